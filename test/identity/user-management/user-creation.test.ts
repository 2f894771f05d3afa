import { describe, expect, it } from 'vitest';
import { createUser, ID, ISO, overlayAuthSettings, rejectionOf } from '../../support/users.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const usersOf = (world: World) =>
  world.services.database.rows.selectFrom('user').selectAll().where('deployment_id', '=', world.id).execute();

describe('POST /users', () => {
  it('creates a user with every documented field and records the event without the password', async () => {
    const world = await createWorld();
    const { status, body, text } = await world.backend.post('/users', {
      email: 'Ada@Example.com',
      username: 'Ada.L',
      first_name: 'Ada',
      last_name: 'Lovelace',
      locale: 'fr-ca',
      password: 'correct horse battery',
      public_metadata: { plan: { name: 'pro' } },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(ID),
      email: 'Ada@Example.com',
      username: 'Ada.L',
      first_name: 'Ada',
      last_name: 'Lovelace',
      locale: 'fr-CA',
      created_at: expect.stringMatching(ISO),
      updated_at: body.created_at,
      is_active: true,
      public_metadata: { plan: { name: 'pro' } },
      private_metadata: {},
      external_id: null,
      image_url: null,
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
      wallets: [],
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

  it('stores the password only as an argon2id hash', async () => {
    const world = await createWorld();
    await createUser(world, { password: 'correct horse battery' });
    const [user] = await usersOf(world);
    expect(user?.password_hash).toMatch(/^\$argon2id\$/);
    expect(await world.services.passwords.verify(user?.password_hash ?? null, 'correct horse battery')).toBe(true);
  });

  it('requires only an address, and returns missing values as null', async () => {
    const world = await createWorld();
    expect(await createUser(world, { username: null, first_name: null })).toMatchObject({
      username: null,
      first_name: null,
      last_name: null,
    });
    expect((await usersOf(world))[0]?.password_hash).toBeNull();
  });

  it('accepts names and usernames of any script', async () => {
    const world = await createWorld();
    for (const username of ['Жанна', '王小明', 'Süleyman']) {
      expect(await createUser(world, { username })).toMatchObject({ username });
    }
    const names = { username: 'Жанна_2', first_name: '王小明', last_name: 'Ó Súilleabháin 👩‍🚀' };
    expect(await createUser(world, names)).toMatchObject(names);
  });

  it('rejects a taken address in any case, and names the field', async () => {
    const world = await createWorld();
    await createUser(world, { email: 'ada@example.com' });
    const response = await world.backend.post('/users', { email: 'ADA@EXAMPLE.com' });
    expect(rejectionOf(response)).toEqual([409, 'EMAIL_TAKEN', ['email']]);
    expect(await usersOf(world)).toHaveLength(1);
  });

  it('rejects a taken username in any case, and creates no user', async () => {
    const world = await createWorld();
    await createUser(world, { username: 'Ada' });
    const response = await world.backend.post('/users', { email: 'other@example.com', username: 'aDA' });
    expect(rejectionOf(response)).toEqual([409, 'USERNAME_TAKEN', ['username']]);
    expect(await usersOf(world)).toHaveLength(1);
    await createUser(world, { email: 'other@example.com' });
  });

  it('creates only one of several simultaneous users with the same address', async () => {
    const world = await createWorld();
    const wanted = Array.from({ length: 5 }, () => world.backend.post('/users', { email: 'race@example.com' }));
    const statuses = (await Promise.all(wanted)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409]);
  });

  it('treats İ, i and ı as three different letters in addresses and usernames', async () => {
    const world = await createWorld();
    for (const letter of ['İ', 'i', 'ı']) {
      await createUser(world, { email: `m${letter}ke@example.com`, username: `m${letter}ke` });
    }
    expect(rejectionOf(await world.backend.post('/users', { email: 'mIke@example.com' }))[1]).toBe('EMAIL_TAKEN');
  });

  it('accepts the same address and username in another deployment', async () => {
    const [one, other] = [await createWorld(), await createWorld()];
    for (const world of [one, other]) await createUser(world, { email: 'ada@example.com', username: 'ada' });
  });

  it('lists every invalid field', async () => {
    const { backend } = await createWorld();
    const response = await backend.post('/users', {
      email: 'no address',
      username: 'a'.repeat(256),
      first_name: '',
      last_name: 'x'.repeat(256),
      password: 'seven77',
      role: 'admin',
    });
    expect(rejectionOf(response)).toEqual([400, 'VALIDATION_FAILED', expect.any(Array)]);
    expect((rejectionOf(response)[2] as string[]).sort()).toEqual([
      'email',
      'first_name',
      'last_name',
      'password',
      'role',
      'username',
    ]);
    expect(rejectionOf(await backend.post('/users', { email: null }))).toEqual([400, 'VALIDATION_FAILED', ['email']]);
  });

  it('accepts passwords of 8 to 256 characters', async () => {
    const world = await createWorld();
    for (const password of ['8'.repeat(8), '🔑'.repeat(256)]) await createUser(world, { password });
    const response = await world.backend.post('/users', { email: 'a@example.com', password: 'x'.repeat(257) });
    expect(rejectionOf(response)).toEqual([400, 'VALIDATION_FAILED', ['password']]);
  });

  it('rejects NUL and unpaired surrogates in every text', async () => {
    const { backend } = await createWorld();
    const email = 'ada@example.com';
    for (const broken of ['a\u0000b', 'a\ud800b']) {
      const response = await backend.post('/users', {
        email,
        username: broken,
        first_name: broken,
        password: `${broken}12345678`,
      });
      expect(rejectionOf(response)).toEqual([400, 'VALIDATION_FAILED', ['username', 'first_name', 'password']]);
      expect(rejectionOf(await backend.post('/users', { email: `${broken}@example.com` }))[0]).toBe(400);
    }
  });

  it('rejects a username that could be an address or has an invisible letter', async () => {
    const { backend } = await createWorld();
    for (const username of ['ada@example.com', 'ada lovelace', 'ada\u200b']) {
      const response = await backend.post('/users', { email: 'ada@example.com', username });
      expect(rejectionOf(response)).toEqual([400, 'VALIDATION_FAILED', ['username']]);
    }
  });

  it("rejects a username whose length the deployment's settings do not allow", async () => {
    const world = await createWorld();
    await overlayAuthSettings(world, { username: { minLength: 4, maxLength: 6 } });
    for (const username of ['abc', 'abcdefg']) {
      const { status, body } = await world.backend.post('/users', { email: 'ada@example.com', username });
      expect([status, body.errors[0].message]).toEqual([400, 'username must have 4 to 6 characters']);
    }
    await createUser(world, { username: 'abcd' });
  });
});
