import { describe, expect, it } from 'vitest';
import { compilePattern } from '../../../src/platform/patterns/linear-pattern.ts';
import { UnsupportedPattern } from '../../../src/platform/patterns/pattern-syntax.ts';
import { cpuMs, durationRatio } from '../../support/durations.ts';

const PATTERNS = [
  ...['', 'a', '^a$', 'a|b', '^(a|bc|)$', '^a*$', '^a+b?$', '(?:ab)+', '^(?<year>\\d{4})-\\d{2}$', 'a{2}', '^a{2,}$'],
  ...[
    '^a{1,3}?b$',
    '[a-c]+$',
    '^[^a-c]+$',
    '[\\]\\-]',
    '^.$',
    '\\.',
    '^\\p{Lu}\\p{L}*$',
    '\\u0041',
    '\\u{1F600}',
    '^()*$',
  ],
  ...[
    '(a*)*b',
    '^(a|a)*$',
    '(^a|b$)',
    'a^b',
    '$',
    '^$',
    '^[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+$',
    '\\x41|\\t',
    '[]|a',
    '[^]',
  ],
  ...['^(?:(?:a|b)*c)+$', '\\/', '\\s', 'a|', '|a', '(|a)+b'],
];
const TEXTS = [
  ...[
    '',
    'a',
    'b',
    'ab',
    'aab',
    'aaa',
    'aaaa',
    'abab',
    'bc',
    'abc',
    'cba',
    'A',
    'Ähre',
    '2026-11',
    '2026-1',
    '\n',
    '.',
  ],
  ...['😀', ']', '-', 'ada@example.com', 'ada@', '\t', 'acbc', 'ccab', '/', ' ', 'b\na', 'x\u2028'],
];

describe('a linear pattern', () => {
  it.each(PATTERNS)("matches %j exactly as JavaScript's engine does", (source) => {
    const native = new RegExp(source, 'u');
    const pattern = compilePattern(source);
    expect(TEXTS.filter((text) => pattern.test(text))).toEqual(TEXTS.filter((text) => native.test(text)));
  });

  it.each([
    '(a+)+$',
    '(a|aa)*$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(.*)*x',
    'a*a*a*a*a*a*b',
    '(a?){50}a{50}$',
    '(\\w+\\s?)*$',
  ])('matches %j in linear time, unlike JavaScript', async (source) => {
    const pattern = compilePattern(source);
    const matchText = (length: number, times: number) => () => {
      const text = `${'a'.repeat(length)}!`;
      for (let time = 0; time < times; time += 1) pattern.test(text);
    };
    // As many characters in both: a quadratic algorithm would take 16 times as long for the one long text.
    expect(await durationRatio(matchText(80_000, 1), matchText(5_000, 16), 4, cpuMs)).toBeLessThan(4);
  });

  it.each([
    ['(a)\\1', 'must not use \\1'],
    ['(?<x>a)\\k<x>', 'must not use \\k'],
    ['\\bword', 'must not use \\b'],
    ['(?=a)', 'lookarounds'],
    ['(?!a)', 'lookarounds'],
    ['(?<=a)b', 'lookarounds'],
    ['(?<!a)b', 'lookarounds'],
    ['(?i:a)', 'lookarounds and modifiers'],
    ['(', 'not a valid'],
    ['a{2,1}', 'not a valid'],
    ['\\-', 'not a valid'],
    ['(a{100}){100}', 'at most 500'],
    ['((){999}){999}', 'at most 500'],
    ['(){999999999}', 'at most 500'],
    [`${'('.repeat(40)}a${')'.repeat(40)}`, 'must not nest more than 32 groups'],
  ])('rejects the pattern %j', (source, message) => {
    expect(() => compilePattern(source)).toThrow(UnsupportedPattern);
    expect(() => compilePattern(source)).toThrow(message);
  });
});
