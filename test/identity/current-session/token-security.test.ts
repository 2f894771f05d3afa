import { decodeJwt, importJWK, type JWTPayload, SignJWT } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rotateCookieToken } from '../../../src/identity/sessions/rotate-cookie-token.ts';
import { setSessionCookie } from '../../../src/identity/sessions/session.record.ts';
import { Viewer } from '../../../src/platform/access/viewer.ts';
import { command } from '../../../src/platform/commands/command.ts';
import { changeSettings, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser, type TestUser } from '../../support/add-user.ts';
import { totpCodesOf } from '../../support/authenticators.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { mailsTo } from '../../support/mail.ts';
import { clientWithToken, createSessionToken } from '../../support/session-tokens.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let ada: TestUser;
let browser: BrowserClient;

beforeEach(async () => {
  world = await createWorld();
  ada = await addUser(world, { email: 'ada@example.com', password: PASSWORD });
  browser = await openSignedInBrowser(world, ada.id);
});

const codeOf = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
];

async function expectRejected(token: string, where = world): Promise<void> {
  const caller = clientWithToken(where, token);
  for (const path of ['/me', '/session', '/.well-known/meta']) {
    expect(codeOf(await caller.get(path))).toEqual([401, 'NOT_AUTHENTICATED']);
  }
  const { status, text } = await caller.post('/graphql', { query: '{ session { signIns { id } } }' });
  expect([status, text]).toEqual([401, expect.stringContaining('NOT_AUTHENTICATED')]);
}

/** The session's token with changed claims, signed by a key of the deployment. */
async function forged(claims: JWTPayload, { typ = 'session+jwt', purpose = 'session', state = 'active' } = {}) {
  const genuine = decodeJwt(await createSessionToken(browser));
  await world.token(['users:read']);
  const { services, id } = world;
  const key = await services.database.rows
    .selectFrom('signing_key')
    .selectAll()
    .where('deployment_id', '=', id)
    .where('purpose', '=', purpose as 'session')
    .where('state', '=', state as 'active')
    .executeTakeFirstOrThrow();
  const cell = { table: 'signing_key', column: 'private_sealed', row: key.id };
  return new SignJWT({ ...genuine, ...claims })
    .setProtectedHeader({ alg: 'ES256', typ, kid: key.kid })
    .sign(await importJWK(JSON.parse(services.vault.open(key.private_sealed, cell)), 'ES256'));
}

describe('a session token', () => {
  it('authenticates the user of its sign-in, in REST and in GraphQL', async () => {
    const caller = clientWithToken(world, await createSessionToken(browser));
    const { status, body } = await caller.get('/me');
    expect([status, body.data.id]).toEqual([200, ada.id]);
    expect(body.session.active_signin?.user_id).toBe(ada.id);
    const response = await caller.post('/graphql', {
      query: '{ viewer { user { id } } session { signIns { userId } } }',
    });
    expect(response.body.data).toEqual({
      viewer: { user: { id: ada.id } },
      session: { signIns: [{ userId: ada.id }] },
    });
  });

  it('is accepted when nothing was changed, so that the cases below fail only for their change', async () => {
    expect((await clientWithToken(world, await forged({})).get('/me')).status).toBe(200);
  });

  it.each<[string, () => Promise<string>]>([
    ['a malformed token', async () => 'nonsense'],
    ['an empty token', async () => ''],
    ['a token with a changed signature', async () => `${(await createSessionToken(browser)).slice(0, -3)}AAA`],
    [
      'a token without a signature',
      async () => `${(await createSessionToken(browser)).split('.').slice(0, 2).join('.')}.`,
    ],
    ['an expired token', () => forged({ exp: Math.floor(Date.now() / 1_000) - 1 })],
    ['a token for another audience', () => forged({ aud: 'https://billing.example' })],
    ['a token for the backend host', () => forged({ aud: `urn:gatehouse:backend:${world.id}` })],
    ['a token of another issuer', () => forged({ iss: 'https://elsewhere.example' })],
    ['a token of another type', () => forged({}, { typ: 'JWT' })],
    ['a token with the type of access tokens', () => forged({}, { typ: 'at+jwt' })],
    ['a token signed by the key of access tokens', () => forged({}, { purpose: 'access_token' })],
    ['a token signed by the next key', () => forged({}, { state: 'next' })],
    ['a token of another user', async () => forged({ sub: (await addUser(world)).id })],
    ['a token of a session of another user', () => forged({ sid: '123' })],
    ['a token whose session id is not a number', () => forged({ sid: "1' or true" })],
    ['a token of another sign-in', () => forged({ signin_id: '123' })],
    ['a token without a sign-in', () => forged({ signin_id: undefined })],
    ['a token whose sign-in id is not a number', () => forged({ signin_id: "1' or true" })],
    [
      'a token of a template',
      async () => {
        await world.backend.post('/jwt-templates', { name: 'a', claims: {} });
        return createSessionToken(browser, 'a');
      },
    ],
    ['an access token', () => world.token(['users:read'])],
    ['an API key', async () => world.apiKey],
    ['a cookie token', async () => browser.cookie as string],
  ])('rejects %s in REST and GraphQL', async (_, make) => {
    await expectRejected(await make());
  });

  it('is rejected by the host of another deployment', async () => {
    const other = await createWorld();
    await expectRejected(await createSessionToken(browser), other);
  });

  it('is rejected by the backend host', async () => {
    const { status, body } = await world.backend.with(await createSessionToken(browser)).get('/users');
    expect([status, body.code]).toEqual([401, 'NOT_AUTHENTICATED']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the user signs out', () => browser.post('/auth/signout')],
    ['the backend revokes the user’s sessions', () => world.backend.post(`/users/${ada.id}/sessions/revoke-all`)],
    ['the user is deactivated', () => world.backend.patch(`/users/${ada.id}`, { is_active: false })],
    ['the user is deleted', () => world.backend.delete(`/users/${ada.id}`)],
    ['the sign-in has reached the validity period', () => aged('signin', 'created_at', 604_801)],
    ['the session has expired', () => aged('session', 'expires_at', 1)],
    [
      'the session was inactive for too long',
      async () => {
        await changeSettings(world, { session_inactive_timeout: 600 });
        await aged('session', 'last_active_at', 601);
      },
    ],
  ])('ends when %s', async (_, end) => {
    const token = await createSessionToken(browser);
    expect((await clientWithToken(world, token).get('/me')).status).toBe(200);
    await end();
    await expectRejected(token);
  });

  const aged = (table: 'session' | 'signin', column: string, seconds: number) =>
    world.services.database.rows
      .updateTable(table)
      .set({ [column]: new Date(Date.now() - seconds * 1_000).toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();

  it('ends with its sign-in and stays invalid when the user signs in again in the same browser', async () => {
    const [jar, grace] = [world.browser(), await addUser(world, { email: 'grace@example.com', password: PASSWORD })];
    const { signin } = (await signIn(jar, 'ada@example.com')).body.data;
    const { signin: other } = (await signIn(jar, 'grace@example.com')).body.data;
    const gracesToken = await createSessionToken(jar);
    expect((await jar.post('/session/switch-sign-in', { signin_id: signin?.id })).status).toBe(200);
    const token = await createSessionToken(jar);
    const sessionId = decodeJwt(token)['sid'];

    // The session stays active because of the other account.
    expect((await jar.post('/auth/signout', { signin_id: signin?.id })).status).toBe(200);
    await expectRejected(token);
    expect((await clientWithToken(world, gracesToken).get('/me')).body.data.id).toBe(grace.id);
    expect((await signIn(jar, 'ada@example.com')).status).toBe(200);
    const fresh = await createSessionToken(jar);
    expect(decodeJwt(fresh)['sid']).toBe(sessionId);
    await expectRejected(token);
    expect((await clientWithToken(world, fresh).get('/me')).body.data.id).toBe(ada.id);

    // A sign-in that replaces another also ends its tokens; switching accounts does not affect tokens.
    expect((await signIn(jar, 'ada@example.com')).status).toBe(200);
    await expectRejected(fresh);
    for (const signin_id of [other?.id, (await jar.get('/session')).body.data.active_signin?.id]) {
      expect((await jar.post('/session/switch-sign-in', { signin_id })).status).toBe(200);
      expect((await clientWithToken(world, gracesToken).get('/me')).body.data.id).toBe(grace.id);
      await expectRejected(token);
    }
  });

  it('ends when a new sign-in replaces its sign-in, also while a second factor is missing', async () => {
    const jar = world.browser();
    await signIn(jar, 'ada@example.com');
    const { secret } = (await jar.post('/me/authenticator')).body.data;
    const code = totpCodesOf(secret);
    await jar.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });
    const token = await createSessionToken(jar);
    const { signin_attempt } = (await signIn(jar, 'ada@example.com')).body.data;
    const response = { signin_attempt_id: signin_attempt?.id, code: code(1) };
    expect((await jar.post('/auth/attempt-verification', response)).status).toBe(200);
    await expectRejected(token);
    expect((await clientWithToken(world, await createSessionToken(jar)).get('/me')).status).toBe(200);
  });

  it('ends with the sign-ins that a changed or reset password ends, and with a revoked session', async () => {
    const elsewhere = await openSignedInBrowser(world, ada.id);
    const token = await createSessionToken(elsewhere);
    const change = { current_password: PASSWORD, new_password: 'three masts and a keel', sign_out_others: true };
    expect((await browser.post('/me/password', change)).status).toBe(200);
    await expectRejected(token);

    const own = await createSessionToken(browser);
    await world.browser().post('/auth/forgot-password', { email: 'ada@example.com' });
    const { link } = await vi.waitFor(async () => {
      const found = (await mailsTo(world, 'ada@example.com')).find((mail) => mail.link !== null);
      return found ?? Promise.reject(new Error('No mail with a link yet.'));
    }, 60_000);
    const reset = { token: link?.searchParams.get('token'), new_password: 'four masts and a keel' };
    expect((await world.browser().post('/auth/reset-password', reset)).status).toBe(200);
    await expectRejected(own);

    const revoked = await openSignedInBrowser(world, ada.id);
    const last = await createSessionToken(revoked);
    const [session] = (await revoked.get('/me/sessions')).body.data;
    expect((await revoked.delete(`/me/sessions/${session.id}`)).status).toBe(200);
    await expectRejected(last);
  });

  it('takes precedence over a cookie of the same request', async () => {
    const grace = await openSignedInBrowser(world, (await addUser(world)).id);
    const token = await createSessionToken(browser);
    const { body } = await grace.get('/me', { authorization: `Bearer ${token}` });
    expect([body.data.id, body.session.active_signin?.user_id]).toEqual([ada.id, ada.id]);
    const bad = await grace.get('/me', { authorization: 'Bearer nonsense' });
    expect([bad.status, bad.body.session.active_signin]).toEqual([401, null]);
    const two = { authorization: `Bearer ${token}`, cookie: `__session=${grace.cookie}; __session=x` };
    expect((await world.browser().get('/me', two)).status).toBe(400);
  });

  it('is not read from other Authorization schemes, which belong to a proxy', async () => {
    const { status } = await browser.get('/me', { authorization: 'Basic YWRhOnNlY3JldA==' });
    expect(status).toBe(200);
  });

  it('does not bypass the Origin check, and can be sent by pages of allowed origins', async () => {
    const token = await createSessionToken(browser);
    const evil = { origin: 'https://evil.example' };
    const rejected = await clientWithToken(world, token).call('POST', '/auth/signout', undefined, evil);
    expect(codeOf(rejected)).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    await world.backend.put('/settings/allowed-origins', { allowed_origins: ['https://app.example'] });
    const { headers } = await world.browser().request('OPTIONS', '/me', undefined, {
      origin: 'https://app.example',
      'access-control-request-headers': 'authorization',
    });
    expect(headers['access-control-allow-headers']).toContain('Authorization');
  });
});

describe('the limits of a session token', () => {
  const noCookie = { 'set-cookie': undefined, 'x-development-session': undefined };

  it('cannot create other tokens', async () => {
    await world.backend.post('/jwt-templates', { name: 'a', claims: {}, ttl: 31_536_000 });
    const caller = clientWithToken(world, await createSessionToken(browser));
    for (const path of ['/session/token', '/session/token?template=a']) {
      expect(codeOf(await caller.get(path))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    }
  });

  it('creates a separate session when the user signs in or up with it', async () => {
    const token = await createSessionToken(browser);
    const before = browser.cookie;
    const grace = await addUser(world, { email: 'grace@example.com', password: PASSWORD });
    const calls: [string, object, string | null][] = [
      ['/auth/signin', { strategy: 'email_password', email: 'grace@example.com', password: PASSWORD }, grace.id],
      ['/auth/signup', { email: 'eve@example.com', password: PASSWORD }, null],
    ];
    for (const [path, body, userId] of calls) {
      const own = world.browser();
      const { status, body: response } = await own.post(path, body, { authorization: `Bearer ${token}` });
      expect(status).toBeLessThan(300);
      expect(response.session.signins).toHaveLength(1);
      if (userId !== null) expect(response.session.active_signin?.user_id).toBe(userId);
      // The cookie belongs to the new session, which contains nothing of the token's session.
      const signins = (await own.get('/session')).body.data.signins;
      expect(signins.map((signin: { user_id: string }) => signin.user_id)).not.toContain(ada.id);
    }
    browser.cookie = before;
    expect((await browser.get('/session')).body.data.signins).toHaveLength(1);
  });

  it('cannot set the cookie of its session, even if a command renewed it', async () => {
    const signedIn = { userId: '1', sessionId: '2', signInId: '3', authenticatedAt: new Date().toISOString() };
    const context = { ...world.context(), viewer: Viewer.sessionToken(world.id, signedIn) };
    expect(() => setSessionCookie(context, { id: '2', token: 'secret', maxAgeSeconds: 60 })).toThrow();
    const { sessionCookie } = context;
    expect([sessionCookie.sessionId, sessionCookie.pendingChange]).toEqual([null, undefined]);
    setSessionCookie(context, { id: '4', token: 'other', maxAgeSeconds: 60 });
    expect(sessionCookie.pendingChange?.token).toBe('other');
  });

  it('sets no cookie after a failed sign-in with it', async () => {
    const caller = clientWithToken(world, await createSessionToken(browser));
    const wrong = { strategy: 'email_password', email: 'ada@example.com', password: 'not the password' };
    const { status, headers } = await caller.post('/auth/signin', wrong);
    expect(status).toBe(401);
    expect({ ...noCookie, ...headers }).toMatchObject(noCookie);
  });

  it.each<[string, string, object | undefined]>([
    ['POST', '/me/reauthenticate', { password: PASSWORD }],
    ['POST', '/me/reauthenticate/prepare', undefined],
    ['POST', '/me/password', { current_password: PASSWORD, new_password: 'another fine password' }],
    ['POST', '/me/emails', { email: 'eve@example.com' }],
    ['POST', '/me/authenticator', undefined],
    ['POST', '/me/backup-codes/regenerate', undefined],
    ['DELETE', '/me', undefined],
  ])('is rejected by %s %s, and the browser stays signed in', async (method, path, body) => {
    const response = await clientWithToken(world, await createSessionToken(browser)).call(method, path, body);
    expect(codeOf(response)).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect({ ...noCookie, ...response.headers }).toMatchObject(noCookie);
    expect((await browser.get('/me')).status).toBe(200);
  });

  it('cannot rotate the cookie in any command', async () => {
    const { sessionId } = await sessionOfAda();
    const signedIn = { userId: ada.id, sessionId, signInId: '3', authenticatedAt: new Date().toISOString() };
    const context = { ...world.context(), viewer: Viewer.sessionToken(world.id, signedIn) };
    const rejected = command(context, (tx) => rotateCookieToken(tx, context));
    await expect(rejected).rejects.toMatchObject({ code: 'INSUFFICIENT_PERMISSIONS' });
    expect((await browser.get('/me')).status).toBe(200);
  });

  const sessionOfAda = () =>
    world.services.database.rows
      .selectFrom('signin')
      .select('session_id as sessionId')
      .where('deployment_id', '=', world.id)
      .executeTakeFirstOrThrow();

  it('ends only its own sign-in when the user signs out with it', async () => {
    const grace = await addUser(world, { email: 'grace@example.com', password: PASSWORD });
    const token = await createSessionToken(browser);
    await browser.post('/auth/signin', { strategy: 'email_password', email: 'grace@example.com', password: PASSWORD });
    const caller = clientWithToken(world, token);
    const graces = (await browser.get('/session')).body.data.active_signin;
    expect(graces?.user_id).toBe(grace.id);

    const shown = (await caller.get('/session')).body;
    expect(shown.data.signins.map((signin: { user_id: string }) => signin.user_id)).toEqual([ada.id]);
    expect(shown.session.active_signin?.user_id).toBe(ada.id);
    const foreign = await caller.post('/auth/signout', { signin_id: graces?.id });
    expect(codeOf(foreign)).toEqual([400, 'VALIDATION_FAILED']);

    const { status, headers, body } = await caller.post('/auth/signout');
    expect([status, body.session.signins]).toEqual([200, []]);
    expect({ ...noCookie, ...headers }).toMatchObject(noCookie);
    const left = (await browser.get('/session')).body.data.signins;
    expect(left.map((signin: { user_id: string }) => signin.user_id)).toEqual([grace.id]);
    await expectRejected(token);
  });

  it('cannot read or continue the sign-in attempts of its browser', async () => {
    const token = await createSessionToken(browser);
    const shown = (await clientWithToken(world, token).get('/session')).body.data;
    expect([shown.signin_attempts, shown.signup_attempts]).toEqual([[], []]);
    const code = { signin_attempt_id: '123', code: '000000' };
    const { status } = await clientWithToken(world, token).post('/auth/attempt-verification', code);
    expect(status).toBe(404);
  });
});
