import { describe, expect, it } from 'vitest';
import type { Answer } from '../support/http.ts';
import { signedIn } from '../support/sign-in.ts';
import { createWorld, eventsOf, unique, type World } from '../support/world.ts';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const ID = /^\d{16,19}$/;
const ABSENT = '9223372036854775807';

const fault = ({ status, body }: Answer) => [
  status,
  body.code,
  body.errors?.map((each: { path: string }) => each.path),
];

async function newUser(world: World, fields: Record<string, unknown> = {}) {
  const { status, body } = await world.backend.post('/users', { email: `${unique('u')}@example.com`, ...fields });
  expect(status).toBe(201);
  return body;
}

const usersOf = (world: World) =>
  world.services.database.rows.selectFrom('user').selectAll().where('deployment_id', '=', world.id).execute();

async function changeAuthSettings(world: World, change: (settings: Record<string, Record<string, unknown>>) => void) {
  const { rows } = world.services.database;
  const { auth_settings: settings } = await rows
    .selectFrom('deployment')
    .select('auth_settings')
    .where('id', '=', world.id)
    .executeTakeFirstOrThrow();
  change(settings as never);
  await rows
    .updateTable('deployment')
    .set({ auth_settings: JSON.stringify(settings) as never })
    .where('id', '=', world.id)
    .execute();
}

describe('POST /users', () => {
  it('creates a user with every documented field and records the event without the password', async () => {
    const world = await createWorld();
    const { status, body, text } = await world.backend.post('/users', {
      email: 'Ada@Example.com',
      username: 'Ada.L',
      first_name: 'Ada',
      last_name: 'Lovelace',
      password: 'correct horse battery',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(ID),
      email: 'Ada@Example.com',
      username: 'Ada.L',
      first_name: 'Ada',
      last_name: 'Lovelace',
      created_at: expect.stringMatching(ISO),
      updated_at: body.created_at,
      is_active: true,
      emails: [
        {
          id: expect.stringMatching(ID),
          email: 'Ada@Example.com',
          is_primary: true,
          is_verified: true,
          verified_at: body.created_at,
        },
      ],
      phones: [],
      social_connections: [],
    });
    expect(text).not.toContain('correct horse');
    const event = (await eventsOf(world)).at(-1);
    expect(event).toMatchObject({
      type: 'user.created',
      resource_type: 'user',
      resource_id: body.id,
      actor_type: 'api_key',
      before: null,
      after: {
        email: 'Ada@Example.com',
        phone: null,
        username: 'Ada.L',
        firstName: 'Ada',
        lastName: 'Lovelace',
        isActive: true,
      },
    });
    expect(JSON.stringify(event)).not.toMatch(/argon2|correct horse/);
    expect((await world.backend.get(`/users/${body.id}`)).body).toEqual(body);
  });

  it('keeps the password as an argon2id hash alone', async () => {
    const world = await createWorld();
    await newUser(world, { password: 'correct horse battery' });
    const [user] = await usersOf(world);
    expect(user?.password_hash).toMatch(/^\$argon2id\$/);
    expect(await world.services.passwords.verify(user?.password_hash ?? null, 'correct horse battery')).toBe(true);
  });

  it('needs no more than an address, and shows what is missing as null', async () => {
    const world = await createWorld();
    expect(await newUser(world, { username: null, first_name: null })).toMatchObject({
      username: null,
      first_name: null,
      last_name: null,
    });
    expect((await usersOf(world))[0]?.password_hash).toBeNull();
  });

  it('takes names and usernames of any script', async () => {
    const world = await createWorld();
    const names = { username: 'Жанна_王小明', first_name: '王小明', last_name: 'Ó Súilleabháin 👩‍🚀' };
    expect(await newUser(world, names)).toMatchObject(names);
  });

  it('refuses a taken address whatever its case, and names the field', async () => {
    const world = await createWorld();
    await newUser(world, { email: 'ada@example.com' });
    const answer = await world.backend.post('/users', { email: 'ADA@EXAMPLE.com' });
    expect(fault(answer)).toEqual([409, 'EMAIL_TAKEN', ['email']]);
    expect(await usersOf(world)).toHaveLength(1);
  });

  it('refuses a taken username whatever its case, and keeps nothing of the user', async () => {
    const world = await createWorld();
    await newUser(world, { username: 'Ada' });
    const answer = await world.backend.post('/users', { email: 'other@example.com', username: 'aDA' });
    expect(fault(answer)).toEqual([409, 'USERNAME_TAKEN', ['username']]);
    expect(await usersOf(world)).toHaveLength(1);
    await newUser(world, { email: 'other@example.com' });
  });

  it('lets one of several simultaneous creations have the address', async () => {
    const world = await createWorld();
    const wanted = Array.from({ length: 5 }, () => world.backend.post('/users', { email: 'race@example.com' }));
    const statuses = (await Promise.all(wanted)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409]);
  });

  it('holds İ, i and ı for three letters in addresses and usernames', async () => {
    const world = await createWorld();
    for (const letter of ['İ', 'i', 'ı']) {
      await newUser(world, { email: `m${letter}ke@example.com`, username: `m${letter}ke` });
    }
    expect(fault(await world.backend.post('/users', { email: 'mIke@example.com' }))[1]).toBe('EMAIL_TAKEN');
  });

  it('lets other deployments have the same address and username', async () => {
    const [one, other] = [await createWorld(), await createWorld()];
    for (const world of [one, other]) await newUser(world, { email: 'ada@example.com', username: 'ada' });
  });

  it('lists every broken field', async () => {
    const { backend } = await createWorld();
    const answer = await backend.post('/users', {
      email: 'no address',
      username: 'a'.repeat(256),
      first_name: '',
      last_name: 'x'.repeat(256),
      password: 'seven77',
      role: 'admin',
    });
    expect(fault(answer)).toEqual([400, 'VALIDATION_FAILED', expect.any(Array)]);
    expect(fault(answer)[2].sort()).toEqual(['email', 'first_name', 'last_name', 'password', 'role', 'username']);
    expect(fault(await backend.post('/users', { email: null }))).toEqual([400, 'VALIDATION_FAILED', ['email']]);
  });

  it('takes passwords of 8 to 256 characters', async () => {
    const world = await createWorld();
    for (const password of ['8'.repeat(8), '🔑'.repeat(256)]) await newUser(world, { password });
    const answer = await world.backend.post('/users', { email: 'a@example.com', password: 'x'.repeat(257) });
    expect(fault(answer)).toEqual([400, 'VALIDATION_FAILED', ['password']]);
  });

  it('refuses NUL and unpaired surrogates in every text', async () => {
    const { backend } = await createWorld();
    const email = 'ada@example.com';
    for (const broken of ['a\u0000b', 'a\ud800b']) {
      const answer = await backend.post('/users', {
        email,
        username: broken,
        first_name: broken,
        password: `${broken}12345678`,
      });
      expect(fault(answer)).toEqual([400, 'VALIDATION_FAILED', ['username', 'first_name', 'password']]);
      expect(fault(await backend.post('/users', { email: `${broken}@example.com` }))[0]).toBe(400);
    }
  });

  it('refuses a username that could be an address or has an invisible letter', async () => {
    const { backend } = await createWorld();
    for (const username of ['ada@example.com', 'ada lovelace', 'ada\u200b']) {
      const answer = await backend.post('/users', { email: 'ada@example.com', username });
      expect(fault(answer)).toEqual([400, 'VALIDATION_FAILED', ['username']]);
    }
  });

  it("holds a username to the length that the deployment's settings allow", async () => {
    const world = await createWorld();
    await changeAuthSettings(world, ({ username }) =>
      Object.assign(username as object, { minLength: 4, maxLength: 6 }),
    );
    for (const username of ['abc', 'abcdefg']) {
      const { status, body } = await world.backend.post('/users', { email: 'ada@example.com', username });
      expect([status, body.errors[0].message]).toEqual([
        400,
        "username must have 4 to 6 characters, as this deployment's settings say",
      ]);
    }
    await newUser(world, { username: 'abcd' });
  });
});

describe('GET /users/{user_id}', () => {
  it('is 404 for absent, malformed and foreign ids', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const { id } = await newUser(other);
    for (const each of [ABSENT, 'x', '0', '-1', id]) {
      expect(fault(await world.backend.get(`/users/${each}`))).toEqual([404, 'USER_NOT_FOUND', undefined]);
    }
  });
});

describe('PATCH /users/{user_id}', () => {
  it('changes what is sent, clears what is null and leaves the rest', async () => {
    const world = await createWorld();
    const user = await newUser(world, { username: 'ada', first_name: 'Ada', last_name: 'Byron' });
    const { status, body } = await world.backend.patch(`/users/${user.id}`, { last_name: 'Lovelace', username: null });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...user,
      username: null,
      last_name: 'Lovelace',
      updated_at: expect.stringMatching(ISO),
    });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'user.updated',
      resource_id: user.id,
      before: { lastName: 'Byron', username: 'ada' },
      after: { lastName: 'Lovelace', username: null, firstName: 'Ada' },
    });
    await newUser(world, { username: 'ADA' });
  });

  it('changes the case of the user’s own username, and refuses another’s', async () => {
    const world = await createWorld();
    const [ada, bob] = [await newUser(world, { username: 'ada' }), await newUser(world, { username: 'bob' })];
    expect((await world.backend.patch(`/users/${ada.id}`, { username: 'ADA' })).body.username).toBe('ADA');
    const answer = await world.backend.patch(`/users/${bob.id}`, { username: 'ada', first_name: 'Bob' });
    expect(fault(answer)).toEqual([409, 'USERNAME_TAKEN', ['username']]);
    expect((await world.backend.get(`/users/${bob.id}`)).body).toEqual(bob);
  });

  it('signs a deactivated user out everywhere, and leaves others in the same browser signed in', async () => {
    const world = await createWorld();
    const [ada, bob] = [await newUser(world), await newUser(world)];
    await signedIn(world, ada.id);
    const { rows } = world.services.database;
    const shared = await rows.selectFrom('signin').selectAll().where('user_id', '=', ada.id).executeTakeFirstOrThrow();
    await signedIn(world, ada.id);
    await rows
      .insertInto('signin')
      .values({ ...shared, id: world.services.database.ids.next(), user_id: bob.id })
      .execute();

    const { body } = await world.backend.patch(`/users/${ada.id}`, { is_active: false });
    expect(body.is_active).toBe(false);
    const sessions = await rows
      .selectFrom('session')
      .select(['id', 'active_signin_id', 'ended_at'])
      .where('deployment_id', '=', world.id)
      .orderBy('id')
      .execute();
    expect(sessions).toEqual([
      { id: shared.session_id, active_signin_id: null, ended_at: null },
      { id: expect.stringMatching(ID), active_signin_id: null, ended_at: body.updated_at },
    ]);
    const signins = await rows.selectFrom('signin').select('user_id').where('deployment_id', '=', world.id).execute();
    expect(signins).toEqual([{ user_id: bob.id }]);
    expect(
      (await eventsOf(world))
        .map(({ type }) => type)
        .slice(-2)
        .sort(),
    ).toEqual(['session.deleted', 'user.updated']);
    expect((await world.backend.patch(`/users/${ada.id}`, { is_active: true })).body.is_active).toBe(true);
  });

  it('refuses null for is_active, unknown members and broken bounds', async () => {
    const world = await createWorld();
    const { id } = await newUser(world);
    const answer = await world.backend.patch(`/users/${id}`, {
      is_active: null,
      email: 'x@example.com',
      first_name: '',
      primary_email_id: 'x',
    });
    expect(fault(answer)[0]).toBe(400);
    expect(fault(answer)[2].sort()).toEqual(['email', 'first_name', 'is_active', 'primary_email_id']);
    expect(fault(await world.backend.patch(`/users/${ABSENT}`, {}))).toEqual([404, 'USER_NOT_FOUND', undefined]);
  });
});

describe('DELETE /users/{user_id}', () => {
  it('deletes the user with addresses, sign-ins and memberships, and frees the address', async () => {
    const world = await createWorld();
    const user = await newUser(world, { email: 'ada@example.com', username: 'ada' });
    await signedIn(world, user.id);
    const { status, text } = await world.backend.delete(`/users/${user.id}`);
    expect([status, text]).toEqual([204, '']);
    expect((await world.backend.get(`/users/${user.id}`)).status).toBe(404);
    expect(fault(await world.backend.delete(`/users/${user.id}`))).toEqual([404, 'USER_NOT_FOUND', undefined]);

    const { rows } = world.services.database;
    for (const table of ['user_email', 'signin'] as const) {
      expect(await rows.selectFrom(table).select('id').where('deployment_id', '=', world.id).execute()).toEqual([]);
    }
    const session = await rows.selectFrom('session').selectAll().where('deployment_id', '=', world.id).execute();
    expect(session).toMatchObject([{ active_signin_id: null, ended_at: expect.stringMatching(ISO) }]);
    const deleted = (await eventsOf(world)).find(({ type }) => type === 'user.deleted');
    expect(deleted).toMatchObject({ resource_id: user.id, before: { email: 'ada@example.com' }, after: null });
    await newUser(world, { email: 'ada@example.com', username: 'ada' });
  });
});

describe('PUT /users/{user_id}/password', () => {
  it('replaces the password, answers the user and signs the user out', async () => {
    const world = await createWorld();
    const user = await newUser(world, { password: 'correct horse battery' });
    await signedIn(world, user.id);
    const { status, body } = await world.backend.put(`/users/${user.id}/password`, { password: 'another long one' });
    expect([status, body]).toEqual([200, { ...user, updated_at: expect.stringMatching(ISO) }]);
    const [stored] = await usersOf(world);
    expect(await world.services.passwords.verify(stored?.password_hash ?? null, 'another long one')).toBe(true);
    const { rows } = world.services.database;
    expect(await rows.selectFrom('signin').select('id').where('deployment_id', '=', world.id).execute()).toEqual([]);
    const event = (await eventsOf(world)).find(({ type }) => type === 'user.updated');
    expect(event?.after).toMatchObject({ passwordChanged: true });
    expect(JSON.stringify(event)).not.toMatch(/argon2|another long/);
  });

  it('leaves the user signed in when asked to', async () => {
    const world = await createWorld();
    const { id } = await newUser(world);
    await signedIn(world, id);
    await world.backend.put(`/users/${id}/password`, { password: 'another long one', end_sessions: false });
    const { rows } = world.services.database;
    expect(await rows.selectFrom('signin').select('id').where('deployment_id', '=', world.id).execute()).toHaveLength(
      1,
    );
  });

  it('refuses short, long and missing passwords and absent users', async () => {
    const world = await createWorld();
    const { id } = await newUser(world);
    for (const password of ['seven77', 'x'.repeat(257), null, undefined, 12345678]) {
      const answer = await world.backend.put(`/users/${id}/password`, { password });
      expect(fault(answer)).toEqual([400, 'VALIDATION_FAILED', ['password']]);
    }
    const answer = await world.backend.put(`/users/${ABSENT}/password`, { password: 'another long one' });
    expect(fault(answer)).toEqual([404, 'USER_NOT_FOUND', undefined]);
  });
});
