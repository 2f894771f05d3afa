import { describe, expect, it } from 'vitest';
import { MAX_TERM_LENGTH, searchTextOf } from '../../../src/ai/lexical/search-text.ts';

const termsOf = (text: string) => searchTextOf(text).terms;

describe('searchTextOf', () => {
  it('keeps identifiers as a whole, in lower case', () => {
    expect(termsOf('See ERR_CONN_42, AB-1234 and foo.bar() in getUserName.')).toEqual([
      'err_conn_42',
      'ab-1234',
      'foo.bar',
      'getusername',
    ]);
    expect(termsOf('Mail ann@example.com about v1.2.3 on 2026-01-31')).toEqual([
      'ann@example.com',
      'v1.2.3',
      '2026-01-31',
    ]);
  });

  it('regards plain and hyphenated words as words', () => {
    expect(termsOf('A well-known fact. And another one')).toEqual([]);
    expect(searchTextOf('A well-known “fact”.').words).toBe('a well known fact');
  });

  it('cuts long URLs between characters', () => {
    const [term = ''] = termsOf(`https://example.com/${'\u{10400}'.repeat(60)}`);
    expect(term.length).toBeLessThanOrEqual(MAX_TERM_LENGTH);
    expect(term.startsWith('https://example.com/')).toBe(true);
  });

  it('divides scripts without spaces into pairs of characters, and Han also into characters', () => {
    expect(searchTextOf('カメラ and 東京')).toEqual({ words: 'and', terms: ['カメ', 'メラ', '東京', '東', '京'] });
  });

  it('treats full-width letters like others and removes what PostgreSQL cannot store', () => {
    expect(searchTextOf('Ｈｅｌｌｏ\0 \ud800x')).toEqual({ words: 'hello x', terms: [] });
  });
});
