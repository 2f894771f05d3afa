import { beforeAll, describe, expect, it } from 'vitest';
import { collectRoutes } from '../../src/api/rest/routes.ts';
import { assembleSchemas, readTypeDefs } from '../../src/api/schema/schema.ts';
import { addUser } from '../support/add-user.ts';
import { resolvers } from '../support/resolvers.ts';
import { openSignedInBrowser } from '../support/sign-in.ts';
import { createWorld, eventsOf, type World } from '../support/world.ts';

/* The tests are derived from the `@rest` directives, so a new operation is tested without a change here. */

const slices = assembleSchemas(readTypeDefs(), resolvers);
const routes = collectRoutes(slices.DEPLOYMENT, 'DEPLOYMENT').map(({ method, path }) => ({
  method,
  path: path.replace(/\{\w+\}/g, '1'),
}));
const writes = routes.filter(({ method }) => method !== 'GET');

describe('a page of another site', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });

  it.each(writes)('cannot send $method $path', async ({ method, path }) => {
    const browser = await openSignedInBrowser(world, (await addUser(world)).id);
    const before = (await eventsOf(world)).length;
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const { status, body } = await browser.request(method, path, {}, headers);
      expect([status, body.errors[0].code]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    }
    expect((await eventsOf(world)).length).toBe(before);
  });
});

describe('maintenance mode', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
    await world.backend.patch('/', { maintenance_mode: true });
  });

  const open = ['/.well-known/meta', '/.well-known/jwk', '/.well-known/jwks.json', '/.well-known/webauthn'];

  it.each(routes)('rejects $method $path with 503 unless it is public', async ({ method, path }) => {
    const { status, body } = await world.browser().request(method, path, method === 'GET' ? undefined : {});
    if (open.includes(path)) expect(status).toBe(200);
    else expect([status, body.errors[0].code]).toEqual([503, 'UNAVAILABLE']);
  });
});
