import { describe, expect, it } from 'vitest';
import { changeSettings, PASSWORD, pendingSignIn } from '../../support/accounts.ts';
import { addUser, type NewTestUser } from '../../support/add-user.ts';
import { enrollUser, totpCodesOf, wrongTotpCode } from '../../support/authenticators.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import { clientWithToken, createSessionToken } from '../../support/session-tokens.ts';
import { backdateAuthentication, openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, eventsOf, unique } from '../../support/world.ts';

const PATH = '/me/reauthenticate';
const PREPARE = '/me/reauthenticate/prepare';
const CODES = '/me/backup-codes/regenerate';
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const codeOf = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
];
const needed = [403, 'REAUTHENTICATION_REQUIRED'];

/** A user whose sign-in is older than ten minutes, with a unique address, because the spool contains the mails of all tests. */
async function signedInLongAgo(person: NewTestUser = {}) {
  const world = await createWorld();
  const email = `${unique('ada')}@example.com`;
  const { id } = await addUser(world, { email, password: PASSWORD, ...person });
  const browser = await openSignedInBrowser(world, id);
  await backdateAuthentication(world, id);
  return { world, userId: id, email, browser };
}

/** Such a user with a verified authenticator and backup codes. */
async function enrolledLongAgo() {
  const world = await createWorld();
  const email = `${unique('ada')}@example.com`;
  const { id } = await addUser(world, { email, password: PASSWORD });
  const browser = await openSignedInBrowser(world, id);
  const { secret } = (await browser.post('/me/authenticator')).body.data;
  const code = totpCodesOf(secret);
  await browser.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });
  const codes: string[] = (await browser.post(CODES)).body.data.backup_codes;
  await backdateAuthentication(world, id);
  return { world, userId: id, email, browser, secret, code, codes };
}

const isOpen = async (browser: BrowserClient) => (await browser.post(CODES)).status === 200;

describe('operations on factors', () => {
  it.each([
    ['POST', '/me/authenticator', {}],
    ['POST', '/me/authenticator/attempt-verification', { code1: '123456', code2: '654321' }],
    ['DELETE', '/me/authenticator', { password: PASSWORD }],
    ['POST', CODES, {}],
  ] as const)('%s %s requires reauthentication after ten minutes', async (method, path, body) => {
    const { browser } = await signedInLongAgo();
    expect(codeOf(await browser.request(method, path, body))).toEqual(needed);
    expect((await browser.post(PATH, { password: PASSWORD })).status).toBe(200);
    expect(codeOf(await browser.request(method, path, body))).not.toEqual(needed);
  });
});

describe('POST /me/reauthenticate', () => {
  it('accepts the password and rotates the session cookie', async () => {
    const { world, browser, userId } = await signedInLongAgo();
    const { active_signin } = (await browser.get('/session')).body.data;
    const token = browser.cookie;
    const { status, body } = await browser.post(PATH, { password: PASSWORD });
    expect([status, body.data]).toEqual([
      200,
      { authenticated_at: expect.stringMatching(TIME), expires_at: expect.stringMatching(TIME) },
    ]);
    expect(Date.parse(body.data.expires_at) - Date.parse(body.data.authenticated_at)).toBe(600_000);
    expect(body.session.active_signin).toEqual(active_signin);
    expect(browser.cookie).not.toBe(token);
    const stale = world.browser();
    stale.cookie = token;
    expect((await stale.get('/me')).status).toBe(401);
    expect(await isOpen(browser)).toBe(true);
    const event = (await eventsOf(world)).find(({ type }) => type === 'session.reauthenticated');
    expect(event).toMatchObject({ actor_id: userId, after: { userId, method: 'password' } });
  });

  it('accepts exactly one credential', async () => {
    const { browser } = await signedInLongAgo();
    for (const body of [{}, { password: PASSWORD, code: '123456' }, { code: '123456', email_code: '123456' }]) {
      expect(codeOf(await browser.post(PATH, body))).toEqual([400, 'VALIDATION_FAILED']);
    }
    expect(await isOpen(browser)).toBe(false);
  });

  it('rejects a wrong password, and any password after ten wrong ones', async () => {
    const { browser } = await signedInLongAgo();
    const responses: unknown[] = [];
    for (let n = 0; n < 10; n += 1) responses.push(codeOf(await browser.post(PATH, { password: `wrong ${n}` })));
    expect(responses).toEqual(Array(10).fill([401, 'INVALID_CREDENTIALS']));
    const rejected = await browser.post(PATH, { password: PASSWORD });
    expect(codeOf(rejected)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(await isOpen(browser)).toBe(false);
  });

  it('rejects a password when the settings disable passwords or the user has none', async () => {
    const { world, browser } = await signedInLongAgo();
    await changeSettings(world, {
      password: { enabled: false },
      authentication_factors: { email_otp_enabled: true },
      first_factor: 'email_otp',
    });
    expect(codeOf(await browser.post(PATH, { password: PASSWORD }))).toEqual([403, 'FEATURE_DISABLED']);
    const other = await createWorld();
    const { id } = await addUser(other);
    const without = await openSignedInBrowser(other, id);
    expect(codeOf(await without.post(PATH, { password: PASSWORD }))).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('accepts a code of the authenticator once', async () => {
    const { world, userId, browser, secret, code } = await enrolledLongAgo();
    expect(codeOf(await browser.post(PATH, { code: wrongTotpCode(secret) }))).toEqual([400, 'INVALID_CODE']);
    expect(codeOf(await browser.post(PATH, { code: code(0) }))).toEqual([400, 'INVALID_CODE']);
    expect((await browser.post(PATH, { code: code(1) })).status).toBe(200);
    expect(await isOpen(browser)).toBe(true);
    await backdateAuthentication(world, userId);
    expect(codeOf(await browser.post(PATH, { code: code(1) }))).toEqual([400, 'INVALID_CODE']);
  });

  it('accepts a backup code once, and notifies the user how many are left', async () => {
    const { world, userId, email, browser, codes } = await enrolledLongAgo();
    expect((await browser.post(PATH, { code: codes[4] })).status).toBe(200);
    expect((await browser.get('/me/backup-codes')).body.data.remaining).toBe(9);
    await expect
      .poll(async () => (await mailsTo(world, email)).map(({ subject }) => subject))
      .toContain('A backup code of your account was used, and 9 are left – Northwind');
    await backdateAuthentication(world, userId);
    expect(codeOf(await browser.post(PATH, { code: codes[4] }))).toEqual([400, 'INVALID_CODE']);
  });

  it('rejects any code after ten wrong ones', async () => {
    const { browser, secret, code } = await enrolledLongAgo();
    for (let n = 0; n < 10; n += 1) await browser.post(PATH, { code: wrongTotpCode(secret) });
    expect(codeOf(await browser.post(PATH, { code: code(1) }))).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });

  it('applies only to the current sign-in of the user', async () => {
    const { world, browser, userId } = await signedInLongAgo();
    const other = await openSignedInBrowser(world, userId);
    await backdateAuthentication(world, userId);
    await browser.post(PATH, { password: PASSWORD });
    expect(await isOpen(other)).toBe(false);
    expect(await isOpen(browser)).toBe(true);
  });

  it('rejects session tokens', async () => {
    const { world, browser } = await signedInLongAgo();
    const bearer = clientWithToken(world, await createSessionToken(browser));
    for (const path of [PATH, PREPARE]) {
      expect(codeOf(await bearer.post(path, path === PATH ? { password: PASSWORD } : undefined))).toEqual([
        403,
        'INSUFFICIENT_PERMISSIONS',
      ]);
    }
    expect(await isOpen(browser)).toBe(false);
  });

  it.each([
    ['password', { password: 'x'.repeat(257) }],
    ['password', { password: '' }],
    ['code', { code: '1'.repeat(65) }],
    ['email_code', { email_code: '1'.repeat(17) }],
    ['email_code', { email_code: 123456 }],
    ['passwort', { passwort: PASSWORD }],
  ])('rejects an invalid or unknown %s', async (path, input) => {
    const { browser } = await signedInLongAgo();
    const { status, body } = await browser.post(PATH, input);
    expect([status, body.errors[0].path]).toEqual([400, path]);
  });

  it('rejects a sign-in attempt that is not complete', async () => {
    const world = await createWorld();
    const { email } = await enrollUser(world);
    const { browser } = await pendingSignIn(world, email);
    expect(codeOf(await browser.post(PATH, { password: PASSWORD }))).toEqual([401, 'NOT_AUTHENTICATED']);
  });
});

describe('POST /me/reauthenticate/prepare', () => {
  it('mails a code that works once, only in this sign-in', async () => {
    const { world, browser, email, userId } = await signedInLongAgo();
    const { status, body } = await browser.post(PREPARE);
    expect([status, body.data]).toEqual([
      200,
      { email, expires_at: expect.stringMatching(TIME), resend_at: expect.stringMatching(TIME) },
    ]);
    const mail = await waitForMail(world, email);
    expect(mail.text).toContain('Enter this code to confirm your identity for Northwind');
    const { code } = mail;
    expect(JSON.stringify(await eventsOf(world))).not.toContain(code);
    const other = await openSignedInBrowser(world, userId);
    expect(codeOf(await other.post(PATH, { email_code: code }))).toEqual([400, 'INVALID_CODE']);
    expect((await browser.post(PATH, { email_code: code })).status).toBe(200);
    expect(await isOpen(browser)).toBe(true);
    expect(codeOf(await browser.post(PATH, { email_code: code }))).toEqual([400, 'INVALID_CODE']);
  });

  it('requires a minute between codes and allows five attempts', async () => {
    const { world, browser, email } = await signedInLongAgo();
    await browser.post(PREPARE);
    const again = await browser.post(PREPARE);
    expect(codeOf(again)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    const { code } = await waitForMail(world, email);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let n = 0; n < 5; n += 1) {
      expect(codeOf(await browser.post(PATH, { email_code: wrong }))).toEqual([400, 'INVALID_CODE']);
    }
    expect(codeOf(await browser.post(PATH, { email_code: code }))).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(await isOpen(browser)).toBe(false);
  });

  it('mails at most ten codes in an hour', async () => {
    const { world, browser } = await signedInLongAgo();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await browser.post(PREPARE)).status);
      // Simulates a minute between two codes.
      await world.services.database.rows.deleteFrom('verification').where('deployment_id', '=', world.id).execute();
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it('rejects accounts with a second factor, and codes from before it was enrolled', async () => {
    const { world, browser, email, userId } = await signedInLongAgo();
    await browser.post(PREPARE);
    const { code: mailed } = await waitForMail(world, email);
    const own = await openSignedInBrowser(world, userId);
    const { secret } = (await own.post('/me/authenticator')).body.data;
    const code = totpCodesOf(secret);
    await own.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });
    expect(codeOf(await browser.post(PATH, { email_code: mailed }))).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    expect(codeOf(await browser.post(PREPARE))).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    expect((await browser.post(PATH, { password: PASSWORD })).status).toBe(200);
  });

  it('rejects accounts whose second factor is backup codes', async () => {
    const { world, browser } = await enrolledLongAgo();
    await changeSettings(world, { authentication_factors: { second_factor_authenticator_enabled: false } });
    expect(codeOf(await browser.post(PREPARE))).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    await changeSettings(world, { second_factor_policy: 'no_second_factor' });
    expect((await browser.post(PREPARE)).status).toBe(200);
  });

  it('mails nothing to an unverified address, or when there is none', async () => {
    const { world, browser, email } = await signedInLongAgo({ verified: false });
    expect(codeOf(await browser.post(PREPARE))).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    expect(codeOf(await browser.post(PATH, { email_code: '123456' }))).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    expect(await mailsTo(world, email)).toEqual([]);
    const without = await signedInLongAgo({ email: null, username: 'ada' });
    expect(codeOf(await without.browser.post(PREPARE))).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    await changeSettings(world, {
      email: { enabled: false, required: false },
      first_factor: 'username_password',
    });
    expect(codeOf(await browser.post(PREPARE))).toEqual([403, 'FEATURE_DISABLED']);
  });
});
