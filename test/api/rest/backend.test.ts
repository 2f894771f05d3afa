import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Viewer } from '../../../src/platform/access/viewer.ts';
import { startToy, type Toy } from './server.ts';

let toy: Toy;
beforeAll(async () => {
  toy = await startToy('BACKEND');
});
afterAll(() => toy.close());

const shown = {
  id: '7',
  display_name: 'Seven',
  base_kind: 'hybrid_search',
  web3_wallet: null,
  public_metadata: { camelCase: { deepKey: 'VECTOR' }, snake_case: 1 },
  created_at: '2026-01-31T09:30:00.000Z',
  shouted_name: 'SEVEN',
  owner: { full_name: 'Ann', favourite_kind: 'graph' },
};

describe('a resource', () => {
  it('has snake_case names, lower-case enum values, unchanged JSON keys and no edges', async () => {
    const response = await toy.call('GET /bases/7');
    expect(response.status).toBe(200);
    expect(response.json).toEqual(shown);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is found by its decoded id', async () => {
    expect((await toy.call('GET /bases/%31%32')).json.id).toBe('12');
  });

  it('returns 404 for a malformed id', async () => {
    const response = await toy.call('GET /bases/abc');
    expect(response.status).toBe(404);
    expect(response.json).toMatchObject({ code: 'ORGANIZATION_NOT_FOUND' });
  });
});

describe('a query string', () => {
  const filters = async (query: string) => (await toy.call(`GET /bases?${query}`)).json.filters;

  it('has default values if it is omitted', async () => {
    const { json } = await toy.call('GET /bases');
    expect(json).toMatchObject({ limit: 10, offset: 0, has_more: false, data: [shown] });
    expect(json.filters).toEqual({ limit: 10, offset: 0, sortOrder: 'DESC', includeInactive: false });
  });

  it('accepts 0, false and the empty string', async () => {
    const query = 'limit=0&offset=0&include_inactive=false&search_text=';
    expect(await filters(query)).toEqual({
      limit: 0,
      offset: 0,
      sortOrder: 'DESC',
      includeInactive: false,
      searchText: '',
    });
  });

  it('parses each type to its value', async () => {
    const query =
      'limit=3&sort_order=asc&base_kind=hybrid_search&search_text=a+b%26c&include_inactive=true&ratio=-0.5&owner_id=12' +
      '&created_after=2026-01-31T09:30:00%2B02:00';
    expect(await filters(query)).toEqual({
      limit: 3,
      offset: 0,
      sortOrder: 'ASC',
      baseKind: 'HYBRID_SEARCH',
      searchText: 'a b&c',
      includeInactive: true,
      ratio: -0.5,
      ownerId: '12',
      createdAfter: '2026-01-31T07:30:00.000Z',
    });
  });

  it.each([
    ['limit=ten', 'limit must be an integer'],
    ['limit=', 'limit must be an integer'],
    ['limit=1e1', 'limit must be an integer'],
    ['limit=0x10', 'limit must be an integer'],
    ['limit=01', 'limit must be an integer'],
    ['limit=%2B1', 'limit must be an integer'],
    ['offset=2147483648', 'offset must be an integer between -2147483648 and 2147483647'],
    ['limit=101', 'limit must be at most 100'],
    ['limit=1&limit=2', 'limit must be given once'],
    ['sort_order=DESC', 'sort_order must be one of asc, desc'],
    ['include_inactive=1', 'include_inactive must be true or false'],
    ['include_inactive=TRUE', 'include_inactive must be true or false'],
    ['ratio=.5', 'ratio must be a number'],
    ['created_after=yesterday', 'created_after must be an ISO 8601 date-time such as 2026-01-31T09:30:00.000Z'],
    ['owner_id=x', 'owner_id must be an id'],
    ['search_text=%00', 'search_text must not contain NUL or unpaired surrogates'],
    ['search_text=%ff', 'search_text has an escape that is not UTF-8'],
    ['sortOrder=asc', 'sortOrder is not a known query parameter. Did you mean `sort_order`?'],
    ['limit[]=1', 'limit[] is not a known query parameter. Did you mean `limit`?'],
    ['__proto__=1', '__proto__ is not a known query parameter'],
    ['constructor=1', 'constructor is not a known query parameter'],
    ['=1', 'query has a parameter without a readable name'],
    ['limit=1&', 'query has a parameter without a readable name'],
  ])('is rejected with %s: %s', async (query, message) => {
    const { status, json } = await toy.call(`GET /bases?${query}`);
    expect(status).toBe(400);
    expect(json.code).toBe('VALIDATION_FAILED');
    expect(json.errors.map((error: { message: string }) => error.message)).toEqual([message]);
    expect(json.message).toBe(message.endsWith('?') ? message : `${message}.`);
  });

  it('is rejected without a required parameter', async () => {
    const { json } = await toy.call('GET /failing');
    expect(json.errors).toEqual([{ path: 'how', code: 'VALIDATION_FAILED', message: 'how is required' }]);
  });

  it('cannot set fields of the body', async () => {
    const { json } = await toy.call('POST /bases?input[display_name]=evil', { body: { display_name: 'good' } });
    expect(json.errors).toMatchObject([
      { path: 'input[display_name]', message: 'input[display_name] is not a known query parameter' },
    ]);
    const again = await toy.call('POST /bases?input=%7B%7D', { body: { display_name: 'good' } });
    expect(again.status).toBe(400);
  });

  it('cannot set parameters of the path', async () => {
    expect((await toy.call('GET /bases/7?base_id=8')).json.errors).toMatchObject([{ path: 'base_id' }]);
  });
});

describe('methods and paths', () => {
  it('prefer a literal segment to a parameter', async () => {
    expect((await toy.call('GET /bases/favourite')).json.id).toBe('favourite');
    expect((await toy.call('POST /bases/favourite/touch')).json.display_name).toBe('Seven');
    expect((await toy.call('POST /bases/9/touch')).json.id).toBe('9');
  });

  it.each([
    '/',
    '/nothing',
    '/bases/',
    '/bases/7/',
    '//bases',
    '/Bases',
    '/bases/%E0%A4%A',
    '/bases/%00',
    '/bases//touch',
  ])('return 404 for %s', async (path) => {
    const response = await toy.call(`GET ${path}`);
    expect(response.status).toBe(404);
    expect(response.json).toEqual({
      message: 'No operation has this path. GET /openapi.json lists the paths of this host.',
      code: 'ROUTE_NOT_FOUND',
      request_id: 'request-1',
    });
  });

  it.each(['POST /webhook', 'POST /webhook/1', 'DELETE /webhook/1', 'GET /docs', 'GET /openapi.json', 'GET /nothing'])(
    "do not expose sofa-api's own %s",
    async (line) => {
      const body = { subscription: 'x', url: 'http://127.0.0.1:1/' };
      expect((await toy.call(line, line.startsWith('POST') ? { body } : {})).json.code).toBe('ROUTE_NOT_FOUND');
    },
  );

  it('return 405 with the allowed methods for another method of a known path', async () => {
    const response = await toy.call('PUT /bases/7', { body: {} });
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('DELETE, GET, HEAD, OPTIONS');
    expect(response.json.code).toBe('METHOD_NOT_ALLOWED');
  });

  it('return the allowed methods for OPTIONS without a credential', async () => {
    const response = await toy.call('OPTIONS /bases', { headers: { authorization: '' } });
    expect([response.status, response.headers.allow, response.text]).toEqual([204, 'GET, HEAD, OPTIONS, POST', '']);
  });

  it('respond to HEAD like GET without the body', async () => {
    const [get, head] = [await toy.call('GET /bases/7'), await toy.call('HEAD /bases/7')];
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  it('return 204 without a body for a deletion', async () => {
    const response = await toy.call('DELETE /bases/7');
    expect([response.status, response.text, response.headers['content-type']]).toEqual([204, '', undefined]);
  });
});

describe('the scope of an operation', () => {
  it.each(['GET /bases/7', 'POST /bases/7/touch'])('is checked once in a request: %s', async (line) => {
    const assertScope = vi.spyOn(Viewer.prototype, 'assertScope');
    expect((await toy.call(line)).status).toBe(200);
    expect(assertScope).toHaveBeenCalledTimes(1);
    assertScope.mockRestore();
  });
});

describe('failures', () => {
  it('do not describe the input of an operation to a caller without access', async () => {
    const response = await toy.call('POST /bases', { raw: '{broken', headers: { authorization: '' } });
    expect(response.status).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.json).toMatchObject({ code: 'NOT_AUTHENTICATED', request_id: 'request-1' });
    expect((await toy.call('POST /bases', { body: {}, headers: { authorization: 'Bearer reader' } })).status).toBe(403);
  });

  it('have no `errors` if no field is invalid', async () => {
    const { status, json } = await toy.call('GET /failing?how=missing');
    expect(status).toBe(404);
    expect(json).toEqual({
      message: 'The organization was not found.',
      code: 'ORGANIZATION_NOT_FOUND',
      request_id: 'request-1',
    });
  });

  it('name the invalid field', async () => {
    const { status, json } = await toy.call('GET /failing?how=taken');
    expect(status).toBe(409);
    expect(json.message).toBe('This address is taken.');
    expect(json.errors).toEqual([{ path: 'email', code: 'EMAIL_TAKEN', message: 'email is taken' }]);
  });

  it("convert a service's error path to REST names", async () => {
    const { json } = await toy.call('POST /bases', { body: { display_name: 'rules' } });
    expect(json.errors).toMatchObject([
      { path: 'rate_limits.0.max_requests', message: 'rate_limits.0.max_requests is too many' },
    ]);
  });

  it('include Retry-After', async () => {
    const response = await toy.call('GET /failing?how=limited');
    expect([response.status, response.headers['retry-after']]).toEqual([429, '3']);
  });

  it('are only logged if they are unexpected', async () => {
    const response = await toy.call('GET /failing?how=secret');
    expect(response.status).toBe(500);
    expect(response.json.code).toBe('INTERNAL');
    expect(response.text).not.toContain('password');
    expect(toy.logged.at(-1)).toMatchObject({
      requestId: 'request-1',
      err: { message: 'select password from users' },
    });
  });
});
