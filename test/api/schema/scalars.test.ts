import { graphql } from 'graphql';
import { expect, test } from 'vitest';
import { assembleSchema } from '../../../src/api/schema/schema.ts';
import { apiKey, contextWith, toySdl } from './toy.ts';

let response: unknown;
const BACKEND = assembleSchema(
  'BACKEND',
  toySdl(`extend type Query {
    "" time("" at: DateTime): DateTime @access(scope: "users:read")
    "" nothing: Void @access(scope: "users:read")
    "" json("" value: JSONObject): JSONObject @access(scope: "users:read")
  }`),
  {
    Query: {
      time: (_: unknown, { at }: { at?: string }) => at ?? response,
      nothing: () => response,
      json: (_: unknown, { value }: { value?: object }) => value ?? response,
    },
  },
);

async function ask(source: string, variableValues: Record<string, unknown> = {}) {
  const result = await graphql({
    schema: BACKEND,
    source,
    variableValues,
    contextValue: contextWith('BACKEND', apiKey),
  });
  return JSON.parse(JSON.stringify(result));
}

test('serializes DateTime text unchanged and formats a Date', async () => {
  response = '2026-01-31T09:30:00.000Z';
  expect(await ask('{ time }')).toEqual({ data: { time: response } });
  response = new Date(0);
  expect(await ask('{ time }')).toEqual({ data: { time: '1970-01-01T00:00:00.000Z' } });
});

test('parses an ISO 8601 DateTime to UTC with milliseconds', async () => {
  const source = 'query ($at: DateTime) { time(at: $at) }';
  expect(await ask(source, { at: '2026-01-31T10:30:00+01:00' })).toEqual({
    data: { time: '2026-01-31T09:30:00.000Z' },
  });
  for (const at of ['2026-02-30T00:00:00Z', '2026-01-31', 'now', '2026-01-31T25:00:00Z', 0, '2026-01-31T10:30:00']) {
    expect((await ask(source, { at })).errors).toHaveLength(1);
  }
});

test('rejects a DateTime outside the years 0001 to 9999 in UTC', async () => {
  const source = 'query ($at: DateTime) { time(at: $at) }';
  for (const at of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '0001-01-02T00:00:00+14:00']) {
    expect((await ask(source, { at })).errors).toBeUndefined();
  }
  const outside = ['0000-12-31T23:59:59Z', '0001-01-01T00:00:00+00:01', '9999-12-31T23:59:59-00:01'];
  for (const at of outside) {
    for (const result of [await ask(source, { at }), await ask(`{ time(at: "${at}") }`)]) {
      expect(result.errors[0].message).toContain('must be in the years 0001 to 9999 in UTC');
    }
  }
});

test('returns null for Void and rejects another value from its resolver', async () => {
  response = undefined;
  expect(await ask('{ nothing }')).toEqual({ data: { nothing: null } });
  response = {};
  expect((await ask('{ nothing }')).errors[0].message).toContain('must resolve to null');
});

test('accepts only objects as JSONObject, in variables and literals', async () => {
  const source = 'query ($value: JSONObject) { json(value: $value) }';
  expect(await ask(source, { value: { a: [1, null] } })).toEqual({ data: { json: { a: [1, null] } } });
  expect(await ask('{ json(value: { a: { b: 1 } }) }')).toEqual({ data: { json: { a: { b: 1 } } } });
  for (const value of [[], 'x', 1]) expect((await ask(source, { value })).errors).toHaveLength(1);
});
