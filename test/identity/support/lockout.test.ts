import { describe, expect, it } from 'vitest';
import { changeSettings, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { enrollUser, wrongTotpCode } from '../../support/authenticators.ts';
import { ABSENT, createUser, rejectionOf } from '../../support/users.ts';
import { createWorld, eventsOf, unique, type World } from '../../support/world.ts';

const EMAIL = 'ada@example.com';

/** Guesses until the account rejects the correct password of this client. */
async function lockOut(world: World, email: string): Promise<void> {
  const browser = world.browser();
  for (let n = 0; n < 10; n += 1) await signIn(browser, email, 'wrong');
  expect((await signIn(browser, email)).status).toBe(429);
}

describe('DELETE /users/{user_id}/lockout', () => {
  it('lifts the lockout of wrong passwords, for each identifier of the account', async () => {
    const world = await createWorld();
    const username = unique('ada');
    await changeSettings(world, {
      authentication_factors: { username_password_enabled: true },
      username: { enabled: true },
    });
    const { id } = await addUser(world, { email: EMAIL, username, password: PASSWORD });
    await lockOut(world, EMAIL);
    const byName = (password = PASSWORD) =>
      world.browser().post('/auth/signin', { strategy: 'username_password', username, password });
    for (let n = 0; n < 10; n += 1) await byName('wrong');
    expect((await byName()).status).toBe(429);

    expect((await world.backend.delete(`/users/${id}/lockout`)).status).toBe(204);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'user.lockout.lifted', resource_id: id });
    expect((await signIn(world.browser(), EMAIL)).status).toBe(200);
    expect((await byName()).status).toBe(200);
  });

  it('lifts the lockout of wrong codes of the second factor, with the attempts that reserve guesses', async () => {
    const world = await createWorld();
    const { browser: own, secret, code } = await enrollUser(world);
    const browser = world.browser();
    // Six attempts reserve thirty guesses, the limit of the unknown clients of a day.
    const attempts: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const { status, body } = await signIn(world.browser(), EMAIL);
      if (status === 429) break;
      attempts.push(body.data.signin_attempt?.id as string);
    }
    expect((await signIn(browser, EMAIL)).status).toBe(429);
    await world.backend.delete(`/users/${own.userId}/lockout`);
    const { body } = await signIn(browser, EMAIL);
    const signin_attempt_id = body.data.signin_attempt?.id;
    const wrong = await browser.post('/auth/attempt-verification', { signin_attempt_id, code: wrongTotpCode(secret) });
    expect(wrong.status).toBe(400);
    const right = await browser.post('/auth/attempt-verification', { signin_attempt_id, code: code(1) });
    expect(right.status).toBe(200);
  });

  it('keeps the lockout of other accounts, also of one whose address the user has only added', async () => {
    const world = await createWorld();
    const [ada, bob] = [
      await addUser(world, { email: EMAIL, password: PASSWORD }),
      await addUser(world, { email: 'bob@example.com', password: PASSWORD }),
    ];
    const browser = world.browser();
    await signIn(browser, EMAIL);
    await browser.post('/me/emails', { email: 'bob@example.com' });
    await lockOut(world, 'bob@example.com');
    await world.backend.delete(`/users/${ada.id}/lockout`);
    expect((await signIn(world.browser(), 'bob@example.com')).status).toBe(429);
    await world.backend.data(`mutation { liftUserLockout(userId: "${bob.id}") }`);
    expect((await signIn(world.browser(), 'bob@example.com')).status).toBe(200);
  });

  it('succeeds for an account that is not locked out, and returns 404 for a user of another deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const [own, foreign] = [await createUser(world), await createUser(other)];
    expect((await world.backend.delete(`/users/${own.id}/lockout`)).status).toBe(204);
    for (const id of [ABSENT, foreign.id]) {
      const response = await world.backend.delete(`/users/${id}/lockout`);
      expect(rejectionOf(response)).toEqual([404, 'USER_NOT_FOUND', undefined]);
    }
  });
});

describe('GET /lockouts', () => {
  it('lists the account and the client that are locked, until the lockout is lifted', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const { id } = await addUser(world, { email: EMAIL, password: PASSWORD });
    const list = async (query: '' | `?${string}` = '') => (await world.backend.get(`/lockouts${query}`)).body.data;
    for (let n = 0; n < 9; n += 1) await signIn(world.browser(), EMAIL, 'wrong');
    expect(await list()).toEqual([]);
    await signIn(world.browser(), EMAIL, 'wrong');
    const lockout = { action: 'sign_in', user_id: id, address: '127.0.0.1', for_known_clients: false };
    expect(await list()).toEqual([{ id: expect.any(String), ...lockout, until: expect.any(String) }]);
    expect(await list(`?user_id=${id}`)).toHaveLength(1);
    expect(await list(`?user_id=${ABSENT}`)).toEqual([]);
    const { until } = (await list())[0] as { until: string };
    expect((await world.backend.get(`/users/${id}/sign-in-state`)).body.locked_until).toBe(until);
    expect((await other.backend.get('/lockouts')).body.data).toEqual([]);
    const query = '{ lockouts { totalCount nodes { action user { id } } } }';
    expect(await world.backend.data(query)).toEqual({
      lockouts: { totalCount: 1, nodes: [{ action: 'SIGN_IN', user: { id } }] },
    });

    await world.backend.delete(`/users/${id}/lockout`);
    expect(await list()).toEqual([]);
    expect((await world.backend.get(`/users/${id}/sign-in-state`)).body.locked_until).toBe(null);
  });

  it('lists no identifier that no account has, and pages from the newest to the oldest', async () => {
    const world = await createWorld();
    for (const name of ['ada', 'bob']) {
      const email = `${name}@example.com`;
      await addUser(world, { email, password: PASSWORD });
      for (let n = 0; n < 10; n += 1) await signIn(world.browser(), email, 'wrong');
    }
    for (let n = 0; n < 11; n += 1) await signIn(world.browser(), 'unknown@example.com', 'wrong');
    const first = (await world.backend.get('/lockouts?limit=1')).body;
    const second = (await world.backend.get(`/lockouts?limit=1&cursor=${first.next_cursor}`)).body;
    expect([first.has_more, second.has_more, second.next_cursor]).toEqual([true, false, null]);
    const userIds = [...first.data, ...second.data].map(({ user_id }) => user_id);
    expect(new Set(userIds).size).toBe(2);
    expect(userIds).not.toContain(null);
  });
});
