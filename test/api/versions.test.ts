import { describe, expect, it } from 'vitest';
import type { BackendClient } from '../support/clients.ts';
import type { HttpResponse } from '../support/http.ts';
import type { GraphqlBody } from '../support/rest-types/response-of.ts';
import { createWorld, eventsOf, unique, type World } from '../support/world.ts';

type Json = Record<string, unknown>;

interface Versioned {
  readonly name: string;
  /** Creates the record if there is not one already, and returns its path. */
  readonly create: (world: World) => Promise<string>;
  readonly change: Json;
  readonly otherChange: Json;
  /** Whether it can be deleted. */
  readonly deletable?: boolean;
}

async function created(backend: BackendClient, path: string, body: object): Promise<string> {
  const { id } = (await backend.request('POST', path, body)).body as unknown as { id: string };
  return id;
}

const RECORDS: readonly Versioned[] = [
  {
    name: 'the settings for sign-in',
    create: async () => '/settings/auth',
    change: { session_token_lifetime: 120 },
    otherChange: { session_token_lifetime: 240 },
  },
  {
    name: 'the settings of the user interface',
    create: async () => '/settings/ui',
    change: { app_name: 'Adventure Works' },
    otherChange: { app_name: 'Southwind' },
  },
  {
    name: 'the settings of organizations',
    create: async () => '/settings/b2b',
    change: { workspaces_enabled: false },
    otherChange: { organizations_enabled: false },
  },
  {
    name: 'the restrictions',
    create: async () => '/settings/restrictions',
    change: { sign_up_mode: 'waitlist' },
    otherChange: { blocklist_enabled: true },
  },
  {
    name: 'the deployment',
    create: async () => '/',
    change: { mail_from_host: 'one.example' },
    otherChange: { mail_from_host: 'two.example' },
  },
  {
    name: 'an organization',
    create: async ({ backend }) => `/organizations/${await created(backend, '/organizations', { name: 'Northwind' })}`,
    change: { description: 'One' },
    otherChange: { description: 'Two' },
    deletable: true,
  },
  {
    name: 'a workspace',
    create: async ({ backend }) => {
      const organization = await created(backend, '/organizations', { name: 'Northwind' });
      const id = await created(backend, `/organizations/${organization}/workspaces`, { name: 'Warehouse' });
      return `/workspaces/${id}`;
    },
    change: { description: 'One' },
    otherChange: { description: 'Two' },
    deletable: true,
  },
  {
    name: 'a user',
    create: async ({ backend }) =>
      `/users/${await created(backend, '/users', { email: `${unique('ada')}@example.com` })}`,
    change: { first_name: 'Ada' },
    otherChange: { first_name: 'Grace' },
    deletable: true,
  },
];

const send = (
  { backend }: World,
  method: 'GET' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) => backend.request(method, path, body, headers) as unknown as Promise<HttpResponse<Json>>;

const tagOf = ({ headers }: HttpResponse<Json>) => String(headers.etag);

describe.each(RECORDS)('$name', ({ create, change, otherChange, deletable = false }) => {
  it('has an ETag that changes with each change, and with no change of another kind', async () => {
    const world = await createWorld();
    const path = await create(world);
    const first = await send(world, 'GET', path);
    expect([first.status, first.headers.etag]).toEqual([200, expect.stringMatching(/^"\d+-[\w-]{16}"$/)]);
    expect(tagOf(await send(world, 'GET', path))).toBe(tagOf(first));
    const patched = await send(world, 'PATCH', path, change);
    expect(tagOf(patched)).not.toBe(tagOf(first));
    expect(tagOf(await send(world, 'GET', path))).toBe(tagOf(patched));
  });

  it('returns 304 without a body for the ETag that a client has', async () => {
    const world = await createWorld();
    const path = await create(world);
    const etag = tagOf(await send(world, 'GET', path));
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const { status, text, headers } = await send(world, 'GET', path, undefined, { 'if-none-match': known });
      expect([status, text, headers.etag]).toEqual([304, '', etag]);
    }
    await send(world, 'PATCH', path, change);
    expect((await send(world, 'GET', path, undefined, { 'if-none-match': etag })).status).toBe(200);
  });

  it('rejects a change of an older version, and changes nothing', async () => {
    const world = await createWorld();
    const path = await create(world);
    const stale = { 'if-match': tagOf(await send(world, 'GET', path)) };
    const current = await send(world, 'PATCH', path, change, stale);
    expect(current.status).toBe(200);
    const events = (await eventsOf(world)).length;
    for (const tag of [stale['if-match'], `W/${tagOf(current)}`, '"', '"x"', '']) {
      const rejected = await send(world, 'PATCH', path, otherChange, { 'if-match': tag });
      expect([tag, rejected.status, rejected.body['code']]).toEqual([tag, 412, 'PRECONDITION_FAILED']);
    }
    if (deletable) expect((await send(world, 'DELETE', path, undefined, stale)).status).toBe(412);
    expect((await send(world, 'GET', path)).body).toEqual(current.body);
    expect(await eventsOf(world)).toHaveLength(events);
    const either = { 'if-match': `${stale['if-match']}, ${tagOf(current)}` };
    expect((await send(world, 'PATCH', path, otherChange, either)).status).toBe(200);
    expect((await send(world, 'PATCH', path, change, { 'if-match': '*' })).status).toBe(200);
    if (deletable) expect((await send(world, 'DELETE', path, undefined, { 'if-match': '*' })).status).toBe(204);
  });

  it('is changed by one of two requests with the same version that are sent at once', async () => {
    const world = await createWorld();
    const path = await create(world);
    const stale = { 'if-match': tagOf(await send(world, 'GET', path)) };
    const both = await Promise.all([
      send(world, 'PATCH', path, change, stale),
      send(world, 'PATCH', path, otherChange, stale),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('keeps updated_at and its ETag after a PATCH without a change, which records no event', async () => {
    const world = await createWorld();
    const path = await create(world);
    const before = await send(world, 'PATCH', path, change);
    const events = (await eventsOf(world)).length;
    for (const same of [{}, change]) {
      const { status, body, headers } = await send(world, 'PATCH', path, same);
      expect([status, body, headers.etag]).toEqual([200, before.body, before.headers.etag]);
    }
    expect(await eventsOf(world)).toHaveLength(events);
  });
});

describe('expectedVersion of a GraphQL mutation', () => {
  it('rejects a change of an older version', async () => {
    const { backend } = await createWorld();
    const id = await created(backend, '/organizations', { name: 'Northwind' });
    const graphql = async (query: string) =>
      ((await backend.request('POST', '/graphql', { query })) as HttpResponse<GraphqlBody>).body;
    const read = await graphql(`{ organization(id: "${id}") { version } }`);
    const { version } = read.data.organization;
    const update = (description: string) =>
      graphql(`mutation {
        updateOrganization(id: "${id}", input: { description: "${description}" }, expectedVersion: ${version}) { version }
      }`);
    expect((await update('One')).data.updateOrganization.version).toBeGreaterThan(version);
    expect((await update('Two')).errors[0].extensions.code).toBe('PRECONDITION_FAILED');
    const remove = await graphql(`mutation { deleteOrganization(id: "${id}", expectedVersion: ${version}) }`);
    expect(remove.errors[0].extensions.code).toBe('PRECONDITION_FAILED');
    expect((await backend.get(`/organizations/${id}`)).body.description).toBe('One');
  });
});
