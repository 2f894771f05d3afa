import { existsSync } from 'node:fs';
import { type Block, blocksOf } from '../docs/markdown.ts';

/** A guide that leads from an empty folder to a page in a browser. */
export interface QuickstartGuide {
  readonly name: string;
  /** The text of each file, by its path in the folder of the app: blocks such as ```tsx src/main.tsx. */
  readonly files: ReadonlyMap<string, string>;
  /** The commands of the ```sh blocks in order. The last one starts the server of the app. */
  readonly commands: readonly string[];
  /** Commands to try while the app runs, of ```sh try blocks, each with the output that follows. */
  readonly tries: readonly { readonly command: string; readonly output: Block | null }[];
}

export function readQuickstart(name: string): QuickstartGuide {
  const blocks = blocksOf(`docs/quickstarts/${name}.md`);
  const scripts = blocks.filter(({ language, words }) => language === 'sh' && words.length === 0);
  const files = blocks.filter(({ language, words }) => language !== 'sh' && words.length === 1);
  return {
    name,
    files: new Map(files.map(({ words: [path = ''], text }) => [path, text])),
    commands: scripts.flatMap(({ text }) => commandsOf(text)),
    tries: blocks.flatMap(({ language, words, text }, index) => {
      if (language !== 'sh' || words[0] !== 'try') return [];
      const next = blocks[index + 1];
      return [{ command: text, output: next && /^(json|text)$/.test(next.language) ? next : null }];
    }),
  };
}

/** One command on each line. A backslash at the end continues it on the next. */
const commandsOf = (script: string) =>
  script
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '');

export const hasQuickstart = (name: string): boolean => existsSync(`docs/quickstarts/${name}.md`);
