import { graphql } from 'graphql';
import { describe, expect, test } from 'vitest';
import { assembleSchema } from '../../../src/api/schema/schema.ts';
import { ServiceError } from '../../../src/platform/errors.ts';
import { FORMATS, isId } from '../../../src/platform/graph/formats.ts';
import { apiKey, contextWith, shelves, toySdl } from '../schema/toy.ts';

const { BACKEND } = shelves();

/** Every validation error, as `path message`. */
async function broken(source: string, variableValues: Record<string, unknown> = {}): Promise<string[]> {
  const { errors = [] } = await graphql({
    schema: BACKEND,
    source,
    variableValues,
    contextValue: contextWith('BACKEND', apiKey),
  });
  return errors.flatMap(({ originalError, message }) =>
    originalError instanceof ServiceError
      ? originalError.errors.map((error) => `${error.path.join('.')} ${error.message}`)
      : [message],
  );
}

const create = (input: Record<string, unknown>) =>
  broken('mutation ($input: CreateShelfInput!) { createShelf(input: $input) { id } }', {
    input: { name: 'ok', ...input },
  });

test('lists every violated bound with its path from the argument', async () => {
  const input = {
    name: '',
    displayName: null,
    email: 'not-an-address',
    size: 10,
    ownerId: 'x',
    bookIds: ['1', '2', '3', '4'],
    labels: ['good', 'too long'],
    nested: { deep: 'ABCDEFG' },
  };
  expect(await create(input)).toEqual([
    'input.name must have at least 1 character',
    'input.displayName must not be null',
    'input.email must be an email address',
    'input.size must be at most 9',
    'input.ownerId must be an id',
    'input.bookIds must have at most 3 items',
    'input.labels.1 must have at most 4 characters',
    'input.nested.deep must have at most 5 characters',
  ]);
});

test('checks a pattern only on text within its length bounds', async () => {
  expect(await create({ nested: { deep: 'ABC' } })).toEqual(['input.nested.deep must match ^[a-z]+$']);
});

test('describes a pattern with its own message', async () => {
  expect(await create({ nested: { worded: '-' } })).toEqual(['input.nested.worded must be a digit']);
});

test('rejects blank text if text must not be empty', async () => {
  expect(await create({ name: ' \t\u3000' })).toEqual(['input.name must not be blank']);
  expect(await create({ name: ' a ' })).toEqual([]);
});

test('accepts null for nullable fields and ignores omitted fields', async () => {
  expect(await create({ email: null, size: null, meta: null, labels: null })).toEqual([]);
});

test('counts lengths in code points', async () => {
  expect(await create({ name: '😀😀😀😀😀' })).toEqual([]);
  expect(await create({ name: '😀😀😀😀😀😀' })).toEqual(['input.name must have at most 5 characters']);
});

test('checks the bounds of literals and of edge arguments', async () => {
  expect(await broken('{ shelves(limit: 101, search: "x") { hasMore } }')).toEqual([
    'limit must be at most 100',
    'search must have at least 2 characters',
  ]);
  expect(await broken('{ shelf(shelfId: "1") { books(first: 0) { nodes { id } } } }')).toEqual([
    'first must be at least 1',
  ]);
});

describe('JSON', () => {
  const CLEAN = 'must not contain NUL or unpaired surrogates';
  const nested = (levels: number): unknown => (levels === 1 ? {} : { a: nested(levels - 1) });

  test('is accepted up to 32 levels', async () => {
    expect(await create({ meta: nested(32) })).toEqual([]);
    expect(await create({ meta: nested(33) })).toEqual(['input.meta must be at most 32 levels deep']);
    expect(await create({ meta: { a: JSON.parse('['.repeat(5000) + ']'.repeat(5000)) } })).toEqual([
      'input.meta must be at most 32 levels deep',
    ]);
  });

  test('is accepted up to 64 KiB', async () => {
    expect(await create({ meta: { a: 'x'.repeat(65_528) } })).toEqual([]);
    expect(await create({ meta: { a: 'x'.repeat(65_529) } })).toEqual([
      'input.meta must have at most 65536 bytes as JSON',
    ]);
  });

  test('is rejected with invalid text in keys or values', async () => {
    expect(await create({ meta: { a: ['\0'] } })).toEqual([`input.meta ${CLEAN}`]);
    expect(await create({ meta: { '\ud800': 1 } })).toEqual([`input.meta ${CLEAN}`]);
    expect(await create({ meta: { a: '\u{1f600}' } })).toEqual([]);
  });

  test('is rejected with an integer that JavaScript has rounded', async () => {
    expect(await create({ meta: JSON.parse('{"a":9007199254740993}') })).toEqual([
      'input.meta must not contain integers beyond 9007199254740991',
    ]);
  });
});

test('rejects NUL and unpaired surrogates in every text', async () => {
  const clean = 'must not contain NUL or unpaired surrogates';
  expect(await create({ name: 'a\0' })).toEqual([`input.name ${clean}`]);
  expect(await create({ labels: ['\udc00'] })).toEqual([`input.labels.0 ${clean}`]);
  expect(await broken('query ($s: String) { shelves(search: $s) { hasMore } }', { s: '\0\0' })).toEqual([
    `search ${clean}`,
  ]);
});

describe('text in a path', () => {
  const seen: unknown[] = [];
  const schema = assembleSchema(
    'BACKEND',
    toySdl(`extend type Query {
      "" app("" appName: String! @constraint(maxLength: 3)): Int
        @rest(path: "/apps/{app_name}") @access(scope: "users:read")
    }`),
    { Query: { app: (_: unknown, args: unknown) => void seen.push(args) } },
  );
  const run = (appName: string) =>
    graphql({
      schema,
      source: 'query ($appName: String!) { app(appName: $appName) }',
      variableValues: { appName },
      contextValue: contextWith('BACKEND', apiKey),
    });

  test('reaches the resolver if it violates bounds, so that the operation returns 404', async () => {
    expect((await run('longer')).errors).toBeUndefined();
    expect(seen).toEqual([{ appName: 'longer' }]);
  });

  test('is rejected if PostgreSQL does not accept it', async () => {
    expect((await run('\0')).errors?.[0]?.originalError).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('formats', () => {
  test.each([
    [
      'EMAIL',
      ['a@b.co', 'first.last+tag@sub.example.com', 'ü@bücher.example'],
      ['', 'a', 'a@b', '@b.co', 'a b@c.de', 'a@b..c', 'a@@b.c', `${'a'.repeat(65)}@b.co`, `a@${'b'.repeat(250)}.co`],
    ],
    [
      'URL',
      ['https://a.example', 'http://localhost:3000/x?y#z'],
      ['javascript:alert(1)', '//a.example', 'https://', 'https:a', '/x', 'https://a b', 'https://a\\@b', 'ftp://a.b'],
    ],
    ['PHONE', ['+4930123456'], ['004930123456', '+0123456789', '+49 30 123', '+1234567890123456']],
    ['ID', ['1', '9223372036854775807'], ['0', '01', '-1', '9223372036854775808', '1e3', '']],
    ['COLOR', ['#abc', '#AABBCC', '#aabbccdd'], ['abc', '#ab', '#abcd', '#ggg', '#aabbc']],
    [
      'ORIGIN',
      ['https://a.example', 'http://localhost:3000', 'http://[::1]:80'],
      [
        'https://a.example/',
        'a.example',
        'null',
        '*',
        'https://*.a.example',
        'https://a.example:99999',
        'https://u@a.example',
      ],
    ],
    [
      'HOST',
      ['a.example', 'localhost:4001', '127.0.0.1'],
      ['https://a.example', 'a.example/x', '-a.example', 'a..b', '', 'a:0'],
    ],
    [
      'URL_OR_PATH',
      ['', '/sign-in', '/', 'https://a.example/x'],
      ['//evil.example', '/\\evil.example', 'x', 'javascript:x', '/a b'],
    ],
    ['COUNTRY', ['DE', 'US'], ['de', 'XX', 'DEU', '']],
    ['LOCALE', ['de', 'fr-CA', 'zh-Hant-TW', 'EN-us'], ['de_AT', 'd', '', 'x y', `en-x-${'abcdefgh-'.repeat(5)}a`]],
    ['SLUG', ['northwind', 'north-wind-2'], ['', 'North', 'north--wind', '-north', 'north_wind']],
    ['PERMISSION', ['invoices:read', 'in_v-1:*'], ['', 'invoices', 'Invoices:read', '*:read', 'a:b:c']],
  ] as const)('%s takes what it is and nothing else', (format, good, bad) => {
    const { isValid } = FORMATS[format];
    expect(good.filter((text) => !isValid(text))).toEqual([]);
    expect((bad as readonly string[]).filter((text) => isValid(text))).toEqual([]);
  });

  test('accept only positive 64-bit numbers as ids', () => {
    expect(isId('123')).toBe(true);
    expect(isId('1\n')).toBe(false);
  });
});
