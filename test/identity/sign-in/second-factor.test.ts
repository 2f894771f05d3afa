import { describe, expect, it } from 'vitest';
import { changeSettings, pendingSignIn, signIn } from '../../support/accounts.ts';
import { enrollUser, wrongTotpCode } from '../../support/authenticators.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const codeOf = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
];

const verify = (browser: BrowserClient, attemptId: string, code: string) =>
  browser.post('/auth/attempt-verification', { signin_attempt_id: attemptId, code });

/** Resets the 15-minute limit of ten guesses, but not the daily limit. */
async function resetRecentGuesses({ services, id }: World): Promise<void> {
  await services.database.rows
    .deleteFrom('attempt_counter')
    .where('deployment_id', '=', id)
    .where('key', 'like', 'recent_%')
    .execute();
}

describe('sign-in with an authenticator', () => {
  it('creates an attempt and no active sign-in', async () => {
    const world = await createWorld();
    const { email } = await enrollUser(world);
    const { browser, attempt, session } = await pendingSignIn(world, email);
    expect(attempt).toEqual({
      id: expect.stringMatching(/^\d+$/),
      method: 'email_password',
      current_step: 'verify_second_factor',
      completed: false,
      requires_completion: true,
      missing_fields: ['code'],
      required_fields: ['code'],
      second_factors: ['authenticator'],
      created_at: expect.stringMatching(/Z$/),
    });
    expect(session).toEqual({ signin_attempts: [attempt], signins: [], signup_attempts: [], active_signin: null });
    expect((await browser.get('/session')).body.data).toMatchObject(session);
    expect((await browser.get('/me')).status).toBe(401);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'session.signin_attempt.created',
      actor_type: 'anonymous',
    });
  });

  it('ends the active sign-in of the account while the second factor is missing', async () => {
    const { browser, email } = await enrollUser(await createWorld());
    const { body } = await signIn(browser, email);
    expect([body.data.signin, body.session.active_signin]).toEqual([null, null]);
    expect((await browser.get('/me')).status).toBe(401);
  });

  it('completes the sign-in with the current code and a new session token', async () => {
    const world = await createWorld();
    const { email, code } = await enrollUser(world);
    const { browser, attempt } = await pendingSignIn(world, email);
    const token = browser.cookie;
    const { status, body } = await verify(browser, attempt.id, code(1));
    expect([status, body.data]).toEqual([
      200,
      {
        signin: { id: expect.any(String), user_id: expect.any(String), created_at: expect.any(String) },
        signin_attempt: null,
        signup_attempt: null,
      },
    ]);
    expect(body.session).toEqual({
      signin_attempts: [],
      signins: [body.data.signin],
      signup_attempts: [],
      active_signin: body.data.signin,
    });
    expect(browser.cookie).not.toBe(token);
    expect((await browser.get('/me')).body.data.two_factor_enabled).toBe(true);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'session.created',
      after: { method: 'email_password', secondFactor: 'totp' },
    });
    const stale = world.browser();
    stale.cookie = token;
    expect((await stale.get('/session')).body.data.signins).toEqual([]);
  });

  it('rejects a TOTP code that was already used, in this attempt and in any other', async () => {
    const world = await createWorld();
    const { email, code } = await enrollUser(world);
    const [first, second] = [await pendingSignIn(world, email), await pendingSignIn(world, email)];
    expect(codeOf(await verify(first.browser, first.attempt.id, code(0)))).toEqual([400, 'INVALID_CODE']);
    expect((await verify(first.browser, first.attempt.id, code(1))).status).toBe(200);
    expect(codeOf(await verify(second.browser, second.attempt.id, code(1)))).toEqual([400, 'INVALID_CODE']);
  });

  it('accepts a TOTP code once when parallel requests send it', async () => {
    const world = await createWorld();
    const { email, code } = await enrollUser(world);
    const waiters = [
      await pendingSignIn(world, email),
      await pendingSignIn(world, email),
      await pendingSignIn(world, email),
    ];
    const next = code(1);
    const responses = await Promise.all(waiters.map(({ browser, attempt }) => verify(browser, attempt.id, next)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('checks only five of many parallel guesses and rejects every code after them', async () => {
    const world = await createWorld();
    const { email, secret, code } = await enrollUser(world);
    const { browser, attempt } = await pendingSignIn(world, email);
    const guesses = Array.from({ length: 12 }, () => verify(browser, attempt.id, wrongTotpCode(secret)));
    const responses = await Promise.all(guesses);
    expect(responses.filter((response) => codeOf(response)[1] === 'INVALID_CODE')).toHaveLength(5);
    expect(responses.filter((response) => codeOf(response)[1] === 'TOO_MANY_ATTEMPTS')).toHaveLength(7);
    const rejected = await verify(browser, attempt.id, code(1));
    expect(codeOf(rejected)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('rejects new sign-ins after ten wrong codes in 15 minutes and accepts the correct code of an earlier attempt', async () => {
    const world = await createWorld();
    const { email, secret, code } = await enrollUser(world);
    const before = await pendingSignIn(world, email);
    for (let round = 0; round < 2; round += 1) {
      const { browser, attempt } = await pendingSignIn(world, email);
      for (let n = 0; n < 5; n += 1) {
        expect(codeOf(await verify(browser, attempt.id, wrongTotpCode(secret)))).toEqual([400, 'INVALID_CODE']);
      }
    }
    const rejected = await signIn(world.browser(), email);
    expect(codeOf(rejected)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect((await verify(before.browser, before.attempt.id, code(1))).status).toBe(200);
  });

  it('rejects new sign-ins after 20 wrong codes in a day without using up the guesses of signed-in users', async () => {
    const world = await createWorld();
    const { email, secret, code, browser: own } = await enrollUser(world);
    const responses: unknown[] = [];
    for (let round = 0; round < 4; round += 1) {
      const { browser, attempt } = await pendingSignIn(world, email);
      for (let n = 0; n < 5; n += 1) responses.push(codeOf(await verify(browser, attempt.id, wrongTotpCode(secret))));
      await resetRecentGuesses(world);
    }
    expect(responses).toEqual(Array(20).fill([400, 'INVALID_CODE']));
    const rejected = await signIn(world.browser(), email);
    expect(codeOf(rejected)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(80_000);
    expect((await own.delete('/me/authenticator', { code: code(1) })).status).toBe(200);
  });

  it('does not lock out known clients when unknown clients guess', async () => {
    const world = await createWorld();
    const { email, secret, code, browser: own } = await enrollUser(world);
    const { rows } = world.services.database;
    const devices = { deployment_id: world.id, user_id: own.userId };
    await rows.deleteFrom('known_device').where('deployment_id', '=', world.id).execute();
    const locked = new Date(Date.now() + 60_000).toISOString();
    await rows
      .insertInto('attempt_counter')
      .values({ deployment_id: world.id, key: `guesses:second_factor:${own.userId}`, count: 30, resets_at: locked })
      .execute();
    expect(codeOf(await signIn(world.browser(), email))).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    await rows
      .insertInto('known_device')
      .values({ ...devices, address: '127.0.0.1', agent_hash: 'x', last_used_at: new Date().toISOString() })
      .execute();
    const { browser, attempt } = await pendingSignIn(world, email);
    expect(codeOf(await verify(browser, attempt.id, wrongTotpCode(secret)))).toEqual([400, 'INVALID_CODE']);
    expect((await verify(browser, attempt.id, code(1))).status).toBe(200);
  });

  it('does not count correct codes towards the daily limit', async () => {
    const world = await createWorld();
    const { email, code } = await enrollUser(world);
    const { browser, attempt } = await pendingSignIn(world, email);
    expect((await verify(browser, attempt.id, code(1))).status).toBe(200);
    const counters = world.services.database.rows
      .selectFrom('attempt_counter')
      .select('count')
      .where('deployment_id', '=', world.id)
      .where('key', 'like', 'guesses:%');
    expect(new Set((await counters.execute()).map(({ count }) => count))).toEqual(new Set([0]));
  });

  it('rejects an authenticator code where the settings allow only backup codes', async () => {
    const world = await createWorld();
    const { browser: own, email, code } = await enrollUser(world);
    const { backup_codes } = (await own.post('/me/backup-codes/regenerate')).body.data;
    await changeSettings(world, { authentication_factors: { second_factor_authenticator_enabled: false } });
    const { browser, attempt } = await pendingSignIn(world, email);
    expect(attempt.current_step).toBe('verify_second_factor');
    expect(codeOf(await verify(browser, attempt.id, code(1)))).toEqual([400, 'INVALID_CODE']);
    expect((await verify(browser, attempt.id, backup_codes[0])).status).toBe(200);
  });

  it('completes only attempts of this browser, once, within ten minutes', async () => {
    const world = await createWorld();
    const { email, code } = await enrollUser(world);
    const { browser, attempt } = await pendingSignIn(world, email);
    const other = await pendingSignIn(world, email);
    const notFound = [404, 'SIGNIN_ATTEMPT_NOT_FOUND'];
    const next = code(1);
    expect(codeOf(await verify(other.browser, attempt.id, next))).toEqual(notFound);
    expect(codeOf(await verify(world.browser(), attempt.id, next))).toEqual(notFound);
    expect(codeOf(await verify(browser, '1', next))).toEqual(notFound);
    expect((await verify(browser, attempt.id, next)).status).toBe(200);
    expect(codeOf(await verify(browser, attempt.id, next))).toEqual(notFound);

    await world.services.database.rows
      .updateTable('signin_attempt')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    expect(codeOf(await verify(other.browser, other.attempt.id, next))).toEqual(notFound);
    expect((await other.browser.get('/session')).body.data.signin_attempts).toEqual([]);
  });

  it('replaces an earlier attempt of the same account in this browser', async () => {
    const world = await createWorld();
    const { email } = await enrollUser(world);
    const { browser, attempt } = await pendingSignIn(world, email);
    const { session, data } = (await signIn(browser, email)).body;
    expect(session.signin_attempts).toEqual([data.signin_attempt]);
    expect(data.signin_attempt?.id).not.toBe(attempt.id);
  });

  it('rejects the second factor of a user who was deactivated meanwhile', async () => {
    const world = await createWorld();
    const { browser: first, email, code } = await enrollUser(world);
    const { browser, attempt } = await pendingSignIn(world, email);
    expect((await world.backend.patch(`/users/${first.userId}`, { is_active: false })).status).toBe(200);
    expect(codeOf(await verify(browser, attempt.id, code(1)))).toEqual([404, 'SIGNIN_ATTEMPT_NOT_FOUND']);
  });

  it('does not require a second factor where the settings disable it', async () => {
    const world = await createWorld();
    const { email } = await enrollUser(world);
    await changeSettings(world, { second_factor_policy: 'no_second_factor' });
    const { body } = await signIn(world.browser(), email);
    expect(body.session.active_signin).toEqual(body.data.signin);
  });

  it('clears the cookie when a browser with only an attempt signs out', async () => {
    const world = await createWorld();
    const { email } = await enrollUser(world);
    const { browser } = await pendingSignIn(world, email);
    expect((await browser.post('/auth/signout')).body.session.signin_attempts).toEqual([]);
    expect(browser.cookie).toBeNull();
    expect((await eventsOf(world)).at(-1)?.type).toBe('session.ended');
  });
});

describe('sign-in with a backup code', () => {
  async function withCodes() {
    const world = await createWorld();
    const account = await enrollUser(world);
    const { backup_codes } = (await account.browser.post('/me/backup-codes/regenerate')).body.data;
    return { world, ...account, codes: backup_codes as string[] };
  }

  it('accepts a backup code once, in any spelling', async () => {
    const { world, email, codes } = await withCodes();
    const code = codes[0] as string;
    const [first, second] = [await pendingSignIn(world, email), await pendingSignIn(world, email)];
    const typed = ` ${code.toUpperCase().replace('-', ' ')}`;
    const { status, body } = await verify(first.browser, first.attempt.id, typed);
    expect([status, body.session.active_signin]).toEqual([200, body.data.signin]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ after: { secondFactor: 'backup_code' } });
    expect(codeOf(await verify(second.browser, second.attempt.id, code))).toEqual([400, 'INVALID_CODE']);
    expect((await verify(second.browser, second.attempt.id, codes[1] as string)).status).toBe(200);
  });

  it('accepts a backup code once when parallel requests send it', async () => {
    const { world, email, codes } = await withCodes();
    const waiters = [
      await pendingSignIn(world, email),
      await pendingSignIn(world, email),
      await pendingSignIn(world, email),
    ];
    const responses = await Promise.all(
      waiters.map(({ browser, attempt }) => verify(browser, attempt.id, codes[0] as string)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('rejects backup codes of an earlier set and of another user', async () => {
    const { world, email, browser: own, codes } = await withCodes();
    const again = (await own.post('/me/backup-codes/regenerate')).body.data;
    expect(again.previous_codes_invalidated).toBe(true);
    const grace = await enrollUser(world, 'grace@example.com');
    const other = await pendingSignIn(world, grace.email);
    expect(codeOf(await verify(other.browser, other.attempt.id, again.backup_codes[0]))).toEqual([400, 'INVALID_CODE']);
    const { browser, attempt } = await pendingSignIn(world, email);
    expect(codeOf(await verify(browser, attempt.id, codes[0] as string))).toEqual([400, 'INVALID_CODE']);
    expect((await verify(browser, attempt.id, again.backup_codes[0])).status).toBe(200);
  });

  it('rejects a backup code where the settings disable backup codes', async () => {
    const { world, email, codes } = await withCodes();
    await changeSettings(world, { authentication_factors: { second_factor_backup_code_enabled: false } });
    const { browser, attempt } = await pendingSignIn(world, email);
    expect(codeOf(await verify(browser, attempt.id, codes[0] as string))).toEqual([400, 'INVALID_CODE']);
  });
});
