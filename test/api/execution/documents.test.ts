import { createHash } from 'node:crypto';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { isCompilable } from '../../../src/api/execution/compilable.ts';
import { createAllResources } from '../../support/all-resources.ts';
import { createWorld, type World } from '../../support/world.ts';

/*
 * graphql-jit generates JavaScript from documents. These tests send unusual documents to the real service several times, so
 * that they would be compiled, and expect the same response as from graphql-js, which executes them the first time.
 */

const MARK = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';
const CODE = `${MARK}(globalThis.pwned=1)`;
const TIMES = 4;

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await createAllResources(world);
});

const LISTS = '{ nodes { id name } totalCount }';
const EMPTY = { users: { nodes: [] } };

describe('text that graphql-jit would execute as code', () => {
  it.each([
    ['a literal', `{ users(search: "${CODE}") { nodes { id } } }`],
    ['a literal with escapes', `{ users(search: "\\u005f\\u005fMAGIC_DATE${CODE.slice(12)}") { nodes { id } } }`],
    ['a literal with braced escapes', `{ users(search: "\\u{5f}_MAGIC_DATE${CODE.slice(12)}") { nodes { id } } }`],
    ['a block string', `{ users(search: """\n    ${CODE}\n  """) { nodes { id } } }`],
    ['the default of a variable', `query ($text: String = "${CODE}") { users(search: $text) { nodes { id } } }`],
    ['a literal in a fragment', `{ ...F } fragment F on Query { users(search: "${CODE}") { nodes { id } } }`],
  ])('is not executed as %s', async (_, query) => {
    for (let time = 0; time < TIMES; time++) {
      expect((await world.backend.graphql(query)).body).toEqual({ data: EMPTY });
    }
    expect(globalThis).not.toHaveProperty('pwned');
  });

  it('is not executed as a variable or in a REST query string', async () => {
    const query = 'query ($text: String) { users(search: $text) { nodes { id } } }';
    for (let time = 0; time < TIMES; time++) {
      expect((await world.backend.graphql(query, { text: CODE })).body).toEqual({ data: EMPTY });
      expect((await world.backend.get(`/users?search=${encodeURIComponent(CODE)}`)).body.data).toEqual([]);
    }
    expect(globalThis).not.toHaveProperty('pwned');
  });

  const schema = buildSchema('scalar JSONObject type Query { find(by: JSONObject, ids: [[JSONObject]]): Int }');

  it.each([
    `{ find(by: { a: "${CODE}" }) }`,
    `{ find(by: { a: [{ b: ["${CODE}"] }] }) }`,
    `{ find(by: { a: ${MARK}x }) }`,
    `{ find(by: { ${MARK}x: 1 }) }`,
    `{ find(ids: [[{ a: "${CODE}" }], [{ a: ${MARK}x }]]) }`,
    `query ($by: JSONObject = { a: ["${CODE}"] }) { find(by: $by) }`,
    `query ($by: JSONObject = { a: ${MARK}x }) { find(by: $by) }`,
    `query ${MARK} { find }`,
    `{ find @include(if: true) ...${MARK} } fragment ${MARK} on Query { find }`,
    'query ($by: JSONObject = { __proto__: 1 }) { find(by: $by) }',
    'query ($by: JSONObject) { find(by: { a: $by }) }',
    '{ __proto__: find }',
  ])('is not compiled inside JSON, lists and names: %s', (text) => {
    const document = parse(text);
    const operation = getOperationAST(document);
    expect(operation && isCompilable(schema, document, operation)).toBe(false);
  });
});

describe('a document of the real schema', () => {
  it.each<[string, string, Record<string, unknown>?]>([
    [
      'names of JavaScript as aliases',
      `{ constructor: users { nodes { id } } toString: organizations ${LISTS} hasOwnProperty: organizations ${LISTS}
        then: organizations ${LISTS} class: organizations ${LISTS} prototype: organizations ${LISTS} }`,
    ],
    [
      'names of JavaScript as variables that are left out',
      `query ($toString: String, $constructor: String, $valueOf: Boolean = true, $hasOwnProperty: Int = 3) {
        organizations(search: $toString, first: $hasOwnProperty) { nodes { id name @include(if: $valueOf) } }
        users(search: $constructor) { nodes { id } } }`,
    ],
    [
      'the same with values',
      `query ($toString: String, $valueOf: Boolean!) {
        organizations(search: $toString) { nodes { id name @include(if: $valueOf) slug @skip(if: $valueOf) } } }`,
      { toString: 'orth', valueOf: false },
    ],
    ['numbers outside the range of Int', '{ organizations(first: 99999999999999999999) { totalCount } }'],
    ['a float in place of an integer', '{ organizations(first: 1e999) { totalCount } }'],
    ['quotes, backslashes and line ends', '{ users(search: "\\"`$1}\\\\\\u2028\\u2029\'") { totalCount } }'],
    [
      'one field selected in several fragments',
      `{ organizations { ...A ...B ... on OrganizationConnection { nodes { ... { id } } } } }
        fragment A on OrganizationConnection { nodes { id name workspaces { nodes { id } } } totalCount }
        fragment B on OrganizationConnection { nodes { slug workspaces { totalCount nodes { name } } } pageInfo { hasNextPage } }`,
    ],
    [
      'variables of another type',
      'query ($limit: Int!) { organizations(first: $limit) { totalCount } }',
      { limit: '5' },
    ],
  ])('returns the same response compiled and interpreted: %s', async (_, query, variables = {}) => {
    const responses = [];
    for (let time = 0; time < TIMES; time++) responses.push(await world.backend.graphql(query, variables));
    const [first, ...others] = responses.map(({ status, text }) => [status, text]);
    expect(first?.[1]).not.toContain('INTERNAL');
    for (const other of others) expect(other).toEqual(first);
  });

  it('is rejected each time it exceeds a limit', async () => {
    const wide = `{ ${Array.from({ length: 31 }, (_, at) => `a${at}: organizations { totalCount }`).join(' ')} }`;
    const expensive = `{ organizations(first: 100) { nodes { workspaces(first: 100) { nodes { members(first: 100) {
      nodes { id } } } } } } }`;
    for (const [query, code] of [
      [wide, 'QUERY_TOO_COMPLEX'],
      [expensive, 'QUERY_TOO_COMPLEX'],
      ['{ __a: organizations { totalCount } }', 'BAD_REQUEST'],
      ['{ deployment { __proto__: id } }', 'BAD_REQUEST'],
    ]) {
      for (const client of [world.backend, world.backend.with(null)]) {
        for (let time = 0; time < 3; time++) {
          const { status, body } = await client.graphql(query as string);
          expect([status, body.errors[0].extensions.code]).toEqual([400, code]);
        }
      }
    }
  });

  it('is not available by its hash', async () => {
    const query = '{ organizations { totalCount } }';
    const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') };
    await world.backend.graphql(query);
    const { body } = await world.backend.request('POST', '/graphql', { extensions: { persistedQuery } });
    expect([body.data, body.errors[0].extensions.code]).toEqual([undefined, 'BAD_REQUEST']);
  });
});
