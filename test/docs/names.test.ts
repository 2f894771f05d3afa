import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blocksOf, documents, proseOf } from './markdown.ts';

/* The documentation names code. A name that was changed in the code must be changed there as well. */

const SOURCES = [
  'src',
  'schema',
  'docs/openapi',
  'docs/operations/prometheus-rules.yml',
  'test',
  'examples',
  'packages',
  'bench',
  '.ci',
  'package.json',
  'tsconfig.json',
  'compose.yaml',
  'Dockerfile',
];
/** Names of the examples in the recipes, and of libraries that only the documentation uses: Apollo Client, gql.tada and that of Expo. */
const OWN_NAME = /label|website|InMemoryCache|typePolicies|keyFields|^initGraphQLTada$|^ResultOf$|^AuthSession$/i;
const EXCLUDED = new Set([
  'docs/graph-changes.md',
  'docs/style.md',
  'docs/statements.md',
  'CHANGELOG.md',
  'bench/README.md',
]);
/** A name with an inner capital or underscore: `createWorld`, `ErrorCode`, `MASTER_KEY`, `current_step`. */
const NAME = /(?<![\w.$-])[A-Za-z]+(?:(?<=[a-z])[A-Z][A-Za-z0-9]*|_[A-Za-z0-9_]+)(?![\w-])/g;

const known = new Set(
  execFileSync('git', ['ls-files', '-z', '--', ...SOURCES], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\0')
    .filter((file) => /\.(ts|js|json|graphql|ya?ml|html)$|Dockerfile$/.test(file) && !file.includes('test/docs/'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []),
);

/** The names in the code spans of a document and in its TypeScript, without the text of included files. */
function namesOf(document: string): string[] {
  const spans = [...proseOf(document).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const code = blocksOf(document)
    .filter(({ language, words }) => language === 'ts' && words.length === 0)
    .map(({ text }) => text.replaceAll(/'[^']*'/g, ''));
  return [...spans, ...code].flatMap((text) => text.match(NAME) ?? []);
}

describe('the documentation', () => {
  it.each(documents.filter((document) => !EXCLUDED.has(document)))('names only code that exists in %s', (document) => {
    const script = blocksOf(document)
      .filter(({ language }) => language === 'sh')
      .flatMap(({ text }) => text.match(/\w+/g) ?? []);
    const own = new Set(script);
    const unknown = namesOf(document).filter((name) => !known.has(name) && !own.has(name) && !OWN_NAME.test(name));
    expect([...new Set(unknown)]).toEqual([]);
  });
});
