import { describe, expect, it } from 'vitest';
import { changeSettings, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { totpCodesOf } from '../../support/authenticators.ts';
import type { BrowserClient } from '../../support/clients.ts';
import type { HttpResponse } from '../../support/http.ts';
import { createInvitation } from '../../support/invitations.ts';
import { waitForMail } from '../../support/mail.ts';
import {
  createWorldWithMessages,
  newAddress,
  newNumber,
  outcomeOf,
  startByCode,
  startByLink,
} from '../../support/message-sign-in.ts';
import { addOrganization } from '../../support/organizations.ts';
import { attemptPasskey, getCredential, newAuthenticator, registerPasskey } from '../../support/passkeys.ts';
import { waitForPhoneMessage } from '../../support/phone.ts';
import type { SignInResultObject } from '../../support/rest-types/deployment.ts';
import type { DeploymentBody } from '../../support/rest-types/response-of.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { linkWallet, newWallet, signChallenge, WALLET_SETTINGS } from '../../support/wallets.ts';
import { statementTextsOf, type World } from '../../support/world.ts';

/** A sign-in or sign-up of a browser, ready for its last request. */
interface Begun {
  readonly browser: BrowserClient;
  /** The address that the blocklist applies to. */
  readonly email: string;
  finish(browser: BrowserClient): Promise<HttpResponse<DeploymentBody<'POST', string>>>;
}

type Way = (world: World) => Promise<Begun>;

interface Attempts {
  readonly signin_attempt?: { readonly id: string } | null;
  readonly signup_attempt?: { readonly id: string } | null;
}

const byCode = (member: keyof Attempts, begun: HttpResponse<{ readonly data: Attempts }>, code: string | null) => {
  const id = begun.body.data[member]?.id;
  return (browser: BrowserClient) => browser.post('/auth/attempt-verification', { [`${member}_id`]: id, code });
};

const tokenIn = (link: URL | null, name = 'token') => link?.searchParams.get(name) ?? '';

async function ada(world: World) {
  const [email, phone] = [newAddress(), newNumber()];
  const { id } = await addUser(world, { email, phone, password: PASSWORD });
  return { id, email, phone, browser: world.browser() };
}

async function adaWithWallet(world: World) {
  await changeSettings(world, WALLET_SETTINGS);
  const [{ id, email, browser }, wallet] = [await ada(world), newWallet()];
  await linkWallet(await openSignedInBrowser(world, id), wallet);
  return { email, browser, wallet };
}

const verifying = (world: World, email: object = {}) =>
  changeSettings(world, { email: { verify_signup: true, ...email } });

/** A user with a passkey, and the last request of a sign-in with it. */
async function byPasskey(world: World, { isUserVerified }: { readonly isUserVerified: boolean }): Promise<Begun> {
  const { id, email, browser } = await ada(world);
  const authenticator = newAuthenticator({ isUserVerified });
  await registerPasskey(world, await openSignedInBrowser(world, id), authenticator);
  const { signin_attempt: attempt, passkey_request: request } = (
    await browser.post('/auth/signin', { strategy: 'passkey' })
  ).body.data;
  const options = { ...request?.options, ...(!isUserVerified && { userVerification: 'discouraged' }) };
  const credential = getCredential(world, authenticator, options);
  return { browser, email, finish: (calling) => attemptPasskey(calling, attempt?.id as string, credential) };
}

const SIGN_INS: Record<string, Way> = {
  'passkey without user verification': (world) => byPasskey(world, { isUserVerified: false }),
  async password(world) {
    const { email, browser } = await ada(world);
    return { browser, email, finish: (calling) => signIn(calling, email) };
  },
  async 'mailed code'(world) {
    const { email, browser } = await ada(world);
    const begun = await startByCode(browser, email);
    return { browser, email, finish: byCode('signin_attempt', begun, (await waitForMail(world, email)).code) };
  },
  async 'mailed link'(world) {
    await changeSettings(world, { authentication_factors: { magic_link: { require_same_device: true } } });
    const { email, browser } = await ada(world);
    await startByLink(browser, email);
    const token = tokenIn((await waitForMail(world, email)).link);
    return { browser, email, finish: (calling) => calling.post('/auth/verify-magic-link', { token }) };
  },
  async 'code to a phone'(world) {
    const { email, phone, browser } = await ada(world);
    const begun = await browser.post('/auth/signin', { strategy: 'phone_otp', phone_number: phone });
    return { browser, email, finish: byCode('signin_attempt', begun, (await waitForPhoneMessage(world, phone)).code) };
  },
  async wallet(world) {
    const { browser, email, wallet } = await adaWithWallet(world);
    const signed = await signChallenge(browser, wallet);
    const finish = (calling: BrowserClient) =>
      calling.post('/auth/signin', { strategy: 'web3_wallet', wallet: signed });
    return { browser, email, finish };
  },
};

const SIGN_UPS: Record<string, Way> = {
  async 'sign-up'(world) {
    const email = newAddress();
    const finish = (calling: BrowserClient) => calling.post('/auth/signup', { email, password: PASSWORD });
    return { browser: world.browser(), email, finish };
  },
  async 'wallet of a sign-up'(world) {
    await changeSettings(world, WALLET_SETTINGS);
    const [email, browser] = [newAddress(), world.browser()];
    const wallet = await signChallenge(browser, newWallet());
    return { browser, email, finish: (calling) => calling.post('/auth/signup', { email, wallet }) };
  },
  async 'code of a sign-up'(world) {
    await verifying(world);
    const [email, browser] = [newAddress(), world.browser()];
    const begun = await browser.post('/auth/signup', { email, password: PASSWORD });
    return { browser, email, finish: byCode('signup_attempt', begun, (await waitForMail(world, email)).code) };
  },
  async 'link of a sign-up'(world) {
    await verifying(world, { otp_verification_allowed: false, magic_link_verification_allowed: true });
    const [email, browser] = [newAddress(), world.browser()];
    await browser.post('/auth/signup', { email, password: PASSWORD });
    const token = tokenIn((await waitForMail(world, email)).link);
    return { browser, email, finish: (calling) => calling.post('/auth/verify-magic-link', { token }) };
  },
  async invitation(world) {
    const email = newAddress();
    await createInvitation(world, await addOrganization(world), email);
    const sent = { invitation_token: tokenIn((await waitForMail(world, email)).link), password: PASSWORD };
    return { browser: world.browser(), email, finish: (calling) => calling.post('/auth/signup', sent) };
  },
  async 'waitlist entry'(world) {
    await world.backend.patch('/settings/restrictions', { sign_up_mode: 'waitlist' });
    const email = newAddress();
    await world.browser().post('/waitlist', { email });
    const [{ id }] = (await world.backend.get('/waitlist')).body.data;
    await world.backend.post(`/waitlist/${id}/approve`);
    const sent = {
      waitlist_token: tokenIn((await waitForMail(world, email)).link, 'waitlist_token'),
      password: PASSWORD,
    };
    return { browser: world.browser(), email, finish: (calling) => calling.post('/auth/signup', sent) };
  },
};

const FACTORS: Record<string, Way> = {
  'passkey with user verification': (world) => byPasskey(world, { isUserVerified: true }),
  async 'passkey as second factor'(world) {
    await changeSettings(world, { second_factor_policy: 'required' });
    const { id, email, browser } = await ada(world);
    const authenticator = newAuthenticator();
    await registerPasskey(world, await openSignedInBrowser(world, id), authenticator);
    const signin_attempt_id = (await signIn(browser, email)).body.data.signin_attempt?.id as string;
    const { options } = (await browser.post('/auth/prepare-passkey', { signin_attempt_id })).body.data;
    const credential = getCredential(world, authenticator, options);
    return { browser, email, finish: (calling) => attemptPasskey(calling, signin_attempt_id, credential) };
  },
  async authenticator(world) {
    const { id, email, browser } = await ada(world);
    const own = await openSignedInBrowser(world, id);
    const { secret } = (await own.post('/me/authenticator')).body.data;
    const code = totpCodesOf(secret);
    await own.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });
    return { browser, email, finish: byCode('signin_attempt', await signIn(browser, email), code(1)) };
  },
  async 'backup code'(world) {
    const { id, email, browser } = await ada(world);
    const own = await openSignedInBrowser(world, id);
    const { secret } = (await own.post('/me/authenticator')).body.data;
    const code = totpCodesOf(secret);
    await own.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });
    const [backupCode] = (await own.post('/me/backup-codes/regenerate')).body.data.backup_codes;
    return { browser, email, finish: byCode('signin_attempt', await signIn(browser, email), backupCode) };
  },
  async enrolment(world) {
    await changeSettings(world, { second_factor_policy: 'required' });
    const { email, browser } = await ada(world);
    const member = { signin_attempt_id: (await signIn(browser, email)).body.data.signin_attempt?.id };
    const code = totpCodesOf((await browser.post('/me/authenticator', member)).body.data.secret);
    const codes = { code1: code(-1), code2: code(0), ...member };
    return { browser, email, finish: (calling) => calling.post('/me/authenticator/attempt-verification', codes) };
  },
  async 'linked wallet'(world) {
    const { email, browser } = await ada(world);
    await changeSettings(world, { web3_wallet: { enabled: true, required: true } });
    const { signin_attempt } = (await signIn(browser, email)).body.data;
    const input = { ...(await signChallenge(browser, newWallet())), signin_attempt_id: signin_attempt?.id };
    return { browser, email, finish: (calling) => calling.post('/me/wallets', input) };
  },
};

const firstFactors = Object.entries({ ...SIGN_INS, ...SIGN_UPS });
const all = [...firstFactors, ...Object.entries(FACTORS)];
/** The methods that continue an attempt of the browser. */
const begun = all.filter(([name]) => !['password', 'sign-up', 'invitation', 'waitlist entry'].includes(name));
/** The methods whose code or token was sent by mail or phone, or belongs to an attempt. */
const sent = all.filter(([name]) => !['password', 'sign-up'].includes(name));

const clone = (world: World, { cookie }: BrowserClient) => Object.assign(world.browser(), { cookie });

describe.each(firstFactors)('sign-in by %s', (_, begin) => {
  it('requires the second factor that the settings require', async () => {
    const world = await createWorldWithMessages({ second_factor_policy: 'required' });
    const { browser, finish } = await begin(world);
    const { status, body } = await finish(browser);
    const data = body.data as SignInResultObject;
    expect([status < 300, data.signin]).toEqual([true, null]);
    expect(data.signin_attempt?.current_step).toBe('enroll_second_factor');
    expect(body.session).toMatchObject({ active_signin: null, signins: [] });
    expect((await browser.get('/me')).status).toBe(401);
    expect((await browser.get('/session/token')).status).toBe(401);
  });
});

describe.each(all)('sign-in by %s', (_, begin) => {
  it('rejects a user who was added to the blocklist meanwhile', async () => {
    const world = await createWorldWithMessages();
    const { browser, email, finish } = await begin(world);
    await world.backend.post('/settings/restrictions/blocklist', { value: email });
    await world.backend.patch('/settings/restrictions', { blocklist_enabled: true });
    expect(outcomeOf(await finish(browser))).toEqual([403, 'IDENTIFIER_NOT_ALLOWED']);
    expect((await browser.get('/me')).status).toBe(401);
  });

  it('gives the session a new token and invalidates the old one', async () => {
    const world = await createWorldWithMessages();
    const { browser, finish } = await begin(world);
    if (browser.cookie === null) await startByCode(browser, 'unknown@example.com');
    const old = clone(world, browser);
    expect(outcomeOf(await finish(browser))[1]).toBeUndefined();
    expect((await browser.get('/me')).status).toBe(200);
    expect(browser.cookie).not.toBe(old.cookie);
    expect((await old.get('/session')).body.session).toMatchObject({ active_signin: null, signins: [] });
  });
});

describe.each(all)('sign-in by %s', (_, begin) => {
  it('reads the settings from the cache of the process, also for the mail about a new device', async () => {
    const world = await createWorldWithMessages();
    const { browser, finish } = await begin(world);
    await world.browser().get('/auth/options');
    const statements = await statementTextsOf(world, () => finish(browser));
    expect(statements.filter((text) => text.includes('"auth_settings" as'))).toEqual([]);
  });
});

describe.each(begun)('sign-in by %s', (_, begin) => {
  it('completes only in the browser that began it and consumes nothing elsewhere', async () => {
    const world = await createWorldWithMessages();
    const { browser, finish } = await begin(world);
    const elsewhere = await openSignedInBrowser(world, (await addUser(world)).id);
    for (const other of [world.browser(), elsewhere]) {
      expect([400, 401, 403, 404]).toContain((await finish(other)).status);
    }
    await finish(browser);
    expect((await browser.get('/me')).status).toBe(200);
  });
});

describe.each(sent)('sign-in by %s', (_, begin) => {
  it('rejects the code or token on another deployment, even with the same cookie', async () => {
    const [world, other] = [await createWorldWithMessages(), await createWorldWithMessages()];
    const { browser, finish } = await begin(world);
    for (const there of [other.browser(), clone(other, browser)]) {
      const { status } = await finish(there);
      expect([400, 401, 404]).toContain(status);
      expect((await there.get('/me')).status).toBe(401);
    }
    await finish(browser);
    expect((await browser.get('/me')).status).toBe(200);
  });
});
