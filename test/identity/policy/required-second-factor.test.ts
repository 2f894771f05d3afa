import { describe, expect, it } from 'vitest';
import { collectRoutes } from '../../../src/api/rest/routes.ts';
import { assembleSchemas, readTypeDefs } from '../../../src/api/schema/schema.ts';
import { changeSettings, openSignedUpBrowser, PASSWORD, pendingSignIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { enrollUser, totpCodesOf } from '../../support/authenticators.ts';
import type { BrowserClient } from '../../support/clients.ts';
import type { HttpResponse } from '../../support/http.ts';
import { resolvers } from '../../support/resolvers.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const ENROL = '/me/authenticator';
const VERIFY = '/me/authenticator/attempt-verification';
const CODES = '/me/backup-codes/regenerate';
const EMAIL = 'ada@example.com';

const codeOf = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
];
const errorOf = (code: string, status: number) => [status, code];

const required = { second_factor_policy: 'required' };
const onlyBackupCodes = { authentication_factors: { second_factor_authenticator_enabled: false } };

/** A world with these settings and an account without a second factor. */
async function worldWith(settings: object) {
  const world = await createWorld();
  const { id } = await addUser(world, { email: EMAIL, password: PASSWORD });
  await changeSettings(world, settings);
  return { world, userId: id };
}

/** Enrols an authenticator in this browser. */
async function enrol(browser: BrowserClient, member: object = {}) {
  const { status, body } = await browser.post(ENROL, member);
  if (status !== 201) throw new Error(JSON.stringify(body));
  const code = totpCodesOf(body.data.secret);
  const response = await browser.post(VERIFY, { code1: code(-1), code2: code(0), ...member });
  return { code, answer: response, id: body.data.id };
}

describe('sign-in where the settings require a second factor', () => {
  it('waits for an enrolment that completes the sign-in', async () => {
    const { world, userId } = await worldWith(required);
    const { browser, attempt, session } = await pendingSignIn(world, EMAIL);
    expect(attempt).toMatchObject({
      current_step: 'enroll_second_factor',
      completed: false,
      missing_fields: ['code1', 'code2'],
      required_fields: ['code1', 'code2'],
    });
    expect([session.active_signin, session.signin_attempts]).toEqual([null, [attempt]]);
    expect((await browser.get('/me')).status).toBe(401);

    const token = browser.cookie;
    const { answer: response, code, id } = await enrol(browser);
    expect([response.status, response.body.data]).toEqual([
      200,
      {
        verified: true,
        two_factor_enabled: true,
        authenticator: { id, verified: true, created_at: expect.any(String), verified_at: expect.any(String) },
      },
    ]);
    const { active_signin, signins, signin_attempts } = response.body.session;
    expect([active_signin?.user_id, signins, signin_attempts]).toEqual([userId, [active_signin], []]);
    expect(browser.cookie).not.toBe(token);
    expect((await browser.get('/me')).body.data).toMatchObject({ id: userId, two_factor_enabled: true });
    const events = await eventsOf(world);
    expect(events.find(({ type }) => type === 'user.mfa.enabled')).toMatchObject({
      actor_type: 'user',
      actor_id: userId,
    });
    expect(events.at(-1)).toMatchObject({ type: 'session.created', after: { secondFactor: 'totp' } });

    const next = await pendingSignIn(world, EMAIL);
    expect(next.attempt.current_step).toBe('verify_second_factor');
    const used = await next.browser.post('/auth/attempt-verification', {
      signin_attempt_id: next.attempt.id,
      code: code(0),
    });
    expect(codeOf(used)).toEqual(errorOf('INVALID_CODE', 400));
  });

  it('requires the enrolment at sign-up too', async () => {
    const { world } = await worldWith(required);
    const browser = world.browser();
    const { body } = await browser.post('/auth/signup', { email: 'grace@example.com', password: PASSWORD });
    expect([body.session.active_signin, body.session.signin_attempts[0].current_step]).toEqual([
      null,
      'enroll_second_factor',
    ]);
    expect((await enrol(browser)).answer.body.session.active_signin).not.toBeNull();
    expect((await browser.get('/me')).body.data.email).toBe('grace@example.com');
  });

  it('requires the second factor of users who have one and keeps existing sign-ins', async () => {
    const world = await createWorld();
    const { browser, email } = await enrollUser(world);
    const other = await openSignedUpBrowser(world, 'grace@example.com');
    await changeSettings(world, required);
    expect((await browser.get('/me')).status).toBe(200);
    expect((await other.get('/me')).status).toBe(200);
    expect((await pendingSignIn(world, email)).attempt.current_step).toBe('verify_second_factor');
    expect((await pendingSignIn(world, 'grace@example.com')).attempt.current_step).toBe('enroll_second_factor');
  });

  it('rejects wrong codes of an enrolment and keeps the attempt', async () => {
    const { world } = await worldWith(required);
    const { browser, attempt } = await pendingSignIn(world, EMAIL);
    expect(codeOf(await browser.post(VERIFY, { code1: '123456', code2: '654321' }))).toEqual(
      errorOf('NO_AUTHENTICATOR', 400),
    );
    const { secret } = (await browser.post(ENROL)).body.data;
    const code = totpCodesOf(secret);
    const wrong = await browser.post(VERIFY, { code1: code(0), code2: code(-1) });
    expect(codeOf(wrong)).toEqual(errorOf('INVALID_TOTP_CODES', 400));
    expect(wrong.body.session.signin_attempts).toEqual([attempt]);
    expect((await browser.get('/me')).status).toBe(401);
    const inVain = { signin_attempt_id: attempt.id, code: code(0) };
    expect(codeOf(await browser.post('/auth/attempt-verification', inVain))).toEqual(errorOf('CONFLICT', 409));
    expect((await browser.post(VERIFY, { code1: code(-1), code2: code(0) })).status).toBe(200);
  });

  it('rejects an enrolment with only the password when the account has an authenticator', async () => {
    const { world } = await worldWith(required);
    const [owner, thief] = [await pendingSignIn(world, EMAIL), await pendingSignIn(world, EMAIL)];
    expect((await enrol(owner.browser)).answer.status).toBe(200);
    expect(codeOf(await thief.browser.post(ENROL))).toEqual(errorOf('ALREADY_VERIFIED', 409));
    expect(codeOf(await thief.browser.post(VERIFY, { code1: '123456', code2: '654321' }))).toEqual(
      errorOf('ALREADY_VERIFIED', 409),
    );
    expect((await thief.browser.get('/me')).status).toBe(401);
  });

  it('enrols only in the browser that began the sign-in, for ten minutes, and not for a deactivated user', async () => {
    const { world, userId } = await worldWith(required);
    const { browser, attempt } = await pendingSignIn(world, EMAIL);
    const otherBrowser = world.browser();
    for (const call of [ENROL, CODES]) {
      expect(codeOf(await otherBrowser.post(call))).toEqual(errorOf('NOT_AUTHENTICATED', 401));
      const named = await otherBrowser.post(call, { signin_attempt_id: attempt.id });
      expect(codeOf(named)).toEqual(errorOf('SIGNIN_ATTEMPT_NOT_FOUND', 404));
    }
    // An attempt at another step gives no access either.
    expect(codeOf(await browser.post(CODES))).toEqual(errorOf('NOT_AUTHENTICATED', 401));
    expect(codeOf(await browser.post(CODES, { signin_attempt_id: attempt.id }))).toEqual(
      errorOf('SIGNIN_ATTEMPT_NOT_FOUND', 404),
    );
    for (const odd of ['abc', '-1', '99999999999999999999']) {
      expect((await browser.post(ENROL, { signin_attempt_id: odd })).status).toBe(400);
    }
    await expireAttempts(world);
    expect(codeOf(await browser.post(ENROL))).toEqual(errorOf('NOT_AUTHENTICATED', 401));

    const again = await pendingSignIn(world, EMAIL);
    await world.backend.patch(`/users/${userId}`, { is_active: false });
    expect(codeOf(await again.browser.post(ENROL))).toEqual(errorOf('NOT_AUTHENTICATED', 401));
  });

  it('completes an enrolment once when parallel requests verify it', async () => {
    const { world } = await worldWith({ ...required, backup_code: { required: true } });
    const { browser } = await pendingSignIn(world, EMAIL);
    const { secret } = (await browser.post(ENROL)).body.data;
    const code = totpCodesOf(secret);
    const codes = { code1: code(-1), code2: code(0) };
    const verified = await Promise.all([1, 2, 3].map(() => browser.post(VERIFY, codes)));
    expect(verified.filter(({ status }) => status === 200)).toHaveLength(1);
    browser.cookie = cookieOf(verified.find(({ status }) => status === 200));
    const made = await Promise.all([1, 2, 3].map(() => browser.post(CODES)));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
    const signins = world.services.database.rows.selectFrom('signin').select('id');
    expect(await signins.where('deployment_id', '=', world.id).execute()).toHaveLength(1);
  });

  it('requires no enrolment after the policy is relaxed', async () => {
    const { world } = await worldWith(required);
    await changeSettings(world, { second_factor_policy: 'no_second_factor' });
    expect((await pendingSignIn(world, EMAIL)).session.active_signin).not.toBeNull();
  });
});

describe('a browser with a sign-in and an attempt of another account', () => {
  /** Ada is signed in and active again; Grace's sign-in waits for an enrolment. */
  async function both() {
    const { world, userId } = await worldWith({});
    const grace = await addUser(world, { email: 'grace@example.com', password: PASSWORD });
    const browser = await openSignedInBrowser(world, userId);
    await changeSettings(world, required);
    const { body } = await browser.post('/auth/signin', {
      strategy: 'email_password',
      email: 'grace@example.com',
      password: PASSWORD,
    });
    await browser.post('/session/switch-sign-in', { signin_id: body.session.signins[0].id });
    return { world, browser, userId, graceId: grace.id, attemptId: body.data.signin_attempt?.id };
  }

  it('enrols for the signed-in account without an attempt id', async () => {
    const { browser, userId, attemptId } = await both();
    const { answer: response } = await enrol(browser);
    expect(response.body.session).toMatchObject({
      active_signin: { user_id: userId },
      signin_attempts: [{ id: attemptId }],
    });
    expect((await browser.get('/me')).body.data.two_factor_enabled).toBe(true);
  });

  it('enrols for the attempt with its id', async () => {
    const { browser, graceId, attemptId } = await both();
    const { answer: response } = await enrol(browser, { signin_attempt_id: attemptId });
    expect(response.body.session.active_signin?.user_id).toBe(graceId);
    expect(response.body.session.signins).toHaveLength(2);
  });

  it('returns 404 for an id of another attempt', async () => {
    const { browser } = await both();
    expect(codeOf(await browser.post(ENROL, { signin_attempt_id: '1' }))).toEqual(
      errorOf('SIGNIN_ATTEMPT_NOT_FOUND', 404),
    );
  });
});

describe('sign-in where the settings require backup codes', () => {
  const withCodes = { backup_code: { required: true } };

  it('requires no backup codes of users without a second factor', async () => {
    const { world } = await worldWith(withCodes);
    expect((await pendingSignIn(world, EMAIL)).session.active_signin).not.toBeNull();
  });

  it('requires the first factor, then the authenticator, then new backup codes', async () => {
    const { world, userId } = await worldWith({ ...required, ...withCodes });
    const { browser, attempt } = await pendingSignIn(world, EMAIL);
    const { answer: response } = await enrol(browser);
    const [next] = response.body.session.signin_attempts;
    expect(response.body.session).toMatchObject({ active_signin: null, signins: [], signin_attempts: [{}] });
    expect(next).toMatchObject({ current_step: 'create_backup_codes', missing_fields: [], required_fields: [] });
    expect(next.id).not.toBe(attempt.id);
    expect((await browser.get('/me')).status).toBe(401);
    expect(codeOf(await browser.post(ENROL))).toEqual(errorOf('NOT_AUTHENTICATED', 401));

    const token = browser.cookie;
    const made = await browser.post(CODES);
    expect([made.status, made.body.data]).toEqual([
      200,
      {
        backup_codes: Array(10).fill(expect.any(String)),
        regenerated_at: expect.any(String),
        previous_codes_invalidated: false,
      },
    ]);
    expect(made.body.session).toMatchObject({ active_signin: { user_id: userId }, signin_attempts: [] });
    expect(browser.cookie).not.toBe(token);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'session.created', after: { secondFactor: 'totp' } });
  });

  it('requires backup codes after the code of an authenticator that is older than the setting', async () => {
    const world = await createWorld();
    const { email, code } = await enrollUser(world);
    await changeSettings(world, withCodes);
    const { browser, attempt } = await pendingSignIn(world, email);
    expect(codeOf(await browser.post(CODES))).toEqual(errorOf('NOT_AUTHENTICATED', 401));
    const verified = await browser.post('/auth/attempt-verification', { signin_attempt_id: attempt.id, code: code(1) });
    expect(verified.body.data).toMatchObject({ signin: null, signin_attempt: { current_step: 'create_backup_codes' } });
    expect((await browser.post(CODES)).body.session.active_signin).not.toBeNull();
    const { attempt: next } = await pendingSignIn(world, email);
    expect(next.current_step).toBe('verify_second_factor');
  });

  it('requires new backup codes after the last one was used', async () => {
    const world = await createWorld();
    const { browser: own, email } = await enrollUser(world);
    const { backup_codes } = (await own.post(CODES)).body.data;
    await changeSettings(world, withCodes);
    await useUpAllButOne(world, backup_codes);
    const { browser, attempt } = await pendingSignIn(world, email);
    const { body } = await browser.post('/auth/attempt-verification', {
      signin_attempt_id: attempt.id,
      code: backup_codes[0],
    });
    expect(body.data.signin_attempt?.current_step).toBe('create_backup_codes');
    const made = await browser.post(CODES);
    expect(made.body.session.active_signin).not.toBeNull();
    expect((await eventsOf(world)).at(-1)).toMatchObject({ after: { secondFactor: 'backup_code' } });
  });

  it('requires no backup codes where the settings do not allow them', async () => {
    const world = await createWorld();
    const { email } = await enrollUser(world);
    await changeSettings(world, { ...withCodes, second_factor_policy: 'no_second_factor' });
    expect((await pendingSignIn(world, email)).session.active_signin).not.toBeNull();
  });
});

describe('sign-in where backup codes are the only second factor', () => {
  it('requires a backup code', async () => {
    const { world, userId } = await worldWith(onlyBackupCodes);
    const own = await openSignedInBrowser(world, userId);
    const { backup_codes } = (await own.post(CODES)).body.data;
    const { browser, attempt } = await pendingSignIn(world, EMAIL);
    expect(attempt.current_step).toBe('verify_second_factor');
    const response = { signin_attempt_id: attempt.id, code: backup_codes[0] };
    expect((await browser.post('/auth/attempt-verification', response)).status).toBe(200);
  });

  it('creates backup codes once during sign-in where the policy requires a second factor', async () => {
    const { world, userId } = await worldWith({ ...required, ...onlyBackupCodes });
    const [first, second] = [await pendingSignIn(world, EMAIL), await pendingSignIn(world, EMAIL)];
    expect([first.attempt.current_step, second.attempt.current_step]).toEqual(Array(2).fill('create_backup_codes'));
    expect((await first.browser.post(CODES)).body.session.active_signin?.user_id).toBe(userId);
    // The other browser passed only the password. Codes exist now, and it has not sent one.
    expect(codeOf(await second.browser.post(CODES))).toEqual(errorOf('CONFLICT', 409));
    expect((await second.browser.get('/me')).status).toBe(401);
    expect((await pendingSignIn(world, EMAIL)).attempt.current_step).toBe('verify_second_factor');
  });
});

describe('an attempt that waits for a factor', () => {
  const slices = assembleSchemas(readTypeDefs(), resolvers);
  const routes = collectRoutes(slices.DEPLOYMENT, 'DEPLOYMENT').filter(({ access }) => access.caller === 'SIGNED_IN');

  it.each([
    ['enroll_second_factor', required],
    ['create_backup_codes', { ...required, ...onlyBackupCodes }],
  ])('at %s does not give access to operations that require a sign-in', async (step, settings) => {
    const { world } = await worldWith(settings);
    const { browser, attempt } = await pendingSignIn(world, EMAIL);
    expect(attempt.current_step).toBe(step);
    expect(routes.length).toBeGreaterThan(5);
    for (const { method, path } of routes) {
      const response = await browser.request(method, path.replace(/\{\w+\}/g, '1'), method === 'GET' ? undefined : {});
      expect([method, path, ...codeOf(response)]).toEqual([method, path, 401, 'NOT_AUTHENTICATED']);
    }
    expect((await browser.data('{ viewer { id } }')).viewer).toBeNull();
  });

  it.each([ENROL, VERIFY, CODES])('is required by POST %s without a signed-in user', async (path) => {
    const world = await createWorld();
    const elsewhere = await createWorld();
    const foreign = await openSignedInBrowser(elsewhere, (await addUser(elsewhere)).id);
    for (const cookie of [null, 'nonsense', foreign.cookie]) {
      const browser = world.browser();
      browser.cookie = cookie;
      const { status, body } = await browser.post(path, path === VERIFY ? { code1: '123456', code2: '654321' } : {});
      expect([status, body.errors[0].code]).toEqual([401, 'NOT_AUTHENTICATED']);
      expect(body).toMatchObject({ data: {}, session: { active_signin: null, signins: [] } });
    }
  });
});

const cookieOf = (response: HttpResponse | undefined) =>
  /__session=([^;]+)/.exec(String(response?.headers['set-cookie']))?.[1] ?? '';

async function expireAttempts({ services, id }: World): Promise<void> {
  await services.database.rows
    .updateTable('signin_attempt')
    .set({ expires_at: new Date(Date.now() - 1).toISOString() })
    .where('deployment_id', '=', id)
    .execute();
}

async function useUpAllButOne({ services, id }: World, [kept = '']: string[]): Promise<void> {
  await services.database.rows
    .updateTable('backup_code')
    .set({ used_at: new Date().toISOString() })
    .where('deployment_id', '=', id)
    .where('code_hmac', 'not in', services.vault.hmacs('backup_code', kept))
    .execute();
}
