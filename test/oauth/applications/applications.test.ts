import { beforeAll, describe, expect, it } from 'vitest';
import { secretHash } from '../../../src/oauth/applications/application-secret.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const PATH = '/oauth-applications';
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const ID = expect.stringMatching(/^\d+$/);
const WEB = { type: 'web', name: 'Portal', redirect_uris: ['https://portal.example.com/callback'] } as const;
const MACHINE = { type: 'machine', name: 'Importer' } as const;

const pathsOf = (body: { errors?: { path: string }[] }) => (body.errors ?? []).map(({ path }) => path).sort();

/** The number of records of the provider that the deployment has, by model. */
async function recordsOf({ services, id }: World) {
  const rows = await services.database.rows
    .selectFrom('oauth_record')
    .select(['model', 'application_id'])
    .where('deployment_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ model }) => model);
}

/** Stores a grant and what was issued with it, as the provider does. */
async function addRecords({ services, id }: World, applicationId: string): Promise<void> {
  const { rows, ids } = services.database;
  const now = new Date().toISOString();
  for (const model of ['Grant', 'AuthorizationCode', 'RefreshToken']) {
    const row = { deployment_id: id, id: ids.next(), model, key_hash: `${model} ${applicationId}`, payload: {} };
    const stamps = { expires_at: '2099-01-01T00:00:00.000Z', created_at: now, updated_at: now };
    await rows
      .insertInto('oauth_record')
      .values({ ...row, ...stamps, application_id: applicationId })
      .execute();
  }
}

describe('POST /oauth-applications', () => {
  it('creates a web application with the defaults, and shows its first secret once', async () => {
    const world = await createWorld();
    const { status, body } = await world.backend.post(PATH, WEB);
    expect(status).toBe(201);
    const { secret, ...shown } = body;
    const hint = `gos_…${secret?.slice(-4)}`;
    expect(shown).toEqual({
      id: ID,
      organization_id: null,
      registration: 'manual',
      metadata_url: null,
      type: 'web',
      name: 'Portal',
      description: null,
      logo_url: null,
      website_url: null,
      terms_url: null,
      privacy_url: null,
      auth_method: 'client_secret_basic',
      redirect_uris: WEB.redirect_uris,
      post_logout_redirect_uris: [],
      device_sign_in: false,
      backchannel_logout_uri: null,
      jwks: null,
      jwks_uri: null,
      scopes: ['openid', 'profile', 'email'],
      resources: [],
      token_exchange_resources: [],
      dpop_bound_access_tokens: false,
      require_pushed_authorization_requests: false,
      roles: [],
      is_first_party: false,
      is_active: true,
      access_token_lifetime: 3_600,
      refresh_token_lifetime: 2_592_000,
      secrets: [{ id: ID, hint, expires_at: null, created_at: body.created_at }],
      created_at: TIME,
      updated_at: body.created_at,
    });
    expect(secret).toMatch(/^gos_[0-9A-Za-z]{49}$/);
    expect((await world.backend.get(`${PATH}/${body.id}`)).body).toEqual(shown);
    expect((await world.backend.get(PATH)).body.data).toEqual([shown]);

    const { rows } = world.services.database;
    const stored = await rows
      .selectFrom('oauth_application_secret')
      .selectAll()
      .where('deployment_id', '=', world.id)
      .execute();
    expect(stored).toMatchObject([{ secret_hash: secretHash(secret as string), hint }]);
    const events = (await eventsOf(world)).slice(-2);
    expect(events).toMatchObject([
      { type: 'oauth_application.created', resource_id: body.id, actor_type: 'api_key', after: { type: 'WEB' } },
      { type: 'oauth_application_secret.created', resource_id: body.id, after: { hint } },
    ]);
    for (const text of [events, stored]) expect(JSON.stringify(text)).not.toContain(secret);
  });

  it('creates an application with every field', async () => {
    const { backend } = await createWorld();
    const identifier = 'https://api.example.com/invoices';
    const scopes = [
      { name: 'invoices:read', description: 'Read your invoices' },
      { name: 'invoices:pay', description: 'Pay your invoices' },
    ];
    await backend.post('/oauth-resources', { identifier, name: 'Invoices', scopes });
    const fields = {
      ...WEB,
      description: 'Where customers pay.',
      logo_url: 'https://portal.example.com/logo.svg',
      website_url: 'https://portal.example.com',
      terms_url: 'https://portal.example.com/legal#terms',
      privacy_url: 'https://portal.example.com/legal#privacy',
      auth_method: 'client_secret_post',
      post_logout_redirect_uris: ['https://portal.example.com/bye?from=gatehouse'],
      backchannel_logout_uri: 'https://portal.example.com/logout',
      resources: [{ identifier, scopes: ['invoices:pay'] }],
      is_first_party: true,
      is_active: false,
      access_token_lifetime: 60,
      refresh_token_lifetime: 31_536_000,
    };
    const { status, body } = await backend.post(PATH, {
      ...fields,
      scopes: ['offline_access', 'organizations', 'phone', 'openid', 'openid'],
    });
    expect([status, body]).toMatchObject([
      201,
      { ...fields, scopes: ['openid', 'phone', 'organizations', 'offline_access'] },
    ]);
  });

  it.each([
    ['a browser application', { type: 'browser', redirect_uris: ['https://app.example.com/'] }, 'none'],
    ['a native application', { type: 'native', redirect_uris: ['com.example.app:/callback'] }, 'none'],
  ])('creates %s without a secret', async (_, input, method) => {
    const { backend } = await createWorld();
    const { status, body } = await backend.post(PATH, { name: 'App', ...input });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      auth_method: method,
      secret: null,
      secrets: [],
      scopes: ['openid', 'profile', 'email'],
    });
  });

  it('creates a machine with a secret, and without what only users need', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.post(PATH, MACHINE);
    expect(status).toBe(201);
    expect(body).toMatchObject({ auth_method: 'client_secret_basic', redirect_uris: [], scopes: [] });
    expect(body.secret).toMatch(/^gos_/);
    const users = {
      redirect_uris: WEB.redirect_uris,
      post_logout_redirect_uris: WEB.redirect_uris,
      backchannel_logout_uri: 'https://portal.example.com/logout',
      scopes: ['openid'],
    };
    const rejected = await backend.post(PATH, { ...MACHINE, ...users });
    expect([rejected.status, pathsOf(rejected.body)]).toEqual([400, Object.keys(users).sort()]);
  });

  it('requires a redirect URI of each application that signs users in', async () => {
    const { backend } = await createWorld();
    for (const type of ['web', 'browser', 'native']) {
      const { status, body } = await backend.post(PATH, { type, name: 'App' });
      expect([type, status, pathsOf(body)]).toEqual([type, 400, ['redirect_uris']]);
    }
  });

  it('rejects resources and scopes of resources that do not exist, or are repeated', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const resource = (identifier: string) => ({
      identifier,
      name: 'API',
      scopes: [{ name: 'read', description: 'Read' }],
    });
    await world.backend.post('/oauth-resources', resource('https://api.example.com/'));
    await other.backend.post('/oauth-resources', resource('https://elsewhere.example.com/'));
    const resources = [
      { identifier: 'https://api.example.com/', scopes: ['read', 'write'] },
      { identifier: 'https://elsewhere.example.com/', scopes: ['read'] },
      { identifier: 'https://api.example.com/', scopes: [] },
    ];
    const { status, body } = await world.backend.post(PATH, { ...MACHINE, resources });
    expect([status, pathsOf(body)]).toEqual([
      400,
      ['resources.0.scopes.1', 'resources.1.identifier', 'resources.2.identifier'],
    ]);
  });

  it('rejects URLs of pages that are not https', async () => {
    const { backend } = await createWorld();
    const fields = ['logo_url', 'privacy_url', 'terms_url', 'website_url'];
    for (const url of ['http://portal.example.com/', 'https://user@portal.example.com/', 'https://a b.example.com/']) {
      const pages = Object.fromEntries(fields.map((field) => [field, url]));
      const { status, body } = await backend.post(PATH, { ...WEB, ...pages });
      expect([url, status, pathsOf(body)]).toEqual([url, 400, fields]);
    }
  });

  it('rejects the 1,001st application of a deployment', async () => {
    const world = await createWorld();
    const { body } = await world.backend.post(PATH, MACHINE);
    const { rows, ids } = world.services.database;
    const { id: _, ...first } = await rows
      .selectFrom('oauth_application')
      .selectAll()
      .where('deployment_id', '=', world.id)
      .executeTakeFirstOrThrow();
    const copy = { ...first, resources: '[]' };
    const copies = Array.from({ length: 998 }, () => ({ ...copy, id: ids.next() }));
    await rows
      .insertInto('oauth_application')
      .values(copies as never)
      .execute();
    expect((await world.backend.post(PATH, MACHINE)).status).toBe(201);
    const rejected = await world.backend.post(PATH, MACHINE);
    expect([rejected.status, rejected.body.code]).toEqual([409, 'CONFLICT']);
    await world.backend.delete(`${PATH}/${body.id}`);
    expect((await world.backend.post(PATH, MACHINE)).status).toBe(201);
  });
});

describe('PATCH /oauth-applications/{application_id}', () => {
  it('changes the given fields only, and records both states', async () => {
    const world = await createWorld();
    const { secret: _, ...created } = (await world.backend.post(PATH, { ...WEB, description: 'First' })).body;
    const { status, body } = await world.backend.patch(`${PATH}/${created.id}`, {
      name: 'Customer portal',
      description: null,
      redirect_uris: ['https://portal.example.com/a', 'https://portal.example.com/b'],
      scopes: ['openid'],
      access_token_lifetime: 900,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...created,
      name: 'Customer portal',
      description: null,
      redirect_uris: ['https://portal.example.com/a', 'https://portal.example.com/b'],
      scopes: ['openid'],
      access_token_lifetime: 900,
      updated_at: TIME,
    });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'oauth_application.updated',
      before: { name: 'Portal', description: 'First', scopes: ['OPENID', 'PROFILE', 'EMAIL'] },
      after: { name: 'Customer portal', description: null, scopes: ['OPENID'] },
    });
  });

  it('records nothing when nothing changes', async () => {
    const world = await createWorld();
    await world.backend.post('/oauth-resources', { identifier: 'https://api.example.com/', name: 'API' });
    const resources = [{ identifier: 'https://api.example.com/', scopes: [] }];
    const { secret: _, ...created } = (await world.backend.post(PATH, { ...WEB, resources })).body;
    const before = (await eventsOf(world)).length;
    const same = { name: 'Portal', redirect_uris: WEB.redirect_uris, resources, auth_method: 'client_secret_basic' };
    for (const input of [{}, same]) {
      expect((await world.backend.patch(`${PATH}/${created.id}`, input)).body).toEqual(created);
    }
    expect((await eventsOf(world)).length).toBe(before);
  });

  it('rejects another type, and no redirect URI', async () => {
    const { backend } = await createWorld();
    const { id } = (await backend.post(PATH, WEB)).body;
    const type = await backend.patch(`${PATH}/${id}`, { type: 'native' });
    expect([type.status, pathsOf(type.body)]).toEqual([400, ['type']]);
    const none = await backend.patch(`${PATH}/${id}`, { redirect_uris: [] });
    expect([none.status, pathsOf(none.body)]).toEqual([400, ['redirect_uris']]);
  });

  it('deletes codes and tokens of an application that is deactivated, and keeps grants and other applications', async () => {
    const world = await createWorld();
    const { id } = (await world.backend.post(PATH, WEB)).body;
    const { id: other } = (await world.backend.post(PATH, WEB)).body;
    await addRecords(world, id);
    await addRecords(world, other);
    await world.backend.patch(`${PATH}/${id}`, { name: 'Renamed', is_active: true });
    expect(await recordsOf(world)).toHaveLength(6);
    const { body } = await world.backend.patch(`${PATH}/${id}`, { is_active: false });
    expect(body.is_active).toBe(false);
    expect(await recordsOf(world)).toEqual(['Grant', 'Grant', 'AuthorizationCode', 'RefreshToken']);
    expect((await world.backend.patch(`${PATH}/${id}`, { is_active: true })).body.is_active).toBe(true);
  });

  it('can deactivate an application whose URIs the mode of its deployment no longer allows', async () => {
    const { backend } = await createWorld();
    const { id } = (await backend.post(PATH, { ...WEB, redirect_uris: ['http://localhost:3000/callback'] })).body;
    await backend.patch('/deployment', { mode: 'production' });
    const { status, body } = await backend.patch(`${PATH}/${id}`, { is_active: false });
    expect([status, body.is_active]).toEqual([200, false]);
  });
});

describe('DELETE /oauth-applications/{application_id}', () => {
  it('deletes the application with its secrets, grants and tokens', async () => {
    const world = await createWorld();
    const { secret: _, ...created } = (await world.backend.post(PATH, WEB)).body;
    await addRecords(world, created.id);
    expect((await world.backend.delete(`${PATH}/${created.id}`)).status).toBe(204);
    expect(await recordsOf(world)).toEqual([]);
    const { rows } = world.services.database;
    const secrets = rows.selectFrom('oauth_application_secret').select('id').where('deployment_id', '=', world.id);
    expect(await secrets.execute()).toEqual([]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'oauth_application.deleted',
      resource_id: created.id,
      before: { name: 'Portal', createdAt: created.created_at },
    });
    for (const method of ['GET', 'DELETE', 'PATCH'] as const) {
      const { status, body } = await world.backend.request(
        method,
        `${PATH}/${created.id}`,
        method === 'PATCH' ? {} : undefined,
      );
      expect([status, body.code]).toEqual([404, 'OAUTH_APPLICATION_NOT_FOUND']);
    }
  });
});

describe('lists of applications', () => {
  const FIELDS = 'nodes { id name secrets { id hint createdAt expiresAt } } totalCount';
  const QUERY = `query ($search: String, $filter: OauthApplicationFilter) {
    page: oauthApplications(search: $search, filter: $filter) { ${FIELDS} }
    deployment { page: oauthApplications(search: $search, filter: $filter) { ${FIELDS} } }
  }`;
  let world: World;
  let ids: string[];

  beforeAll(async () => {
    world = await createWorld();
    await world.backend.post('/oauth-resources', { identifier: 'https://api.example.com/listed', name: 'Listed' });
    const add = async (input: object) => (await world.backend.post(PATH, input)).body.id;
    ids = [
      await add({ ...WEB, name: 'Portal', description: 'For 100% of customers' }),
      await add({
        ...MACHINE,
        name: 'Importer of the PORTAL',
        resources: [{ identifier: 'https://api.example.com/listed', scopes: [] }],
      }),
      await add({ ...WEB, name: 'Shop', is_active: false, is_first_party: true }),
    ];
  });

  it('searches and filters applications, oldest first, and counts them', async () => {
    const cases: [Record<string, unknown>, number[]][] = [
      [{}, [0, 1, 2]],
      [{ search: 'portal' }, [0, 1]],
      [{ search: '100%' }, [0]],
      [{ filter: { type: 'WEB' } }, [0, 2]],
      [{ filter: { isActive: false } }, [2]],
      [{ filter: { isFirstParty: false } }, [0, 1]],
      [{ filter: { resource: 'https://api.example.com/listed' } }, [1]],
      [{ filter: { resource: 'https://api.example.com' } }, []],
      [{ filter: { ids: [ids[2], ids[0], '1'] } }, [0, 2]],
      [{ filter: { createdUntil: '2020-01-01T00:00:00.000Z' } }, []],
      [{ filter: { createdSince: '2020-01-01T00:00:00.000Z' } }, [0, 1, 2]],
    ];
    for (const [variables, expected] of cases) {
      const { page, deployment } = await world.backend.data(QUERY, variables);
      expect(deployment.page).toEqual(page);
      const found = page.nodes.map(({ id }: { id: string }) => id);
      expect([variables, found, page.totalCount]).toEqual([
        variables,
        expected.map((index) => ids[index]),
        expected.length,
      ]);
    }
  });

  it('lists applications by REST, newest first, with their secrets', async () => {
    const listed = async (query: string) => {
      const { body } = await world.backend.get(`${PATH}?${query}`);
      return [body.data.map(({ id }) => ids.indexOf(id)), body.has_more];
    };
    expect(await listed('limit=2')).toEqual([[2, 1], true]);
    expect(await listed('limit=2&offset=2')).toEqual([[0], false]);
    expect(await listed('type=machine')).toEqual([[1], false]);
    expect(await listed('is_active=true&search=portal')).toEqual([[1, 0], false]);
    const { body } = await world.backend.get(PATH);
    expect(body.data.map(({ secrets }) => secrets.length)).toEqual([1, 1, 1]);
  });

  it('requires oauth_applications:read to read and oauth_applications:write to change applications', async () => {
    const reader = world.backend.with(await world.token(['oauth_applications:read']));
    expect((await reader.get(PATH)).status).toBe(200);
    const created = await reader.post(PATH, WEB);
    expect([created.status, created.body.code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    const writer = world.backend.with(await world.token(['oauth_applications:write']));
    expect((await writer.get(PATH)).status).toBe(403);
    expect((await writer.post(PATH, WEB)).status).toBe(201);
  });

  it('shows no applications of another deployment', async () => {
    const other = await createWorld();
    expect((await other.backend.get(PATH)).body.data).toEqual([]);
    expect((await other.backend.get(`${PATH}/${ids[0]}`)).status).toBe(404);
    const { body } = await other.backend.graphql('query ($id: ID!) { node(id: $id) { id } }', { id: ids[0] });
    expect(body.data.node).toBeNull();
  });
});
