import { describe, expect, it } from 'vitest';
import type { HttpResponse } from '../support/http.ts';
import type { GraphqlBody } from '../support/rest-types/response-of.ts';
import { created, VERSIONED_RECORDS } from '../support/versioned-records.ts';
import { createWorld, eventsOf, type World } from '../support/world.ts';

type Json = Record<string, unknown>;

const send = (
  { backend }: World,
  method: 'GET' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) => backend.request(method, path, body, headers) as unknown as Promise<HttpResponse<Json>>;

const tagOf = ({ headers }: HttpResponse<Json>) => String(headers.etag);

describe.each(VERSIONED_RECORDS)('$name', ({ create, change, otherChange, deletable = false, hasGet = true }) => {
  const read = (world: World, path: string) => (hasGet ? send(world, 'GET', path) : send(world, 'PATCH', path, {}));

  it('has an ETag that changes with each change, and with no change of another kind', async () => {
    const world = await createWorld();
    const path = await create(world);
    const first = await read(world, path);
    expect([first.status, first.headers.etag]).toEqual([200, expect.stringMatching(/^"\d+-[\w-]{16}"$/)]);
    expect(tagOf(await read(world, path))).toBe(tagOf(first));
    const patched = await send(world, 'PATCH', path, change);
    expect(tagOf(patched)).not.toBe(tagOf(first));
    expect(tagOf(await read(world, path))).toBe(tagOf(patched));
  });

  it('rejects a change of an older version, and changes nothing', async () => {
    const world = await createWorld();
    const path = await create(world);
    const stale = { 'if-match': tagOf(await read(world, path)) };
    const current = await send(world, 'PATCH', path, change, stale);
    expect(current.status).toBe(200);
    const events = (await eventsOf(world)).length;
    for (const tag of [stale['if-match'], `W/${tagOf(current)}`, '"', '"x"', '']) {
      const rejected = await send(world, 'PATCH', path, otherChange, { 'if-match': tag });
      expect([tag, rejected.status, rejected.body['code']]).toEqual([tag, 412, 'PRECONDITION_FAILED']);
    }
    if (deletable) expect((await send(world, 'DELETE', path, undefined, stale)).status).toBe(412);
    expect((await read(world, path)).body).toEqual(current.body);
    expect(await eventsOf(world)).toHaveLength(events);
    const either = { 'if-match': `${stale['if-match']}, ${tagOf(current)}` };
    expect((await send(world, 'PATCH', path, otherChange, either)).status).toBe(200);
    expect((await send(world, 'PATCH', path, change, { 'if-match': '*' })).status).toBe(200);
    if (deletable) expect((await send(world, 'DELETE', path, undefined, { 'if-match': '*' })).status).toBe(204);
  });

  it('is changed by one of two requests with the same version that are sent at once', async () => {
    const world = await createWorld();
    const path = await create(world);
    const stale = { 'if-match': tagOf(await read(world, path)) };
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

describe.each(VERSIONED_RECORDS.filter(({ hasGet }) => hasGet !== false))('$name', ({ create, change }) => {
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
    const remove = await graphql(`mutation { deleteOrganization(id: "${id}", expectedVersion: ${version}) { id } }`);
    expect(remove.errors[0].extensions.code).toBe('PRECONDITION_FAILED');
    expect((await backend.get(`/organizations/${id}`)).body.description).toBe('One');
  });
});
