import { getNamedType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Route } from '../../src/api/rest/routes.ts';
import { allRoutes, type Host } from '../support/examples.ts';
import type { HttpResponse } from '../support/http.ts';
import type { GraphqlBody } from '../support/rest-types/response-of.ts';
import { prepareRequest } from '../support/statements/count.ts';
import { createFixture } from '../support/statements/fixture.ts';
import { createWorld, eventsOf, type World } from '../support/world.ts';

/* Derived from the `@rest` table: an operation that is added is tested without a line here. */

type Json = Record<string, unknown>;

/** The operations that change what GET of the same path returns. */
const writes = allRoutes.filter(
  ({ host, route }) => (route.method === 'PATCH' || route.method === 'PUT') && readOf(host, route) !== undefined,
);

function readOf(host: Host, { path }: Route) {
  return allRoutes.find(({ host: other, route }) => other === host && route.method === 'GET' && route.path === path);
}

/** The settings, and operations like them: those without a resource in the path. */
const settings = writes.filter(({ host, route }) => host === 'BACKEND' && !route.path.includes('{'));

const request = ({ backend }: World, method: Route['method'], path: string, body?: object) =>
  backend.request(method, path, body) as unknown as Promise<HttpResponse<Json>>;

const AUTH = {
  email: { required: false, verify_signup: true },
  phone: { enabled: true, sms_verification_allowed: true },
  username: { enabled: true, min_length: 3, max_length: 40 },
  password: { min_length: 12, require_number: true },
  name: { last_name_enabled: true },
  authentication_factors: { phone_otp_enabled: true, passkey: { enabled: true, allow_autofill: true } },
  second_factor_policy: 'required',
  web3_wallet: {
    enabled: true,
    chain_ids: [1, 137],
    rpc_urls: [
      { chain_id: 137, url: 'https://polygon.example:8443/key-1' },
      { chain_id: 1, url: 'https://ethereum.example/key-2' },
    ],
  },
  multi_session_support: 'disabled',
  session_token_lifetime: 120,
};

/** Values that no setting has by default, by path. */
const CHANGES: Readonly<Record<string, object>> = {
  '/': { mail_from_host: 'mail.example.test' },
  '/settings/auth': AUTH,
  '/settings/ui': {
    app_name: 'Adventure Works',
    tos_page_url: '/terms',
    dark_mode_settings: { text_color: '#eeeeee' },
  },
  '/settings/b2b': { workspaces_enabled: false, automatic_activation_enabled: false },
  '/settings/restrictions': {
    blocklist_enabled: true,
    country_restrictions: { mode: 'allowlist', allowed_country_codes: ['FR', 'DE'] },
    sign_up_mode: 'waitlist',
  },
  '/settings/ai': {
    base_url: 'https://ai.example/v1',
    api_key: 'secret',
    allowed_models: ['large', 'small'],
    default_model: 'small',
    runs_per_user_per_day: 7,
  },
  '/settings/allowed-origins': { allowed_origins: ['https://app.northwind.example'] },
};

async function createChangedWorld(): Promise<World> {
  const world = await createWorld();
  for (const { route } of settings) {
    const changed = await request(world, route.method, route.path, CHANGES[route.path]);
    expect([route.path, changed.status, changed.text]).toEqual([route.path, 200, changed.text]);
  }
  return world;
}

describe('what GET returns', () => {
  it('is accepted by PATCH and PUT of the same path, which change nothing', async () => {
    expect(writes.length).toBeGreaterThan(20);
    const fixture = await createFixture();
    const failures: unknown[] = [];
    for (const { host, route } of writes) {
      const { client, path } = await prepareRequest(fixture, { host, route, name: route.operationId });
      const send = async (method: Route['method'], sent?: object) => {
        const { status, body, headers } = (await client.request(method, path, sent)) as unknown as HttpResponse<Json>;
        return { status, record: (host === 'BACKEND' ? body : body['data']) as Json, etag: headers.etag };
      };
      const before = await send('GET');
      const sent = await send(route.method, before.record);
      const after = await send('GET');
      if (sent.status !== 200) failures.push([route.method, path, sent, before.record]);
      else if (JSON.stringify(after) !== JSON.stringify(before)) failures.push([route.method, path, before, after]);
    }
    expect(failures).toEqual([]);
  }, 120_000);

  it.each([
    ['that were never changed', createWorld],
    ['of which each section was changed', createChangedWorld],
  ])('can be sent back for settings %s, with one version and no event', async (_, create) => {
    const world = await create();
    expect(Object.keys(CHANGES).sort()).toEqual(settings.map(({ route }) => route.path).sort());
    const events = (await eventsOf(world)).length;
    for (const { route } of settings) {
      const before = await request(world, 'GET', route.path);
      const sent = await request(world, route.method, route.path, before.body);
      const after = await request(world, 'GET', route.path);
      const outcome = [route.path, sent.status, sent.body, after.body, after.headers.etag];
      expect(outcome).toEqual([route.path, 200, before.body, before.body, before.headers.etag]);
    }
    expect((await eventsOf(world)).slice(events).map(({ type }) => type)).toEqual([]);
  });
});

describe('a field that PATCH cannot change', () => {
  it('is rejected with another value than it has, and nothing is changed', async () => {
    const world = await createWorld();
    const { id } = (await world.backend.post('/organizations', { name: 'Northwind' })).body;
    const path = `/organizations/${id}`;
    const record = (await request(world, 'GET', path)).body;
    const sent = { ...record, name: 'Southwind', id: '1', image_url: 'https://x.example/y.png', nmae: 'x' };
    const { nmae: _, ...known } = sent;
    const message = expect.stringContaining('read-only');
    const readOnly = [
      { path: 'id', message },
      { path: 'image_url', message },
    ];
    const both = await request(world, 'PATCH', path, sent);
    expect([both.status, both.body['errors']]).toMatchObject([400, [{ path: 'nmae' }, ...readOnly]]);
    const { status, body } = await request(world, 'PATCH', path, known);
    expect([status, body['errors']]).toMatchObject([400, readOnly]);
    expect((await request(world, 'GET', path)).body).toEqual(record);
  });

  it('is not compared if it is a time or a count, which the service may have changed', async () => {
    const world = await createWorld();
    const { id } = (await world.backend.post('/organizations', { name: 'Northwind' })).body;
    const record = (await request(world, 'GET', `/organizations/${id}`)).body;
    const older = { ...record, member_count: 7, updated_at: '2001-01-01T00:00:00.000Z', name: 'Southwind' };
    const { status, body } = await request(world, 'PATCH', `/organizations/${id}`, older);
    expect([status, body['name'], body['member_count']]).toEqual([200, 'Southwind', 0]);
  });

  it('is rejected below a read-only object as well', async () => {
    const world = await createWorld();
    const record = (await request(world, 'GET', '/')).body;
    const auth = record['auth_settings'] as Record<string, Json>;
    const other = { ...record, auth_settings: { ...auth, email: { ...auth['email'], enabled: false } } };
    const { status, body } = await request(world, 'PATCH', '/', other);
    expect([status, body['errors']]).toMatchObject([400, [{ path: 'auth_settings' }]]);
  });

  it('is read with the permission of the change: a key that may only write can send back a response', async () => {
    const world = await createWorld();
    const writer = world.backend.with(await world.token(['organizations:write']));
    const created = (await writer.post('/organizations', { name: 'Northwind' })).body;
    expect((await writer.get(`/organizations/${created.id}`)).status).toBe(403);
    const { status, body } = await writer.request('PATCH', `/organizations/${created.id}`, created);
    expect([status, body]).toEqual([200, created]);
  });

  it('does not show a record of another organization to a user', async () => {
    const { admin, world } = await createFixture();
    const other = (await world.backend.post('/organizations', { name: 'Southwind' })).body.id;
    const change = async (body: object) => {
      const { status, text } = await admin.browser.request('PATCH', `/organizations/${other}`, body);
      return [status, JSON.parse(text).errors];
    };
    const expected = await change({ name: 'Eastwind' });
    expect(expected[0]).toBe(403);
    for (const id of [other, '1']) expect(await change({ name: 'Eastwind', id })).toEqual(expected);
  });
});

describe('the RPC servers of chains that are sent back', () => {
  const hosts = [{ chain_id: 1, host: 'rpc.example' }];
  const urls = async ({ services, id }: World) =>
    services.database.rows.selectFrom('wallet_rpc_url').selectAll().where('deployment_id', '=', id).execute();
  const change = (world: World, rpc_urls: readonly object[]) =>
    request(world, 'PATCH', '/settings/auth', { web3_wallet: { rpc_urls } });

  it('keep their URL with the stored host, and need one with any other or none', async () => {
    const world = await createWorld();
    await change(world, [{ chain_id: 1, url: 'https://rpc.example/key' }]);
    const before = await urls(world);
    for (const entry of [{ chain_id: 1 }, { chain_id: 1, host: 'x.example' }, { chain_id: 5, host: 'rpc.example' }]) {
      const { status, body } = await change(world, [entry]);
      expect([status, body['errors']]).toMatchObject([400, [{ path: 'web3_wallet.rpc_urls.0.url' }]]);
    }
    expect((await change(world, [...hosts, { chain_id: 5, url: 'https://b.example/' }])).status).toBe(200);
    expect((await urls(world)).filter(({ chain_id }) => chain_id === 1)).toEqual(before);
    const moved = await change(world, [
      { ...hosts[0], url: 'https://c.example/' },
      { chain_id: 5, url: null },
    ]);
    expect(moved.body['web3_wallet']).toMatchObject({ rpc_urls: [{ chain_id: 1, host: 'c.example' }] });
  });
});

describe('the providers of social sign-in that are sent back', () => {
  const client = { client_id: 'a', client_secret: 'b' };
  const oauth2 = {
    label: 'Northwind',
    authorization_url: 'https://northwind.example/authorize',
    token_url: 'https://northwind.example/token',
    profile_url: 'https://northwind.example/profile',
    profile_fields: { subject: 'id' },
  };

  it.each([
    ['google', {}],
    ['microsoft', {}],
    ['github', { scopes: ['read:user'] }],
    ['oidc', { label: 'Northwind', issuer: 'https://northwind.example' }],
    ['oauth2', oauth2],
  ])('keep what the kind %s has, and need no secret', async (kind, changes) => {
    const world = await createWorld();
    const stored = () =>
      world.services.database.rows
        .selectFrom('social_provider')
        .selectAll()
        .where('deployment_id', '=', world.id)
        .executeTakeFirstOrThrow();
    const added = await request(world, 'POST', '/settings/social-connections', { kind, ...client, ...changes });
    expect([added.status, added.text]).toEqual([201, added.text]);
    const before = await stored();
    const sent = await request(world, 'PATCH', `/settings/social-connections/${kind}`, added.body);
    expect([sent.status, sent.body]).toEqual([200, added.body]);
    expect(await stored()).toEqual(before);
  });
});

describe('the headers of a webhook endpoint that are sent back', () => {
  const headers = { Authorization: 'Bearer secret', 'X-Tenant': 'Northwind' };

  async function createEndpoint() {
    const world = await createWorld();
    await world.backend.post('/webhooks/apps', { name: 'Billing' });
    const body = {
      app_name: 'Billing',
      url: 'https://hooks.example.com/a',
      headers,
      subscriptions: [{ event_name: 'a' }],
    };
    const { id } = (await world.backend.post('/webhooks/endpoints', body)).body;
    const stored = () =>
      world.services.database.rows
        .selectFrom('webhook_endpoint')
        .select(['headers_sealed', 'version'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    return { world, path: `/webhooks/endpoints/${id}`, stored };
  }

  it('keep the stored value of a redacted one', async () => {
    const { world, path, stored } = await createEndpoint();
    const before = await stored();
    const record = (await request(world, 'GET', path)).body;
    expect(record['headers']).toMatchObject({ Authorization: '[redacted]' });
    expect((await request(world, 'PATCH', path, record)).status).toBe(200);
    expect(await stored()).toEqual(before);
    const changed = { ...record, headers: { authorization: '[redacted]', 'X-Tenant': 'Southwind' } };
    expect((await request(world, 'PATCH', path, changed)).status).toBe(200);
    expect((await stored()).headers_sealed).not.toBe(before.headers_sealed);
  });

  it('are rejected for another origin, or where nothing is stored', async () => {
    const { world, path, stored } = await createEndpoint();
    const before = await stored();
    const record = (await request(world, 'GET', path)).body;
    for (const other of [{ ...record, url: 'https://evil.example/' }, { headers: { 'X-Token': '[redacted]' } }]) {
      const { status, body } = await request(world, 'PATCH', path, other);
      expect([status, body['code']]).toEqual([400, 'VALIDATION_FAILED']);
    }
    expect(await stored()).toEqual(before);
  });
});

describe('what GraphQL returns of the settings', () => {
  /** The fields of the input, as the type has them; null if it has none of them. */
  function selectionOf(type: unknown, input: unknown): string | null {
    if (!isObjectType(type)) return '';
    const inputs = (input as { getFields(): Record<string, { type: never }> }).getFields();
    const fields = Object.values(type.getFields()).flatMap(({ name, type: of }) => {
      const inner = inputs[name] && selectionOf(getNamedType(of), getNamedType(inputs[name].type));
      return inner === undefined || inner === null ? [] : [`${name} ${inner}`];
    });
    return fields.length === 0 ? null : `{ ${fields.join(' ')} }`;
  }

  it('can be sent back as the input, and changes nothing', async () => {
    const world = await createChangedWorld();
    const graphql = async (query: string, variables?: object) =>
      ((await world.backend.request('POST', '/graphql', { query, variables })) as HttpResponse<GraphqlBody>).body;
    for (const { host, route } of settings) {
      const type = getNamedType(route.responseType);
      const input = getNamedType(route.inputArg?.type);
      const selection = selectionOf(type, input);
      const read = readOf(host, route)?.route.fieldName;
      const before = (await graphql(`{ read: ${read} ${selection} }`)).data.read;
      const change = `mutation ($input: ${input}!) { sent: ${route.fieldName}(input: $input) ${selection} }`;
      expect((await graphql(change, { input: before })).data?.sent).toEqual(before);
    }
  });
});
