import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { createWorld, eventsOf } from '../../support/world.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const account = { email: 'Ada@Example.com', username: 'Ada', password: PASSWORD };

describe('POST /auth/signup', () => {
  it('creates an account with an unverified address and signs it in', async () => {
    const world = await createWorld();
    const browser = world.browser();
    const { status, body } = await browser.post('/auth/signup', {
      ...account,
      first_name: 'Ada',
      last_name: 'Lovelace',
    });
    expect(status).toBe(201);
    const { user } = body.data;
    const id = user?.id;
    expect(body).toEqual({
      status: 201,
      message: '',
      data: {
        user: {
          id: expect.stringMatching(/^\d+$/),
          email: 'Ada@Example.com',
          username: 'Ada',
          first_name: 'Ada',
          last_name: 'Lovelace',
          locale: null,
          image_url: null,
          emails: [
            {
              id: expect.stringMatching(/^\d+$/),
              email: 'Ada@Example.com',
              is_primary: true,
              is_verified: false,
              verified_at: null,
            },
          ],
          phones: [],
          has_password: true,
          public_metadata: {},
          two_factor_enabled: false,
          created_at: expect.stringMatching(TIME),
          updated_at: expect.stringMatching(TIME),
        },
        signin: body.session.signins[0],
        signin_attempt: null,
        signup_attempt: null,
      },
      session: {
        signin_attempts: [],
        signins: [{ id: expect.stringMatching(/^\d+$/), user_id: id, created_at: expect.stringMatching(TIME) }],
        signup_attempts: [],
        active_signin: body.session.signins[0],
      },
      errors: [],
    });
    expect((await browser.get('/me')).body.data).toEqual(user);
    const events = (await eventsOf(world)).filter(({ actor_id }) => actor_id === id);
    expect(events.map(({ type, resource_type }) => [type, resource_type])).toEqual([
      ['user.created', 'user'],
      ['session.created', 'session'],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/argon2|correct horse/);
  });

  it('sets a host-only cookie that scripts and other sites cannot read', async () => {
    const world = await createWorld({ mode: 'production' });
    const { headers } = await world.browser().post('/auth/signup', account);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=604800$/),
    ]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-development-session']).toBeUndefined();
  });

  it('returns and accepts the session token in X-Development-Session on a staging deployment', async () => {
    const world = await createWorld({ mode: 'staging' });
    const { headers, body } = await world.browser().post('/auth/signup', account);
    const token = String(headers['x-development-session']);
    const me = await world.browser().get('/me', { 'x-development-session': token });
    expect(me.body.data.id).toBe(body.data.user?.id);
  });

  it('lists every validation error of a sign-up', async () => {
    const world = await createWorld();
    await changeSettings(world, {
      username: { min_length: 5, required: true },
      password: {
        min_length: 12,
        require_lowercase: true,
        require_uppercase: true,
        require_number: true,
        require_special: true,
      },
      name: { first_name_required: true, last_name_enabled: false },
    });
    const { status, body, headers } = await world.browser().post('/auth/signup', {
      username: 'a b',
      password: 'ä',
      last_name: 'Lovelace',
    });
    expect(status).toBe(400);
    expect(body.errors.map((error: { message: string }) => error.message)).toEqual(
      [
        'email is required',
        'first_name is required',
        'last_name is not asked for by this deployment',
        'password must have at least 12 characters',
        'password must contain an upper-case letter',
        'password must contain a digit',
        'password must contain a character other than letters, digits and spaces',
        'username must consist of letters, digits, dots, underscores and hyphens',
        'username must have 5 to 64 characters',
      ].sort((one, other) => body.errors.findIndex(is(one)) - body.errors.findIndex(is(other))),
    );
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('checks the length of the username against the settings', async () => {
    const world = await createWorld();
    await changeSettings(world, { username: { min_length: 4, max_length: 6 } });
    const status = async (username: string) =>
      (await world.browser().post('/auth/signup', { email: `${username}@example.com`, username, password: PASSWORD }))
        .status;
    expect([await status('ada'), await status('adas'), await status('adaada'), await status('adaadaa')]).toEqual([
      400, 201, 201, 400,
    ]);
  });

  it('requires an email address or a username', async () => {
    const world = await createWorld();
    await changeSettings(world, { email: { required: false } });
    const { status, body } = await world.browser().post('/auth/signup', { password: PASSWORD });
    expect([status, body.errors.map((error) => error.path)]).toEqual([400, ['email']]);
    const named = await world.browser().post('/auth/signup', { username: 'ada', password: PASSWORD });
    expect([named.status, named.body.data.user?.email, named.body.data.user?.emails]).toEqual([201, null, []]);
  });

  it.each([
    ['email', { email: 'ADA@example.com' }, 'EMAIL_TAKEN'],
    ['username', { email: 'other@example.com', username: 'aDa' }, 'USERNAME_TAKEN'],
  ])('rejects a taken %s in any case', async (_, changes, code) => {
    const world = await createWorld();
    await addUser(world, { email: 'Ada@Example.com', username: 'Ada' });
    const before = (await eventsOf(world)).length;
    const { status, body, headers } = await world
      .browser()
      .post('/auth/signup', { ...account, username: 'eve', ...changes });
    expect([status, body.errors[0].code]).toEqual([409, code]);
    expect(headers['set-cookie']).toBeUndefined();
    expect((await eventsOf(world)).length).toBe(before);
  });

  it('accepts one of two parallel sign-ups with the same username', async () => {
    const world = await createWorld();
    const responses = await Promise.all(
      [1, 2, 3].map((n) => world.browser().post('/auth/signup', { ...account, email: `ada${n}@example.com` })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('requires verification of an address that another account claims, but not for users that the backend creates', async () => {
    const world = await createWorld();
    const { email, password } = account;
    await addUser(world, { email, phone: '+4930123456', verified: false });
    await changeSettings(world, { phone: { enabled: true, sms_verification_allowed: true } });
    const steps = async (input: object) =>
      (await world.browser().post('/auth/signup', { ...input, password })).body.data.signup_attempt?.current_step;
    expect(await steps({ email, phone_number: '+49 30 123456' })).toBe('verify_email');
    expect(await steps({ email: 'eve@example.com', phone_number: '+49 30 123456' })).toBe('verify_phone');
    expect(await steps({ email: 'eve@example.com' })).toBeUndefined();
    expect((await world.backend.post('/users', { email })).status).toBe(201);
  });

  it.each([
    ['closed', { sign_up_mode: 'closed' }],
    ['waitlist', { sign_up_mode: 'waitlist' }],
  ])('rejects a sign-up where sign-up is %s', async (_, restrictions) => {
    const world = await createWorld();
    expect((await world.backend.patch('/settings/restrictions', restrictions)).status).toBe(200);
    const { status, body } = await world.browser().post('/auth/signup', account);
    expect([status, body.errors[0].code]).toEqual([403, 'SIGN_UP_CLOSED']);
  });

  it('creates accounts without a password where passwords are disabled and rejects a password', async () => {
    const world = await createWorld();
    await changeSettings(world, {
      password: { enabled: false },
      authentication_factors: { email_otp_enabled: true },
      first_factor: 'email_otp',
    });
    expect((await world.browser().post('/auth/signup', account)).status).toBe(400);
    expect((await world.browser().post('/auth/signup', { email: account.email })).status).toBe(201);
    expect((await signIn(world.browser(), account.email, 'anything')).status).toBe(400);
  });

  it('returns no user while a factor is missing', async () => {
    const world = await createWorld();
    await changeSettings(world, { second_factor_policy: 'required' });
    const { status, body } = await world.browser().post('/auth/signup', account);
    const [attempt] = body.session.signin_attempts;
    expect(status).toBe(201);
    expect(body.data).toEqual({ user: null, signin: null, signin_attempt: attempt, signup_attempt: null });
  });

  it('rejects a sign-up after 100 from one network address', async () => {
    const world = await createWorld();
    const { rows } = world.services.database;
    const counter = { key: 'signup:127.0.0.1/900s', count: 99, resets_at: new Date(Date.now() + 60_000).toISOString() };
    await rows
      .insertInto('attempt_counter')
      .values({ ...counter, deployment_id: world.id })
      .execute();
    expect((await world.browser().post('/auth/signup', account)).status).toBe(201);
    const { status, headers } = await world.browser().post('/auth/signup', { ...account, email: 'eve@example.com' });
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('keeps other accounts of this browser signed in', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    const { body } = await browser.post('/auth/signup', { email: 'grace@example.com', password: PASSWORD });
    expect(body.session.signins.map((signin: { user_id: string }) => signin.user_id)).toEqual([
      browser.userId,
      body.data.user?.id,
    ]);
    expect(body.session.active_signin?.user_id).toBe(body.data.user?.id);
  });
});

const is = (message: string) => (error: { message: string }) => error.message === message;
