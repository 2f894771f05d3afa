import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBannedWords } from './style-words.ts';

const HELP = `Checks the words of the repository and the subjects of its commits against docs/style.md.

  npm run lint                              the whole repository
  node .ci/check-style.ts src/webhooks      only these files and folders

A finding names the file, the line, the word and what to write instead.`;

const MAX_SUBJECT_LENGTH = 72;
const TEXT_FILE = /\.(ts|js|graphql|md|css|html|sh|yaml)$/;
/** Files with text that is not ours to change: generated, released, in another language, or a list of these very words. */
const EXCLUDED = [
  /\/rest-types\/(backend|deployment)\.ts$/,
  // Texts in other languages than English.
  /\/texts\/(de|fr|es)\//,
  /^src\/pages\/.*\/documents\.ts$/,
  /\/migrations\/\d/,
  /^docs\/(schema|openapi)\//,
  /\/(de|fr|es)\.ts$/,
  /^docs\/style\.md$/,
  /^\.ci\/style-words\.ts$/,
  /^test\/ci\/style-words\.test\.ts$/,
];

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** A file's text. Code spans of a document are left out: they quote names, some of which no longer exist. */
function proseOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.md') ? text.replace(/`[^`\n]*`/g, '') : text;
}

function wordErrors(paths: readonly string[]): string[] {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...paths).split('\0');
  const checked = files.filter(
    (file) => TEXT_FILE.test(file) && !EXCLUDED.some((pattern) => pattern.test(file)) && existsSync(file),
  );
  return checked.flatMap((file) =>
    findBannedWords(proseOf(file)).map(({ line, word, reason }) => `${file}:${line}: "${word}": ${reason}`),
  );
}

/** Subjects over the limit, of the commits since this check was added. */
function subjectErrors(): string[] {
  const first = git('log', '--diff-filter=A', '--format=%H', '--', '.ci/check-style.ts').trim().split('\n').at(-1);
  if (first === undefined || first === '') return [];
  const subjects = git('log', '--no-merges', '--format=%h %s', `${first}..HEAD`).trim().split('\n');
  return subjects
    .filter((line) => line.slice(line.indexOf(' ') + 1).length > MAX_SUBJECT_LENGTH)
    .map((line) => `commit ${line}: the subject has more than ${MAX_SUBJECT_LENGTH} characters`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h', default: false } },
});
if (values.help) {
  console.log(HELP);
} else {
  const errors = [...wordErrors(positionals), ...(positionals.length === 0 ? subjectErrors() : [])];
  for (const error of errors) console.error(error);
  if (errors.length > 0) console.error(`\n${errors.length} findings. docs/style.md has the rules.`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
