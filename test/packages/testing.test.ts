import { decodeJwt } from 'jose';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { createAuth, verifyWebhook } from '../../packages/node/src/index.ts';
import { createFakeGatehouse, createTestClock, createTestUsers } from '../../packages/testing/src/index.ts';
import { openVerifiedBrowser } from '../support/accounts.ts';
import { deploymentFetch, issuerOf } from '../support/openid-client.ts';
import { service } from '../support/service.ts';
import { createSessionToken } from '../support/session-tokens.ts';
import { createWorld, type World, type WorldOptions } from '../support/world.ts';

/** A fetch that finds both hosts of the deployment. */
function fetchOf(world: World): typeof fetch {
  const onDeployment = deploymentFetch(world);
  return async (input, init = {}) => {
    if (new URL(String(input)).origin !== issuerOf(world)) return fetch(input, init);
    return onDeployment(String(input), {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      body: init.body as string,
      redirect: 'manual',
    });
  };
}

async function testUsersOf(options: WorldOptions = {}) {
  const world = await createWorld(options);
  const { backend } = await service();
  const users = createTestUsers({ backendUrl: backend.url, apiKey: world.apiKey, fetch: fetchOf(world) });
  return { world, users };
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('test users', () => {
  it('are signed in without a password, with their organization as the active one', async () => {
    const { world, users } = await testUsersOf();
    const user = await users.create({ first_name: 'Ada', organization: { name: 'Northwind', role: 'Member' } });
    const { gatehouse, cookie, sessionToken } = await users.signIn(user);
    await expect(gatehouse.me()).resolves.toMatchObject({ id: user.id, email: user.email, first_name: 'Ada' });
    await expect(gatehouse.session()).resolves.toMatchObject({ active_organization_id: user.organizationId });
    const headers = { cookie: `${cookie.name}=${cookie.value}` };
    expect((await world.browser().get('/me', headers)).body.data.id).toBe(user.id);
    const auth = createAuth({ url: issuerOf(world), fetch: fetchOf(world) });
    await expect(auth.protect(bearer(await sessionToken()))).resolves.toMatchObject({ userId: user.id });
    const again = await users.signIn({ id: user.id });
    expect(again.cookie.value).not.toBe(cookie.value);
  });

  it('are deleted with their organizations, also those that a test has deleted itself', async () => {
    const { world, users } = await testUsersOf();
    const kept = await world.backend.post('/users', { email: 'ada@example.com' });
    const [first, second] = [await users.create({ organization: {} }), await users.create()];
    expect(first.email).not.toBe(second.email);
    await users.backend.deleteUser({ user_id: second.id });
    await users.deleteAll();
    expect((await world.backend.get('/users')).body.data.map(({ id }) => id)).toEqual([kept.body.id]);
    expect((await world.backend.get('/organizations')).body.data).toEqual([]);
  });

  it('are rejected by a deployment in production mode before anything is created', async () => {
    const { world, users } = await testUsersOf({ mode: 'production' });
    const { body } = await world.backend.post('/users', { email: 'ada@example.com' });
    const rejection = {
      name: 'TestingError',
      code: 'NOT_IN_DEVELOPMENT',
      message: expect.stringMatching(/production mode.* Use the API key of a deployment in staging mode/),
    };
    await expect(users.create()).rejects.toMatchObject(rejection);
    await expect(users.signIn(body)).rejects.toMatchObject(rejection);
    expect((await world.backend.get('/users')).body.data).toHaveLength(1);
  });

  it('cannot sign in where a second factor is required, and the error says so', async () => {
    const { world, users } = await testUsersOf();
    const user = await users.create();
    const { status } = await world.backend.patch('/settings/auth', { second_factor_policy: 'required' });
    expect(status).toBe(200);
    await expect(users.signIn(user)).rejects.toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      message: expect.stringContaining('passes the first factor only'),
    });
  });

  it('name the roles of the deployment for one that does not exist', async () => {
    const { world, users } = await testUsersOf();
    const created = users.create({ organization: { role: 'Owner' } });
    await expect(created).rejects.toMatchObject({ code: 'UNKNOWN_ROLE', message: expect.stringContaining('Admin') });
    await users.deleteAll();
    expect((await world.backend.get('/users')).body.data).toEqual([]);
  });
});

describe('the fake Gatehouse', () => {
  it('issues session tokens with the claims of real ones', async () => {
    const world = await createWorld();
    const real = decodeJwt(await createSessionToken(await openVerifiedBrowser(world)));
    const fake = decodeJwt(await (await createFakeGatehouse()).sessionToken());
    expect(Object.keys(fake).sort()).toEqual(Object.keys(real).sort());
  });

  it('lets a test choose the user, the organization, the permissions and who acts for the user', async () => {
    const gatehouse = await createFakeGatehouse();
    const auth = createAuth(gatehouse.authOptions);
    const fields = { userId: '7', organizationId: '12', permissions: ['orders:read'], impersonator: 'grace' };
    const caller = await auth.protect(bearer(await gatehouse.sessionToken(fields)), { permission: 'orders:read' });
    expect(caller).toMatchObject({ kind: 'session', userId: '7', organizationId: '12', impersonator: 'grace' });
    const claims = { workspace_id: '5', plan: 'pro' };
    await expect(auth.authenticate(bearer(await gatehouse.sessionToken({ claims })))).resolves.toMatchObject({
      workspaceId: '5',
      organizationId: null,
      claims: { plan: 'pro' },
    });
  });

  it('issues access tokens for machines and users, which are no session tokens', async () => {
    const gatehouse = await createFakeGatehouse();
    const resource = 'https://api.example.com/orders';
    const auth = createAuth({ ...gatehouse.authOptions, accessTokensFor: resource });
    const machine = await gatehouse.accessToken({ resource, clientId: '9', scopes: ['orders:read'] });
    await expect(auth.protect(bearer(machine), { scope: 'orders:read' })).resolves.toMatchObject({
      kind: 'access_token',
      clientId: '9',
      userId: null,
    });
    const ofUser = await gatehouse.accessToken({ resource, userId: '7' });
    await expect(auth.protect(bearer(ofUser))).resolves.toMatchObject({ clientId: '2', userId: '7' });
    await expect(auth.protect(bearer(ofUser), { scope: 'orders:read' })).rejects.toMatchObject({ status: 403 });
    const elsewhere = await gatehouse.accessToken({ resource: 'https://api.example.com/other' });
    await expect(auth.protect(bearer(elsewhere))).rejects.toMatchObject({ code: 'WRONG_AUDIENCE' });
    await expect(createAuth(gatehouse.authOptions).protect(bearer(ofUser))).rejects.toMatchObject({
      code: 'CREDENTIAL_NOT_ACCEPTED',
    });
  });

  it('checks API keys with their owner, expiry and the result that a test chooses', async () => {
    const clock = createTestClock(new Date('2030-01-01'));
    const gatehouse = await createFakeGatehouse({ clock });
    const auth = createAuth({ ...gatehouse.authOptions, apiKeys: gatehouse.apiKeyOptions });
    const key = gatehouse.apiKey({ userId: '7', permissions: ['orders:read'], expiresInSeconds: 60 });
    await expect(auth.protect(bearer(key), { permission: 'orders:read' })).resolves.toMatchObject({ userId: '7' });
    clock.advance(60_000);
    await expect(auth.protect(bearer(key))).rejects.toMatchObject({ code: 'INVALID_API_KEY' });
    await expect(auth.protect(bearer(gatehouse.apiKey({ code: 'RATE_LIMITED' })))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      headers: { 'Retry-After': '1' },
    });
    await expect(auth.protect(bearer('unknown'))).rejects.toMatchObject({ code: 'INVALID_API_KEY' });
    const wrong = createAuth({
      ...gatehouse.authOptions,
      apiKeys: { ...gatehouse.apiKeyOptions, credential: 'wrong' },
    });
    await expect(wrong.protect(bearer(key))).rejects.toMatchObject({ code: 'GATEHOUSE_UNAVAILABLE' });
  });

  it('moves with its clock: tokens expire, and are not valid yet', async () => {
    const gatehouse = await createFakeGatehouse();
    const auth = createAuth(gatehouse.authOptions);
    const token = await gatehouse.sessionToken({ expiresInSeconds: 300 });
    gatehouse.clock.advance(600_000);
    await expect(auth.protect(bearer(token))).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    gatehouse.clock.advance(-1_200_000);
    await expect(auth.protect(bearer(token))).rejects.toMatchObject({ code: 'TOKEN_NOT_VALID_YET' });
    const expired = await gatehouse.sessionToken({ expiresInSeconds: -60 });
    await expect(auth.protect(bearer(expired))).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  });

  it('signs deliveries that the library of Standard Webhooks accepts as well', async () => {
    const gatehouse = await createFakeGatehouse();
    const { headers, body } = await gatehouse.webhook({ type: 'user.created', data: { id: '7' } });
    const event = { type: 'user.created', data: { id: '7' } };
    await expect(verifyWebhook({ headers, body, secret: gatehouse.webhookSecret })).resolves.toMatchObject(event);
    expect(new Webhook(gatehouse.webhookSecret).verify(body, headers)).toMatchObject(event);
    const again = await gatehouse.webhook({ type: 'user.created', data: {}, id: 'msg_1' });
    expect(again.headers['webhook-id']).toBe('msg_1');
    gatehouse.clock.advance(-600_000);
    const old = await gatehouse.webhook(event);
    await expect(verifyWebhook({ ...old, secret: gatehouse.webhookSecret })).rejects.toThrow('seconds old');
  });

  it('is accepted by no other API: neither by that of another test nor by one of a real deployment', async () => {
    const [one, other] = [await createFakeGatehouse(), await createFakeGatehouse()];
    const token = await one.sessionToken();
    await expect(createAuth(other.authOptions).protect(bearer(token))).rejects.toMatchObject({ code: 'UNKNOWN_KEY' });
    const world = await createWorld();
    const real = createAuth({ url: issuerOf(world), fetch: fetchOf(world) });
    await expect(real.protect(bearer(token))).rejects.toMatchObject({ code: 'UNKNOWN_KEY' });
    // Its URL exists nowhere, so that an API with this configuration accepts nothing outside of the test.
    expect(one.authOptions.url).toMatch(/\.invalid$/);
    const url = 'https://accounts.example.com';
    await expect(createAuth({ ...one.authOptions, url }).protect(bearer(token))).rejects.toMatchObject({
      code: 'GATEHOUSE_UNAVAILABLE',
      cause: expect.objectContaining({ message: expect.stringContaining('accounts.example.com') }),
    });
  });
});

describe('examples/testing-your-app', async () => {
  await import('../../examples/testing-your-app/orders.test.ts');
});
