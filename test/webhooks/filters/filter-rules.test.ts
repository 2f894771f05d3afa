import { describe, expect, it } from 'vitest';
import { subscribableNames } from '../../../src/platform/events/service-event.ts';
import { canonicalText, equal, hasItem, mergeDeep } from '../../../src/platform/json/json-values.ts';
import { checkFilterRules, compileFilterRules, matches } from '../../../src/webhooks/filters/filter-rules.ts';
import { durationRatio } from '../../support/durations.ts';
import { anyJson, anyObject, randomFrom } from './arbitrary.ts';

const context = JSON.parse(`{
  "amount": 100, "currency": "EUR", "paid": true, "note": null, "tags": ["a", "b"],
  "customer": {"country": "DE", "age": 30, "address": {"zip": "10115"}},
  "items": [{"sku": "x1"}, {"sku": "x2"}], "__proto__": {"polluted": true}
}`);

const TRUE: [string, object][] = [
  ['no rules at all', {}],
  ['a literal number', { amount: 100 }],
  ['a literal string', { currency: 'EUR' }],
  ['a literal null', { note: null }],
  ['a literal array', { tags: ['a', 'b'] }],
  ['a literal object in any order of keys', { customer: { age: 30, address: { zip: '10115' }, country: 'DE' } }],
  ['a dotted path', { 'customer.address.zip': '10115' }],
  ['a path through an array', { 'items.1.sku': 'x2' }],
  ['several paths', { amount: 100, paid: true }],
  ['$eq', { amount: { $eq: 100 } }],
  ['$eq of an object', { 'customer.address': { $eq: { zip: '10115' } } }],
  ['$ne', { amount: { $ne: 99 } }],
  ['$ne of a missing value', { absent: { $ne: 5 } }],
  ['$gt and $lt together', { amount: { $gt: 99, $lt: 101 } }],
  ['$gte and $lte at the bound', { amount: { $gte: 100, $lte: 100 } }],
  ['$gt of strings', { currency: { $gt: 'DEM' } }],
  ['$in', { currency: { $in: ['USD', 'EUR'] } }],
  ['$nin', { currency: { $nin: ['USD'] } }],
  ['$nin of a missing value', { absent: { $nin: [1] } }],
  ['$contains in a string', { currency: { $contains: 'UR' } }],
  ['$contains in an array', { tags: { $contains: 'b' } }],
  ['$contains of an object in an array', { items: { $contains: { sku: 'x1' } } }],
  ['$exists', { amount: { $exists: true } }],
  ['$exists of null', { note: { $exists: true } }],
  ['$exists false', { absent: { $exists: false } }],
  ['$and', { $and: [{ amount: 100 }, { paid: true }] }],
  ['$or', { $or: [{ amount: 1 }, { paid: true }] }],
  ['$not around rules', { $not: { amount: 1 } }],
  ['$not around operators', { amount: { $not: { $gt: 100 } } }],
  ['$not around a value', { amount: { $not: 5 } }],
  ['nested operators', { $or: [{ $and: [{ amount: 1 }] }, { $not: { $or: [{ paid: false }] } }] }],
  ['an own property named __proto__', JSON.parse('{"__proto__.polluted": true}')],
];

const FALSE: [string, object][] = [
  ['one path of several', { amount: 100, paid: false }],
  ['a number for a string', { amount: '100' }],
  ['an inherited property', { 'constructor.name': { $exists: true } }],
  ['the length of an array', { 'tags.length': 2 }],
  ['the length of a string', { 'currency.length': 3 }],
  ['an array of another order', { tags: ['b', 'a'] }],
  ['an object with fewer keys', { 'customer.address': { $eq: { zip: '10115', city: 'Berlin' } } }],
  ['$gt between types', { currency: { $gt: 5 } }],
  ['$lt of a missing value', { absent: { $lt: 5 } }],
  ['$lt of null', { note: { $lt: 5 } }],
  ['$contains between types', { currency: { $contains: 5 } }],
  ['$contains of a number', { amount: { $contains: 1 } }],
  ['null for a missing value', { absent: null }],
  ['a path through a string', { 'currency.0': 'E' }],
  ['a path through null', { 'note.x': { $exists: true } }],
  ['an invalid index', { 'tags.01': 'b' }],
];

describe('Filter rules', () => {
  it.each(TRUE)('matches filter rules with %s', (_, rules) => {
    expect(checkFilterRules(rules as never)).toEqual([]);
    expect(matches(rules as never, context)).toBe(true);
  });

  it.each(FALSE)('does not match filter rules with %s', (_, rules) => {
    expect(checkFilterRules(rules as never)).toEqual([]);
    expect(matches(rules as never, context)).toBe(false);
  });

  it.each([
    [{ $nor: [] }, '$nor'],
    [{ amount: { $above: 5 } }, 'amount.$above'],
    [{ amount: { $gt: 5, lt: 6 } }, 'amount.lt'],
    [{ amount: { constructor: 1, $gt: 1 } }, 'amount.constructor'],
    [{ amount: {} }, 'amount'],
    [{ amount: { $gt: [] } }, 'amount.$gt'],
    [{ amount: { $in: 5 } }, 'amount.$in'],
    [{ amount: { $in: [] } }, 'amount.$in'],
    [{ amount: { $nin: Array(101).fill(1) } }, 'amount.$nin'],
    [{ amount: { $exists: 'yes' } }, 'amount.$exists'],
    [{ amount: { $not: { $gt: null } } }, 'amount.$not.$gt'],
    [{ $and: [] }, '$and'],
    [{ $or: { amount: 1 } }, '$or'],
    [{ $or: [{ amount: 1 }, {}] }, '$or.1'],
    [{ $or: [{ amount: { $lt: true } }] }, '$or.0.amount.$lt'],
    [{ $not: [] }, '$not'],
    [{ $not: {} }, '$not'],
    [{ '': 1 }, ''],
    [{ 'a..b': 1 }, 'a..b'],
    [{ '.a': 1 }, '.a'],
  ])('rejects invalid filter rules with the path of the error: %j', (rules, path) => {
    const errors = checkFilterRules(rules as never, ['rules']);
    expect(errors.map((error) => error.path.join('.'))).toEqual([`rules.${path}`]);
    expect(matches(rules as never, context)).toBe(false);
  });

  it('rejects filter rules that are nested too deeply or have too many conditions', () => {
    const nested = (depth: number): object => (depth === 0 ? { a: 1 } : { $not: nested(depth - 1) });
    expect(checkFilterRules(nested(5) as never)).toEqual([]);
    expect(checkFilterRules(nested(6) as never)).toHaveLength(1);
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, at]));
    expect(checkFilterRules(many(50))).toEqual([]);
    expect(checkFilterRules(many(51))).toHaveLength(1);
  });

  it('evaluates $not, $and and $or as negation, conjunction and disjunction for every context', () => {
    const random = randomFrom(7);
    for (let round = 0; round < 500; round += 1) {
      const value = anyObject(random);
      const rules = [{ a: anyJson(random, 1) }, { b: { $gt: 3 } }, { 'a.b': { $exists: true } }].filter(
        (each) => checkFilterRules(each as never).length === 0,
      ) as never[];
      const each = rules.map((one) => matches(one, value));
      expect(rules.map((one) => matches({ $not: one }, value))).toEqual(each.map((one) => !one));
      expect(matches({ $and: rules }, value)).toBe(each.every(Boolean));
      expect(matches({ $or: rules }, value)).toBe(each.some(Boolean));
    }
  });

  it('never throws, for any rules and context', () => {
    const random = randomFrom(11);
    const names = ['$and', '$or', '$not', '$gt', '$in', '$exists', '$contains', '__proto__', 'a', 'a.b', 'b.0', ''];
    for (let round = 0; round < 2000; round += 1) {
      const rules = anyObject(random, 4, names);
      expect(Array.isArray(checkFilterRules(rules))).toBe(true);
      expect(typeof matches(rules, anyObject(random))).toBe('boolean');
    }
  });
});

describe('The filter rules of many subscriptions', () => {
  it('finds an item in a list exactly when one of the items is equal', () => {
    const random = randomFrom(5);
    for (let round = 0; round < 2_000; round += 1) {
      const [list, value] = [[anyJson(random), anyJson(random)], anyJson(random)];
      expect(hasItem(list, canonicalText(value))).toBe(list.some((item) => equal(item, value)));
    }
  });

  it.each([
    ['look for an item of a long list', () => Array(30_000).fill(1), (at: number) => ({ $contains: at + 2 })],
    [
      'compare a large object',
      () => Object.fromEntries(Array.from({ length: 8_000 }, (_, at) => [`k${at}`, at])),
      (at: number) => ({ $eq: { at } }),
    ],
  ])('matches many filter rules nearly as fast as one when they %s', async (_, payloadOf, condition) => {
    const rulesOf = (count: number) =>
      Array.from({ length: count }, (_, round) =>
        compileFilterRules({ $or: Array.from({ length: 40 }, (_, at) => ({ x: condition(round * 40 + at) })) }),
      );
    const matched = (filters: readonly ((context: Record<string, unknown>) => boolean)[]) => () => {
      const context = { x: payloadOf() };
      for (const filter of filters) expect(filter(context)).toBe(false);
    };
    // 800 conditions instead of 40.
    expect(await durationRatio(matched(rulesOf(20)), matched(rulesOf(1)), 5)).toBeLessThan(5);
  });
});

describe('A filter context merged over a payload', () => {
  it('merges objects and replaces other values', () => {
    const payload = { a: { b: 1, c: [1, 2] }, d: 1 };
    const over = { a: { c: [3], e: null }, d: { f: 1 }, g: 2 };
    expect({ ...mergeDeep(payload, over) }).toEqual({ a: { b: 1, c: [3], e: null }, d: { f: 1 }, g: 2 });
    expect(payload).toEqual({ a: { b: 1, c: [1, 2] }, d: 1 });
  });

  it('treats fields named like prototype properties as data, without prototype pollution', () => {
    const over = JSON.parse('{"__proto__": {"x": 1}, "constructor": {"prototype": {"y": 1}}}');
    const merged = mergeDeep({}, over);
    expect(matches(JSON.parse('{"__proto__.x": 1, "constructor.prototype.y": 1}'), merged)).toBe(true);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    expect(({} as Record<string, unknown>)['y']).toBeUndefined();
  });

  it('keeps the payload fields that the context does not override', () => {
    const random = randomFrom(3);
    for (let round = 0; round < 500; round += 1) {
      const [payload, over] = [anyObject(random), anyObject(random)];
      const merged = mergeDeep(payload, over);
      expect(equal(mergeDeep(merged, over), merged)).toBe(true);
      expect(equal(mergeDeep(payload, {}), payload)).toBe(true);
      expect(equal(mergeDeep({}, over), over)).toBe(true);
      for (const key of Object.keys(payload)) if (!(key in over)) expect(merged[key]).toBe(payload[key]);
    }
  });
});

describe('Names that a subscription to an event can have', () => {
  it.each([
    ['user', ['user']],
    ['user.created', ['user.created', 'user.*']],
    ['a.b.c', ['a.b.c', 'a.*', 'a.b.*']],
    ['.a', ['.a']],
    ['a.', ['a.', 'a.*']],
  ])('lists the names and prefixes that match %s', (eventName, names) => {
    expect(subscribableNames(eventName)).toEqual(names);
  });
});
