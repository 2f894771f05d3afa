import { beforeAll, describe, expect, it } from 'vitest';
import type { UsableFactor } from '../../../src/identity/sign-in/strategies/strategies.ts';
import { changeSettings, PASSWORD } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { totpCodesOf } from '../../support/authenticators.ts';
import type { BrowserClient } from '../../support/clients.ts';
import type { HttpResponse } from '../../support/http.ts';
import { type ReceivedMail, waitForMail } from '../../support/mail.ts';
import {
  createWorldWithMessages,
  newAddress,
  newNumber,
  outcomeOf,
  submitCode,
  wrongCodeFor,
} from '../../support/message-sign-in.ts';
import { attemptPasskey, getCredential, newAuthenticator, registerPasskey } from '../../support/passkeys.ts';
import { waitForPhoneMessage } from '../../support/phone.ts';
import type { SignInResultObject } from '../../support/rest-types/deployment.ts';
import type { DeploymentBody } from '../../support/rest-types/response-of.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import {
  addProvider,
  linkAt,
  newPersonThere,
  type PersonThere,
  signInAt,
  startProvider,
  type TestProvider,
} from '../../support/social-provider.ts';
import { linkWallet, newWallet, signInWithWallet, type TestWallet, WALLET_SETTINGS } from '../../support/wallets.ts';
import { eventsOf, unique, type World } from '../../support/world.ts';

interface Person {
  readonly id: string;
  readonly email: string;
  readonly phone: string;
  readonly username: string;
  readonly wallet: TestWallet;
  /** Has a passkey that does not verify its user, which is one factor. */
  readonly authenticator: ReturnType<typeof newAuthenticator>;
  /** The account at the provider of this name. */
  readonly there: PersonThere;
  readonly provider: string;
}

type SignedIn = HttpResponse<DeploymentBody<'POST', string>>;

/** Passes the first factor of a person in a browser. */
type PassFirstFactor = (world: World, browser: BrowserClient, person: Person) => Promise<SignedIn>;

/** The mail with the code or link of a sign-in. Notices about changes of the account come before it. */
async function waitForSignInMail(world: World, email: string, nth = 1): Promise<ReceivedMail> {
  const mail = await waitForMail(world, email, nth);
  return mail.code === null && mail.link === null ? waitForSignInMail(world, email, nth + 1) : mail;
}

/** A strategy without a function does not compile. */
const FIRST_FACTORS: Readonly<Record<UsableFactor, PassFirstFactor>> = {
  EMAIL_PASSWORD: (_, browser, { email }) =>
    browser.post('/auth/signin', { strategy: 'email_password', email, password: PASSWORD }),
  USERNAME_PASSWORD: (_, browser, { username }) =>
    browser.post('/auth/signin', { strategy: 'username_password', username, password: PASSWORD }),
  EMAIL_OTP: async (world, browser, { email }) => {
    const begun = await browser.post('/auth/signin', { strategy: 'email_otp', email });
    if (begun.status !== 200) return begun;
    const { code } = await waitForSignInMail(world, email);
    return submitCode(browser, begun.body.data.signin_attempt?.id as string, code as string);
  },
  PHONE_OTP: async (world, browser, { phone }) => {
    const begun = await browser.post('/auth/signin', { strategy: 'phone_otp', phone_number: phone });
    if (begun.status !== 200) return begun;
    const { code } = await waitForPhoneMessage(world, phone);
    return submitCode(browser, begun.body.data.signin_attempt?.id as string, code as string);
  },
  MAGIC_LINK: async (world, browser, { email }) => {
    const begun = await browser.post('/auth/signin', { strategy: 'magic_link', email });
    if (begun.status !== 200) return begun;
    const { link } = await waitForSignInMail(world, email);
    return browser.post('/auth/verify-magic-link', { token: link?.searchParams.get('token') });
  },
  WEB3_WALLET: (_, browser, { wallet }) => signInWithWallet(browser, wallet),
  PASSKEY: async (world, browser, { authenticator }) => {
    const begun = await browser.post('/auth/signin', { strategy: 'passkey' });
    const { signin_attempt, passkey_request } = begun.body.data;
    if (!signin_attempt || !passkey_request) return begun;
    return attemptPasskey(browser, signin_attempt.id, getCredential(world, authenticator, passkey_request.options));
  },
  SSO: (_, browser, { there, provider }) => {
    idp.person = there;
    return signInAt(browser, provider);
  },
};

let idp: TestProvider;

beforeAll(async () => {
  idp = await startProvider();
});

async function createPerson(world: World, provider: string): Promise<Person> {
  const names = { email: newAddress(), phone: newNumber(), username: unique('ada') };
  const { id } = await addUser(world, { ...names, password: PASSWORD });
  const authenticator = newAuthenticator({ isUserVerified: false });
  return { id, ...names, wallet: newWallet(), authenticator, there: newPersonThere(), provider };
}

/** A deployment with every strategy, and a person who can sign in with each of them. */
async function worldWithPerson() {
  const world = await createWorldWithMessages(WALLET_SETTINGS);
  await changeSettings(world, { authentication_factors: { passkey: { enabled: true } } });
  const person = await createPerson(world, await addProvider(world, idp));
  const own = await openSignedInBrowser(world, person.id);
  await linkWallet(own, person.wallet);
  await registerPasskey(world, own, person.authenticator);
  idp.person = person.there;
  expect((await linkAt(own, person.provider)).status).toBe(200);
  return { world, person, own, browser: world.browser() };
}

const restrict = async (world: World, restrictions: object) =>
  expect((await world.backend.patch('/settings/restrictions', restrictions)).status).toBe(200);

/** What `sign-in-state` says about a strategy: whether the user can use it, the rules that stop it, and the next step. */
async function stateOf(world: World, { id }: Person, strategy: string, country = 'US') {
  const { status, body } = await world.backend.get(`/users/${id}/sign-in-state?country=${country}`);
  expect(status).toBe(200);
  const rules = body.blocked_by.filter((each) => each.strategy === null || each.strategy === strategy);
  return {
    isUsable: body.factors.some((factor) => factor === strategy),
    rules: rules.map(({ rule, setting }) => [rule, setting]),
    next: body.next_step,
  };
}

const FREE = { isUsable: true, rules: [], next: null };
const stoppedBy = (rule: string, setting: string | null) => ({ isUsable: false, rules: [[rule, setting]], next: null });

/** The settings that disable each strategy. */
const OFF: Readonly<Record<UsableFactor, object>> = {
  EMAIL_PASSWORD: { email_password_enabled: false },
  USERNAME_PASSWORD: { username_password_enabled: false },
  EMAIL_OTP: { email_otp_enabled: false },
  PHONE_OTP: { phone_otp_enabled: false },
  MAGIC_LINK: { magic_link: { enabled: false } },
  WEB3_WALLET: { web3_wallet_enabled: false },
  PASSKEY: { passkey: { enabled: false } },
  SSO: { sso_enabled: false },
};

/** The strategies whose setting has fields. */
const NESTED = { MAGIC_LINK: true, PASSKEY: true };

const table = Object.entries(FIRST_FACTORS).map(([factor, pass]) => ({
  factor: factor as UsableFactor,
  strategy: factor.toLowerCase(),
  pass,
}));

describe.each(table)('sign-in with the strategy $strategy', ({ factor, strategy, pass }) => {
  it('signs the user in and records the strategy', async () => {
    const { world, person, browser } = await worldWithPerson();
    expect(await stateOf(world, person, strategy)).toEqual(FREE);
    expect(outcomeOf(await pass(world, browser, person))).toEqual([200, undefined]);
    expect((await browser.get('/me')).body.data.id).toBe(person.id);
    const created = (await eventsOf(world)).findLast(({ type }) => type === 'session.created');
    expect(created?.after).toMatchObject({ userId: person.id, method: strategy });
  });

  it('requires the code of an enrolled authenticator', async () => {
    const { world, person, own, browser } = await worldWithPerson();
    const code = totpCodesOf((await own.post('/me/authenticator')).body.data.secret);
    await own.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });
    expect(await stateOf(world, person, strategy)).toEqual({ ...FREE, next: 'verify_second_factor' });
    const { signin, signin_attempt } = (await pass(world, browser, person)).body.data as SignInResultObject;
    expect([signin, signin_attempt?.current_step]).toEqual([null, 'verify_second_factor']);
    expect((await browser.get('/me')).status).toBe(401);
    expect((await submitCode(browser, signin_attempt?.id as string, code(1))).status).toBe(200);
  });

  it('locks a sign-in after five wrong codes of the authenticator', async () => {
    const { world, person, own, browser } = await worldWithPerson();
    const code = totpCodesOf((await own.post('/me/authenticator')).body.data.secret);
    await own.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });
    const id = ((await pass(world, browser, person)).body.data as SignInResultObject).signin_attempt?.id as string;
    for (let n = 0; n < 5; n += 1) {
      expect(outcomeOf(await submitCode(browser, id, wrongCodeFor(code(1))))).toEqual([400, 'INVALID_CODE']);
    }
    expect(outcomeOf(await submitCode(browser, id, code(1)))).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect((await browser.get('/me')).status).toBe(401);
  });

  it('requires an enrolment where the policy requires a second factor of each user', async () => {
    const { world, person, own, browser } = await worldWithPerson();
    // The passkey of this person would pass the second factor.
    const [passkey] = (await own.get('/me/passkeys')).body.data.passkeys;
    if (strategy !== 'passkey') await own.delete(`/me/passkeys/${passkey?.id}`);
    await changeSettings(world, { second_factor_policy: 'required' });
    const next = strategy === 'passkey' ? 'verify_second_factor' : 'enroll_second_factor';
    expect(await stateOf(world, person, strategy)).toEqual({ ...FREE, next });
    const { signin, signin_attempt } = (await pass(world, browser, person)).body.data as SignInResultObject;
    expect([signin, signin_attempt?.current_step]).toEqual([null, 'enroll_second_factor']);
  });

  it('asks for no second factor where the policy is none', async () => {
    const { world, person, own, browser } = await worldWithPerson();
    const code = totpCodesOf((await own.post('/me/authenticator')).body.data.secret);
    await own.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });
    await changeSettings(world, { second_factor_policy: 'no_second_factor' });
    expect(await stateOf(world, person, strategy)).toEqual(FREE);
    expect((await pass(world, browser, person)).body.data).toMatchObject({ signin_attempt: null });
  });

  it('can be the default strategy, and is rejected after the settings disable it', async () => {
    const { world, person, browser } = await worldWithPerson();
    await changeSettings(world, { first_factor: strategy });
    expect((await browser.get('/auth/options')).body.data).toMatchObject({ first_factor: strategy });
    expect((await pass(world, browser, person)).status).toBe(200);
    const other = strategy === 'email_password' ? 'username_password' : 'email_password';
    await changeSettings(world, { first_factor: other, authentication_factors: OFF[factor] });
    const after = await world.browser().post('/auth/signin', { strategy });
    expect([after.status, (await browser.get('/me')).status]).toEqual([400, 200]);
    const setting = `auth.authentication_factors.${Object.keys(OFF[factor])[0]}`;
    const state = await stateOf(world, person, strategy);
    expect(state).toEqual(stoppedBy('setting', factor in NESTED ? `${setting}.enabled` : setting));
  });

  it('lets the user accept an invitation', async () => {
    const { world, person, browser } = await worldWithPerson();
    const { id } = (await world.backend.post('/organizations', { name: 'Northwind' })).body;
    expect((await pass(world, browser, person)).status).toBe(200);
    const { email } = person;
    const invitation = (await world.backend.post(`/organizations/${id}/invitations`, { email })).body;
    expect((await browser.post(`/me/invitations/${invitation.id}/accept`)).status).toBe(200);
    const { body } = await world.backend.get(`/organizations/${id}/members`);
    expect(body.data.map(({ user_id }) => user_id)).toEqual([person.id]);
  });

  it('rejects a user on the blocklist', async () => {
    const { world, person, browser } = await worldWithPerson();
    await world.backend.post('/settings/restrictions/blocklist', { value: person.email });
    await restrict(world, { blocklist_enabled: true });
    const blocked = stoppedBy('identifier_not_allowed', 'restrictions.blocklist_enabled');
    expect(await stateOf(world, person, strategy)).toEqual(blocked);
    expect(outcomeOf(await pass(world, browser, person))).toEqual([403, 'IDENTIFIER_NOT_ALLOWED']);
  });

  it('requires a wallet where the settings require one', async () => {
    const { world, person, own, browser } = await worldWithPerson();
    const [wallet] = (await own.get('/me/wallets')).body.data;
    if (strategy !== 'web3_wallet') await own.delete(`/me/wallets/${wallet?.id}`);
    await changeSettings(world, { web3_wallet: { required: true } });
    const next = strategy === 'web3_wallet' ? null : 'link_wallet';
    expect(await stateOf(world, person, strategy)).toEqual({ ...FREE, next });
    const { signin_attempt } = (await pass(world, browser, person)).body.data as SignInResultObject;
    expect(signin_attempt?.current_step).toBe(strategy === 'web3_wallet' ? undefined : 'link_wallet');
  });

  it('rejects a country that the settings do not list', async () => {
    const { world, person, browser } = await worldWithPerson();
    await restrict(world, { country_restrictions: { mode: 'allowlist', allowed_country_codes: ['DE'] } });
    const rejected = stoppedBy('country_not_allowed', 'restrictions.country_restrictions');
    expect(await stateOf(world, person, strategy)).toEqual(rejected);
    expect(await stateOf(world, person, strategy, 'DE')).toEqual(FREE);
    expect(outcomeOf(await pass(world, browser, person))).toEqual([403, 'COUNTRY_NOT_ALLOWED']);
  });

  it('rejects an address that is not on the allowlist', async () => {
    const { world, person, browser } = await worldWithPerson();
    await world.backend.post('/settings/restrictions/allowlist', { value: 'northwind.example' });
    await restrict(world, { allowlist_enabled: true });
    const unlisted = stoppedBy('identifier_not_allowed', 'restrictions.allowlist_enabled');
    expect(await stateOf(world, person, strategy)).toEqual(unlisted);
    expect(outcomeOf(await pass(world, browser, person))).toEqual([403, 'IDENTIFIER_NOT_ALLOWED']);
  });

  it.each(['closed', 'waitlist'])('accepts users with an account while sign-up is %s', async (sign_up_mode) => {
    const { world, person, browser } = await worldWithPerson();
    await restrict(world, { sign_up_mode });
    expect(await stateOf(world, person, strategy)).toEqual(FREE);
    expect((await pass(world, browser, person)).status).toBe(200);
  });

  it('signs in no inactive user', async () => {
    const { world, person, browser } = await worldWithPerson();
    await world.backend.patch(`/users/${person.id}`, { is_active: false });
    expect(await stateOf(world, person, strategy)).toEqual(stoppedBy('user_inactive', null));
    // An inactive user gets no message, so that there is nothing to wait for.
    const isMailed = ['EMAIL_OTP', 'PHONE_OTP', 'MAGIC_LINK'].includes(factor);
    if (isMailed) {
      const { email, phone: phone_number } = person;
      const identifier = factor === 'PHONE_OTP' ? { phone_number } : { email };
      expect((await browser.post('/auth/signin', { strategy, ...identifier })).status).toBe(200);
    } else await pass(world, browser, person);
    expect((await browser.get('/me')).status).toBe(401);
    const attempts = world.services.database.rows.selectFrom('signin_attempt').select('id');
    const ofUser = attempts.where('deployment_id', '=', world.id).where('user_id', '=', person.id);
    expect(await ofUser.execute()).toEqual([]);
  });

  it('returns 503 during maintenance', async () => {
    const { world, person, browser } = await worldWithPerson();
    const attempt = strategy === 'web3_wallet' ? '/auth/wallet-challenge' : null;
    await world.backend.patch('/', { maintenance_mode: true });
    const response = attempt === null ? await pass(world, browser, person) : await browser.post(attempt);
    expect(response.status).toBe(503);
  });

  it('replaces the other account of the browser where the settings allow only one', async () => {
    const { world, person, browser } = await worldWithPerson();
    await changeSettings(world, { multi_session_support: 'disabled' });
    const { email } = await createPerson(world, person.provider);
    await browser.post('/auth/signin', { strategy: 'email_password', email, password: PASSWORD });
    const { session } = (await pass(world, browser, person)).body;
    expect(session.signins.map(({ user_id }) => user_id)).toEqual([person.id]);
  });

  it('adds an account to the browser where the settings allow several', async () => {
    const { world, person, browser } = await worldWithPerson();
    const { id, email } = await createPerson(world, person.provider);
    await browser.post('/auth/signin', { strategy: 'email_password', email, password: PASSWORD });
    const { session } = (await pass(world, browser, person)).body;
    expect(session.signins.map(({ user_id }) => user_id)).toEqual([id, person.id]);
    expect(session.active_signin?.user_id).toBe(person.id);
  });
});
