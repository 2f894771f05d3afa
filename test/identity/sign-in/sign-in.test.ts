import { describe, expect, it, vi } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const email = 'ada@example.com';

async function worldWithAda(): Promise<World> {
  const world = await createWorld();
  await addUser(world, { email, username: 'ada', password: PASSWORD });
  return world;
}

const codeOf = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
];

describe('POST /auth/signin', () => {
  it.each([
    { strategy: 'email_password', email: 'ADA@example.com' },
    { strategy: 'username_password', username: 'Ada' },
  ])('signs in by $strategy', async (identifier) => {
    const world = await worldWithAda();
    const browser = world.browser();
    const { status, body } = await browser.post('/auth/signin', { ...identifier, password: PASSWORD });
    expect(status).toBe(200);
    const signin = { id: expect.any(String), user_id: expect.any(String), created_at: expect.any(String) };
    expect(body.data).toEqual({ signin, signin_attempt: null, passkey_request: null, social_request: null });
    expect(body.session).toEqual({
      signin_attempts: [],
      signins: [body.data.signin],
      signup_attempts: [],
      active_signin: body.data.signin,
    });
    expect((await browser.get('/session')).body.session).toEqual(body.session);
    expect((await browser.get('/me')).body.data.username).toBe('ada');
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'session.created',
      actor_type: 'user',
      actor_id: body.data.signin?.user_id,
      after: { method: identifier.strategy, secondFactor: null },
    });
  });

  it('returns the same error for a wrong password, an unknown user, a user without a password and a deactivated user', async () => {
    const world = await worldWithAda();
    await addUser(world, { email: 'none@example.com' });
    await addUser(world, { email: 'off@example.com', password: PASSWORD, isActive: false });
    const responses = [
      await signIn(world.browser(), email, 'wrong'),
      await signIn(world.browser(), 'unknown@example.com'),
      await signIn(world.browser(), 'no address at all'),
      await signIn(world.browser(), 'none@example.com'),
      await signIn(world.browser(), 'off@example.com'),
    ];
    for (const { status, body, headers } of responses) {
      expect([status, body, headers['set-cookie']]).toEqual([401, responses[0]?.body, undefined]);
    }
    expect(responses[0]?.body.errors[0].code).toBe('INVALID_CREDENTIALS');
  });

  it('verifies a hash for every failed sign-in, so that all take the same time', async () => {
    const world = await worldWithAda();
    await addUser(world, { email: 'none@example.com' });
    const verify = vi.spyOn(world.services.passwords, 'verify');
    try {
      for (const address of [email, 'unknown@example.com', 'none@example.com', '@']) {
        await signIn(world.browser(), address, 'wrong');
      }
      expect(verify.mock.calls.map(([stored]) => stored === null)).toEqual([false, true, true, true]);
    } finally {
      verify.mockRestore();
    }
  });

  it.each(['sso'])(
    'rejects the strategy %s, which is not available yet, also when the settings enable it',
    async (strategy) => {
      const world = await createWorld();
      const signIn = () => world.browser().post('/auth/signin', { strategy });
      expect(codeOf(await signIn())).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
      await changeSettings(world, {
        authentication_factors: { sso_enabled: true, web3_wallet_enabled: true },
        web3_wallet: { enabled: true },
      });
      expect(codeOf(await signIn())).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    },
  );

  it.each(['email_otp', 'phone_otp', 'magic_link'])(
    'rejects the strategy %s when the settings do not enable it',
    async (strategy) => {
      const body = { strategy, email, phone_number: '+4930123456' };
      const response = await (await createWorld()).browser().post('/auth/signin', body);
      expect(codeOf(response)).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    },
  );

  it('uses the first factor of the settings without a strategy in the input', async () => {
    const world = await worldWithAda();
    expect((await world.browser().post('/auth/signin', { email, password: PASSWORD })).status).toBe(200);
    await changeSettings(world, { first_factor: 'username_password' });
    expect((await world.browser().post('/auth/signin', { username: 'ada', password: PASSWORD })).status).toBe(200);
    expect((await world.browser().post('/auth/signin', { email, password: PASSWORD })).status).toBe(400);
  });

  it('rejects a strategy that the settings disable', async () => {
    const world = await worldWithAda();
    await changeSettings(world, {
      authentication_factors: { email_password_enabled: false },
      first_factor: 'username_password',
    });
    expect(codeOf(await signIn(world.browser(), email))).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    const body = { strategy: 'username_password', username: 'ada', password: PASSWORD };
    expect((await world.browser().post('/auth/signin', body)).status).toBe(200);
  });

  it('lists missing fields of the strategy and rejects unknown strategies', async () => {
    const { body, status } = await (await createWorld()).browser().post('/auth/signin', { strategy: 'email_password' });
    expect([status, body.errors.map((error) => error.path).sort()]).toEqual([400, ['email', 'password']]);
    const unknown = await (await createWorld()).browser().post('/auth/signin', { strategy: 'magic' });
    expect(codeOf(unknown)).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('gives the session a new token and invalidates the old one', async () => {
    const world = await worldWithAda();
    const browser = await openSignedUpBrowser(world, 'grace@example.com');
    const old = browser.cookie;
    await signIn(browser, email);
    expect(browser.cookie).not.toBe(old);
    const stale = world.browser();
    stale.cookie = old;
    expect((await stale.get('/session')).body.data.signins).toEqual([]);
    expect((await stale.get('/me')).status).toBe(401);
  });

  it('keeps several accounts signed in in one browser, each once', async () => {
    const world = await worldWithAda();
    const browser = await openSignedUpBrowser(world, 'grace@example.com');
    const first = (await signIn(browser, email)).body.session;
    expect(first.signins).toHaveLength(2);
    const { session, data } = (await signIn(browser, email)).body;
    expect(session.signins).toHaveLength(2);
    expect(session.active_signin).toEqual(data.signin);
    expect(data.signin).not.toBeNull();
    expect(data.signin?.id).not.toBe(first.active_signin?.id);
  });

  it('keeps one account signed in where the settings disable multiple sessions', async () => {
    const world = await worldWithAda();
    await changeSettings(world, { multi_session_support: 'disabled' });
    const browser = await openSignedUpBrowser(world, 'grace@example.com');
    const { session, data } = (await signIn(browser, email)).body;
    expect(session.signins).toEqual([data.signin]);
    expect((await eventsOf(world)).at(-1)?.type).toBe('session.created');
    expect((await eventsOf(world)).at(-2)).toMatchObject({
      type: 'session.deleted',
      before: { userId: browser.userId },
    });
  });

  it('rejects sign-ins after ten failures for one identifier from one address, with Retry-After', async () => {
    const world = await worldWithAda();
    for (let failure = 0; failure < 10; failure += 1) {
      expect((await signIn(world.browser(), email, 'wrong')).status).toBe(401);
    }
    const rejected = await signIn(world.browser(), email);
    expect(codeOf(rejected)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(800);
    expect((await signIn(world.browser(), email.toUpperCase())).status).toBe(429);
    // A shared counter would reveal which address belongs to a username.
    const byName = { strategy: 'username_password', username: 'ada', password: PASSWORD };
    expect((await world.browser().post('/auth/signin', byName)).status).toBe(200);
    await addUser(world, { email: 'grace@example.com', password: PASSWORD });
    expect((await signIn(world.browser(), 'grace@example.com')).status).toBe(200);
  });

  it('counts failures for unknown accounts in the same way', async () => {
    const world = await createWorld();
    const statuses = [];
    const spellings = ['unknown@example.com', 'UNKNOWN@example.com'];
    for (let n = 0; n < 11; n += 1) statuses.push((await signIn(world.browser(), spellings[n % 2] as string)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  it('checks at most ten of many parallel password guesses', async () => {
    const world = await worldWithAda();
    const verify = vi.spyOn(world.services.passwords, 'verify');
    try {
      const responses = await Promise.all(
        Array.from({ length: 25 }, (_, n) => signIn(world.browser(), email, `guess ${n}`)),
      );
      expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(responses.filter(({ status }) => status === 429)).toHaveLength(15);
      expect(verify).toHaveBeenCalledTimes(10);
    } finally {
      verify.mockRestore();
    }
  });

  it('clears the failures of an account that signs in and uncounts the attempt of its address', async () => {
    const world = await worldWithAda();
    const guess = async () => (await signIn(world.browser(), email, 'wrong')).status;
    for (let failure = 0; failure < 9; failure += 1) await guess();
    expect((await signIn(world.browser(), email)).status).toBe(200);
    for (let failure = 0; failure < 10; failure += 1) expect(await guess()).toBe(401);
    const { rows } = world.services.database;
    const counter = await rows
      .selectFrom('attempt_counter')
      .select('count')
      .where('deployment_id', '=', world.id)
      .where('key', '=', 'signin:127.0.0.1/900s')
      .executeTakeFirstOrThrow();
    expect(counter.count).toBe(19);
  });

  it('rejects a network address after too many failures over all accounts', async () => {
    const world = await worldWithAda();
    await world.services.database.rows
      .insertInto('attempt_counter')
      .values({
        deployment_id: world.id,
        key: 'signin:127.0.0.1/900s',
        count: 99,
        resets_at: new Date(Date.now() + 60_000).toISOString(),
      })
      .execute();
    expect((await signIn(world.browser(), 'one@example.com')).status).toBe(401);
    expect((await signIn(world.browser(), 'two@example.com')).status).toBe(429);
  });

  it('starts a new count when the window has ended', async () => {
    const world = await worldWithAda();
    for (let failure = 0; failure < 10; failure += 1) await signIn(world.browser(), email, 'wrong');
    await world.services.database.rows
      .updateTable('attempt_counter')
      .set({ resets_at: new Date(Date.now() - 1).toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    expect((await signIn(world.browser(), email)).status).toBe(200);
  });

  it('sets the session cookie over GraphQL', async () => {
    const world = await worldWithAda();
    const browser = world.browser();
    const mutation = `mutation ($input: SignInInput!) { signIn(input: $input) { signIn { userId } signInAttempt { id } } }`;
    const input = { strategy: 'EMAIL_PASSWORD', email, password: PASSWORD };
    const { signIn: result } = await browser.data(mutation, { input });
    expect(await browser.data('{ viewer { user { id } email emails { isPrimary } twoFactorEnabled } }')).toEqual({
      viewer: { user: { id: result.signIn.userId }, email, emails: [{ isPrimary: true }], twoFactorEnabled: false },
    });
    expect(await world.browser().data('{ viewer { id } session { signIns { id } } }')).toEqual({
      viewer: null,
      session: { signIns: [] },
    });
  });
});
