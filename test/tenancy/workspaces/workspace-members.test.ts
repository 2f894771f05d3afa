import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const ABSENT = '9223372036854775807';

async function workspaceOf(world: World) {
  const { id, organizationId } = await addWorkspace(world);
  return { id, organizationId, path: `/workspaces/${id}/members` as const };
}

async function roleOf(world: World, level: string, name: string): Promise<string> {
  const { id } = await world.services.database.rows
    .selectFrom('role')
    .select('id')
    .where('deployment_id', '=', world.id)
    .where('level', '=', level as 'workspace')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

const nameOf = (role: { name: string }) => role.name;

describe('POST /workspaces/{workspace_id}/members', () => {
  it('makes a user a member, with the built-in role Member unless roles are given', async () => {
    const world = await createWorld();
    const { id, path } = await workspaceOf(world);
    const user = await addUser(world, { firstName: 'Ada', username: 'ada' });
    const { status, body } = await world.backend.post(path, { user_id: user.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      workspace_id: id,
      user_id: user.id,
      public_metadata: {},
      first_name: 'Ada',
      last_name: null,
      username: 'ada',
      primary_email_address: user.email,
      primary_phone_number: null,
    });
    expect(body.roles.map(nameOf)).toEqual(['Member']);
    expect((await world.backend.get(path)).body.data).toEqual([body]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'workspace.member.added',
      resource_type: 'workspace_membership',
      resource_id: body.id,
      after: { workspaceId: id, userId: user.id, roleIds: [body.roles[0].id], publicMetadata: {} },
    });
  });

  it('accepts metadata and roles, and removes duplicate roles', async () => {
    const world = await createWorld();
    const { path } = await workspaceOf(world);
    const user = await addUser(world);
    const [admin, member] = [await roleOf(world, 'workspace', 'Admin'), await roleOf(world, 'workspace', 'Member')];
    const { body } = await world.backend.post(path, {
      user_id: user.id,
      role_ids: [member, admin, admin],
      public_metadata: { desk: 4 },
    });
    expect(body.roles.map(nameOf).sort()).toEqual(['Admin', 'Member']);
    expect(body.public_metadata).toEqual({ desk: 4 });
  });

  it('rejects a second membership of the same user', async () => {
    const world = await createWorld();
    const { path } = await workspaceOf(world);
    const { id } = await addUser(world);
    await world.backend.post(path, { user_id: id });
    const { status, body } = await world.backend.post(path, { user_id: id });
    expect([status, body.code]).toEqual([409, 'ALREADY_MEMBER']);
  });

  it('creates one membership when identical requests are concurrent', async () => {
    const world = await createWorld();
    const { path } = await workspaceOf(world);
    const { id } = await addUser(world);
    const responses = await Promise.all([1, 2, 3].map(() => world.backend.post(path, { user_id: id })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('lists errors for all unknown users and roles, and those of another deployment or level', async () => {
    const world = await createWorld();
    const other = await createWorld();
    const { path } = await workspaceOf(world);
    const foreign = await addUser(other);
    const roleIds = [
      await roleOf(other, 'workspace', 'Member'),
      await roleOf(world, 'workspace', 'Member'),
      await roleOf(world, 'organization', 'Member'),
    ];
    const { status, body } = await world.backend.post(path, { user_id: foreign.id, role_ids: roleIds });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual(['user_id', 'role_ids.0', 'role_ids.2']);
    expect((await world.backend.get(path)).body.data).toEqual([]);
  });

  it.each([
    [{}, 'user_id'],
    [{ user_id: 'x' }, 'user_id'],
    [{ user_id: 5 }, 'user_id'],
    [{ user_id: '5', role_ids: [] }, 'role_ids'],
    [{ user_id: '5', role_ids: null }, 'role_ids'],
    [{ user_id: '5', role_ids: ['x'] }, 'role_ids.0'],
    [{ user_id: '5', public_metadata: [] }, 'public_metadata'],
    [{ user_id: '5', role: 'x' }, 'role'],
  ])('rejects the new member %j', async (sent, path) => {
    const world = await createWorld();
    const workspace = await workspaceOf(world);
    const { status, body } = await world.backend.post(workspace.path, sent);
    expect([status, body.code, body.errors[0].path]).toEqual([400, 'VALIDATION_FAILED', path]);
  });

  it('returns 404 for the members of a workspace of another deployment', async () => {
    const world = await createWorld();
    const user = await addUser(world);
    const { path } = await workspaceOf(await createWorld());
    const { status, body } = await world.backend.post(path, { user_id: user.id });
    expect([status, body.code]).toEqual([404, 'WORKSPACE_NOT_FOUND']);
  });
});

describe('PATCH /workspaces/{workspace_id}/members/{membership_id}', () => {
  it('changes roles and metadata and keeps omitted fields', async () => {
    const world = await createWorld();
    const { path } = await workspaceOf(world);
    const user = await addUser(world);
    const { body: made } = await world.backend.post(path, { user_id: user.id, public_metadata: { desk: 4 } });
    const admin = await roleOf(world, 'workspace', 'Admin');

    const promoted = (await world.backend.patch(`${path}/${made.id}`, { role_ids: [admin] })).body;
    expect(promoted).toEqual({ ...made, roles: promoted.roles, updated_at: promoted.updated_at });
    expect(promoted.roles.map(nameOf)).toEqual(['Admin']);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'workspace.member.updated',
      resource_id: made.id,
      before: { roleIds: [made.roles[0].id] },
      after: { roleIds: [admin], publicMetadata: { desk: 4 } },
    });

    const moved = (await world.backend.patch(`${path}/${made.id}`, { public_metadata: { floor: 1 } })).body;
    expect(moved).toEqual({ ...promoted, public_metadata: { floor: 1 }, updated_at: moved.updated_at });
  });

  it('rejects demoting the last admin', async () => {
    const world = await createWorld();
    const { id, path } = await workspaceOf(world);
    const [first, second] = [await addUser(world), await addUser(world)];
    const [one] = await addWorkspaceMembers(world, id, [first.id], 'Admin');
    const [two] = await addWorkspaceMembers(world, id, [second.id], 'Admin');
    const member = await roleOf(world, 'workspace', 'Member');
    const responses = await Promise.all(
      [one, two].map((each) => world.backend.patch(`${path}/${each?.id}`, { role_ids: [member] })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('LAST_ADMIN');
    const { data } = (await world.backend.get(path)).body;
    expect(data.flatMap((each: { roles: { name: string }[] }) => each.roles.map(nameOf)).sort()).toEqual([
      'Admin',
      'Member',
    ]);
  });

  it('rejects roles of another level and null', async () => {
    const world = await createWorld();
    const { id, path } = await workspaceOf(world);
    const [member] = await addWorkspaceMembers(world, id, [(await addUser(world)).id]);
    const wrong = [await roleOf(world, 'organization', 'Admin')];
    for (const [sent, at] of [
      [{ role_ids: wrong }, 'role_ids.0'],
      [{ role_ids: null }, 'role_ids'],
      [{ public_metadata: null }, 'public_metadata'],
      [{ user_id: '5' }, 'user_id'],
    ] as const) {
      const { status, body } = await world.backend.patch(`${path}/${member?.id}`, sent);
      expect([status, body.code, body.errors[0].path]).toEqual([400, 'VALIDATION_FAILED', at]);
    }
  });

  it('returns 404 for a membership of another workspace', async () => {
    const world = await createWorld();
    const [here, there] = [await workspaceOf(world), await workspaceOf(world)];
    const [member] = await addWorkspaceMembers(world, here.id, [(await addUser(world)).id]);
    for (const path of [`${there.path}/${member?.id}`, `${here.path}/${ABSENT}`, `${here.path}/x`]) {
      for (const { status, body } of [await world.backend.patch(path, {}), await world.backend.delete(path)]) {
        expect([status, body.code]).toEqual([404, 'MEMBERSHIP_NOT_FOUND']);
      }
    }
    const foreign = await createWorld();
    const { status, body } = await foreign.backend.delete(`${here.path}/${member?.id}`);
    expect([status, body.code]).toEqual([404, 'WORKSPACE_NOT_FOUND']);
  });
});

describe('DELETE /workspaces/{workspace_id}/members/{membership_id}', () => {
  it('ends a membership and clears the workspace as active in the browsers of the user', async () => {
    const world = await createWorld();
    const { id, path } = await workspaceOf(world);
    const user = await addUser(world);
    const [member] = await addWorkspaceMembers(world, id, [user.id]);
    await openSignedInBrowser(world, user.id);
    const { rows } = world.services.database;
    await rows.updateTable('signin').set({ active_workspace_id: id }).where('deployment_id', '=', world.id).execute();

    const { status, text } = await world.backend.delete(`${path}/${member?.id}`);
    expect([status, text]).toEqual([204, '']);
    expect((await world.backend.get(path)).body.data).toEqual([]);
    const signins = rows.selectFrom('signin').select('active_workspace_id').where('deployment_id', '=', world.id);
    expect(await signins.execute()).toEqual([{ active_workspace_id: null }]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'workspace.member.removed',
      resource_id: member?.id,
      before: { workspaceId: id, userId: user.id },
    });
  });

  it('rejects removing the last admin while there are other members, and removes the only member', async () => {
    const world = await createWorld();
    const { id, path } = await workspaceOf(world);
    const [admin] = await addWorkspaceMembers(world, id, [(await addUser(world)).id], 'Admin');
    const [member] = await addWorkspaceMembers(world, id, [(await addUser(world)).id]);
    const rejected = await world.backend.delete(`${path}/${admin?.id}`);
    expect([rejected.status, rejected.body.code]).toEqual([409, 'LAST_ADMIN']);
    expect((await world.backend.get(path)).body.data).toHaveLength(2);
    expect((await world.backend.delete(`${path}/${member?.id}`)).status).toBe(204);
    expect((await world.backend.delete(`${path}/${admin?.id}`)).status).toBe(204);
    expect((await world.backend.get(path)).body.data).toEqual([]);
  });
});
