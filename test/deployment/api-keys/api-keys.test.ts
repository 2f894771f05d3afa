import { describe, expect, it } from 'vitest';
import { SCOPES } from '../../../src/platform/access/scopes.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

const pathsOf = (body: { errors: { path: string }[] }) => body.errors.map(({ path }) => path).sort();

async function keyWith({ backend }: World, scopes: readonly string[]) {
  const { body } = await backend.post('/api-keys', { name: 'Scoped', scopes });
  return { id: body.id as string, client: backend.with(body.key) };
}

/** Expires the key now, which no request can do. */
function expire({ services }: World, id: string) {
  return services.database.rows
    .updateTable('api_key')
    .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
    .where('id', '=', id)
    .execute();
}

describe('POST /api-keys', () => {
  it('returns the key once with every field, and records the event without it', async () => {
    const world = await createWorld();
    const { status, body, headers } = await world.backend.post('/api-keys', {
      name: 'Billing server',
      scopes: ['users:write', 'users:read', 'users:read'],
      expires_at: TOMORROW,
    });
    expect(status).toBe(201);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: 'Billing server',
      key: expect.stringMatching(/^sk_test_[0-9A-Za-z]{49}$/),
      hint: `sk_test_…${body.key.slice(-4)}`,
      scopes: ['users:read', 'users:write'],
      expires_at: TOMORROW,
      revoked_at: null,
      created_at: TIME,
    });
    const event = (await eventsOf(world)).at(-1);
    expect(event).toMatchObject({
      type: 'api_key.created',
      resource_id: body.id,
      actor_type: 'api_key',
      after: { name: 'Billing server', scopes: ['users:read', 'users:write'], expiresAt: TOMORROW },
    });
    expect(JSON.stringify(event)).not.toContain(body.key);
  });

  it('creates a working key with all scopes unless scopes are given', async () => {
    const { backend } = await createWorld();
    const { body } = await backend.post('/api-keys', { name: 'All' });
    expect(body).toMatchObject({ scopes: [], expires_at: null });
    expect((await backend.with(body.key).post('/api-keys', { name: 'Its own' })).status).toBe(201);
  });

  it('creates live keys for a production deployment', async () => {
    const { backend } = await createWorld({ mode: 'production' });
    expect((await backend.post('/api-keys', { name: 'a' })).body.key).toMatch(/^sk_live_/);
  });

  it('lists every unknown scope and every value out of bounds', async () => {
    const { backend } = await createWorld();
    const unknown = await backend.post('/api-keys', { name: 'a', scopes: ['users:read', 'users:all', 'x'] });
    expect([unknown.status, pathsOf(unknown.body)]).toEqual([400, ['scopes.1', 'scopes.2']]);
    const bounds = await backend.post('/api-keys', { name: '', scopes: [], expires_at: 'tomorrow', key: 'mine' });
    expect([bounds.status, pathsOf(bounds.body)]).toEqual([400, ['expires_at', 'key', 'name', 'scopes']]);
  });

  it('rejects an expiry in the past', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.post('/api-keys', { name: 'a', expires_at: '2020-01-01T00:00:00Z' });
    expect([status, pathsOf(body)]).toEqual([400, ['expires_at']]);
  });

  it('rejects scopes that the caller does not have, and all scopes', async () => {
    const world = await createWorld();
    const { client } = await keyWith(world, ['api_keys:write', 'users:read']);
    expect((await client.post('/api-keys', { name: 'a', scopes: ['users:read'] })).status).toBe(201);
    const more = await client.post('/api-keys', { name: 'a', scopes: ['users:read', 'users:write'] });
    expect([more.status, more.body.code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect(more.body.message).toContain('users:write');
    const all = await client.post('/api-keys', { name: 'a' });
    expect([all.status, all.body.code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
  });

  it('rejects access tokens, even with the scope', async () => {
    const world = await createWorld();
    const client = world.backend.with(await world.token(['api_keys:write', 'api_keys:read']));
    const { status, body } = await client.post('/api-keys', { name: 'a', scopes: ['api_keys:read'] });
    expect([status, body.code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect((await client.get('/api-keys')).body.data).toHaveLength(1);
  });
});

describe('GET /api-keys', () => {
  it('lists keys newest first without the keys themselves, in one statement', async () => {
    const world = await createWorld();
    const one = await countStatementsOf(world, () => world.backend.get('/api-keys'));
    for (const name of ['a', 'b', 'c']) await world.backend.post('/api-keys', { name });
    const { status, body, text } = await world.backend.get('/api-keys?limit=3');
    expect([status, body.has_more, body.limit, body.offset]).toEqual([200, true, 3, 0]);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['c', 'b', 'a']);
    expect(Object.keys(body.data[0]).sort()).toEqual([
      'created_at',
      'expires_at',
      'hint',
      'id',
      'name',
      'revoked_at',
      'scopes',
    ]);
    expect(text).not.toMatch(/sk_test_[0-9A-Za-z]/);
    expect(await countStatementsOf(world, () => world.backend.get('/api-keys'))).toBe(one);
    expect((await world.backend.get('/api-keys?offset=3')).body.data).toMatchObject([{ name: 'First key' }]);
  });
});

describe('DELETE /api-keys/{id}', () => {
  it('revokes the key immediately and keeps its row', async () => {
    const world = await createWorld();
    const { id, client } = await keyWith(world, ['api_keys:read']);
    expect((await client.get('/api-keys')).status).toBe(200);
    const { status, text } = await world.backend.delete(`/api-keys/${id}`);
    expect([status, text]).toEqual([204, '']);
    expect((await client.get('/api-keys')).status).toBe(401);
    expect((await world.backend.get('/api-keys?limit=1')).body.data[0]).toMatchObject({ id, revoked_at: TIME });
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'api_key.revoked', resource_id: id });
    const again = await world.backend.delete(`/api-keys/${id}`);
    expect([again.status, again.body.code]).toEqual([404, 'API_KEY_NOT_FOUND']);
  });

  it('lets a key revoke itself, even the last one', async () => {
    const { backend } = await createWorld();
    const { id } = (await backend.get('/api-keys')).body.data[0];
    expect((await backend.delete(`/api-keys/${id}`)).status).toBe(204);
    expect((await backend.get('/api-keys')).status).toBe(401);
  });

  it('returns 404 for ids that are malformed, unknown or of another deployment', async () => {
    const [mine, other] = [await createWorld(), await createWorld()];
    const { id } = await keyWith(other, ['api_keys:read']);
    for (const wrong of ['abc', '123', id]) {
      const { status, body } = await mine.backend.delete(`/api-keys/${wrong}`);
      expect([status, body.code]).toEqual([404, 'API_KEY_NOT_FOUND']);
    }
  });
});

describe('an API key', () => {
  it('rejects an operation that the scopes of the key do not include, and names the missing scope', async () => {
    const world = await createWorld();
    const { client } = await keyWith(world, ['api_auth_apps:read']);
    expect((await client.get('/api-auth/apps')).status).toBe(200);
    const { status, body } = await client.post('/api-auth/apps', { name: 'a' });
    expect([status, body.code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect(body.message).toContain('api_auth_apps:write');
  });

  it('rejects a key that has expired', async () => {
    const world = await createWorld();
    const { body } = await world.backend.post('/api-keys', { name: 'a', expires_at: TOMORROW });
    const client = world.backend.with(body.key);
    expect((await client.get('/api-keys')).status).toBe(200);
    await expire(world, body.id);
    expect((await client.get('/api-keys')).status).toBe(401);
  });

  it('accepts every scope', async () => {
    const world = await createWorld();
    const { body } = await world.backend.post('/api-keys', { name: 'a', scopes: SCOPES });
    expect(body.scopes).toEqual(SCOPES);
  });

  it('returns scopes as users:read in REST and as USERS_READ in GraphQL', async () => {
    const { backend } = await createWorld();
    const input = { name: 'a', scopes: ['USERS_READ'] };
    const { createApiKey: created } = await backend.data(
      'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { id scopes } }',
      { input },
    );
    expect(created.scopes).toEqual(['USERS_READ']);
    const { body } = await backend.get('/api-keys?limit=1');
    expect(body.data[0]).toMatchObject({ id: created.id, scopes: ['users:read'] });
    const { apiKeys } = await backend.data('{ apiKeys(last: 1) { nodes { id scopes } } }');
    expect(apiKeys.nodes).toEqual([created]);
  });

  it('rejects the scope spelling of the other interface and lists the allowed scopes', async () => {
    const { backend } = await createWorld();
    const rest = await backend.post('/api-keys', { name: 'a', scopes: ['USERS_READ'] });
    expect(rest).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(rest.body.errors).toEqual([
      { path: 'scopes.0', code: 'VALIDATION_FAILED', message: `scopes.0 must be one of ${SCOPES.join(', ')}` },
    ]);
    const { status, body } = await backend.graphql(
      'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { id } }',
      { input: { name: 'a', scopes: ['users:read'] } },
    );
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.errors[0].extensions.errors[0]).toMatchObject({
      path: ['input', 'scopes', 0],
      message: expect.stringContaining('must be one of SETTINGS_READ, SETTINGS_WRITE'),
    });
  });

  it('creates, lists and revokes keys in GraphQL', async () => {
    const { backend } = await createWorld();
    const { createApiKey: created } = await backend.data(
      'mutation { createApiKey(input: {name: "a", scopes: [USERS_READ, API_KEYS_WRITE]}) { id key scopes } }',
    );
    expect(created.scopes).toEqual(['USERS_READ', 'API_KEYS_WRITE']);
    expect((await backend.with(created.key).data('{ __typename }')).__typename).toBe('Query');
    const { apiKeys } = await backend.data('{ apiKeys(last: 1) { nodes { id hint revokedAt } totalCount } }');
    expect(apiKeys).toEqual({
      nodes: [{ id: created.id, hint: `sk_test_…${created.key.slice(-4)}`, revokedAt: null }],
      totalCount: 2,
    });
    await backend.data('mutation ($id: ID!) { revokeApiKey(id: $id) }', { id: created.id });
    const { body } = await backend.with(created.key).graphql('{ users { nodes { id } } }');
    expect(body.errors[0].extensions.code).toBe('NOT_AUTHENTICATED');
  });
});
