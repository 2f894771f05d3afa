import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The Markdown files of the repository, new ones included. `docs/schema/` has none. */
export const documents: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', '*.md'],
  { encoding: 'utf8' },
)
  .split('\0')
  // Texts that the demo and the README upload, and templates of issues, are no documentation.
  .filter((file) => !['', 'refunds.md'].includes(file) && !file.startsWith('src/') && !file.startsWith('.github/'))
  .sort();

/** A fenced block of code. */
export interface Block {
  readonly language: string;
  /** The words after the language: `run` in a block that begins with ` ```sh run `. */
  readonly words: readonly string[];
  readonly text: string;
}

/** The fenced blocks of a document in order, those of list items without their indentation. */
export function blocksOf(file: string): Block[] {
  const found = readFileSync(file, 'utf8').matchAll(/^( *)```(\S*)([^\n]*)\n([\s\S]*?)^\1```$/gm);
  return [...found].map(([, indent = '', language = '', words = '', text = '']) => ({
    language,
    words: words.trim().split(/\s+/).filter(Boolean),
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

/** A document without its fenced blocks. */
export function proseOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/^( *)```[\s\S]*?^\1```$/gm, '');
}
