import { describe, expect, it } from 'vitest';
import { PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import type { HttpResponse } from '../../support/http.ts';
import { waitForMail } from '../../support/mail.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, unique, type World } from '../../support/world.ts';

const COMMON = 'is one of the most common passwords: choose another';
const OWN = 'must not be your email address, your username or the name of the application: choose another';

interface Rejection {
  readonly errors: readonly { readonly path?: string; readonly message: string }[];
}

/** The errors of a REST response, in the format of both hosts. */
const errorsOf = ({ status, body }: HttpResponse<Rejection>) => [
  status,
  body.errors.map(({ path, message }) => [path, message]),
];

const rejected = (member: string, message = COMMON) => [400, [[member, `${member} ${message}`]]];

/** A signed-in user with a password, and every operation that sets a password. */
async function setters(world: World) {
  const local = `${unique('ada')}`;
  const email = `${local}@example.com`;
  const username = unique('countess');
  const { id } = await addUser(world, { email, username, password: PASSWORD });
  const browser = await openSignedInBrowser(world, id);
  await world.browser().post('/auth/forgot-password', { email });
  const token = (await waitForMail(world, email)).link?.searchParams.get('token');
  const other = { email: `x${email}`, username: `x${username}` };
  return {
    id,
    email,
    local,
    username,
    calls: {
      'PUT /users/{user_id}/password': {
        member: 'password',
        set: (password: string) => world.backend.put(`/users/${id}/password`, { password, end_sessions: false }),
      },
      'POST /me/password': {
        member: 'new_password',
        set: (password: string) => browser.post('/me/password', { current_password: PASSWORD, new_password: password }),
      },
      'POST /auth/reset-password': {
        member: 'new_password',
        set: (password: string) => world.browser().post('/auth/reset-password', { token, new_password: password }),
      },
    },
    makers: {
      'POST /users': (password: string, more = {}) => world.backend.post('/users', { ...other, ...more, password }),
      'POST /auth/signup': (password: string, more = {}) =>
        world.browser().post('/auth/signup', { ...other, ...more, password }),
    },
  };
}

describe('a common password', () => {
  it.each([
    'password123',
    'PassWord123',
    '  password123 ',
    'ｐａｓｓｗｏｒｄ１２３',
    'qwertyuiop',
    '1q2w3e4r',
    'iloveyou1',
  ])('is rejected by every operation that sets a password: %j', async (password) => {
    const { calls, makers } = await setters(await createWorld());
    for (const [name, { member, set }] of Object.entries(calls)) {
      expect([name, ...errorsOf(await set(password))]).toEqual([name, ...rejected(member)]);
    }
    for (const [name, make] of Object.entries(makers)) {
      expect([name, ...errorsOf(await make(password))]).toEqual([name, ...rejected('password')]);
    }
  });

  it('is listed together with other password errors, in REST and in GraphQL', async () => {
    const world = await createWorld();
    await world.backend.patch('/settings/auth', { password: { min_length: 12, require_special: true } });
    const response = await world.browser().post('/auth/signup', { email: 'ada@example.com', password: 'password1' });
    expect(errorsOf(response)[1]).toHaveLength(3);
    const { body } = await world
      .browser()
      .graphql('mutation ($input: SignUpInput!) { signUp(input: $input) { viewer { id } } }', {
        input: { email: 'ada@example.com', password: 'password1' },
      });
    expect(JSON.stringify(body.errors)).toContain(COMMON);
    const made = await world.backend.graphql(
      'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
      {
        input: { email: 'ada@example.com', password: 'password1' },
      },
    );
    expect(JSON.stringify(made.body.errors)).toContain(COMMON);
  });

  it('is accepted at sign-in when the account already has it', async () => {
    const world = await createWorld();
    await addUser(world, { email: 'ada@example.com', password: 'password123' });
    expect((await signIn(world.browser(), 'ada@example.com', 'password123')).status).toBe(200);
  });
});

describe("a password that is one of the user's own words", () => {
  it('is rejected by every operation that sets a password', async () => {
    const world = await createWorld({ name: 'Northwind Traders' });
    const { calls, makers, ...user } = await setters(world);
    for (const [name, { member, set }] of Object.entries(calls)) {
      for (const word of [user.email, user.local.toUpperCase(), user.username, 'northwind traders']) {
        expect([name, word, ...errorsOf(await set(word))]).toEqual([name, word, ...rejected(member, OWN)]);
      }
    }
    for (const [name, make] of Object.entries(makers)) {
      const own = { email: 'grace.hopper@example.com', username: 'rear-admiral' };
      for (const word of ['grace.hopper@example.com', 'grace.hopper', 'Rear-Admiral', 'Northwind Traders']) {
        expect([name, word, ...errorsOf(await make(word, own))]).toEqual([name, word, ...rejected('password', OWN)]);
      }
    }
  });

  it('is accepted when it only contains such a word', async () => {
    const world = await createWorld();
    const { id } = await addUser(world, { username: 'ada-lovelace' });
    const set = await world.backend.put(`/users/${id}/password`, { password: 'ada-lovelace and a keel' });
    expect(set.status).toBe(200);
  });
});
