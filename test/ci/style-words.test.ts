import { describe, expect, it } from 'vitest';
import { findBannedWords } from '../../.ci/style-words.ts';

function wordsIn(text: string): string[] {
  return findBannedWords(text).map(({ word }) => word);
}

describe('findBannedWords', () => {
  it.each([
    ['prose', 'Nobody may read it.', 'nobody'],
    ['a camelCase identifier', 'const isRefused = true;', 'refused'],
    ['a constant', 'const MAX_LANES = 4;', 'lanes'],
    ['a hyphenated word', 'Sends an e-mail.', 'e-mail'],
    ['two words', 'The value can not be read.', 'can not'],
    ['the end of a sentence', 'The session is over.', 'is over'],
  ])('finds a banned word in %s', (_, text, word) => {
    expect(wordsIn(text)).toEqual([word]);
  });

  it.each([
    'defaults',
    'years',
    'the total is over the limit',
    'the connection was refused',
    'ECONNREFUSED',
    'standalone',
  ])('accepts "%s"', (text) => {
    expect(wordsIn(text)).toEqual([]);
  });

  it('names the line and the reason', () => {
    expect(findBannedWords('first\nsecond, then anew')).toEqual([{ line: 2, word: 'anew', reason: 'write "again"' }]);
  });
});
