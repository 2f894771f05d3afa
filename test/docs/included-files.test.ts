import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { blocksOf, documents } from './markdown.ts';

/* A block that begins with ```ts file=examples/some-file.ts shows the text of that file. */

const included = documents.flatMap((document) =>
  blocksOf(document).flatMap(({ words, text }) => {
    const file = words.find((word) => word.startsWith('file='))?.slice('file='.length);
    return file === undefined ? [] : [{ document, file, text }];
  }),
);

it.each(included)('shows the current text of $file in $document', ({ file, text }) => {
  expect(text).toBe(readFileSync(file, 'utf8'));
});

it('shows or links each file of examples/ in the documentation', () => {
  const texts = documents.map((document) => readFileSync(document, 'utf8')).join('\n');
  const missing = globSync('examples/**/*.*').filter((file) => !texts.includes(file));
  expect(missing).toEqual([]);
});
