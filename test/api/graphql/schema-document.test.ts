import { buildClientSchema, buildSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../src/start.ts';
import { addUser } from '../../support/add-user.ts';
import type { BackendClient, BrowserClient } from '../../support/clients.ts';
import { startOwnService } from '../../support/own-service.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, type World } from '../../support/world.ts';

type Client = BackendClient | BrowserClient;

let running: Running;
let staging: World;

beforeAll(async () => {
  running = await startOwnService();
  staging = await createWorld({ running });
});

afterAll(() => running.stop(0));

async function statusOf(client: Client) {
  const { status, text } = await client.get('/schema.graphql');
  return [status, /[A-Z]+(?:_[A-Z]+)+/.exec(status === 200 ? '' : text)?.[0] ?? null];
}

const OK = [200, null];
const NO_CREDENTIAL = [401, 'NOT_AUTHENTICATED'];

describe('GET /schema.graphql', () => {
  it('returns the same schema as introspection of the host, with all descriptions', async () => {
    const document = getIntrospectionQuery({
      schemaDescription: true,
      specifiedByUrl: true,
      inputValueDeprecation: true,
    });
    for (const client of [staging.backend, staging.browser()]) {
      const { text } = await client.get('/schema.graphql');
      const introspected = buildClientSchema((await client.graphql(document)).body.data);
      expect(sorted(buildSchema(text))).toBe(sorted(introspected));
    }
  });

  it('describes the host first and contains no directive of the service', async () => {
    const backend = (await staging.backend.get('/schema.graphql')).text;
    const deployment = (await staging.browser().get('/schema.graphql')).text;
    expect(backend).toMatch(/^"""\nThe backend host of Gatehouse[\s\S]*Authorization: Bearer[\s\S]*?\n"""\nschema \{/);
    expect(deployment).toMatch(/^"""\nThe deployment host of Gatehouse[\s\S]*`__session`[\s\S]*?\n"""\nschema \{/);
    for (const text of [backend, deployment]) expect(text).not.toMatch(/@(rest|access|only|edge|constraint|size)\b/);
  });

  it('returns text with a private cache policy, and 304 if it is unchanged', async () => {
    const { headers } = await staging.backend.get('/schema.graphql');
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    });
    const again = await staging.backend.get('/schema.graphql', { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await staging.browser().get('/schema.graphql', { 'if-none-match': String(headers['etag']) });
    expect(other.status).toBe(200);
  });

  it('is compressed for clients that accept it, and varies by encoding and origin', async () => {
    const { headers } = await staging.browser().get('/schema.graphql', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['etag']).toMatch(/-gzip"$/);
    expect(String(headers['vary']).split(/, */)).toEqual(expect.arrayContaining(['Origin', 'Accept-Encoding']));
  });

  it('accepts only GET and HEAD', async () => {
    for (const client of [staging.backend, staging.browser()]) {
      expect((await client.request('HEAD', '/schema.graphql')).status).toBe(200);
      const { status, headers, text } = await client.post('/schema.graphql', {});
      expect([status, headers['allow'], text]).toEqual([
        405,
        'GET, HEAD',
        expect.stringContaining('METHOD_NOT_ALLOWED'),
      ]);
    }
  });

  it('requires no credential while all deployments are in staging mode', async () => {
    expect(await statusOf(staging.backend.with(null))).toEqual(OK);
    expect(await statusOf(staging.browser())).toEqual(OK);
  });

  it('returns 404 if introspection is disabled', async () => {
    const off = await startOwnService({ INTROSPECTION: 'off' });
    try {
      const world = await createWorld({ running: off });
      for (const client of [world.backend, world.browser()]) {
        expect(await statusOf(client)).toEqual([404, 'ROUTE_NOT_FOUND']);
      }
    } finally {
      await off.stop(0);
    }
  });

  describe('in production mode', () => {
    let production: World;

    beforeAll(async () => {
      production = await createWorld({ running, mode: 'production' });
    });

    it('requires a signed-in user on the deployment host', async () => {
      const user = await openSignedInBrowser(production, (await addUser(production)).id);
      expect(await statusOf(production.browser())).toEqual(NO_CREDENTIAL);
      expect(await statusOf(user)).toEqual(OK);
      expect(await statusOf(staging.browser())).toEqual(OK);
    });

    it('requires an API key or an access token on the backend host', async () => {
      const token = await production.token(['users:read']);
      for (const client of [production.backend, production.backend.with(token), staging.backend]) {
        expect(await statusOf(client)).toEqual(OK);
      }
      expect(await statusOf(production.backend.with(null))).toEqual(NO_CREDENTIAL);
    });
  });
});

function sorted(schema: Parameters<typeof printSchema>[0]): string {
  return printSchema(lexicographicSortSchema(schema));
}
