import { describe, expect, it } from 'vitest';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { ABSENT, createUser, ID, ISO, rejectionOf } from '../../support/users.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

/** The only admin of the organization. */
async function addMembership(
  { id, services }: World,
  organizationId: string,
  user: { id: string; created_at: string },
) {
  const { rows, ids } = services.database;
  const { id: roleId } = await rows
    .selectFrom('role')
    .select('id')
    .where('deployment_id', '=', id)
    .where('level', '=', 'organization')
    .where('name', '=', 'Admin')
    .executeTakeFirstOrThrow();
  const membershipId = ids.next();
  await rows
    .insertInto('organization_membership')
    .values({
      id: membershipId,
      deployment_id: id,
      organization_id: organizationId,
      user_id: user.id,
      public_metadata: JSON.stringify({}) as never,
      last_active_at: null,
      created_at: user.created_at,
      updated_at: user.created_at,
    })
    .execute();
  await rows
    .insertInto('organization_membership_role')
    .values({ deployment_id: id, membership_id: membershipId, role_id: roleId })
    .execute();
  return membershipId;
}

describe('GET /users/{user_id}', () => {
  it('returns the social connections', async () => {
    const world = await createWorld();
    const { id, created_at } = await createUser(world);
    const { rows, ids } = world.services.database;
    const account = {
      enabled: true,
      client_id: 'client-1',
      scopes: ['user:email'],
      redirect_uri: 'https://a.example/cb',
    };
    const row = { deployment_id: world.id, user_id: id, created_at, updated_at: created_at, ...account };
    await rows
      .insertInto('social_connection')
      .values([
        { id: ids.next(), ...row, provider: 'github' },
        { id: ids.next(), ...row, provider: 'google', enabled: false, scopes: [] },
      ])
      .execute();
    const common = { id: expect.any(String), email: null, last_used_at: null, created_at };
    expect((await world.backend.get(`/users/${id}`)).body.social_connections).toEqual([
      { ...common, provider: 'github', ...account },
      { ...common, provider: 'google', ...account, enabled: false, scopes: [] },
    ]);
  });

  it('returns 404 for ids that are unknown, malformed or of another deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const { id } = await createUser(other);
    for (const each of [ABSENT, 'x', '0', '-1', id]) {
      expect(rejectionOf(await world.backend.get(`/users/${each}`))).toEqual([404, 'USER_NOT_FOUND', undefined]);
    }
  });
});

describe('PATCH /users/{user_id}', () => {
  it('changes sent fields, clears null fields and keeps the others', async () => {
    const world = await createWorld();
    const user = await createUser(world, { username: 'ada', first_name: 'Ada', last_name: 'Byron' });
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
    await createUser(world, { username: 'ADA' });
  });

  it('replaces all metadata, which the user can read', async () => {
    const world = await createWorld();
    const user = await createUser(world, { public_metadata: { plan: 'free', seats: 3 } });
    expect(user.public_metadata).toEqual({ plan: 'free', seats: 3 });
    const change = { public_metadata: { plan: 'pro' } };
    expect((await world.backend.patch(`/users/${user.id}`, change)).body.public_metadata).toEqual({ plan: 'pro' });
    const browser = await openSignedInBrowser(world, user.id);
    expect((await browser.get('/me')).body.data.public_metadata).toEqual({ plan: 'pro' });
    const cleared = await world.backend.patch(`/users/${user.id}`, { public_metadata: null });
    expect(rejectionOf(cleared)).toEqual([400, 'VALIDATION_FAILED', ['public_metadata']]);
  });

  it('changes the case of the user’s own username, and rejects the username of another user', async () => {
    const world = await createWorld();
    const [ada, bob] = [await createUser(world, { username: 'ada' }), await createUser(world, { username: 'bob' })];
    expect((await world.backend.patch(`/users/${ada.id}`, { username: 'ADA' })).body.username).toBe('ADA');
    const response = await world.backend.patch(`/users/${bob.id}`, { username: 'ada', first_name: 'Bob' });
    expect(rejectionOf(response)).toEqual([409, 'USERNAME_TAKEN', ['username']]);
    expect((await world.backend.get(`/users/${bob.id}`)).body).toEqual(bob);
  });

  it('signs a deactivated user out everywhere, and keeps others in the same browser signed in', async () => {
    const world = await createWorld();
    const [ada, bob] = [await createUser(world), await createUser(world)];
    await openSignedInBrowser(world, ada.id);
    const { rows } = world.services.database;
    const shared = await rows.selectFrom('signin').selectAll().where('user_id', '=', ada.id).executeTakeFirstOrThrow();
    await openSignedInBrowser(world, ada.id);
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

  it('rejects null for is_active, unknown fields and values out of bounds', async () => {
    const world = await createWorld();
    const { id } = await createUser(world);
    const response = await world.backend.patch(`/users/${id}`, {
      is_active: null,
      email: 'x@example.com',
      first_name: '',
      primary_email_id: 'x',
    });
    expect(rejectionOf(response)[0]).toBe(400);
    expect((rejectionOf(response)[2] as string[]).sort()).toEqual([
      'email',
      'first_name',
      'is_active',
      'primary_email_id',
    ]);
    expect(rejectionOf(await world.backend.patch(`/users/${ABSENT}`, {}))).toEqual([404, 'USER_NOT_FOUND', undefined]);
  });
});

describe('DELETE /users/{user_id}', () => {
  it('deletes the user with addresses, sign-ins and memberships, and frees the address', async () => {
    const world = await createWorld();
    const user = await createUser(world, { email: 'ada@example.com', username: 'ada' });
    await openSignedInBrowser(world, user.id);
    const organization = (await world.backend.post('/organizations', { name: 'Acme' })).body;
    const membership = await addMembership(world, organization.id, user);
    const { status, text } = await world.backend.delete(`/users/${user.id}`);
    expect([status, text]).toEqual([204, '']);
    expect((await world.backend.get(`/users/${user.id}`)).status).toBe(404);
    expect(rejectionOf(await world.backend.delete(`/users/${user.id}`))).toEqual([404, 'USER_NOT_FOUND', undefined]);

    const { rows } = world.services.database;
    for (const table of ['user_email', 'signin', 'organization_membership'] as const) {
      expect(await rows.selectFrom(table).select('id').where('deployment_id', '=', world.id).execute()).toEqual([]);
    }
    const roles = rows.selectFrom('organization_membership_role').where('membership_id', '=', membership);
    expect(await roles.selectAll().execute()).toEqual([]);
    expect((await world.backend.get(`/organizations/${organization.id}`)).body.member_count).toBe(0);
    const session = await rows.selectFrom('session').selectAll().where('deployment_id', '=', world.id).execute();
    expect(session).toMatchObject([{ active_signin_id: null, ended_at: expect.stringMatching(ISO) }]);
    const deleted = (await eventsOf(world)).find(({ type }) => type === 'user.deleted');
    expect(deleted).toMatchObject({ resource_id: user.id, before: null, after: null });
    await createUser(world, { email: 'ada@example.com', username: 'ada' });
  });
});

describe('PUT /users/{user_id}/password', () => {
  it('replaces the password, returns the user and signs the user out', async () => {
    const world = await createWorld();
    const user = await createUser(world, { password: 'correct horse battery' });
    await openSignedInBrowser(world, user.id);
    const { status, body } = await world.backend.put(`/users/${user.id}/password`, { password: 'another long one' });
    expect([status, body]).toEqual([200, { ...user, updated_at: expect.stringMatching(ISO) }]);
    const stored = await world.services.database.rows
      .selectFrom('user')
      .select('password_hash')
      .where('id', '=', user.id)
      .executeTakeFirst();
    expect(await world.services.passwords.verify(stored?.password_hash ?? null, 'another long one')).toBe(true);
    const { rows } = world.services.database;
    expect(await rows.selectFrom('signin').select('id').where('deployment_id', '=', world.id).execute()).toEqual([]);
    const event = (await eventsOf(world)).find(({ type }) => type === 'user.updated');
    expect(event?.after).toMatchObject({ passwordChanged: true });
    expect(JSON.stringify(event)).not.toMatch(/argon2|another long/);
  });

  it('keeps the user signed in on request', async () => {
    const world = await createWorld();
    const { id } = await createUser(world);
    await openSignedInBrowser(world, id);
    await world.backend.put(`/users/${id}/password`, { password: 'another long one', end_sessions: false });
    const { rows } = world.services.database;
    expect(await rows.selectFrom('signin').select('id').where('deployment_id', '=', world.id).execute()).toHaveLength(
      1,
    );
  });

  it('rejects short, long and missing passwords and unknown users', async () => {
    const world = await createWorld();
    const { id } = await createUser(world);
    for (const password of ['seven77', 'x'.repeat(257), null, undefined, 12345678]) {
      const response = await world.backend.put(`/users/${id}/password`, { password });
      expect(rejectionOf(response)).toEqual([400, 'VALIDATION_FAILED', ['password']]);
    }
    const response = await world.backend.put(`/users/${ABSENT}/password`, { password: 'another long one' });
    expect(rejectionOf(response)).toEqual([404, 'USER_NOT_FOUND', undefined]);
  });
});
