import { expect, test } from 'vitest';
import { JsonList, writeJson } from '../../../src/platform/json/json-list.ts';

test('writes a value as JSON.stringify does, with the text of its lists', () => {
  const list = new JsonList('[{"name":"$& $1 \\u2028"}]');
  const value = { first: list, none: null, deep: [{ second: list, text: '"\u2028\ud800' }], empty: new JsonList('[]') };
  const parsed = JSON.parse(list.text);
  expect(writeJson(value)).toBe(
    JSON.stringify({ ...value, first: parsed, deep: [{ ...value.deep[0], second: parsed }], empty: [] }).replaceAll(
      '\u2028"',
      '\\u2028"',
    ),
  );
  expect(writeJson({ errors: undefined, data: { list: [] } })).toBe('{"data":{"list":[]}}');
});

test('does not write a list where its text would be missing', () => {
  expect(() => JSON.stringify({ list: new JsonList('[]') })).toThrow('writeJson');
});
