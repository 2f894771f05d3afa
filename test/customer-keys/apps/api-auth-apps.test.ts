import { describe, expect, it } from 'vitest';
import { addApiAuthApp, addApiAuthKey } from '../../support/api-auth-keys.ts';
import { countStatementsOf, createWorld, eventsOf } from '../../support/world.ts';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const RULE = { unit: 'minute', duration: 1, max_requests: 100, mode: 'per_key' };

const pathsOf = (body: { errors: { path: string }[] }) => body.errors.map(({ path }) => path).sort();

describe('POST /api-auth/apps', () => {
  it('creates an app with every documented field and records the event', async () => {
    const world = await createWorld();
    const { status, body } = await world.backend.post('/api-auth/apps', {
      name: 'Billing API.v2_a-b',
      description: 'What customers bill with',
      rate_limits: [RULE, { unit: 'month', duration: 12, max_requests: 1, mode: 'per_key_and_ip' }],
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^\d+$/),
      deployment_id: String(world.id),
      name: 'Billing API.v2_a-b',
      description: 'What customers bill with',
      is_active: true,
      rate_limits: [RULE, { unit: 'month', duration: 12, max_requests: 1, mode: 'per_key_and_ip' }],
      key_prefix: 'key',
      self_service: null,
      created_at: TIME,
      updated_at: body.created_at,
      deleted_at: null,
    });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'api_auth_app.created',
      resource_id: body.id,
      actor_type: 'api_key',
      after: { name: 'Billing API.v2_a-b', isActive: true },
    });
  });

  it('creates an app from a name only', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.post('/api-auth/apps', { name: 'a' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'a', description: null, is_active: true, rate_limits: [] });
  });

  it.each(['', 'x'.repeat(65), 'a/b', 'ümlaut', '.', '..', 'a\nb', ' a', 'a '])(
    'rejects the app name %j',
    async (name) => {
      const { backend } = await createWorld();
      const { status, body } = await backend.post('/api-auth/apps', { name });
      expect([status, body.code, pathsOf(body)]).toEqual([400, 'VALIDATION_FAILED', ['name']]);
    },
  );

  it('accepts an app name of 64 characters and rejects a name that is taken', async () => {
    const { backend } = await createWorld();
    const name = 'n'.repeat(64);
    expect((await backend.post('/api-auth/apps', { name })).status).toBe(201);
    const { status, body } = await backend.post('/api-auth/apps', { name });
    expect([status, body.code]).toEqual([409, 'NAME_TAKEN']);
  });

  it('creates one app when concurrent requests use the same name', async () => {
    const { backend } = await createWorld();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => backend.post('/api-auth/apps', { name: 'orders' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('lists the validation errors of every rate limit rule', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.post('/api-auth/apps', {
      name: 'orders',
      rate_limits: [
        { unit: 'week', duration: 1, max_requests: 1, mode: 'per_key' },
        { unit: 'second', duration: 0, max_requests: 0, mode: 'per_user' },
        { unit: 'second', duration: 1.5 },
      ],
    });
    expect(status).toBe(400);
    expect(pathsOf(body)).toEqual(
      expect.arrayContaining([
        'rate_limits.0.unit',
        'rate_limits.1.duration',
        'rate_limits.1.max_requests',
        'rate_limits.1.mode',
        'rate_limits.2.duration',
        'rate_limits.2.max_requests',
        'rate_limits.2.mode',
      ]),
    );
  });

  it.each([
    ['second', 31_536_000],
    ['minute', 525_600],
    ['hour', 8_760],
    ['day', 365],
    ['month', 12],
  ])('accepts a window of one year in the unit %s, and no longer one', async (unit, longest) => {
    const { backend } = await createWorld();
    const rules = (duration: number) => ({ name: 'orders', rate_limits: [RULE, { ...RULE, unit, duration }] });
    const { status, body } = await backend.post('/api-auth/apps', rules(longest + 1));
    expect([status, pathsOf(body)]).toEqual([400, ['rate_limits.1.duration']]);
    expect((await backend.post('/api-auth/apps', rules(longest))).status).toBe(201);
  });

  it('accepts 20 rate limit rules of every mode and rejects 21', async () => {
    const { backend } = await createWorld();
    const modes = ['per_key', 'per_ip', 'per_key_and_ip', 'per_app'];
    const rules = Array.from({ length: 20 }, (_, index) => ({ ...RULE, mode: modes[index % 4] }));
    const rejected = await backend.post('/api-auth/apps', { name: 'orders', rate_limits: [...rules, RULE] });
    expect([rejected.status, pathsOf(rejected.body)]).toEqual([400, ['rate_limits']]);
    const { status, body } = await backend.post('/api-auth/apps', { name: 'orders', rate_limits: rules });
    expect([status, body.rate_limits]).toEqual([201, rules]);
  });
});

describe('GET /api-auth/apps/{app_name}', () => {
  it('returns the app of a name that contains spaces', async () => {
    const { backend } = await createWorld();
    const { body: created } = await backend.post('/api-auth/apps', { name: 'my app', rate_limits: [RULE] });
    const { status, body } = await backend.get('/api-auth/apps/my%20app');
    expect([status, body]).toEqual([200, created]);
  });

  it.each(['unknown', 'a%2Fb', 'x'.repeat(200), '%C3%BC'])('returns 404 for the app name %s', async (name) => {
    const { backend } = await createWorld();
    const { status, body } = await backend.get(`/api-auth/apps/${name}`);
    expect([status, body.code]).toEqual([404, 'API_AUTH_APP_NOT_FOUND']);
  });

  it('returns 404 for an app of another deployment', async () => {
    const [mine, other] = [await createWorld(), await createWorld()];
    await other.backend.post('/api-auth/apps', { name: 'orders' });
    expect((await mine.backend.get('/api-auth/apps/orders')).status).toBe(404);
    expect((await mine.backend.patch('/api-auth/apps/orders', { is_active: false })).status).toBe(404);
    expect((await mine.backend.delete('/api-auth/apps/orders')).status).toBe(404);
  });
});

describe('GET /api-auth/apps', () => {
  it('lists active apps, newest first, and inactive ones on request', async () => {
    const { backend } = await createWorld();
    for (const name of ['a', 'b', 'c']) await backend.post('/api-auth/apps', { name });
    await backend.patch('/api-auth/apps/b', { is_active: false });
    const active = await backend.get('/api-auth/apps');
    expect(active.body).toMatchObject({ has_more: false, limit: 50, offset: 0 });
    expect(active.body.data.map((app: { name: string }) => app.name)).toEqual(['c', 'a']);
    const all = await backend.get('/api-auth/apps?include_inactive=true&limit=2&offset=1');
    expect(all.body).toMatchObject({ has_more: false, limit: 2, offset: 1 });
    expect(all.body.data.map((app: { name: string }) => app.name)).toEqual(['b', 'a']);
  });

  it('lists any number of apps with one statement', async () => {
    const world = await createWorld();
    const list = () => countStatementsOf(world, () => world.backend.get('/api-auth/apps'));
    await world.backend.post('/api-auth/apps', { name: 'a' });
    const one = await list();
    for (const name of ['b', 'c', 'd']) await world.backend.post('/api-auth/apps', { name });
    expect(await list()).toBe(one);
  });

  it.each(['limit=0', 'limit=101', 'offset=-1', 'include_inactive=maybe'])(
    'rejects the query %s of a list of apps',
    async (query) => {
      const { backend } = await createWorld();
      expect((await backend.get(`/api-auth/apps?${query}`)).status).toBe(400);
    },
  );
});

describe('PATCH /api-auth/apps/{app_name}', () => {
  it('changes the given fields of an app, keeps the others and records both states', async () => {
    const world = await createWorld();
    const { body: created } = await world.backend.post('/api-auth/apps', {
      name: 'orders',
      description: 'Old',
      rate_limits: [RULE],
    });
    const { status, body } = await world.backend.patch('/api-auth/apps/orders', { is_active: false });
    expect(status).toBe(200);
    expect(body).toEqual({ ...created, is_active: false, updated_at: TIME });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'api_auth_app.updated',
      before: { isActive: true },
      after: { isActive: false },
    });
    const cleared = await world.backend.patch('/api-auth/apps/orders', { description: null, rate_limits: [] });
    expect(cleared.body).toMatchObject({ description: null, rate_limits: [], is_active: false });
  });

  it('rejects a new app name, null for a required field and invalid rules', async () => {
    const { backend } = await createWorld();
    await backend.post('/api-auth/apps', { name: 'orders' });
    for (const [changes, paths] of [
      [{ name: 'other' }, ['name']],
      [{ is_active: null, rate_limits: null }, ['is_active', 'rate_limits']],
    ] as const) {
      const { status, body } = await backend.patch('/api-auth/apps/orders', changes);
      expect([status, pathsOf(body)]).toEqual([400, paths]);
    }
    const rules = [{ ...RULE, unit: 'day', duration: 366 }];
    const long = await backend.patch('/api-auth/apps/orders', { rate_limits: rules });
    expect([long.status, pathsOf(long.body)]).toEqual([400, ['rate_limits.0.duration']]);
  });
});

describe('DELETE /api-auth/apps/{app_name}', () => {
  it('deletes an app softly: returns 404, keeps the row and frees the name', async () => {
    const world = await createWorld();
    const { body: first } = await world.backend.post('/api-auth/apps', { name: 'orders' });
    const { status, text } = await world.backend.delete('/api-auth/apps/orders');
    expect([status, text]).toEqual([204, '']);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'api_auth_app.deleted', resource_id: first.id });
    for (const response of [
      await world.backend.get('/api-auth/apps/orders'),
      await world.backend.patch('/api-auth/apps/orders', {}),
      await world.backend.delete('/api-auth/apps/orders'),
    ]) {
      expect([response.status, response.body.code]).toEqual([404, 'API_AUTH_APP_NOT_FOUND']);
    }
    expect((await world.backend.get('/api-auth/apps?include_inactive=true')).body.data).toEqual([]);
    const { status: again, body: second } = await world.backend.post('/api-auth/apps', { name: 'orders' });
    expect(again).toBe(201);
    expect(second.id).not.toBe(first.id);
    const kept = await world.services.database.rows
      .selectFrom('api_auth_app')
      .select('deleted_at')
      .where('id', '=', first.id)
      .executeTakeFirst();
    expect(kept?.deleted_at).toEqual(TIME);
  });

  it('ends the keys of a deleted app, and no other keys', async () => {
    const world = await createWorld();
    const [deleted, other] = [await addApiAuthApp(world), await addApiAuthApp(world)];
    const [gone, kept] = [await addApiAuthKey(world, deleted), await addApiAuthKey(world, other)];
    await world.backend.delete(`/api-auth/apps/${deleted}`);
    const check = async ({ key }: { key: string }) =>
      (await world.backend.post('/api-auth/verify', { key, any_app: true })).body.code;
    expect([await check(gone), await check(kept)]).toEqual(['NOT_FOUND', 'VALID']);
  });
});

describe('API auth apps in GraphQL', () => {
  it('creates, changes, reads and deletes apps in GraphQL with the same fields', async () => {
    const { backend } = await createWorld();
    const created = await backend.data(
      `mutation ($input: CreateApiAuthAppInput!) {
        createApiAuthApp(input: $input) { name deploymentId rateLimits { unit duration maxRequests mode } deletedAt }
      }`,
      { input: { name: 'orders', rateLimits: [{ unit: 'HOUR', duration: 2, maxRequests: 5, mode: 'PER_APP' }] } },
    );
    expect(created.createApiAuthApp).toMatchObject({
      name: 'orders',
      rateLimits: [{ unit: 'HOUR', duration: 2, maxRequests: 5, mode: 'PER_APP' }],
      deletedAt: null,
    });
    const updated = await backend.data(
      'mutation { updateApiAuthApp(appName: "orders", input: {isActive: false}) { isActive } }',
    );
    expect(updated.updateApiAuthApp.isActive).toBe(false);
    const read = await backend.data('{ apiAuthApps { nodes { name } totalCount } }');
    expect(read.apiAuthApps).toEqual({ nodes: [{ name: 'orders' }], totalCount: 1 });
    await backend.data('mutation { deleteApiAuthApp(appName: "orders") { id } }');
    const gone = await backend.graphql('{ apiAuthApp(appName: "orders") { id } }');
    expect(gone.body.errors[0].extensions.code).toBe('API_AUTH_APP_NOT_FOUND');
  });
});
