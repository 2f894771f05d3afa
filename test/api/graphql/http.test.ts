import type { AddressInfo } from 'node:net';
import express from 'express';
import { getIntrospectionQuery } from 'graphql';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createExecutor } from '../../../src/api/execution/executor.ts';
import { createGraphqlMiddleware, type GraphqlMiddleware } from '../../../src/api/graphql/apollo.ts';
import { createEventStreams } from '../../../src/api/streams/event-streams.ts';
import { Viewer } from '../../../src/platform/access/viewer.ts';
import type { Context } from '../../../src/platform/context.ts';
import { ServiceError } from '../../../src/platform/errors.ts';
import { apiKey, contextWith, shelves } from '../schema/toy.ts';

const { BACKEND } = shelves();
const log: { details: object; message: string }[] = [];
const middlewares: GraphqlMiddleware[] = [];
let context: () => Context;
let origin: string;
const app = express();
const server = app.listen(0, '127.0.0.1');

beforeAll(async () => {
  for (const introspection of [true, false]) {
    const middleware = await createGraphqlMiddleware({
      schema: BACKEND,
      executor: createExecutor(BACKEND),
      introspection,
      log: {
        error: (details, message) => log.push({ details, message }),
        warn: (details, message) => log.push({ details, message }),
      },
      streams: createEventStreams({ log: { error: (details, message) => log.push({ details, message }) } }),
      contextOf: () => context(),
    });
    middlewares.push(middleware);
    app.all(introspection ? '/graphql' : '/closed', middleware.handler);
  }
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  log.length = 0;
  context = () => contextWith('BACKEND', apiKey);
});

afterAll(async () => {
  server.close();
  for (const { stop } of middlewares) await stop();
});

async function post(body: unknown, { path = '/graphql', headers = {} }: { path?: string; headers?: object } = {}) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer = await response.json();
  return { status: response.status, headers: response.headers, ...answer, code: answer.errors?.[0]?.extensions?.code };
}

describe('GraphQL over HTTP', () => {
  /** Audits that expect 200 for an invalid document from a client of `application/json`. This service returns 400 to all. */
  const REJECTED_WITH_400 = ['572B', 'FDE2', '7B9B'];

  for (const audit of serverAudits({ url: () => `${origin}/graphql` })) {
    test(`${audit.id} ${audit.name}`, async () => {
      const result = await audit.fn();
      // A notice is optional in the specification: a GET that a page of another origin could send is rejected here.
      const expected = REJECTED_WITH_400.includes(audit.id) ? ['warn'] : ['ok', 'notice'];
      expect(expected, 'reason' in result ? result.reason : '').toContain(result.status);
    });
  }
});

test('returns 200 for a response with data, even if a field failed', async () => {
  const { status, data, code } = await post({ query: '{ shelves(limit: 0) { hasMore } lastShelf { id } }' });
  expect([status, data, code]).toEqual([200, { shelves: null, lastShelf: null }, 'VALIDATION_FAILED']);
});

test('lists validation errors with messages that name the field', async () => {
  const query = 'mutation ($input: CreateShelfInput!) { createShelf(input: $input) { id } }';
  const { errors } = await post({
    query,
    variables: { input: { name: '', displayName: null, labels: ['x', 'toolong'] } },
  });
  expect(errors).toEqual([
    {
      message: 'The request has invalid fields.',
      locations: [{ line: 1, column: 40 }],
      path: ['createShelf'],
      extensions: {
        code: 'VALIDATION_FAILED',
        errors: [
          { path: ['input', 'name'], code: 'VALIDATION_FAILED', message: 'name must have at least 1 character' },
          { path: ['input', 'displayName'], code: 'VALIDATION_FAILED', message: 'displayName must not be null' },
          {
            path: ['input', 'labels', 1],
            code: 'VALIDATION_FAILED',
            message: 'labels[1] must have at most 4 characters',
          },
        ],
      },
    },
  ]);
});

test('returns 400 for invalid variables whether the document is compiled or not', async () => {
  const query = 'query ($id: ID!) { shelf(shelfId: $id) { id } }';
  for (let time = 0; time < 3; time++) {
    const { status, code, errors } = await post({ query, variables: { id: [] } });
    expect([status, code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(errors[0].extensions.errors[0].message).toBe('shelfId must be an id');
  }
});

test('hides an unexpected error and logs it with the request id, without document or variables', async () => {
  const { status, errors } = await post({ query: '{ failing(how: "secret") }' });
  expect(status).toBe(200);
  expect(errors[0]).toMatchObject({ path: ['failing'], extensions: { code: 'INTERNAL' } });
  expect(errors[0].message).not.toContain('hunter2');
  expect(log).toHaveLength(1);
  expect(log[0]?.details).toMatchObject({
    requestId: 'req-1',
    path: 'failing',
    err: { message: 'the password is hunter2' },
  });
  expect(JSON.stringify(log)).not.toContain('secret');
});

test('does not log errors that the caller caused', async () => {
  await post({ query: '{ shelves(limit: 0) { hasMore } }' });
  await post({ query: '{ nope }' });
  expect(log).toEqual([]);
});

describe('a request that is rejected before execution', () => {
  test.each([
    ['a document that does not parse', { query: '{' }, 400, 'BAD_REQUEST'],
    ['an unknown field', { query: '{ nope }' }, 400, 'BAD_REQUEST'],
    ['an unknown operation', { query: 'query A { lastShelf { id } }', operationName: 'B' }, 400, 'BAD_REQUEST'],
    ['no document', {}, 400, 'BAD_REQUEST'],
    ['a subscription', { query: 'subscription { lastShelf { id } }' }, 400, 'BAD_REQUEST'],
    ['a batch', [{ query: '{ lastShelf { id } }' }], 400, 'BAD_REQUEST'],
    ['a persisted query', { extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }, 200, 'BAD_REQUEST'],
    ['malformed JSON', '{"query":', 400, 'BAD_REQUEST'],
    ['too many tokens', { query: `{ lastShelf { ${'id '.repeat(2001)} } }` }, 400, 'QUERY_TOO_COMPLEX'],
    ['a long document', { query: `{ lastShelf { id } } #${'x'.repeat(16_384)}` }, 400, 'QUERY_TOO_COMPLEX'],
    ['a large body', { query: '{ lastShelf { id } }', variables: { x: 'x'.repeat(1_600_000) } }, 413, 'BODY_TOO_LARGE'],
    ['a reserved alias', { query: '{ __x: lastShelf { id } }' }, 400, 'BAD_REQUEST'],
    [
      'a response that is too large',
      {
        query:
          '{ shelves(limit: 100) { data { books(first: 100) { nodes { shelf { books(first: 100) { nodes { id } } } } } } } }',
      },
      400,
      'QUERY_TOO_COMPLEX',
    ],
    [
      'deep introspection',
      {
        query: '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
      },
      400,
      'QUERY_TOO_COMPLEX',
    ],
  ])('has its own code and status: %s', async (_, body, status, code) => {
    const response = await post(body);
    expect([response.status, response.code, response.errors.length > 0, response.data]).toEqual([
      status,
      code,
      true,
      undefined,
    ]);
  });

  test('names the size of the document and the limit', async () => {
    const { errors } = await post({ query: `{ lastShelf { id } } #${'x'.repeat(20_000)}` });
    expect(errors[0].message).toBe('The document has 20022 bytes; at most 16384 are allowed.');
  });

  test('returns 405 for a mutation by GET', async () => {
    const url = `${origin}/graphql?query=${encodeURIComponent('mutation { deleteShelf(shelfId: "1") }')}`;
    const response = await fetch(url, { headers: { 'apollo-require-preflight': 'x' } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await response.json()).errors[0].extensions.code).toBe('METHOD_NOT_ALLOWED');
  });

  test('returns 405 for another method', async () => {
    const response = await fetch(`${origin}/graphql`, { method: 'PUT' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  test('returns 415 for a form, which any page can send', async () => {
    const { status, code } = await post('query={lastShelf{id}}', { headers: { 'content-type': 'text/plain' } });
    expect([status, code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  test('rejects a GET that a page of another origin could send', async () => {
    const response = await fetch(`${origin}/graphql?query=${encodeURIComponent('{ lastShelf { id } }')}`);
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].extensions.code).toBe('BAD_REQUEST');
  });

  test('accepts a GET with a header that requires a preflight', async () => {
    for (const header of ['authorization', 'x-development-session']) {
      const response = await fetch(`${origin}/graphql?query=${encodeURIComponent('{ lastShelf { id } }')}`, {
        headers: { [header]: 'Bearer x' },
      });
      expect([header, response.status]).toEqual([header, 200]);
    }
  });
});

test('forbids caches to store responses', async () => {
  expect((await post({ query: '{ lastShelf { id } }' })).headers.get('cache-control')).toBe('no-store');
  expect((await post('{')).headers.get('cache-control')).toBe('no-store');
});

test('allows or rejects introspection as configured, and hides the schema in messages if rejected', async () => {
  expect((await post({ query: getIntrospectionQuery() })).data.__schema.queryType).toEqual({
    name: 'Query',
    kind: 'OBJECT',
  });
  const closed = await post({ query: '{ __schema { queryType { name } } }' }, { path: '/closed' });
  expect([closed.status, closed.errors[0].message]).toEqual([400, 'Introspection is disabled on this host.']);
  const misspelt = await post({ query: '{ lastShel { id } }' }, { path: '/closed' });
  expect(misspelt.errors[0].message).not.toContain('lastShelf');
});

test('keeps the code and status of an error that is thrown while the context is created', async () => {
  context = () => {
    throw new ServiceError('RATE_LIMITED', 'Too many requests.', { retryAfter: 7 });
  };
  const { status, headers, errors } = await post({ query: '{ lastShelf { id } }' });
  expect([status, headers.get('retry-after')]).toEqual([429, '7']);
  expect(errors[0].extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 7 });
});

test('returns 401 for a protected operation without a credential, regardless of its variables', async () => {
  context = () => contextWith('BACKEND', Viewer.anonymous(null));
  const query = 'query ($id: ID!) { lastShelf { id } shelf(shelfId: $id) { id } }';
  for (const variables of [{ id: '1' }, { id: [] }, {}]) {
    const { status, code, data, headers, errors } = await post({ query, variables });
    expect([status, code, data, errors[0].path]).toEqual([401, 'NOT_AUTHENTICATED', undefined, undefined]);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  }
});

test('returns an error for each protected field next to a public field', async () => {
  context = () => contextWith('BACKEND', Viewer.anonymous(null));
  const { status, code, data } = await post({ query: '{ __typename lastShelf { id } }' });
  expect([status, code, data]).toEqual([200, 'NOT_AUTHENTICATED', { __typename: 'Query', lastShelf: null }]);
});
