import { describe, expect, it } from 'vitest';
import { addResource } from '../../support/oauth-applications.ts';
import { createWorld, eventsOf } from '../../support/world.ts';

const PATH = '/oauth-resources';
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const READ = { name: 'invoices:read', description: 'Read your invoices', is_default: true };
const PAY = { name: 'invoices:pay', description: 'Pay your invoices', is_default: false };
/** As the audit log has it. */
const audited = ({ is_default, ...scope }: typeof READ) => ({ ...scope, isDefault: is_default });
const INVOICES = { identifier: 'https://api.example.com/invoices', name: 'Invoices', scopes: [READ, PAY] };

const pathsOf = (body: { errors?: { path: string }[] }) => (body.errors ?? []).map(({ path }) => path).sort();

describe('POST /oauth-resources', () => {
  it('creates a resource and records the event', async () => {
    const world = await createWorld();
    const { status, body } = await world.backend.post(PATH, { ...INVOICES, access_token_lifetime: 86_400 });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^\d+$/),
      ...INVOICES,
      access_token_lifetime: 86_400,
      available_to_organizations: false,
      unregistered_clients: [],
      jwt_template_id: null,
      created_at: TIME,
      updated_at: body.created_at,
    });
    expect((await world.backend.get(`${PATH}/${body.id}`)).body).toEqual(body);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'oauth_resource.created',
      resource_id: body.id,
      after: { ...INVOICES, scopes: [READ, PAY].map(audited), accessTokenLifetime: 86_400 },
    });
    const minimal = (await world.backend.post(PATH, { identifier: 'https://api.example.com/', name: 'API' })).body;
    expect(minimal).toMatchObject({ scopes: [], access_token_lifetime: null });
  });

  it('shows the scopes of a resource of an earlier version, which say nothing about defaults', async () => {
    const world = await createWorld();
    const { id } = await addResource(world);
    expect((await world.backend.get(`${PATH}/${id}`)).body.scopes).toMatchObject([
      { name: 'invoices:read', is_default: false },
      { name: 'invoices:write', is_default: false },
    ]);
  });

  it('rejects an identifier that another resource of the deployment has', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const responses = await Promise.all([1, 2].map(() => world.backend.post(PATH, INVOICES)));
    expect(responses.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [201, undefined],
      [409, 'OAUTH_RESOURCE_TAKEN'],
    ]);
    expect((await other.backend.post(PATH, INVOICES)).status).toBe(201);
  });

  it('rejects identifiers that are no https URL, or an audience of this service', async () => {
    const [staging, production] = [await createWorld(), await createWorld({ mode: 'production' })];
    const outcomeOf = async ({ backend }: typeof staging, identifier: string) => {
      const { status, body } = await backend.post(PATH, { identifier, name: 'API' });
      return status === 201 ? 201 : [status, ...pathsOf(body)];
    };
    const rejected = [
      'api',
      `urn:gatehouse:backend:${production.id}`,
      'http://api.example.com/',
      'http://localhost:4000/',
      'https://api.example.com/#a',
      'https://user@api.example.com/',
      'https://*.example.com/',
      'https://api.example.com/a b',
      `https://${production.frontendHost}`,
      `https://${production.frontendHost}/`,
    ];
    for (const identifier of rejected) {
      expect([identifier, await outcomeOf(production, identifier)]).toEqual([identifier, [400, 'identifier']]);
    }
    expect(await outcomeOf(production, `https://${production.frontendHost}/mcp`)).toBe(201);
    expect(await outcomeOf(staging, 'http://localhost:4000/')).toBe(201);
  });

  it('rejects scopes that are repeated, belong to OpenID Connect or this service, or contain characters of no scope', async () => {
    const { backend } = await createWorld();
    const scopes = ['a', 'openid', 'offline_access', 'address', 'a', 'account:read', 'b'].map((name) => ({
      name,
      description: 'A',
    }));
    const { status, body } = await backend.post(PATH, { ...INVOICES, scopes });
    expect([status, pathsOf(body)]).toEqual([
      400,
      ['scopes.1.name', 'scopes.2.name', 'scopes.3.name', 'scopes.4.name', 'scopes.5.name'],
    ]);
    for (const name of ['a b', 'a"', 'a\\', 'ä', '']) {
      const rejected = await backend.post(PATH, { ...INVOICES, scopes: [{ name, description: 'A' }] });
      expect([name, pathsOf(rejected.body)]).toEqual([name, ['scopes.0.name']]);
    }
  });

  it('rejects the 1,001st resource of a deployment', async () => {
    const world = await createWorld();
    const { rows, ids } = world.services.database;
    const now = new Date().toISOString();
    const copies = Array.from({ length: 1_000 }, (_, index) => ({
      deployment_id: world.id,
      id: ids.next(),
      identifier: `https://api.example.com/${index}`,
      name: 'API',
      scopes: '[]',
      created_at: now,
      updated_at: now,
    }));
    await rows
      .insertInto('oauth_resource')
      .values(copies as never)
      .execute();
    const { status, body } = await world.backend.post(PATH, INVOICES);
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
  });
});

describe('PATCH /oauth-resources/{resource_id}', () => {
  it('changes the given fields, but not the identifier', async () => {
    const world = await createWorld();
    const created = (await world.backend.post(PATH, INVOICES)).body;
    const path = `${PATH}/${created.id}` as const;
    const { body } = await world.backend.patch(path, { name: 'Bills', access_token_lifetime: 60, scopes: [PAY] });
    expect(body).toEqual({ ...created, name: 'Bills', access_token_lifetime: 60, scopes: [PAY], updated_at: TIME });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'oauth_resource.updated',
      before: { name: 'Invoices', scopes: [READ, PAY].map(audited) },
      after: { name: 'Bills', scopes: [audited(PAY)] },
    });
    const before = (await eventsOf(world)).length;
    expect((await world.backend.patch(path, { scopes: [PAY] })).body).toEqual(body);
    expect((await eventsOf(world)).length).toBe(before);
    const identifier = await world.backend.patch(path, { identifier: 'https://api.example.com/bills' });
    expect([identifier.status, pathsOf(identifier.body)]).toEqual([400, ['identifier']]);
    expect((await world.backend.patch(path, { access_token_lifetime: null })).body.access_token_lifetime).toBeNull();
  });
});

describe('a resource that an application lists', () => {
  it('cannot be deleted, and keeps the scopes that the application lists', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const { id } = (await world.backend.post(PATH, INVOICES)).body;
    const path = `${PATH}/${id}` as const;
    const theirs = (await other.backend.post(PATH, INVOICES)).body;
    const resources = [{ identifier: INVOICES.identifier, scopes: [PAY.name] }];
    const application = { type: 'machine', name: 'Importer', resources };
    const created = (await world.backend.post('/oauth-applications', application)).body;
    const codeOf = async (response: Promise<{ status: number; body: { code?: string } }>) => {
      const { status, body } = await response;
      return [status, body?.code];
    };
    const inUse = [409, 'OAUTH_RESOURCE_IN_USE'];
    expect(await codeOf(world.backend.delete(path))).toEqual(inUse);
    expect(await codeOf(world.backend.patch(path, { scopes: [READ] }))).toEqual(inUse);
    expect(await codeOf(world.backend.patch(path, { scopes: [{ ...PAY, description: 'Pay' }] }))).toEqual([
      200,
      undefined,
    ]);
    expect((await other.backend.delete(`${PATH}/${theirs.id}`)).status).toBe(204);

    const own = `/oauth-applications/${created.id}` as const;
    await world.backend.patch(own, { resources: [{ identifier: INVOICES.identifier }] });
    expect(await codeOf(world.backend.patch(path, { scopes: [] }))).toEqual([200, undefined]);
    expect(await codeOf(world.backend.delete(path))).toEqual(inUse);
    await world.backend.delete(own);
    expect((await world.backend.delete(path)).status).toBe(204);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'oauth_resource.deleted', resource_id: id });
    expect(await codeOf(world.backend.get(path))).toEqual([404, 'OAUTH_RESOURCE_NOT_FOUND']);
  });

  it('is either deleted or listed when both are requested at the same time', async () => {
    const world = await createWorld();
    const { id } = (await world.backend.post(PATH, INVOICES)).body;
    const resources = [{ identifier: INVOICES.identifier, scopes: [PAY.name] }];
    const [added, removed] = await Promise.all([
      world.backend.post('/oauth-applications', { type: 'machine', name: 'Importer', resources }),
      world.backend.delete(`${PATH}/${id}`),
    ]);
    expect([
      [201, 409],
      [400, 204],
    ]).toContainEqual([added.status, removed.status]);
  });
});

describe('lists of resources', () => {
  it('are searched and filtered, and show no resources of another deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const add = async (identifier: string, name: string) =>
      (await world.backend.post(PATH, { identifier, name })).body.id;
    const ids = [await add('https://api.example.com/a', 'Orders'), await add('https://orders.example.com/', 'Other')];
    const listed = async (query: string, { backend } = world) =>
      (await backend.get(`${PATH}?${query}`)).body.data.map(({ id }) => ids.indexOf(id));
    expect(await listed('')).toEqual([1, 0]);
    expect(await listed('search=ORDERS')).toEqual([1, 0]);
    expect(await listed('search=other&limit=1')).toEqual([1]);
    expect(await listed(`identifier=${encodeURIComponent('https://api.example.com/a')}`)).toEqual([0]);
    expect(await listed('', other)).toEqual([]);
    const query = `query ($filter: OauthResourceFilter) {
      page: oauthResources(filter: $filter) { nodes { id } totalCount }
      deployment { page: oauthResources(filter: $filter) { nodes { id } totalCount } }
    }`;
    const cases: [object, number[]][] = [
      [{}, [0, 1]],
      [{ ids: [ids[1]] }, [1]],
      [{ identifier: 'https://orders.example.com/' }, [1]],
      [{ createdUntil: '2020-01-01T00:00:00.000Z' }, []],
      [{ createdSince: '2020-01-01T00:00:00.000Z' }, [0, 1]],
    ];
    for (const [filter, expected] of cases) {
      const { page, deployment } = await world.backend.data(query, { filter });
      expect(deployment.page).toEqual(page);
      const nodes = expected.map((index) => ({ id: ids[index] }));
      expect([filter, page]).toEqual([filter, { nodes, totalCount: nodes.length }]);
    }
  });

  it('require oauth_applications:read, and changes oauth_applications:write', async () => {
    const world = await createWorld();
    const reader = world.backend.with(await world.token(['oauth_applications:read']));
    expect([(await reader.get(PATH)).status, (await reader.post(PATH, INVOICES)).status]).toEqual([200, 403]);
    const writer = world.backend.with(await world.token(['oauth_applications:write']));
    expect([(await writer.get(PATH)).status, (await writer.post(PATH, INVOICES)).status]).toEqual([403, 201]);
  });
});
