import { describe, expect, it } from 'vitest';
import { reportFailures } from '../../../src/identity/sign-in/report-failures.ts';
import { changeSettings, PASSWORD, pendingSignIn, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { enrollUser, wrongTotpCode } from '../../support/authenticators.ts';
import { ABSENT, createUser, rejectionOf, verifyPrimaryEmail } from '../../support/users.ts';
import { createWorld, eventsOf, statementTextsOf, unique, type World } from '../../support/world.ts';

const EMAIL = 'ada@example.com';
const WRONG = 'my secret that is wrong';

async function stateOf({ backend }: World, userId: string, query: '' | `?${string}` = '') {
  const { status, body } = await backend.get(`/users/${userId}/sign-in-state${query}`);
  expect(status).toBe(200);
  return body;
}

async function failWith(world: World, email: string, times = 1): Promise<void> {
  for (let n = 0; n < times; n += 1) expect((await signIn(world.browser(), email, WRONG)).status).toBe(401);
}

const reportsOf = async (world: World) =>
  (await eventsOf(world)).filter(({ type }) => type === 'session.signin.failed').map(({ after }) => after);

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('GET /users/{user_id}/sign-in-state', () => {
  it('names what an account lacks for each strategy, and the settings that disable others', async () => {
    const world = await createWorld();
    const { id } = await addUser(world, { username: unique('ada') });
    const state = await stateOf(world, id);
    expect(state).toMatchObject({ has_password: false, factors: [], second_factors: [], last_sign_in_at: null });
    const ofStrategy = (name: string) =>
      state.blocked_by.filter(({ strategy }) => strategy === name).map(({ rule, setting }) => setting ?? rule);
    expect(ofStrategy('username_password')).toEqual(['no_password']);
    expect(ofStrategy('phone_otp')).toEqual([
      ...['auth.authentication_factors.phone_otp_enabled', 'auth.phone.enabled', 'auth.phone.sms_verification_allowed'],
      'no_phone',
    ]);
    expect(ofStrategy('web3_wallet')).toContain('no_wallet');
    expect(ofStrategy('passkey')).toContain('no_passkey');
  });

  it('says that codes are not sent to an address that is not verified while another one is', async () => {
    const world = await createWorld();
    await changeSettings(world, {
      authentication_factors: { phone_otp_enabled: true },
      phone: { enabled: true, sms_verification_allowed: true },
    });
    const { id } = await createUser(world, { email: EMAIL });
    await verifyPrimaryEmail(world, id);
    await world.backend.post(`/users/${id}/phones`, { phone_number: '+4930123456', is_verified: false });
    const { blocked_by } = await stateOf(world, id);
    const rules = blocked_by.filter(({ strategy }) => strategy === 'phone_otp').map(({ rule }) => rule);
    expect(rules).toEqual(['address_not_verified']);
    const { status } = await world
      .browser()
      .post('/auth/signin', { strategy: 'phone_otp', phone_number: '+4930123456' });
    const attempts = world.services.database.rows.selectFrom('signin_attempt').select('user_id');
    const [attempt] = await attempts.where('deployment_id', '=', world.id).execute();
    expect([status, attempt]).toEqual([200, { user_id: null }]);
  });

  it('shows the last sign-in, and the last failure with its address and without the password', async () => {
    const world = await createWorld();
    const { id } = await addUser(world, { email: EMAIL, password: PASSWORD });
    expect((await signIn(world.browser(), EMAIL)).status).toBe(200);
    await failWith(world, EMAIL, 2);
    const { body, text } = await world.backend.get(`/users/${id}/sign-in-state`);
    expect(body.last_sign_in_at).toEqual(expect.any(String));
    expect(body.last_failure).toEqual({
      at: expect.any(String),
      code: 'wrong_password',
      method: 'email_password',
      address: '127.0.0.1',
      country: null,
      count: 2,
      first_at: expect.any(String),
    });
    expect(text).not.toContain(WRONG);
  });

  it('shows the failure of a second factor, of an inactive user and of a restriction', async () => {
    const world = await createWorld();
    const { browser: own, secret } = await enrollUser(world);
    const { browser, attempt } = await pendingSignIn(world, EMAIL);
    const code = wrongTotpCode(secret);
    await browser.post('/auth/attempt-verification', { signin_attempt_id: attempt.id, code });
    const codeOf = async () => (await stateOf(world, own.userId)).last_failure?.code;
    expect(await codeOf()).toBe('wrong_second_factor');

    await world.backend.patch('/settings/restrictions', {
      country_restrictions: { mode: 'allowlist', allowed_country_codes: ['DE'] },
    });
    expect((await signIn(world.browser(), EMAIL)).status).toBe(403);
    const state = await stateOf(world, own.userId);
    expect(state.last_failure?.code).toBe('country_not_allowed');
    // Without an argument, the state is that of the country of the failure.
    expect(state.blocked_by[0]).toMatchObject({ strategy: null, rule: 'country_not_allowed' });

    await world.backend.patch(`/users/${own.userId}`, { is_active: false });
    expect((await signIn(world.browser(), EMAIL)).status).toBe(401);
    expect(await codeOf()).toBe('user_inactive');
  });

  it('stores nothing that names an unknown account, with the statements of a known one', async () => {
    const world = await createWorld();
    await addUser(world, { email: EMAIL, password: PASSWORD });
    // Reads the settings of the host, which are then cached.
    await failWith(world, 'first@example.com');
    const [known, unknown] = [
      await statementTextsOf(world, () => signIn(world.browser(), EMAIL, WRONG)),
      await statementTextsOf(world, () => signIn(world.browser(), 'unknown@example.com', WRONG)),
    ];
    expect(unknown).toEqual(known);
    const { rows } = world.services.database;
    const failures = rows.selectFrom('sign_in_failure').selectAll().where('deployment_id', '=', world.id);
    expect(await failures.execute()).toHaveLength(1);
  });

  it('returns 404 for an absent user and one of another deployment, and reads the states of many users at once', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const foreign = await createUser(other);
    for (const id of [ABSENT, foreign.id]) {
      const response = await world.backend.get(`/users/${id}/sign-in-state`);
      expect(rejectionOf(response)).toEqual([404, 'USER_NOT_FOUND', undefined]);
    }
    for (let n = 0; n < 3; n += 1) await createUser(world);
    const query = '{ users { nodes { id signInState { hasPassword lastFailure { code } lockedUntil } } } }';
    const three = await statementTextsOf(world, () => world.backend.data(query));
    await createUser(world);
    expect(await statementTextsOf(world, () => world.backend.data(query))).toHaveLength(three.length);
  });
});

describe('the event session.signin.failed', () => {
  it('reports all failures of a user in 15 minutes at once, and each of them once', async () => {
    const world = await createWorld();
    const { id } = await addUser(world, { email: EMAIL, password: PASSWORD });
    await failWith(world, EMAIL, 3);
    expect(await reportsOf(world)).toEqual([]);
    await reportFailures(world.services);
    const first = { code: 'WRONG_PASSWORD', method: 'email_password', address: '127.0.0.1', count: 3 };
    expect(await reportsOf(world)).toEqual([expect.objectContaining(first)]);
    await failWith(world, EMAIL, 2);
    await reportFailures(world.services);
    expect(await reportsOf(world)).toHaveLength(1);
    await reportFailures(world.services, minutesFromNow(16));
    await reportFailures(world.services, minutesFromNow(60));
    expect((await reportsOf(world)).map((after) => (after as { count: number }).count)).toEqual([3, 2]);
    const records = (await world.backend.get(`/audit-log?type=session.signin.failed&resource_id=${id}`)).body.data;
    expect(records.map(({ resource_name }) => resource_name)).toEqual([EMAIL, EMAIL]);
    expect(JSON.stringify(records)).not.toContain(WRONG);
  });

  it('is erased with the user, and the failures are part of the export', async () => {
    const world = await createWorld();
    const { id } = await addUser(world, { email: EMAIL, password: PASSWORD });
    await failWith(world, EMAIL);
    await reportFailures(world.services);
    const { body } = await world.backend.get(`/users/${id}/export`);
    const parts = body.parts as readonly { name: string; records: readonly object[] }[];
    const recordsOf = (part: string) => parts.find(({ name }) => name === part)?.records;
    expect(recordsOf('sign_in_failures')).toEqual([
      expect.objectContaining({ code: 'WRONG_PASSWORD', address: '127.0.0.1' }),
    ]);
    expect(recordsOf('attempt_counters')).not.toEqual([]);

    expect((await world.backend.delete(`/users/${id}`)).status).toBe(204);
    const { rows } = world.services.database;
    const countersOf = rows.selectFrom('attempt_counter').selectAll().where('deployment_id', '=', world.id);
    expect(await countersOf.where('user_id', '=', id).execute()).toEqual([]);
    const failures = rows.selectFrom('sign_in_failure').selectAll().where('deployment_id', '=', world.id);
    expect(await failures.execute()).toEqual([]);
    const text = JSON.stringify((await eventsOf(world)).filter(({ type }) => type === 'session.signin.failed'));
    expect(text).toContain('"count":1');
    expect(text).not.toContain(EMAIL);
    expect(text).not.toContain('127.0.0.1');
  });
});
