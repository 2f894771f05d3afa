import { describe, expect, it } from 'vitest';
import { keyFormatOf } from '../../../src/platform/crypto/api-keys.ts';
import { sha256 } from '../../../src/platform/crypto/tokens.ts';
import { addUser } from '../../support/add-user.ts';
import { addApiAuthApp, addApiAuthKey, keysPath, readApiAuthKey } from '../../support/api-auth-keys.ts';
import { addOrganization, addUserWithRole } from '../../support/organizations.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, eventsOf, unique, type World } from '../../support/world.ts';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const RULE = { unit: 'minute', duration: 1, max_requests: 100, mode: 'per_key' };
const LATER = '2099-01-01T00:00:00.000Z';

const pathsOf = (body: { errors: { path: string }[] }) => body.errors.map(({ path }) => path).sort();
const namesOf = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name);

async function worldWithApp(settings: object = {}) {
  const world = await createWorld();
  const app = await addApiAuthApp(world, settings);
  return { world, app, path: keysPath(app) };
}

function hashesOf({ services, id }: World) {
  return services.database.rows
    .selectFrom('api_auth_key')
    .select('key_hash')
    .where('deployment_id', '=', id)
    .execute()
    .then((rows) => rows.map(({ key_hash }) => key_hash));
}

describe('POST /api-auth/apps/{app_name}/keys', () => {
  it('creates a key, returns it once and records the event without it', async () => {
    const { world, app, path } = await worldWithApp({ key_prefix: 'acme_live' });
    const { status, body } = await world.backend.post(path, {
      name: 'Warehouse sync',
      permissions: ['orders:read', 'orders:write', 'orders:read'],
      metadata: { plan: 'gold', camelCase: [1] },
      rate_limits: [RULE],
      expires_at: LATER,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^\d+$/),
      key: expect.stringMatching(/^acme_live_[0-9A-Za-z]{49}$/),
      app_name: app,
      name: 'Warehouse sync',
      prefix: 'acme_live',
      last_four: body.key.slice(-4),
      permissions: ['orders:read', 'orders:write'],
      metadata: { plan: 'gold', camelCase: [1] },
      user_id: null,
      organization_id: null,
      workspace_id: null,
      rate_limits: [RULE],
      self_made: false,
      expires_at: LATER,
      last_used_at: null,
      revoked_at: null,
      revoked_reason: null,
      replaced_by_id: null,
      created_at: TIME,
      updated_at: body.created_at,
    });
    expect(keyFormatOf(body.key)).toBe('minted');
    expect(await hashesOf(world)).toEqual([sha256(body.key)]);

    const { key, ...shown } = body;
    expect(await readApiAuthKey(world, app, body.id)).toEqual(shown);
    const events = await eventsOf(world);
    expect(events.at(-1)).toMatchObject({
      type: 'api_auth_key.created',
      resource_id: body.id,
      actor_type: 'api_key',
      after: { name: 'Warehouse sync', permissions: ['orders:read', 'orders:write'], expiresAt: LATER },
    });
    for (const secret of [key, sha256(key), key.slice(10, -4)]) expect(JSON.stringify(events)).not.toContain(secret);
  });

  it('creates a key from a name only: without permissions, owner, own limits or expiry', async () => {
    const { world, path } = await worldWithApp();
    const { status, body } = await world.backend.post(path, { name: 'n' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ prefix: 'key', permissions: [], metadata: {}, rate_limits: null, expires_at: null });
  });

  it('distinguishes an empty list of rate limits from the limits of the app', async () => {
    const { world, app } = await worldWithApp();
    const [own, empty] = [await addApiAuthKey(world, app), await addApiAuthKey(world, app, { rate_limits: [] })];
    expect([own.rate_limits, empty.rate_limits]).toEqual([null, []]);
  });

  it('creates a different key each time', async () => {
    const { world, app } = await worldWithApp();
    const keys = await Promise.all(Array.from({ length: 10 }, () => addApiAuthKey(world, app)));
    expect(new Set(keys.map(({ key }) => key)).size).toBe(10);
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'n'.repeat(256) }],
    ['permissions', { permissions: Array.from({ length: 101 }, (_, at) => `orders:${at}`) }],
    ['permissions.1', { permissions: ['orders:read', 'orders'] }],
    ['permissions.0', { permissions: ['Orders:Read'] }],
    ['permissions.0', { permissions: [`orders:${'x'.repeat(122)}`] }],
    ['permissions', { permissions: null }],
    ['metadata', { metadata: { text: 'x'.repeat(16_400) } }],
    ['metadata', { metadata: [] }],
    ['metadata', { metadata: null }],
    ['rate_limits', { rate_limits: Array(21).fill(RULE) }],
    ['rate_limits.0.duration', { rate_limits: [{ ...RULE, duration: 0 }] }],
    ['rate_limits.1.duration', { rate_limits: [RULE, { ...RULE, unit: 'day', duration: 366 }] }],
    ['expires_at', { expires_at: '2020-01-01T00:00:00Z' }],
    ['expires_at', { expires_at: 'tomorrow' }],
    ['user_id', { user_id: 'ada' }],
    ['user_id', { user_id: '1' }],
    ['organization_id', { organization_id: '1' }],
    ['workspace_id', { workspace_id: '1' }],
    ['key', { key: 'key_mine' }],
    ['prefix', { prefix: 'mine' }],
    ['self_made', { self_made: true }],
  ])('rejects a key whose %s is out of bounds', async (field, wrong) => {
    const { world, path } = await worldWithApp();
    const { status, body } = await world.backend.post(path, { name: 'n', ...wrong });
    expect([status, pathsOf(body)]).toEqual([400, [field]]);
    expect(await hashesOf(world)).toEqual([]);
  });

  it('accepts values at the bounds', async () => {
    const { world, app } = await worldWithApp({ key_prefix: 'p'.repeat(32) });
    const body = await addApiAuthKey(world, app, {
      name: 'n'.repeat(255),
      permissions: Array.from({ length: 100 }, (_, at) => `orders:${at}`.padEnd(128, 'x')),
      metadata: { text: 'x'.repeat(16_000) },
      rate_limits: Array(20).fill(RULE),
    });
    expect([body.permissions.length, body.rate_limits?.length]).toEqual([100, 20]);
    expect(body.key).toHaveLength(82);
  });

  it('returns 404 for an unknown or deleted app', async () => {
    const { world, path } = await worldWithApp();
    await world.backend.delete(path.replace('/keys', ''));
    for (const missing of [path, keysPath('unknown')]) {
      const { status, body } = await world.backend.post(missing, { name: 'n' });
      expect([status, body.code]).toEqual([404, 'API_AUTH_APP_NOT_FOUND']);
    }
  });

  it('creates keys for an inactive app, so that they exist before it is activated', async () => {
    const { world, app, path } = await worldWithApp();
    await world.backend.patch(`/api-auth/apps/${app}`, { is_active: false });
    expect((await world.backend.post(path, { name: 'n' })).status).toBe(201);
  });
});

describe('the owner of a key', () => {
  it('accepts as owner a user, an organization, a workspace or a member of one', async () => {
    const { world, app } = await worldWithApp();
    const organization = await addOrganization(world);
    const { id: member } = await addUserWithRole(world, organization, 'Member');
    const { id: workspace } = await addWorkspace(world, organization);
    const { id: guest } = await addUser(world);
    await addWorkspaceMembers(world, workspace, [guest]);
    const owners = [
      { user_id: guest },
      { organization_id: organization },
      { organization_id: organization, user_id: member },
      { workspace_id: workspace },
      { workspace_id: workspace, user_id: guest },
      { workspace_id: workspace, organization_id: organization, user_id: guest },
    ];
    for (const owner of owners) {
      const key = await addApiAuthKey(world, app, owner);
      expect(key).toMatchObject(owner);
      // A workspace names its organization.
      expect(key.organization_id).toBe('workspace_id' in owner || 'organization_id' in owner ? organization : null);
    }
  });

  it('rejects an inactive user, a user who is not a member and a workspace of another organization', async () => {
    const { world, path } = await worldWithApp();
    const [organization, other] = [await addOrganization(world), await addOrganization(world, 'Other')];
    const { id: workspace } = await addWorkspace(world, organization);
    const { id: member } = await addUserWithRole(world, organization, 'Member');
    const { id: nonMember } = await addUser(world);
    const { id: inactive } = await addUser(world, { isActive: false });
    const rejected = [
      [{ user_id: inactive }, 'user_id', 'must be the id of an active user'],
      [
        { organization_id: organization, user_id: nonMember },
        'user_id',
        'must be the id of a member of the organization',
      ],
      [{ workspace_id: workspace, user_id: member }, 'user_id', 'must be the id of a member of the workspace'],
      [
        { workspace_id: workspace, organization_id: other },
        'workspace_id',
        'must be the id of a workspace of the organization',
      ],
    ] as const;
    for (const [owner, path_, message] of rejected) {
      const { status, body } = await world.backend.post(path, { name: 'n', ...owner });
      expect([status, body.errors]).toEqual([
        400,
        [{ path: path_, code: 'VALIDATION_FAILED', message: `${path_} ${message}` }],
      ]);
    }
  });

  it('rejects owners of another deployment', async () => {
    const { world, path } = await worldWithApp();
    const theirs = await createWorld();
    const organization = await addOrganization(theirs);
    const { id: workspace } = await addWorkspace(theirs, organization);
    const { id: user } = await addUserWithRole(theirs, organization, 'Admin');
    for (const owner of [{ user_id: user }, { organization_id: organization }, { workspace_id: workspace }]) {
      expect((await world.backend.post(path, { name: 'n', ...owner })).status).toBe(400);
    }
  });
});

describe('GET /api-auth/apps/{app_name}/keys', () => {
  it('lists the keys of the app by page, newest first, without the keys themselves', async () => {
    const { world, app, path } = await worldWithApp();
    const other = await addApiAuthApp(world);
    await addApiAuthKey(world, other, { name: 'elsewhere' });
    for (const name of ['a', 'b', 'c']) await addApiAuthKey(world, app, { name });
    const { status, body } = await world.backend.get(`${path}?limit=2`);
    expect([status, namesOf(body)]).toEqual([200, ['c', 'b']]);
    expect(body).toMatchObject({ has_more: true, limit: 2, offset: 0 });
    expect(JSON.stringify(body)).not.toMatch(/key_[0-9A-Za-z]{49}|hash/);
    expect(namesOf((await world.backend.get(`${path}?limit=2&offset=2`)).body)).toEqual(['a']);
  });

  it('filters keys by owner', async () => {
    const { world, app, path } = await worldWithApp();
    const organization = await addOrganization(world);
    const { id: user } = await addUserWithRole(world, organization, 'Member');
    const { id: workspace } = await addWorkspace(world, organization);
    await addApiAuthKey(world, app, { name: 'ownerless' });
    await addApiAuthKey(world, app, { name: 'user', user_id: user });
    await addApiAuthKey(world, app, { name: 'member', user_id: user, organization_id: organization });
    await addApiAuthKey(world, app, { name: 'workspace', workspace_id: workspace });
    const found = async (query: string) => namesOf((await world.backend.get(`${path}?${query}`)).body);
    expect(await found(`user_id=${user}`)).toEqual(['member', 'user']);
    expect(await found(`organization_id=${organization}`)).toEqual(['workspace', 'member']);
    expect(await found(`workspace_id=${workspace}`)).toEqual(['workspace']);
    expect(await found(`organization_id=${organization}&user_id=${user}`)).toEqual(['member']);
    expect(await found('user_id=1')).toEqual([]);
  });

  it('filters keys by status', async () => {
    const { world, app, path } = await worldWithApp();
    const live = await addApiAuthKey(world, app, { name: 'live', expires_at: LATER });
    const expired = await addApiAuthKey(world, app, { name: 'expired', expires_at: LATER });
    const revoked = await addApiAuthKey(world, app, { name: 'revoked', expires_at: LATER });
    await world.backend.post(`${path}/${revoked.id}/revoke`, {});
    await world.services.database.rows
      .updateTable('api_auth_key')
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .where('id', 'in', [expired.id, revoked.id])
      .execute();
    const found = async (status: string) => namesOf((await world.backend.get(`${path}?status=${status}`)).body);
    expect([await found('live'), await found('expired'), await found('revoked')]).toEqual([
      ['live'],
      ['expired'],
      ['revoked'],
    ]);
    expect(live.expires_at).toBe(LATER);
    expect((await world.backend.get(`${path}?status=LIVE`)).status).toBe(400);
  });

  it('filters keys by a text in the name and by the last four characters', async () => {
    const { world, app, path } = await worldWithApp();
    const { last_four } = await addApiAuthKey(world, app, { name: 'Accounting 100%' });
    await addApiAuthKey(world, app, { name: 'Warehouse 100' });
    const old = { hash: sha256('old'), name: 'Old one', last_four: 'aB9=' };
    await world.backend.post(`${path}/import`, { keys: [old, { hash: sha256('older'), name: 'Older one' }] });
    const found = async (query: string) => namesOf((await world.backend.get(`${path}?${query}`)).body);
    expect(await found('search=aCCount')).toEqual(['Accounting 100%']);
    expect(await found('search=100%25')).toEqual(['Accounting 100%']);
    expect(await found('search=_')).toEqual([]);
    expect(await found(`last_four=${last_four}`)).toEqual(['Accounting 100%']);
    expect(await found('last_four=aB9%3D')).toEqual(['Old one']);
    expect(await found('last_four=AB9%3D')).toEqual([]);
    expect(await found('search=older&last_four=aB9%3D')).toEqual([]);
  });

  it('filters keys by whether a user or the company created them', async () => {
    const { world, app, path } = await worldWithApp();
    await addApiAuthKey(world, app, { name: 'ours' });
    const { id } = await addApiAuthKey(world, app, { name: 'theirs' });
    const { rows } = world.services.database;
    await rows.updateTable('api_auth_key').set({ self_made: true }).where('id', '=', id).execute();
    const found = async (query: string) => namesOf((await world.backend.get(`${path}?${query}`)).body);
    expect([await found('self_made=true'), await found('self_made=false')]).toEqual([['theirs'], ['ours']]);
  });

  it('lists any number of keys with the same number of statements', async () => {
    const { world, app, path } = await worldWithApp();
    const list = () => countStatementsOf(world, () => world.backend.get(path));
    const none = await list();
    for (let count = 0; count < 5; count += 1) await addApiAuthKey(world, app);
    expect(await list()).toBe(none);
  });

  it.each([
    ...['limit=0', 'limit=101', 'offset=-1', 'status=dead', 'user_id=ada', 'self_made=maybe'],
    ...['search=', `search=${'x'.repeat(256)}`, 'last_four=abc', 'last_four=abcde', 'last_four=ab%20c'],
  ])('rejects the query %s of a list of keys', async (query) => {
    const { world, path } = await worldWithApp();
    expect((await world.backend.get(`${path}?${query}`)).status).toBe(400);
  });

  it('returns 404 for the keys of an unknown app', async () => {
    const { world } = await worldWithApp();
    const { status, body } = await world.backend.get(keysPath('unknown'));
    expect([status, body.code]).toEqual([404, 'API_AUTH_APP_NOT_FOUND']);
  });
});

describe('GET /api-auth/apps/{app_name}/keys/{key_id}', () => {
  it('returns 404 for a key of another app or a deleted app', async () => {
    const { world, app } = await worldWithApp();
    const { id } = await addApiAuthKey(world, app);
    const other = await addApiAuthApp(world);
    const at = async (name: string) => (await world.backend.get(`${keysPath(name)}/${id}`)).body.code;
    expect(await at(other)).toBe('API_AUTH_KEY_NOT_FOUND');
    await world.backend.delete(`/api-auth/apps/${app}`);
    expect(await at(app)).toBe('API_AUTH_KEY_NOT_FOUND');
  });
});

describe('a key of another app', () => {
  it('returns 404 when a key of another app is changed, revoked or rotated', async () => {
    const { world, app } = await worldWithApp();
    const { key, ...made } = await addApiAuthKey(world, app);
    const there = `${keysPath(await addApiAuthApp(world))}/${made.id}`;
    for (const response of [
      await world.backend.patch(there, { name: 'Mine' }),
      await world.backend.post(`${there}/revoke`, {}),
      await world.backend.post(`${there}/rotate`, {}),
    ]) {
      expect([response.status, response.body.code]).toEqual([404, 'API_AUTH_KEY_NOT_FOUND']);
    }
    expect(await readApiAuthKey(world, app, made.id)).toEqual(made);
    expect((await world.backend.post('/api-auth/verify', { key, app_name: app })).body.code).toBe('VALID');
  });
});

describe('PATCH /api-auth/apps/{app_name}/keys/{key_id}', () => {
  it('changes the given fields of a key, keeps the others and records both states', async () => {
    const { world, app, path } = await worldWithApp();
    const { key, ...made } = await addApiAuthKey(world, app, { metadata: { a: { b: 1 } }, rate_limits: [RULE] });
    const change = { name: 'Renamed', permissions: ['orders:read', 'orders:read'], expires_at: LATER };
    const { status, body } = await world.backend.patch(`${path}/${made.id}`, change);
    expect(status).toBe(200);
    expect(body).toEqual({ ...made, ...change, permissions: ['orders:read'], updated_at: TIME });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'api_auth_key.updated',
      before: { name: 'Warehouse sync', permissions: [] },
      after: { name: 'Renamed', permissions: ['orders:read'] },
    });
    const again = { metadata: { c: 2 }, rate_limits: null, expires_at: null };
    const cleared = await world.backend.patch(`${path}/${made.id}`, again);
    expect(cleared.body).toEqual({ ...body, ...again, updated_at: TIME });
    expect(JSON.stringify(await eventsOf(world))).not.toContain(key);
  });

  it.each([
    ['user_id', '1'],
    ['organization_id', '1'],
    ['workspace_id', '1'],
    ['hash', 'x'],
    ['key', 'x'],
    ['prefix', 'x'],
    ['name', null],
    ['permissions', null],
    ['metadata', null],
    ['permissions.0', ['orders']],
    ['expires_at', '2020-01-01T00:00:00Z'],
    ['rate_limits.0.duration', [{ ...RULE, unit: 'month', duration: 13 }]],
  ])('rejects a change of %s to %j', async (path_, value) => {
    const { world, app, path } = await worldWithApp();
    const { id } = await addApiAuthKey(world, app);
    const member = path_.split('.')[0] as string;
    const { status, body } = await world.backend.patch(`${path}/${id}`, { [member]: value });
    expect([status, pathsOf(body)]).toEqual([400, [path_]]);
  });

  it('extends an expired key, but not a revoked one', async () => {
    const { world, app, path } = await worldWithApp();
    const { id } = await addApiAuthKey(world, app);
    await world.services.database.rows
      .updateTable('api_auth_key')
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .where('id', '=', id)
      .execute();
    expect((await world.backend.patch(`${path}/${id}`, { expires_at: LATER })).body.expires_at).toBe(LATER);
    await world.backend.post(`${path}/${id}/revoke`, {});
    const { status, body } = await world.backend.patch(`${path}/${id}`, { expires_at: null });
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
  });
});

describe('POST /api-auth/apps/{app_name}/keys/{key_id}/revoke', () => {
  it('revokes a key permanently and returns the reason', async () => {
    const { world, app, path } = await worldWithApp();
    const { key, ...made } = await addApiAuthKey(world, app);
    const { status, body } = await world.backend.post(`${path}/${made.id}/revoke`, { reason: 'leaked' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...made, revoked_at: TIME, revoked_reason: 'leaked', updated_at: body.revoked_at });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'api_auth_key.revoked',
      resource_id: made.id,
      after: { revokedReason: 'leaked' },
    });
    expect(key).toBeTruthy();
  });

  it('keeps the first revocation and records it once when a key is revoked again', async () => {
    const { world, app, path } = await worldWithApp();
    const { id } = await addApiAuthKey(world, app);
    const { body: first } = await world.backend.post(`${path}/${id}/revoke`, {});
    expect(first.revoked_reason).toBeNull();
    const { status, body } = await world.backend.post(`${path}/${id}/revoke`, { reason: 'again' });
    expect([status, body]).toEqual([200, first]);
    const revoked = (await eventsOf(world)).filter(({ type }) => type === 'api_auth_key.revoked');
    expect(revoked).toHaveLength(1);
  });

  it.each(['', 'x'.repeat(256), 7])('rejects the revocation reason %j', async (reason) => {
    const { world, app, path } = await worldWithApp();
    const { id } = await addApiAuthKey(world, app);
    const { status, body } = await world.backend.post(`${path}/${id}/revoke`, { reason });
    expect([status, pathsOf(body)]).toEqual([400, ['reason']]);
  });
});

describe('the prefix and the self-service of an app', () => {
  it('applies a changed prefix and self-service to new keys', async () => {
    const { world, app } = await worldWithApp({ key_prefix: 'old' });
    const before = await addApiAuthKey(world, app);
    const self_service = { permissions: ['orders:read'], max_keys: 3 };
    const { body } = await world.backend.patch(`/api-auth/apps/${app}`, { key_prefix: 'new_1', self_service });
    expect(body).toMatchObject({ key_prefix: 'new_1', self_service });
    expect((await addApiAuthKey(world, app)).prefix).toBe('new_1');
    expect((await readApiAuthKey(world, app, before.id)).prefix).toBe('old');
    expect((await eventsOf(world)).find(({ type }) => type === 'api_auth_app.updated')).toMatchObject({
      before: { keyPrefix: 'old', selfService: null },
      after: { keyPrefix: 'new_1', selfService: { permissions: ['orders:read'], maxKeys: 3 } },
    });
    const more = await world.backend.patch(`/api-auth/apps/${app}`, { self_service: { max_keys: 4 } });
    expect(more.body.self_service).toEqual({ permissions: ['orders:read'], max_keys: 4 });
    const other = await world.backend.patch(`/api-auth/apps/${app}`, { self_service: { permissions: ['a:b', 'a:b'] } });
    expect(other.body.self_service).toEqual({ permissions: ['a:b'], max_keys: 4 });
    const off = await world.backend.patch(`/api-auth/apps/${app}`, { self_service: null });
    expect(off.body).toMatchObject({ key_prefix: 'new_1', self_service: null });
    const restored = await world.backend.patch(`/api-auth/apps/${app}`, { self_service: {} });
    expect(restored.body.self_service).toEqual({ permissions: [], max_keys: 5 });
  });

  it.each(['', '_a', 'a_', 'a__b', 'a-b', 'ä', 'sk_live', 'sk_test', 'p'.repeat(33), null])(
    'rejects the prefix %j',
    async (key_prefix) => {
      const { backend } = await createWorld();
      const { status, body } = await backend.post('/api-auth/apps', { name: unique('app'), key_prefix });
      expect([status, pathsOf(body)]).toEqual([400, ['key_prefix']]);
    },
  );

  it.each([
    ['self_service.permissions.0', { permissions: ['orders'] }],
    ['self_service.permissions', { permissions: Array.from({ length: 101 }, (_, at) => `orders:${at}`) }],
    ['self_service.max_keys', { max_keys: 0 }],
    ['self_service.max_keys', { max_keys: 101 }],
  ])('rejects self-service whose %s is out of bounds', async (path, self_service) => {
    const { backend } = await createWorld();
    const { status, body } = await backend.post('/api-auth/apps', { name: unique('app'), self_service });
    expect([status, pathsOf(body)]).toEqual([400, [path]]);
  });

  it('defaults self-service to no permissions and five keys', async () => {
    const { backend } = await createWorld();
    const { body } = await backend.post('/api-auth/apps', { name: unique('app'), self_service: {} });
    expect(body.self_service).toEqual({ permissions: [], max_keys: 5 });
  });
});
