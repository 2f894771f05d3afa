import { setTimeout } from 'node:timers/promises';
import * as client from 'openid-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { openVerifiedBrowser } from '../../support/accounts.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { sendRequest } from '../../support/http.ts';
import { outcomeOf } from '../../support/message-sign-in.ts';
import { addApplication, issuerOf, relyingParty } from '../../support/openid-client.ts';
import { service } from '../../support/service.ts';
import { openImpersonatedBrowser } from '../../support/sign-in-tickets.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const TOOLS = 'https://tools.example.com/';
const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:device_code';
/** A program in a terminal. */
const TERMINAL = {
  type: 'native' as const,
  authMethod: 'none' as const,
  name: 'Terminal',
  isFirstParty: false,
  redirectUris: [],
  deviceSignIn: true,
  resources: [{ identifier: TOOLS, scopes: ['read', 'write'] }],
};
const NOT_FOUND = [404, 'OAUTH_DEVICE_REQUEST_NOT_FOUND'];

let world: World;
let browser: BrowserClient & { readonly userId: string };
beforeEach(async () => {
  world = await createWorld();
  browser = await openVerifiedBrowser(world);
  const scopes = [
    { name: 'read', description: 'Read', is_default: true },
    { name: 'write', description: 'Write' },
  ];
  expect((await world.backend.post('/oauth-resources', { identifier: TOOLS, name: 'Tools', scopes })).status).toBe(201);
});

interface OauthResponse {
  readonly error?: string;
  readonly error_description?: string;
  readonly [name: string]: unknown;
}

async function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  const { deployment } = await service();
  return sendRequest<OauthResponse>({
    method: 'POST',
    url: deployment.url + path,
    headers: { host: world.frontendHost, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  });
}

const askForCode = (id: string, form: Record<string, string> = {}) =>
  post('/oauth/device-authorization', { client_id: id, ...form }, { 'user-agent': 'terminal/1.0' });

const poll = (id: string, deviceCode: unknown) =>
  post('/oauth/token', { grant_type: GRANT_TYPE, client_id: id, device_code: String(deviceCode) });

const pathOf = (userCode: unknown) => `/oauth-device-requests/${String(userCode)}`;

const decide = (by: BrowserClient, userCode: unknown, granted = true) =>
  by.post(`${pathOf(userCode)}/decision`, { granted });

describe('a device that shows a code', () => {
  it('gets tokens after the user has entered the code and allowed what it asks for', async () => {
    const { configuration } = await relyingParty(world, TERMINAL);
    const started = await client.initiateDeviceAuthorization(configuration, { scope: 'openid email offline_access' });
    expect(started).toMatchObject({
      user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
      verification_uri: `${issuerOf(world)}/device`,
      verification_uri_complete: `${issuerOf(world)}/device?user_code=${started.user_code}`,
      expires_in: 600,
      interval: 5,
    });
    const waiting = client.pollDeviceAuthorizationGrant(configuration, started);
    const entered = started.user_code.toLowerCase().replace('-', ' ');
    const { body } = await browser.get(pathOf(encodeURIComponent(entered)));
    expect(body.data).toMatchObject({
      user_code: started.user_code,
      user_id: browser.userId,
      application: { name: 'Terminal' },
      scopes: ['openid', 'email', 'offline_access'],
      device_address: expect.any(String),
    });
    expect((await decide(browser, started.user_code)).body.data).toMatchObject({ granted: true });

    const tokens = await waiting;
    expect(tokens.claims()).toMatchObject({ sub: browser.userId, aud: configuration.clientMetadata().client_id });
    const refreshed = await client.refreshTokenGrant(configuration, String(tokens.refresh_token));
    const user = await client.fetchUserInfo(configuration, refreshed.access_token, browser.userId);
    expect(user).toMatchObject({ email: 'ada@example.com' });
  });

  it('gets a JWT for a resource with its default scopes, and the code works once', async () => {
    const id = await addApplication(world, TERMINAL);
    const { body: started } = await askForCode(id, { resource: TOOLS });
    expect((await browser.get(pathOf(started['user_code']))).body).toMatchObject({
      data: { device_user_agent: 'terminal/1.0', resources: [{ name: 'Tools', scopes: [{ name: 'read' }] }] },
    });
    await decide(browser, started['user_code']);
    const { status, body: tokens } = await poll(id, started['device_code']);
    expect([status, tokens['scope'], tokens['refresh_token']]).toEqual([200, 'read', undefined]);
    const claims = JSON.parse(atob(String(tokens['access_token']).split('.')[1] ?? ''));
    expect(claims).toMatchObject({ aud: TOOLS, sub: browser.userId, scope: 'read', client_id: id });

    expect(outcomeOf(await browser.get(pathOf(started['user_code'])))).toEqual(NOT_FOUND);
    await setTimeout(4_100);
    expect((await poll(id, started['device_code'])).body.error).toBe('invalid_grant');
  });

  it('may name itself by Basic with an empty secret, as oidc-agent does, unless it has a secret', async () => {
    const basic = (id: string) => ({ authorization: `Basic ${Buffer.from(`${id}:`).toString('base64')}` });
    const id = await addApplication(world, TERMINAL);
    const { body: started } = await post('/oauth/device-authorization', { scope: 'openid' }, basic(id));
    await decide(browser, started['user_code']);
    const form = { grant_type: GRANT_TYPE, device_code: String(started['device_code']) };
    const other = await addApplication(world, TERMINAL);
    const mixed = await post('/oauth/token', { ...form, client_id: id }, basic(other));
    expect(mixed.body.error).toBe('invalid_request');
    expect((await post('/oauth/token', form, basic(id))).status).toBe(200);
    const web = await addApplication(world, { redirectUris: ['https://app.example.com/'] });
    const code = { grant_type: 'authorization_code', code: 'x', redirect_uri: 'https://app.example.com/' };
    expect((await post('/oauth/token', code, basic(web))).body.error).toBe('invalid_client');
  });

  it('is told that the user has rejected it', async () => {
    const id = await addApplication(world, TERMINAL);
    const { body: started } = await askForCode(id, { scope: 'openid' });
    expect((await decide(browser, started['user_code'], false)).body.data).toMatchObject({ granted: false });
    expect((await poll(id, started['device_code'])).body).toMatchObject({ error: 'access_denied' });
    expect(outcomeOf(await decide(browser, started['user_code']))).toEqual(NOT_FOUND);
    expect((await browser.get('/me/oauth-grants')).body.data).toEqual([]);
    const types = (await eventsOf(world)).map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(['oauth_code.created', 'user.device_sign_in.rejected', 'oauth_code.used']),
    );
  });

  it('waits five seconds between two requests for its tokens', async () => {
    const id = await addApplication(world, TERMINAL);
    const { body: started } = await askForCode(id, { scope: 'openid' });
    const errors = await Promise.all([1, 2, 3].map(() => poll(id, started['device_code'])));
    expect(errors.map(({ body }) => body.error).toSorted()).toEqual([
      'authorization_pending',
      'slow_down',
      'slow_down',
    ]);
    await setTimeout(4_100);
    expect((await poll(id, started['device_code'])).body.error).toBe('authorization_pending');
  });

  it('loses its tokens when the user signs out, unless it may keep them', async () => {
    const id = await addApplication(world, TERMINAL);
    const tokens = [];
    for (const scope of ['openid', 'openid offline_access']) {
      const { body: started } = await askForCode(id, { scope });
      await decide(browser, started['user_code']);
      tokens.push((await poll(id, started['device_code'])).body);
    }
    const userInfo = async (token: OauthResponse | undefined) => {
      const headers = { authorization: `Bearer ${String(token?.['access_token'])}` };
      return (await post('/oauth/userinfo', {}, headers)).status;
    };
    expect(await Promise.all(tokens.map(userInfo))).toEqual([200, 200]);
    await browser.post('/auth/signout');
    expect(await Promise.all(tokens.map(userInfo))).toEqual([401, 200]);
  });
});

describe('the code of a device', () => {
  it('is answered once, by the first of several users', async () => {
    const id = await addApplication(world, TERMINAL);
    const other = await openVerifiedBrowser(world, 'grace@example.com');
    const { body: started } = await askForCode(id, { scope: 'openid' });
    const answers = await Promise.all([browser, other].map((each) => decide(each, started['user_code'])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await poll(id, started['device_code'])).status).toBe(200);
  });

  it('is unknown in another deployment, and for another application', async () => {
    const id = await addApplication(world, TERMINAL);
    const { body: started } = await askForCode(id, { scope: 'openid' });
    const foreign = await openVerifiedBrowser(await createWorld());
    expect(outcomeOf(await foreign.get(pathOf(started['user_code'])))).toEqual(NOT_FOUND);
    expect(outcomeOf(await decide(foreign, started['user_code']))).toEqual(NOT_FOUND);
    await decide(browser, started['user_code']);
    const other = await addApplication(world, TERMINAL);
    expect((await poll(other, started['device_code'])).body.error).toBe('invalid_grant');
  });

  it('is unknown to those who may not use the application', async () => {
    const organization = await world.backend.post('/organizations', { name: 'Acme' });
    const fields = { ...TERMINAL, resources: [], organizationId: organization.body.id };
    const id = await addApplication(world, fields);
    const { body: started } = await askForCode(id, { scope: 'openid' });
    expect(outcomeOf(await browser.get(pathOf(started['user_code'])))).toEqual(NOT_FOUND);
    await world.backend.post(`/organizations/${organization.body.id}/members`, { user_id: browser.userId });
    expect((await browser.get(pathOf(started['user_code']))).status).toBe(200);
    await world.backend.patch(`/oauth-applications/${id}`, { is_active: false });
    expect(outcomeOf(await browser.get(pathOf(started['user_code'])))).toEqual(NOT_FOUND);
  });

  it('cannot be tried out: a user can enter thirty in ten minutes', async () => {
    const statuses = [];
    for (let n = 0; n < 31; n += 1) statuses.push(outcomeOf(await browser.get(pathOf('BBBB-BBBB'))));
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(NOT_FOUND));
    expect(statuses[30]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(outcomeOf(await decide(browser, 'BBBB-BBBB'))).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });

  it('needs a user who has signed in', async () => {
    expect(outcomeOf(await world.browser().get(pathOf('BBBB-BBBB')))).toEqual([401, 'NOT_AUTHENTICATED']);
    expect(outcomeOf(await decide(world.browser(), 'BBBB-BBBB'))).toEqual([401, 'NOT_AUTHENTICATED']);
  });

  it('is stored as hashes only', async () => {
    const id = await addApplication(world, TERMINAL);
    const { body: started } = await askForCode(id, { scope: 'openid' });
    const records = await world.services.database.rows
      .selectFrom('oauth_record')
      .selectAll()
      .where('deployment_id', '=', world.id)
      .execute();
    expect(records.map(({ model }) => model).toSorted()).toEqual(['DeviceCode', 'DeviceUserCode']);
    const stored = JSON.stringify(records);
    expect(stored).not.toContain(String(started['device_code']));
    expect(stored).not.toContain(String(started['user_code']).replace('-', ''));
  });
});

describe('an application without the sign-in by a code', () => {
  it('gets no code', async () => {
    const id = await addApplication(world, { ...TERMINAL, deviceSignIn: false });
    expect((await askForCode(id, { scope: 'openid' })).body.error).toBe('invalid_request');
  });

  it.each(['claims', 'max_age', 'acr_values', 'login_hint'])('gets no code with the parameter %s', async (name) => {
    const id = await addApplication(world, TERMINAL);
    const value = name === 'claims' ? '{"id_token":{"acr":{"essential":true}}}' : '1';
    expect((await askForCode(id, { scope: 'openid', [name]: value })).body).toMatchObject({ error: 'invalid_request' });
  });

  it('can be changed to it only if it is native', async () => {
    const uris = { redirect_uris: ['https://app.example.com/'] };
    const web = await world.backend.post('/oauth-applications', {
      name: 'A',
      type: 'web',
      ...uris,
      device_sign_in: true,
    });
    expect(outcomeOf(web)).toEqual([400, 'VALIDATION_FAILED']);
    const input = { name: 'B', type: 'native', device_sign_in: true };
    const { status, body } = await world.backend.post('/oauth-applications', input);
    expect([status, body.device_sign_in, body.redirect_uris]).toEqual([201, true, []]);
    const path = `/oauth-applications/${body.id}`;
    expect(outcomeOf(await world.backend.patch(path, { device_sign_in: false }))).toEqual([400, 'VALIDATION_FAILED']);
    const changed = await world.backend.patch(path, { device_sign_in: false, ...uris });
    expect(changed).toMatchObject({ status: 200, body: { device_sign_in: false } });
  });
});

describe('a user who was signed in by a member of staff', () => {
  it('allows no device anything', async () => {
    const id = await addApplication(world, TERMINAL);
    const { body: started } = await askForCode(id, { scope: 'openid' });
    const { browser: staff } = await openImpersonatedBrowser(world, browser.userId);
    expect(outcomeOf(await decide(staff, started['user_code']))).toEqual([403, 'IMPERSONATED_SESSION']);
  });
});
