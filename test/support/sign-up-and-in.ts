import { expect } from 'vitest';
import { PASSWORD } from './accounts.ts';
import { totpCodesOf } from './authenticators.ts';
import type { BrowserClient } from './clients.ts';
import { waitForMail } from './mail.ts';
import { newAddress, newNumber } from './message-sign-in.ts';
import { newAuthenticator, registerPasskey, signInWithPasskey } from './passkeys.ts';
import { waitForPhoneMessage } from './phone.ts';
import { newWallet, signChallenge, type TestWallet } from './wallets.ts';
import { unique, type World } from './world.ts';

/** The data of an account. The client knows only `GET /auth/options` and the attempts of the session. */
interface AccountData {
  readonly email: string;
  readonly phone_number: string;
  readonly username: string;
  readonly password: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** A person has a wallet too. It signs a new challenge for each use. */
type Person = AccountData & { readonly wallet: TestWallet };

interface SecondFactorState {
  secret: string | null;
  backupCode: string | null;
  /** How many codes were used. Each is used once. */
  used: number;
  mails: number;
  texts: number;
}

const IDENTIFIER: Readonly<Record<string, keyof Person>> = {
  email_password: 'email',
  email_otp: 'email',
  magic_link: 'email',
  username_password: 'username',
  phone_otp: 'phone_number',
  web3_wallet: 'wallet',
  // Any identifier: the passkey names the account.
  passkey: 'email',
};

/** Signs a new user up as the settings require, and then in from another browser without naming a strategy. */
export async function signUpAndIn(world: World): Promise<void> {
  const { data: options } = (await world.browser().get('/auth/options')).body;
  const identifier = IDENTIFIER[options.first_factor];
  if (identifier === undefined) throw new Error(`No user can sign in by ${options.first_factor}.`);
  expect(options.strategies).toContain(options.first_factor);
  const person: Person = {
    email: newAddress(),
    phone_number: newNumber(),
    username: unique('ada'),
    password: `Aa1! ${PASSWORD}${'x'.repeat(128)}`,
    first_name: 'Ada',
    last_name: 'Lovelace',
    wallet: newWallet(),
  };
  const device: SecondFactorState = { secret: null, backupCode: null, used: 0, mails: 0, texts: 0 };
  const requested = options.sign_up_fields
    .filter(({ name, required }) => required || name === identifier)
    .map(({ name }) => name);
  const first = world.browser();
  const fields = await fieldsOf(first, person, requested);
  await completeAttempt(world, first, await first.post('/auth/signup', fields), person, device);

  const second = world.browser();
  if (options.first_factor === 'passkey') {
    const authenticator = newAuthenticator();
    await registerPasskey(world, first, authenticator);
    const begun = await signInWithPasskey(world, authenticator, second);
    return completeAttempt(world, second, begun, person, device);
  }
  const isByPassword = options.first_factor.endsWith('_password');
  const input = await fieldsOf(second, person, isByPassword ? [identifier, 'password'] : [identifier]);
  await completeAttempt(world, second, await second.post('/auth/signin', input), person, device);
}

/** The fields of a sign-up or sign-in. */
async function fieldsOf(browser: BrowserClient, person: Person, names: readonly string[]): Promise<object> {
  const { wallet, ...data } = person;
  const signed = names.includes('wallet') ? { wallet: await signChallenge(browser, wallet) } : {};
  return { ...Object.fromEntries(names.map((name) => [name, data[name as keyof AccountData]])), ...signed };
}

interface Attempt {
  readonly id: string;
  readonly method?: string;
  readonly current_step: string;
  readonly missing_fields: readonly string[];
}

/** What each response of a sign-up or sign-in has. */
interface Answer {
  readonly status: number;
  readonly body: {
    readonly errors: unknown;
    readonly session: {
      readonly signup_attempts: readonly Attempt[];
      readonly signin_attempts: readonly Attempt[];
      readonly active_signin: unknown;
    };
  };
}

/** Completes the steps of an attempt until the user is signed in. */
async function completeAttempt(
  world: World,
  browser: BrowserClient,
  begun: Answer,
  person: AccountData,
  device: SecondFactorState,
) {
  let response = begun;
  for (let step = 0; step < 6; step += 1) {
    if (response.status >= 300) throw new Error(JSON.stringify(response.body.errors));
    const { signup_attempts, signin_attempts, active_signin } = response.body.session;
    const [attempt] = [...signup_attempts, ...signin_attempts];
    if (attempt === undefined && active_signin !== null) return;
    if (attempt === undefined) throw new Error('There is neither an attempt nor a sign-in.');
    response = await submitStep(world, browser, attempt, signup_attempts.length > 0, person, device);
  }
  throw new Error('The attempt is not completed after six steps.');
}

async function submitStep(
  world: World,
  browser: BrowserClient,
  attempt: Attempt,
  isSignUp: boolean,
  person: AccountData,
  device: SecondFactorState,
): Promise<Answer> {
  const id = { [isSignUp ? 'signup_attempt_id' : 'signin_attempt_id']: attempt.id };
  const verify = (code: string | null) => browser.post('/auth/attempt-verification', { ...id, code });
  const { current_step: step, method, missing_fields } = attempt;
  if (step === 'verify_phone' || (step === 'verify_first_factor' && method === 'phone_otp')) {
    device.texts += 1;
    return verify((await waitForPhoneMessage(world, person.phone_number, device.texts)).code);
  }
  if (step === 'verify_email' || step === 'verify_first_factor') {
    device.mails += 1;
    const { code, link } = await waitForMail(world, person.email, device.mails);
    if (missing_fields.includes('code') && code !== null) return verify(code);
    return browser.post('/auth/verify-magic-link', { token: link?.searchParams.get('token') });
  }
  if (step === 'enroll_second_factor') {
    const { secret } = (await browser.post('/me/authenticator', id)).body.data;
    const code = totpCodesOf(secret);
    device.secret = secret;
    return browser.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0), ...id });
  }
  if (step === 'create_backup_codes') {
    const made = await browser.post('/me/backup-codes/regenerate', id);
    device.backupCode ??= made.body.data.backup_codes[0];
    return made;
  }
  device.used += 1;
  return verify(device.secret === null ? device.backupCode : totpCodesOf(device.secret)(device.used));
}
