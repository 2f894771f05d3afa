import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { waitForMail } from '../../support/mail.ts';
import { createWorldWithMessages, newAddress, outcomeOf } from '../../support/message-sign-in.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import {
  addProvider,
  newPersonThere,
  signInAt,
  startProvider,
  type TestProvider,
  visitProvider,
} from '../../support/social-provider.ts';
import { importUsers } from '../../support/user-imports.ts';
import { eventsOf, unique, type World } from '../../support/world.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startProvider();
});

async function worldWithProvider(changes: Readonly<Record<string, unknown>> = {}) {
  const world = await createWorldWithMessages();
  return { world, name: await addProvider(world, provider, changes), browser: world.browser() };
}

const submitCode = (browser: BrowserClient, signup_attempt_id: string, code: string) =>
  browser.post('/auth/attempt-verification', { signup_attempt_id, code });

const connectionsOf = async (world: World, userId: string) =>
  (await world.backend.get(`/users/${userId}`)).body.social_connections;

describe('a sign-in at a provider', () => {
  it('creates an account with the name and the verified address of a new person', async () => {
    const { world, name, browser } = await worldWithProvider();
    provider.person = newPersonThere();
    const { status, body } = await signInAt(browser, name, { redirect_url: null });
    expect([status, body.data.purpose, body.data.signin_attempt]).toEqual([200, 'sign_in', null]);
    expect(body.data.is_new_user).toBe(true);
    const { data: me } = (await browser.get('/me')).body;
    expect(me).toMatchObject({ first_name: 'Ada', last_name: 'Lovelace', id: body.data.signin?.user_id });
    const user = (await world.backend.get(`/users/${me.id}`)).body;
    expect(user.emails).toMatchObject([{ email: provider.person.email, is_verified: true }]);
    expect(user.social_connections).toMatchObject([
      { provider: name, enabled: true, client_id: 'gatehouse-client', email: provider.person.email },
    ]);
    expect(user.social_connections[0]?.redirect_uri).toMatch(new RegExp(`/auth/sso/callback/${name}$`));
    const types = (await eventsOf(world)).map(({ type }) => type);
    expect(types).toContain('user.social_connection.linked');
    expect(types).toContain('session.created');
  });

  it('finds the account by the id of the person at the provider, also with another address', async () => {
    const { name, browser, world } = await worldWithProvider();
    const person = newPersonThere();
    provider.person = person;
    const first = (await signInAt(browser, name)).body.data.signin;
    provider.person = { ...person, email: newAddress() };
    const { signin, is_new_user } = (await signInAt(world.browser(), name)).body.data;
    expect([signin?.user_id, is_new_user]).toEqual([first?.user_id, false]);
  });

  it('links the account whose verified address the provider has verified, and notifies its owner', async () => {
    const { world, name, browser } = await worldWithProvider();
    const email = newAddress();
    const { id } = await addUser(world, { email });
    provider.person = newPersonThere({ email });
    expect((await signInAt(browser, name)).body.data.signin?.user_id).toBe(id);
    expect((await waitForMail(world, email)).subject).toContain('another provider was added');
    expect(await connectionsOf(world, id)).toHaveLength(1);
  });

  it.each([
    ['true as text', 'true'],
    ['a number', 1],
    ['false', false],
    ['missing', undefined],
  ])('does not link an account by an address whose verification is %s', async (_, email_verified) => {
    const { world, name, browser } = await worldWithProvider();
    const email = newAddress();
    const { id } = await addUser(world, { email });
    provider.person = newPersonThere({ email, email_verified });
    const { status, body } = await signInAt(browser, name);
    expect([status, body.data.signin, body.data.signup_attempt?.current_step]).toEqual([200, null, 'verify_email']);
    expect(await connectionsOf(world, id)).toEqual([]);
    // The owner learns of it, and no code exists that completes the sign-up.
    expect((await waitForMail(world, email)).code).toBeNull();
  });

  it('asks a person to sign in first whose address another account only claims', async () => {
    const { world, name } = await worldWithProvider();
    const email = newAddress();
    await changeSettings(world, { email: { verify_signup: false } });
    const claimed = await world.browser().post('/auth/signup', { email, password: 'correct horse battery staple' });
    expect(claimed.status).toBe(201);
    provider.person = newPersonThere({ email });
    expect(outcomeOf(await signInAt(world.browser(), name))).toEqual([409, 'SOCIAL_LINK_REQUIRED']);
  });

  it('asks a person to sign in first whose address was imported without proof', async () => {
    const { world, name, browser } = await worldWithProvider();
    const email = newAddress();
    await importUsers(world, [{ email, email_verified: false }]);
    provider.person = newPersonThere({ email });
    const rejected = await signInAt(browser, name);
    expect(outcomeOf(rejected)).toEqual([409, 'SOCIAL_LINK_REQUIRED']);
  });

  it('signs an imported person in by the account at the provider', async () => {
    const { world, name, browser } = await worldWithProvider();
    provider.person = newPersonThere({ email: newAddress() });
    const social_connections = [{ provider: name, subject: provider.person.sub }];
    await importUsers(world, [{ email: newAddress(), external_id: 'crm-1', social_connections }]);
    const { body } = await signInAt(browser, name);
    const { data } = (await world.backend.get('/users')).body;
    expect([data.length, data[0]?.external_id, body.data.signin?.user_id]).toEqual([1, 'crm-1', data[0]?.id]);
    expect((await connectionsOf(world, data[0]?.id as string))[0]?.email).toBe(provider.person.email);
  });

  it('verifies an unverified address with a code before the account exists', async () => {
    const { world, name, browser } = await worldWithProvider();
    provider.person = newPersonThere({ email: newAddress(), email_verified: false });
    const { signup_attempt: attempt } = (await signInAt(browser, name)).body.data;
    const { code } = await waitForMail(world, provider.person.email as string);
    const verified = await submitCode(browser, attempt?.id as string, code as string);
    expect(outcomeOf(verified)).toEqual([200, undefined]);
    const { data: me } = (await browser.get('/me')).body;
    expect(await connectionsOf(world, me.id)).toMatchObject([{ provider: name }]);
  });

  it('asks for an address that the provider does not give, and for a username that the settings require', async () => {
    const { world, name, browser } = await worldWithProvider();
    await changeSettings(world, { username: { enabled: true, required: true } });
    const { email: _, ...anonymous } = newPersonThere();
    provider.person = anonymous;
    const { signup_attempt: attempt } = (await signInAt(browser, name)).body.data;
    expect(attempt).toMatchObject({ current_step: 'complete_profile', missing_fields: ['email', 'username'] });
    expect((await browser.get('/session')).body.session.signup_attempts).toMatchObject([attempt]);
    const email = newAddress();
    const fields = { signup_attempt_id: attempt?.id, email, username: unique('ada') };
    const { body } = await browser.post('/auth/signup', fields);
    expect(body.data.signup_attempt).toMatchObject({ current_step: 'verify_email' });
    const { code } = await waitForMail(world, email);
    await submitCode(browser, body.data.signup_attempt?.id as string, code as string);
    const { data: me } = (await browser.get('/me')).body;
    expect(me).toMatchObject({ username: fields.username, first_name: 'Ada' });
    expect(await connectionsOf(world, me.id)).toHaveLength(1);
    expect(outcomeOf(await browser.post('/auth/signup', fields))).toEqual([404, 'SIGNUP_ATTEMPT_NOT_FOUND']);
  });

  it('creates no account at a provider that only signs in', async () => {
    const { name, browser } = await worldWithProvider({ sign_up_allowed: false });
    provider.person = newPersonThere();
    expect(outcomeOf(await signInAt(browser, name))).toEqual([403, 'SIGN_UP_CLOSED']);
  });

  it('makes one account of two callbacks at the same time', async () => {
    const { world, name } = await worldWithProvider();
    provider.person = newPersonThere();
    const results = await Promise.all([1, 2, 3].map(() => signInAt(world.browser(), name)));
    expect(new Set(results.map(({ body }) => body.data.signin?.user_id)).size).toBe(1);
  });

  it('rejects an inactive user', async () => {
    const { world, name, browser } = await worldWithProvider();
    provider.person = newPersonThere();
    const id = (await signInAt(browser, name)).body.data.signin?.user_id;
    await world.backend.patch(`/users/${id}`, { is_active: false });
    expect(outcomeOf(await signInAt(world.browser(), name))).toEqual([401, 'INVALID_CREDENTIALS']);
  });
});

describe('an attempt at a provider', () => {
  it('can be completed once, in the browser that started it, for the provider that it was started at', async () => {
    const { world, name, browser } = await worldWithProvider();
    const other = await addProvider(world, provider);
    provider.person = newPersonThere();
    const { body } = await browser.post('/auth/sso', { provider: name });
    const parameters = await visitProvider(body.data.authorization_url);
    const expired = [400, 'SOCIAL_SIGN_IN_EXPIRED'];
    const foreign = world.browser();
    expect(outcomeOf(await foreign.post('/auth/sso/callback', { provider: name, ...parameters }))).toEqual(expired);
    await foreign.post('/auth/sso', { provider: name });
    expect(outcomeOf(await foreign.post('/auth/sso/callback', { provider: name, ...parameters }))).toEqual(expired);
    expect(outcomeOf(await browser.post('/auth/sso/callback', { provider: other, ...parameters }))).toEqual(expired);
    expect((await browser.post('/auth/sso/callback', { provider: name, ...parameters })).status).toBe(200);
    expect(outcomeOf(await browser.post('/auth/sso/callback', { provider: name, ...parameters }))).toEqual(expired);
  });

  it('is completed with a response that was stored before without the cookies of the browser', async () => {
    const { world, name, browser } = await worldWithProvider();
    provider.person = newPersonThere();
    const { body } = await browser.post('/auth/sso', { provider: name });
    const { state, ...parameters } = await visitProvider(body.data.authorization_url);
    const stored = await world.browser().post('/auth/sso/response', { provider: name, state, ...parameters });
    expect(stored.status).toBe(200);
    const again = await world.browser().post('/auth/sso/response', { provider: name, state, code: 'another' });
    expect(outcomeOf(again)).toEqual([400, 'SOCIAL_SIGN_IN_EXPIRED']);
    expect((await browser.post('/auth/sso/callback', { provider: name, state })).status).toBe(200);
  });

  it('is not started at a disabled provider, nor while the settings disable social sign-in', async () => {
    const { world, name, browser } = await worldWithProvider();
    const unknown = await browser.post('/auth/sso', { provider: 'unknown' });
    expect(outcomeOf(unknown)).toEqual([404, 'SOCIAL_PROVIDER_NOT_FOUND']);
    await changeSettings(world, { authentication_factors: { sso_enabled: false } });
    expect(outcomeOf(await browser.post('/auth/sso', { provider: name }))).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    expect((await browser.get('/auth/options')).body.data.social_providers).toEqual([]);
  });

  it('is not started after 100 others of the network address that were not completed', async () => {
    const { world, name, browser } = await worldWithProvider();
    const start = () => browser.post('/auth/sso', { provider: name });
    expect((await start()).status).toBe(201);
    await sql`insert into social_attempt (deployment_id, id, provider_id, purpose, state_hash, browser_hash, secrets_sealed, client,
        expires_at, created_at)
      select deployment_id, id + number, provider_id, purpose, state_hash || number, browser_hash, secrets_sealed, client,
        expires_at, created_at
      from social_attempt, generate_series(1, 99) as number where deployment_id = ${world.id}`.execute(
      world.services.database.rows,
    );
    expect(outcomeOf(await start())).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    // Another deployment has a limit of its own.
    const other = await worldWithProvider();
    expect((await other.browser.post('/auth/sso', { provider: other.name })).status).toBe(201);
  });

  it('is not started for a page of a foreign origin', async () => {
    const { name, browser } = await worldWithProvider();
    const redirect_url = 'https://evil.example/';
    expect(outcomeOf(await browser.post('/auth/sso', { provider: name, redirect_url }))).toEqual([
      400,
      'VALIDATION_FAILED',
    ]);
  });
});

describe('linking an account at a provider', () => {
  it('adds a way to sign in and removes it again, but not the last one', async () => {
    const { world, name } = await worldWithProvider();
    const email = newAddress();
    const { id } = await addUser(world, { email, password: 'correct horse battery staple' });
    const own = await openSignedInBrowser(world, id);
    provider.person = newPersonThere();
    const { body } = await own.post('/me/social-connections', { provider: name });
    const parameters = await visitProvider(body.data.authorization_url);
    expect((await own.post('/auth/sso/callback', { provider: name, ...parameters })).body.data.purpose).toBe('link');
    expect((await own.get('/me/social-connections')).body.data).toMatchObject([{ provider: name }]);
    expect((await signInAt(world.browser(), name)).body.data.signin?.user_id).toBe(id);
    expect(outcomeOf(await own.post('/me/social-connections', { provider: name }))).toEqual([409, 'CONFLICT']);
    expect((await own.delete(`/me/social-connections/${name}`)).status).toBe(200);
    expect((await own.get('/me/social-connections')).body.data).toEqual([]);
    const missing = await own.delete(`/me/social-connections/${name}`);
    expect(outcomeOf(missing)).toEqual([404, 'SOCIAL_CONNECTION_NOT_FOUND']);
  });

  it('rejects an account that another user has linked', async () => {
    const { world, name } = await worldWithProvider();
    provider.person = newPersonThere();
    await signInAt(world.browser(), name);
    const own = await openSignedInBrowser(world, (await addUser(world, { email: newAddress() })).id);
    const { body } = await own.post('/me/social-connections', { provider: name });
    const parameters = await visitProvider(body.data.authorization_url);
    const linked = await own.post('/auth/sso/callback', { provider: name, ...parameters });
    expect(outcomeOf(linked)).toEqual([409, 'SOCIAL_CONNECTION_TAKEN']);
  });

  it('links to no user who has signed in meanwhile in the same browser', async () => {
    const { world, name } = await worldWithProvider();
    const own = await openSignedInBrowser(world, (await addUser(world, { email: newAddress() })).id);
    provider.person = newPersonThere();
    const { body } = await own.post('/me/social-connections', { provider: name });
    const parameters = await visitProvider(body.data.authorization_url);
    own.cookie = (await openSignedInBrowser(world, (await addUser(world, { email: newAddress() })).id)).cookie;
    const linked = await own.post('/auth/sso/callback', { provider: name, ...parameters });
    expect(outcomeOf(linked)).toEqual([401, 'NOT_AUTHENTICATED']);
  });

  it('rejects to unlink the only way to sign in', async () => {
    const { world, name, browser } = await worldWithProvider();
    await changeSettings(world, {
      first_factor: 'sso',
      authentication_factors: {
        email_password_enabled: false,
        username_password_enabled: false,
        email_otp_enabled: false,
        magic_link: { enabled: false },
        phone_otp_enabled: false,
        passkey: { enabled: false },
      },
    });
    provider.person = newPersonThere();
    await signInAt(browser, name);
    expect(outcomeOf(await browser.delete(`/me/social-connections/${name}`))).toEqual([409, 'LAST_IDENTIFIER']);
  });
});

it('keeps the issuer of a provider with linked accounts, whose ids another server could give to other people', async () => {
  const { world, name, browser } = await worldWithProvider();
  const { issuer } = await startProvider();
  const move = () => world.backend.patch(`/settings/social-connections/${name}`, { issuer, client_secret: 'a secret' });
  expect((await move()).status).toBe(200);
  await world.backend.patch(`/settings/social-connections/${name}`, { issuer: provider.issuer, client_secret: 'b' });
  provider.person = newPersonThere();
  await signInAt(browser, name);
  expect((await move()).status).toBe(409);
});

describe('a reauthentication at a provider', () => {
  it('authenticates the user again with the linked account, and with no other', async () => {
    const { world, name, browser } = await worldWithProvider();
    provider.person = newPersonThere();
    await signInAt(browser, name);
    const reauthenticate = async () => {
      const { body } = await browser.post('/me/reauthenticate/sso', { provider: name });
      const parameters = await visitProvider(body.data.authorization_url);
      return browser.post('/auth/sso/callback', { provider: name, ...parameters });
    };
    expect((await reauthenticate()).body.data.purpose).toBe('reauthenticate');
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'session.reauthenticated', after: { method: 'sso' } });
    provider.person = newPersonThere();
    expect(outcomeOf(await reauthenticate())).toEqual([401, 'INVALID_CREDENTIALS']);
  });
});
