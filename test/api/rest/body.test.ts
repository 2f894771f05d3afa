import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startToy, type Toy } from './server.ts';

let toy: Toy;
beforeAll(async () => {
  toy = await startToy('BACKEND');
});
afterAll(() => toy.close());

const create = (body: unknown) => toy.call('POST /bases', { body });
const messagesOf = async (body: unknown) => {
  const { status, json } = await create(body);
  expect(status).toBe(400);
  return json.errors.map((error: { message: string }) => error.message);
};

describe('a JSON body', () => {
  it('becomes the input with GraphQL names and defaults', async () => {
    const { status, json } = await create({
      display_name: 'New',
      rate_limits: [{ unit: 'hybrid_search', max_requests: 5, rule_note: '' }],
      code1: '123456',
      public_metadata: { keep_this: { andThis: 'VECTOR' } },
      ratio: 0,
      is_active: false,
    });
    expect(status).toBe(201);
    expect(json.filters).toEqual({
      displayName: 'New',
      baseKind: 'VECTOR',
      rateLimits: [{ unit: 'HYBRID_SEARCH', maxRequests: 5, ruleNote: '' }],
      code1: '123456',
      publicMetadata: { keep_this: { andThis: 'VECTOR' } },
      ratio: 0,
      isActive: false,
    });
  });

  it('distinguishes null, which clears a field, from an omitted field', async () => {
    expect((await create({ display_name: 'A', owner_id: null })).json.filters).toHaveProperty('ownerId', null);
    expect((await create({ display_name: 'A' })).json.filters).not.toHaveProperty('ownerId');
  });

  it('is rejected with all its validation errors at once', async () => {
    const { json } = await create({
      base_kind: 'VECTOR',
      owner_id: 12,
      rate_limits: [{ unit: 'graph', max_requests: 0 }, { unit: 'graph', max_requests: 1.5, note: 1 }, 'x'],
      code1: 5,
      public_metadata: [],
      ratio: '1',
      is_active: null,
      active_since: 12,
      displayName: 'camel',
    });
    expect(json.message).toBe('The request has invalid fields.');
    expect(json.errors).toEqual(
      [
        ['base_kind', 'must be one of vector, graph, hybrid_search'],
        ['owner_id', 'must be a string'],
        ['rate_limits.1.max_requests', 'must be an integer'],
        ['rate_limits.1.note', 'is not a known field'],
        ['rate_limits.2', 'must be an object'],
        ['code1', 'must be a string'],
        ['public_metadata', 'must be an object'],
        ['ratio', 'must be a number'],
        ['active_since', 'must be an ISO 8601 date-time such as 2026-01-31T09:30:00.000Z'],
        ['displayName', 'is not a known field. Did you mean `display_name`?'],
        ['display_name', 'is required'],
        ['rate_limits.0.max_requests', 'must be at least 1'],
        ['is_active', 'must not be null'],
      ].map(([path, message]) => ({ path, code: 'VALIDATION_FAILED', message: `${path} ${message}` })),
    );
  });

  it('does not coerce a single value to a list', async () => {
    const body = { display_name: 'A', rate_limits: { unit: 'graph', max_requests: 1 } };
    expect(await messagesOf(body)).toEqual(['rate_limits must be an array']);
  });

  it('is rejected with its first 100 validation errors', async () => {
    const body = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`unknown_${index}`, 1]));
    expect(await messagesOf(body)).toHaveLength(100);
  });

  it('has one limit for both kinds of errors, with type errors before bounds', async () => {
    const rate_limits = Array.from({ length: 60 }, () => ({ unit: 'none', max_requests: 0 }));
    const messages = await messagesOf({ display_name: 'A', rate_limits });
    expect(messages).toHaveLength(100);
    expect(messages.slice(0, 50)).toEqual(
      rate_limits.slice(0, 50).map((_, at) => `rate_limits.${at}.unit must be one of vector, graph, hybrid_search`),
    );
    expect(messages[50]).toBe('rate_limits.0.max_requests must be at least 1');
  });

  it('reads own properties only', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const raw = `{"display_name": "A", "${name}": {"code1": "x"}}`;
      const { status, json } = await toy.call('POST /bases', { raw });
      expect(status).toBe(400);
      expect(json.errors).toMatchObject([{ path: name, message: `${name} is not a known field` }]);
    }
  });

  it('is rejected with NUL, unpaired surrogates, unsafe integers or deep nesting', async () => {
    expect(await messagesOf({ display_name: 'a\0' })).toEqual([
      'display_name must not contain NUL or unpaired surrogates',
    ]);
    expect((await toy.call('POST /bases', { raw: '{"display_name": "\\ud800"}' })).status).toBe(400);
    const deep = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`);
    expect(await messagesOf({ display_name: 'a', public_metadata: deep })).toHaveLength(1);
    const raw = '{"display_name": "a", "public_metadata": {"n": 9007199254740993}}';
    expect((await toy.call('POST /bases', { raw })).status).toBe(400);
    const bottomless = `{"public_metadata": ${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    expect((await toy.call('POST /bases', { raw: bottomless })).status).toBe(400);
  });

  it.each([['[]'], ['"text"'], ['5'], ['null'], ['true']])('is rejected if it is not an object: %s', async (raw) => {
    const { status, json } = await toy.call('POST /bases', { raw });
    expect(status).toBe(400);
    expect(json.message).toMatch(/^body must (be an object|not be null)\.$/);
  });

  it('is treated as an empty object if it is missing', async () => {
    const { status, json } = await toy.call('POST /bases');
    expect(status).toBe(400);
    expect(json.errors).toMatchObject([{ path: 'display_name', message: 'display_name is required' }]);
  });

  it.each([['{broken'], ['{"a":1} x'], [Buffer.from('{"display_name":"\xff"}', 'latin1')]])(
    'is rejected if it is not JSON in UTF-8',
    async (raw) => {
      const { status, json } = await toy.call('POST /bases', { raw });
      expect([status, json.code]).toEqual([400, 'BAD_REQUEST']);
    },
  );

  it.each([
    [{ 'content-type': 'text/plain' }],
    [{ 'content-type': 'application/x-www-form-urlencoded' }],
    [{ 'content-type': 'application/json; charset=utf-16' }],
    [{ 'content-type': 'multipart/form-data; boundary=x' }],
    [{ 'content-encoding': 'gzip' }],
  ])('is rejected with other headers: %o', async (headers) => {
    const { status, json } = await toy.call('POST /bases', { raw: '{"display_name":"A"}', headers });
    expect([status, json.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('is rejected if it exceeds 1 MiB, with and without Content-Length', async () => {
    const raw = JSON.stringify({ display_name: 'x'.repeat(1024 * 1024) });
    expect((await toy.call('POST /bases', { raw })).json.code).toBe('BODY_TOO_LARGE');
    const headers = { 'transfer-encoding': 'chunked' };
    expect((await toy.call('POST /bases', { raw, headers })).status).toBe(413);
  });

  it('must be empty for an operation without input', async () => {
    expect((await toy.call('POST /bases/1/touch')).status).toBe(200);
    expect((await toy.call('POST /bases/1/touch', { body: {} })).status).toBe(200);
    const { status, json } = await toy.call('POST /bases/1/touch', { body: { base_id: '2' } });
    expect(status).toBe(400);
    expect(json.errors).toMatchObject([{ path: 'base_id', message: 'base_id is not a known field' }]);
    expect((await toy.call('DELETE /bases/1', { body: [] })).json.message).toBe('body must be an object.');
  });
});
