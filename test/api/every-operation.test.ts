import { beforeAll, describe, expect, it } from 'vitest';
import { collectRoutes } from '../../src/api/rest/routes.ts';
import { assembleSchemas, readTypeDefs } from '../../src/api/schema/schema.ts';
import { PASSWORD } from '../support/accounts.ts';
import { addUser } from '../support/add-user.ts';
import { resolvers } from '../support/resolvers.ts';
import { backdateAuthentication, openSignedInBrowser } from '../support/sign-in.ts';
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

/** Operations that require a recent authentication, because the user may have left the browser unlocked. */
const SENSITIVE: readonly (readonly [string, string, object?])[] = [
  ['POST', '/me/password', { current_password: PASSWORD, new_password: `${PASSWORD}!` }],
  ['POST', '/me/emails', { email: 'other@example.com' }],
  ['POST', '/me/emails/1/make-primary'],
  ['DELETE', '/me/emails/1'],
  ['POST', '/me/phones', { phone_number: '+4930123456' }],
  ['POST', '/me/phones/1/make-primary'],
  ['DELETE', '/me/phones/1'],
  ['POST', '/me/authenticator', {}],
  ['POST', '/me/authenticator/attempt-verification', { code1: '123456', code2: '654321' }],
  ['DELETE', '/me/authenticator', { password: PASSWORD }],
  ['POST', '/me/passkeys/prepare'],
  ['POST', '/me/passkeys', { credential: {} }],
  ['PATCH', '/me/passkeys/1', { name: 'Phone' }],
  ['DELETE', '/me/passkeys/1'],
  ['POST', '/me/backup-codes/regenerate', {}],
  ['POST', '/me/wallets', { message: 'x', signature: `0x${'0'.repeat(130)}` }],
  ['DELETE', '/me/wallets/1'],
  ['DELETE', '/organizations/1'],
  ['DELETE', '/workspaces/1'],
  ['DELETE', '/me'],
  ['POST', '/api-auth/apps/any/keys', { name: 'My laptop' }],
  ['POST', '/api-auth/apps/any/keys/1/revoke'],
  ['POST', '/api-auth/apps/any/keys/1/rotate', {}],
];

describe('a sensitive operation', () => {
  const calls = SENSITIVE.map(([method, path, body]) => ({ method, path, body }));

  it.each(calls)('requires a recent authentication in a browser: $method $path', async ({ method, path, body }) => {
    const world = await createWorld();
    const { id } = await addUser(world, { password: PASSWORD });
    const browser = await openSignedInBrowser(world, id);
    const { token } = (await browser.get('/session/token')).body.data;
    const bearer = await world.browser().request(method, path, body, { authorization: `Bearer ${token}` });
    expect([bearer.status, bearer.body.errors[0].code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    await backdateAuthentication(world, id);
    const late = await browser.request(method, path, body);
    expect([late.status, late.body.errors[0].code]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  });

  it('includes every deletion under /me and every change of a password or factor', () => {
    const own = writes.filter(
      ({ method, path }) =>
        path.startsWith('/me') &&
        (method === 'DELETE' || /password|authenticator|passkeys|backup|primary|wallets/.test(path)),
    );
    const listed = SENSITIVE.map(([method, path]) => `${method} ${path}`);
    const missing = own.map(({ method, path }) => `${method} ${path}`).filter((call) => !listed.includes(call));
    // They do not change how the user signs in.
    expect(missing.sort()).toEqual(['DELETE /me/invitations/1', 'DELETE /me/profile-image', 'DELETE /me/sessions/1']);
  });
});
