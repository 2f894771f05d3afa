import { describe, expect, it } from 'vitest';
import { changeSettings, pendingSignIn, signIn } from '../../support/accounts.ts';
import { totpCodesOf } from '../../support/authenticators.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { outcomeOf } from '../../support/message-sign-in.ts';
import {
  addPasskeyUser,
  attemptPasskey,
  createWorldWithPasskeys,
  getCredential,
  signInWithPasskey,
} from '../../support/passkeys.ts';
import { backdateAuthentication } from '../../support/sign-in.ts';
import { eventsOf, type World } from '../../support/world.ts';

const REQUIRED = { second_factor_policy: 'required' };
const WITHOUT_TOTP = {
  ...REQUIRED,
  authentication_factors: { second_factor_authenticator_enabled: false },
};

async function enrollTotp(browser: BrowserClient) {
  const code = totpCodesOf((await browser.post('/me/authenticator')).body.data.secret);
  await browser.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });
  return code;
}

/** Passes the second factor of a sign-in attempt with a passkey. */
async function passSecondFactor(
  world: World,
  browser: BrowserClient,
  attemptId: string,
  authenticator: Parameters<typeof getCredential>[1],
) {
  const { body } = await browser.post('/auth/prepare-passkey', { signin_attempt_id: attemptId });
  return attemptPasskey(browser, attemptId, getCredential(world, authenticator, body.data.options));
}

describe('a passkey as first factor', () => {
  it('counts as both factors when its authenticator verified the user', async () => {
    const world = await createWorldWithPasskeys(REQUIRED);
    const { id, authenticator } = await addPasskeyUser(world);
    const { body } = await signInWithPasskey(world, authenticator);
    expect(body.data.signin?.user_id).toBe(id);
  });

  it('asks for user verification where each user needs two factors', async () => {
    const world = await createWorldWithPasskeys(REQUIRED);
    const { body } = await world.browser().post('/auth/signin', { strategy: 'passkey' });
    expect(body.data.passkey_request?.options).toMatchObject({ userVerification: 'required' });
  });

  it('counts as one factor without user verification, and not as the second one too', async () => {
    const world = await createWorldWithPasskeys();
    const { browser: own, authenticator } = await addPasskeyUser(world, { isUserVerified: false });
    const single = await signInWithPasskey(world, authenticator);
    expect(single.body.data.signin).not.toBeNull();
    const code = await enrollTotp(own);
    const browser = world.browser();
    const { signin_attempt: attempt } = (await signInWithPasskey(world, authenticator, browser)).body.data;
    expect(attempt).toMatchObject({ method: 'passkey', current_step: 'verify_second_factor' });
    const signin_attempt_id = attempt?.id as string;
    expect(outcomeOf(await browser.post('/auth/prepare-passkey', { signin_attempt_id }))).toEqual([
      400,
      'STRATEGY_NOT_AVAILABLE',
    ]);
    expect(outcomeOf(await attemptPasskey(browser, signin_attempt_id, {}))).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    const passed = await browser.post('/auth/attempt-verification', { signin_attempt_id, code: code(1) });
    expect(passed.body.data.signin).not.toBeNull();
  });

  it('requires an enrolment without user verification where each user needs two factors', async () => {
    const world = await createWorldWithPasskeys(REQUIRED);
    const { authenticator } = await addPasskeyUser(world, { isUserVerified: false });
    // Browsers reject such authenticators for the options of this deployment. The service counts the passkey as one factor.
    const browser = world.browser();
    const { body } = await browser.post('/auth/signin', { strategy: 'passkey' });
    const options = { ...body.data.passkey_request?.options, userVerification: 'discouraged' };
    const id = body.data.signin_attempt?.id as string;
    const passed = await attemptPasskey(browser, id, getCredential(world, authenticator, options));
    expect(passed.body.data.signin_attempt).toMatchObject({ current_step: 'enroll_second_factor' });
  });

  it('requires backup codes only of users who have a second factor', async () => {
    const world = await createWorldWithPasskeys({ backup_code: { required: true } });
    const { authenticator } = await addPasskeyUser(world);
    expect((await signInWithPasskey(world, authenticator)).body.data.signin).not.toBeNull();
    await changeSettings(world, REQUIRED);
    const { body } = await signInWithPasskey(world, authenticator);
    expect(body.data.signin_attempt).toMatchObject({ current_step: 'create_backup_codes' });
  });
});

describe('a passkey as second factor', () => {
  it('is never asked for just because it exists', async () => {
    const world = await createWorldWithPasskeys();
    const { id, email } = await addPasskeyUser(world);
    const { body } = await signIn(world.browser(), email);
    expect(body.data.signin?.user_id).toBe(id);
  });

  it('passes the second factor instead of a code', async () => {
    const world = await createWorldWithPasskeys();
    const { id, email, browser: own, authenticator } = await addPasskeyUser(world);
    await enrollTotp(own);
    const { browser, attempt } = await pendingSignIn(world, email);
    const prepared = await browser.post('/auth/prepare-passkey', { signin_attempt_id: attempt.id });
    expect(prepared.body.data.options).toMatchObject({ allowCredentials: [{ type: 'public-key' }] });
    const { body } = await passSecondFactor(world, browser, attempt.id, authenticator);
    expect(body.data.signin?.user_id).toBe(id);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      after: { method: 'email_password', secondFactor: 'passkey' },
    });
  });

  it('meets a required second factor, so that nothing has to be enrolled', async () => {
    const world = await createWorldWithPasskeys(WITHOUT_TOTP);
    const { id, email, authenticator } = await addPasskeyUser(world);
    const { browser, attempt } = await pendingSignIn(world, email);
    expect(attempt.current_step).toBe('verify_second_factor');
    const first = await passSecondFactor(world, browser, attempt.id, authenticator);
    const next = first.body.data.signin_attempt;
    expect(next?.current_step).toBe('create_backup_codes');
    const { body } = await browser.post('/me/backup-codes/regenerate', { signin_attempt_id: next?.id });
    expect(body.session.active_signin?.user_id).toBe(id);
  });

  it('must belong to the account of the attempt', async () => {
    const world = await createWorldWithPasskeys(REQUIRED);
    const [ada, eve] = [await addPasskeyUser(world), await addPasskeyUser(world)];
    const { browser, attempt } = await pendingSignIn(world, ada.email);
    const { body } = await browser.post('/auth/prepare-passkey', { signin_attempt_id: attempt.id });
    const options = { ...body.data.options, allowCredentials: [] };
    const stolen = getCredential(world, eve.authenticator, options);
    expect(outcomeOf(await attemptPasskey(browser, attempt.id, stolen))).toEqual([400, 'INVALID_PASSKEY']);
    expect((await browser.get('/me')).status).toBe(401);
  });

  it('is not available without a passkey, at another step, or while the settings disable passkeys', async () => {
    const world = await createWorldWithPasskeys();
    const { email, browser: own, passkey } = await addPasskeyUser(world);
    await enrollTotp(own);
    const { browser, attempt } = await pendingSignIn(world, email);
    const prepare = () => browser.post('/auth/prepare-passkey', { signin_attempt_id: attempt.id });
    await changeSettings(world, { authentication_factors: { passkey: { enabled: false } } });
    expect(outcomeOf(await prepare())).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    await changeSettings(world, { authentication_factors: { passkey: { enabled: true } } });
    await own.delete(`/me/passkeys/${passkey.id}`);
    expect(outcomeOf(await prepare())).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
  });
});

describe('reauthentication by passkey', () => {
  const PATH = '/me/reauthenticate';
  const PREPARE = '/me/reauthenticate/prepare-passkey';

  it('allows sensitive operations again, once for each challenge', async () => {
    const world = await createWorldWithPasskeys();
    const { id, browser, authenticator } = await addPasskeyUser(world);
    await backdateAuthentication(world, id);
    expect(outcomeOf(await browser.post('/me/passkeys/prepare'))).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    const { options } = (await browser.post(PREPARE)).body.data;
    const passkey = getCredential(world, authenticator, options);
    expect((await browser.post(PATH, { passkey })).status).toBe(200);
    expect((await browser.post('/me/passkeys/prepare')).status).toBe(200);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'session.reauthenticated',
      after: { method: 'passkey' },
    });
    expect(outcomeOf(await browser.post(PATH, { passkey }))).toEqual([400, 'INVALID_PASSKEY']);
  });

  it('rejects passkeys of other users, several factors at once, and accounts without passkeys', async () => {
    const world = await createWorldWithPasskeys();
    const [ada, eve] = [await addPasskeyUser(world), await addPasskeyUser(world)];
    const { options } = (await ada.browser.post(PREPARE)).body.data;
    const passkey = getCredential(world, eve.authenticator, { ...options, allowCredentials: [] });
    expect(outcomeOf(await ada.browser.post(PATH, { passkey }))).toEqual([400, 'INVALID_PASSKEY']);
    expect(outcomeOf(await ada.browser.post(PATH, { passkey, password: 'x' }))).toEqual([400, 'VALIDATION_FAILED']);
    await ada.browser.delete(`/me/passkeys/${ada.passkey.id}`);
    expect(outcomeOf(await ada.browser.post(PREPARE))).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    await changeSettings(world, { authentication_factors: { passkey: { enabled: false } } });
    expect(outcomeOf(await eve.browser.post(PREPARE))).toEqual([403, 'FEATURE_DISABLED']);
  });
});
