import { describe, expect, test } from 'vitest';
import { entityKey } from '../../../src/ai/extraction/entities/entity-key.ts';
import { extractEntities, MAX_ENTITIES } from '../../../src/ai/extraction/entities/extract-entities.ts';

const keysOf = (text: string, headings: readonly string[] = []) =>
  extractEntities(text, headings).map(({ key }) => key);

const kindOf = (text: string, key: string) => extractEntities(text, []).find((entity) => entity.key === key)?.kind;

describe('the key of an entity', () => {
  test.each([
    ['Heat-Transfer  Coefficients', 'heat transfer coefficient'],
    ['ｆｕｌｌ　ｗｉｄｔｈ', 'full width'],
    ["Einstein's theories", 'einstein theory'],
    ['glass lens status analysis', 'glass len status analysis'],
    ['ÉCOLE', 'école'],
    ['boxes and branches', 'box and branch'],
  ])('joins the forms of "%s"', (name, key) => {
    expect(entityKey(name)).toBe(key);
  });

  test('is at most 120 code units long and ends with a whole character', () => {
    const key = entityKey(`${'a'.repeat(119)}😀`);
    expect(key).toBe('a'.repeat(119));
  });
});

describe('extraction without a model', () => {
  test.each([
    ['English', 'Yesterday the Bank of England met Alice Smith.', ['bank of england', 'alice smith']],
    [
      'English in lower case',
      'the boundary layer of a wing in a slipstream .',
      ['boundary layer', 'wing', 'slipstream'],
    ],
    ['German', 'Gestern besuchte Angela Merkel die Universität Leipzig.', ['angela merkel', 'universität leipzig']],
    ['French', 'Hier, Victor Hugo a visité la cathédrale de Reims.', ['victor hugo', 'cathédrale']],
    ['Russian', 'Вчера Лев Толстой приехал в Ясную Поляну.', ['лев толстой', 'ясную поляну']],
    ['Greek', 'Χθες ο Νίκος Καζαντζάκης έγραψε.', ['νίκος καζαντζάκης']],
    ['Arabic', 'زار الرئيس جامعة القاهرة', ['جامعة القاهرة']],
    ['Japanese', '東京のデータベースを検索する。', ['東京', 'データベース', '検索']],
    ['Chinese', '中华人民共和国发布通知', ['共和国', '通知']],
    ['Korean', '서울대학교 도서관에서', ['서울대학교 도서관에서']],
    ['Thai', 'ประเทศไทยมีฐานข้อมูล', ['ข้อมูล']],
  ])('finds names and terms in %s', (_language, text, keys) => {
    expect(keysOf(text)).toEqual(expect.arrayContaining(keys));
  });

  test.each([
    ['The error ERR_42 appeared.', 'err_42'],
    ['Call foo.bar() first.', 'foo.bar()'],
    ['See ticket AB-1234.', 'ab-1234'],
    ['Since v1.2.3, it is fast.', 'v1.2.3'],
    ['Since 10.4.0 it is fast.', '10.4.0'],
    ['Write to (bob@example.com).', 'bob@example.com'],
    ['See https://user@docs.example.org:8443/a?b=c#d.', 'docs.example.org'],
    ['The field createdAt is set.', 'createdat'],
    ['エラーERR_42が発生。', 'err_42'],
  ])('finds the identifier in "%s"', (text, key) => {
    expect(kindOf(text, key)).toBe('identifier');
    const part = key.split(/[^a-z\d]/)[0];
    if (part !== key) expect(keysOf(text)).not.toContain(part);
  });

  test('does not take the first word of a sentence for a name', () => {
    expect(kindOf('Pumps move water. Pumps are loud.', 'pump')).toBe('term');
    expect(kindOf('It was Acme that sold pumps.', 'acme')).toBe('name');
  });

  test('takes an acronym for a name, unless the text is written in capitals', () => {
    expect(kindOf('WHO and UNESCO agreed on the health plan of last year.', 'unesco')).toBe('name');
    expect(kindOf('THE BOUNDARY LAYER OF A WING', 'boundary layer')).toBe('term');
  });

  test('takes the two innermost headings, and none that is a sentence', () => {
    const sentence = 'this heading is as long as a whole sentence and therefore it is no entity';
    const headings = extractEntities('', ['Manual', 'Billing', 'Refunds']).filter(({ kind }) => kind === 'heading');
    expect(headings.map(({ key }) => key)).toEqual(['billing', 'refund']);
    expect(extractEntities('', [sentence])).toEqual([]);
  });

  test('joins the mentions of an entity and counts them', () => {
    const entities = extractEntities('we met Acme Pumps today, and ACME-pumps paid. later Acme Pumps left.', []);
    expect(entities.filter(({ key }) => key === 'acme pump')).toEqual([
      { name: 'Acme Pumps', key: 'acme pump', kind: 'name', frequency: expect.any(Number) },
    ]);
    expect(new Set(entities.map(({ key }) => key)).size).toBe(entities.length);
  });

  test('sorts entities of equal weight by key', () => {
    expect(keysOf('delta, beta, gamma, alpha')).toEqual(['alpha', 'beta', 'delta', 'gamma']);
  });

  test.each([
    ['one long line', 'the quick value of Acme Pumps at ERR_42 '.repeat(25_000)],
    ['capitals', 'A'.repeat(1_000_000)],
    ['capitalized words', 'Ab '.repeat(330_000)],
    ['different words', Array.from({ length: 150_000 }, (_, index) => `W${index.toString(36)}`).join(' ')],
    ['apostrophes', "a'".repeat(500_000)],
    ['dots and underscores', 'a.b_'.repeat(250_000)],
    ['at signs', 'a@'.repeat(500_000)],
    ['brackets', '('.repeat(1_000_000)],
    ['spaces', `${' '.repeat(1_000_000)}x`],
    ['line breaks', `${'\n'.repeat(1_000_000)}x`],
    ['Han characters', '漢'.repeat(1_000_000)],
    ['combining characters', `e${'\u0301'.repeat(1_000_000)}`],
    ['half surrogate pairs', '\ud800'.repeat(1_000_000)],
  ])('is bounded for a megabyte of %s', (_what, text) => {
    const entities = extractEntities(text, [text, text]);
    expect(entities.length).toBeLessThanOrEqual(MAX_ENTITIES);
    for (const { name, key } of entities) {
      expect(name.length).toBeLessThanOrEqual(120);
      expect(key.length).toBeLessThanOrEqual(120);
    }
  });

  test('takes about twice as long for twice the text', () => {
    const unit = "Ab cd_ef a'b x.y() the Acme Pump, 漢字 ";
    const timeOf = (count: number) => {
      const text = unit.repeat(count);
      return Math.min(
        ...[1, 2, 3].map(() => {
          const start = process.cpuUsage().user;
          extractEntities(text, []);
          return process.cpuUsage().user - start;
        }),
      );
    };
    timeOf(500);
    // A quadratic part would take 64 times as long.
    expect(timeOf(16_000)).toBeLessThan(timeOf(2_000) * 24 + 20_000);
  });
});
