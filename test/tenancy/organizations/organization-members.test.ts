import { beforeAll, describe, expect, it } from 'vitest';
import { command } from '../../../src/platform/commands/command.ts';
import { Invitation } from '../../../src/tenancy/invitations/invitation.entity.ts';
import { WorkspaceMembership } from '../../../src/tenancy/workspaces/members/workspace-membership.entity.ts';
import { Workspace } from '../../../src/tenancy/workspaces/workspace.entity.ts';
import { addUser } from '../../support/add-user.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('POST /organizations/{organization_id}/members', () => {
  it('makes a user a member with the built-in role Member and shows every field', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const user = await addUser(world, {
      username: 'mina',
      firstName: 'Mina',
      lastName: 'Okafor',
      email: 'mina@example.com',
      phone: '+4930123456',
    });
    const { status, body } = await world.backend.post(`/organizations/${id}/members`, {
      user_id: user.id,
      public_metadata: { team: { colourCode: 7 } },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^\d+$/),
      created_at: expect.stringMatching(TIMESTAMP),
      updated_at: body.created_at,
      organization_id: id,
      user_id: user.id,
      roles: [
        {
          id: expect.stringMatching(/^\d+$/),
          created_at: expect.stringMatching(TIMESTAMP),
          updated_at: expect.stringMatching(TIMESTAMP),
          name: 'Member',
          permissions: ['organization:read'],
          level: 'organization',
          is_deployment_level: true,
        },
      ],
      public_metadata: { team: { colourCode: 7 } },
      first_name: 'Mina',
      last_name: 'Okafor',
      username: 'mina',
      primary_email_address: 'mina@example.com',
      primary_phone_number: '+4930123456',
      user_created_at: expect.stringMatching(TIMESTAMP),
    });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'organization.member.added',
      resource_type: 'organization_membership',
      resource_id: body.id,
      after: { organizationId: id, userId: user.id, roleIds: [body.roles[0].id] },
    });
  });

  it('assigns a role once when its id is repeated', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const admin = await roleNamed(world, id, 'Admin');
    const { roles } = await addMember(world, id, (await addUser(world)).id, [admin, admin]);
    expect(roles.map((role: { name: string }) => role.name)).toEqual(['Admin']);
  });

  it('rejects a user who is already a member', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const user = await addUser(world);
    await addMember(world, id, user.id);
    const { status, body } = await world.backend.post(`/organizations/${id}/members`, { user_id: user.id });
    expect([status, body.code]).toEqual([409, 'ALREADY_MEMBER']);
  });

  it('lists errors for unknown users and for roles of other parents, levels and deployments, and writes nothing', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const id = await addOrganization(world);
    const second = await addOrganization(world, 'Second');
    const role = { name: 'Own', permissions: ['a:b'] };
    const foreign = (await world.backend.post(`/organizations/${second}/roles`, role)).body.id;
    const { id: workspaceRole } = await world.services.database.rows
      .selectFrom('role')
      .select('id')
      .where('deployment_id', '=', world.id)
      .where('level', '=', 'workspace')
      .where('name', '=', 'Admin')
      .executeTakeFirstOrThrow();
    const elsewhere = await roleNamed(other, await addOrganization(other), 'Admin');
    const before = (await eventsOf(world)).length;
    const { status, body } = await world.backend.post(`/organizations/${id}/members`, {
      user_id: (await addUser(other)).id,
      role_ids: [await roleNamed(world, id, 'Admin'), foreign, workspaceRole, elsewhere],
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([
      'user_id',
      'role_ids.1',
      'role_ids.2',
      'role_ids.3',
    ]);
    expect((await eventsOf(world)).length).toBe(before);
    expect((await world.backend.get(`/organizations/${id}/members`)).body.data).toEqual([]);
  });

  it.each([
    ['user_id', {}],
    ['user_id', { user_id: 'abc' }],
    ['role_ids', { user_id: '1', role_ids: [] }],
    ['role_ids', { user_id: '1', role_ids: null }],
    ['role_ids.0', { user_id: '1', role_ids: ['x'] }],
    ['public_metadata', { user_id: '1', public_metadata: null }],
    ['public_metadata', { user_id: '1', public_metadata: [] }],
    ['role', { user_id: '1', role: 'admin' }],
  ])('rejects a new member with an invalid %s', async (path, sent) => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const { status, body } = await world.backend.post(`/organizations/${id}/members`, sent);
    expect([status, body.code, body.errors[0].path]).toEqual([400, 'VALIDATION_FAILED', path]);
  });

  it('returns 404 for an organization id that is deleted, malformed or of another deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const user = await addUser(world);
    for (const id of [await addOrganization(other), '1', 'abc']) {
      const { status, body } = await world.backend.post(`/organizations/${id}/members`, { user_id: user.id });
      expect([status, body.code]).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
    }
  });
});

describe('GET /organizations/{organization_id}/members', () => {
  let world: World;
  let id: string;

  beforeAll(async () => {
    world = await createWorld();
    id = await addOrganization(world);
    const people = [
      { username: 'zoe', firstName: 'Ada', lastName: 'Quist', email: 'm3@example.com' },
      { username: 'yan', firstName: 'Bea', lastName: 'Punt', email: 'm1@example.com' },
      { username: 'xia', firstName: 'Cy', lastName: 'Ruiz_50%', email: 'm2@example.com' },
    ];
    for (const person of people) await addMember(world, id, (await addUser(world, person)).id);
  });

  const usernames = async (query: '' | `?${string}`) => {
    const { status, body } = await world.backend.get(`/organizations/${id}/members${query}`);
    expect(status).toBe(200);
    return body.data.map((member) => member.username);
  };

  it('lists the ten newest members by default, with limit and offset', async () => {
    const { body } = await world.backend.get(`/organizations/${id}/members`);
    expect({ ...body, data: body.data.length }).toEqual({ data: 3, has_more: false, limit: 10, offset: 0 });
    expect(await usernames('')).toEqual(['xia', 'yan', 'zoe']);
  });

  it('pages through members and returns whether more follow', async () => {
    const { body } = await world.backend.get(`/organizations/${id}/members?limit=2&offset=0`);
    expect([body.data.length, body.has_more]).toEqual([2, true]);
    expect(await usernames('?limit=2&offset=2')).toEqual(['zoe']);
    expect(await usernames('?offset=3')).toEqual([]);
  });

  it.each([
    ['created_at', ['zoe', 'yan', 'xia']],
    ['first_name', ['zoe', 'yan', 'xia']],
    ['last_name', ['yan', 'zoe', 'xia']],
    ['username', ['xia', 'yan', 'zoe']],
    ['email', ['yan', 'xia', 'zoe']],
  ])('sorts organization members by %s in both directions', async (key, expected) => {
    expect(await usernames(`?sort_key=${key}&sort_order=asc`)).toEqual(expected);
    expect(await usernames(`?sort_key=${key}&sort_order=desc`)).toEqual([...expected].reverse());
  });

  it('searches members by name, username and address, ignoring case and treating wildcards literally', async () => {
    expect(await usernames('?search=ADA')).toEqual(['zoe']);
    expect(await usernames('?search=punt')).toEqual(['yan']);
    expect(await usernames('?search=XI')).toEqual(['xia']);
    expect(await usernames('?search=m2%40EXAMPLE')).toEqual(['xia']);
    expect(await usernames('?search=50%25')).toEqual(['xia']);
    expect(await usernames('?search=%25%25')).toEqual([]);
  });

  it.each(['limit=0', 'limit=101', 'limit=a', 'offset=-1', 'search=', 'sort_key=id', 'sort_order=up', 'page=1'])(
    'rejects a list of members with %s',
    async (query) => {
      const { status, body } = await world.backend.get(`/organizations/${id}/members?${query}`);
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    },
  );

  it('lists three members with as many statements as one', async () => {
    const count = (limit: number) =>
      countStatementsOf(world, () => world.backend.get(`/organizations/${id}/members?limit=${limit}`));
    expect(await count(3)).toBe(await count(1));
  });

  it('returns 404 for the members of an organization of another deployment', async () => {
    const foreign = await addOrganization(await createWorld());
    const { status, body } = await world.backend.get(`/organizations/${foreign}/members`);
    expect([status, body.code]).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
  });
});

describe('PATCH /organizations/{organization_id}/members/{membership_id}', () => {
  it('replaces the sent roles and metadata and keeps the other fields', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const admin = await roleNamed(world, id, 'Admin');
    const { id: memberId } = await addMember(world, id, (await addUser(world)).id);
    const path = `/organizations/${id}/members/${memberId}` as const;
    const promoted = await world.backend.patch(path, { role_ids: [admin] });
    expect(promoted.status).toBe(200);
    expect(promoted.body.roles.map((role: { name: string }) => role.name)).toEqual(['Admin']);
    const { body } = await world.backend.patch(path, { public_metadata: { a: 1 } });
    expect(body).toMatchObject({ public_metadata: { a: 1 }, roles: [{ name: 'Admin' }] });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'organization.member.updated',
      resource_id: memberId,
      before: { publicMetadata: {}, roleIds: [admin] },
      after: { publicMetadata: { a: 1 }, roleIds: [admin] },
    });
  });

  it('rejects demoting the last admin', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const [admin, member] = [await roleNamed(world, id, 'Admin'), await roleNamed(world, id, 'Member')];
    const { id: first } = await addMember(world, id, (await addUser(world)).id, [admin]);
    const rejected = await world.backend.patch(`/organizations/${id}/members/${first}`, { role_ids: [member] });
    expect([rejected.status, rejected.body.code]).toEqual([409, 'LAST_ADMIN']);
    const { body } = await world.backend.get(`/organizations/${id}/members`);
    expect(body.data[0].roles[0].name).toBe('Admin');
    await addMember(world, id, (await addUser(world)).id, [admin]);
    expect((await world.backend.patch(`/organizations/${id}/members/${first}`, { role_ids: [member] })).status).toBe(
      200,
    );
  });

  it('demotes only one of two admins when requests are concurrent', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const [admin, member] = [await roleNamed(world, id, 'Admin'), await roleNamed(world, id, 'Member')];
    const admins = [];
    for (const _ of [1, 2]) admins.push((await addMember(world, id, (await addUser(world)).id, [admin])).id);
    const responses = await Promise.all(
      admins.map((each) => world.backend.patch(`/organizations/${id}/members/${each}`, { role_ids: [member] })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('rejects roles of other organizations, null and unknown fields', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const { id: memberId } = await addMember(world, id, (await addUser(world)).id);
    for (const sent of [{ role_ids: ['1'] }, { role_ids: null }, { role_ids: [] }, { user_id: '1' }]) {
      const { status, body } = await world.backend.patch(`/organizations/${id}/members/${memberId}`, sent);
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it('returns 404 for a membership of another organization', async () => {
    const world = await createWorld();
    const [id, second] = [await addOrganization(world), await addOrganization(world, 'Second')];
    const { id: memberId } = await addMember(world, second, (await addUser(world)).id);
    for (const each of [memberId, '1', 'abc']) {
      const { status, body } = await world.backend.patch(`/organizations/${id}/members/${each}`, {});
      expect([status, body.code]).toEqual([404, 'MEMBERSHIP_NOT_FOUND']);
    }
  });
});

describe('DELETE /organizations/{organization_id}/members/{membership_id}', () => {
  it('ends a membership with its workspace memberships and invitations, only in this organization', async () => {
    const world = await createWorld();
    const [id, second] = [await addOrganization(world), await addOrganization(world, 'Second')];
    const user = await addUser(world);
    const { id: memberId } = await addMember(world, id, user.id);
    await addMember(world, second, user.id);
    await openSignedInBrowser(world, user.id);
    const made = await command(world.context(), async (tx) => {
      const stamps = { deploymentId: tx.deploymentId, createdAt: tx.now, updatedAt: tx.now };
      const [here, there] = [id, second].map((organizationId) => {
        const workspace = tx.em.create(Workspace, { id: tx.newId(), organizationId, name: 'W', slug: 'w', ...stamps });
        tx.em.create(WorkspaceMembership, { id: tx.newId(), workspaceId: workspace.id, userId: user.id, ...stamps });
        const email = 'guest@example.com';
        const expiresAt = new Date(tx.now.getTime() + 60_000);
        const sent = { email, emailKey: email, state: 'pending', expiresAt, invitedById: user.id } as const;
        const invitation = tx.em.create(Invitation, { id: tx.newId(), organizationId, ...sent, ...stamps });
        return { workspace: workspace.id, invitation: invitation.id };
      });
      tx.record({ type: 'workspace.created', resource: { type: 'workspace', id: here?.workspace ?? '' } });
      return { here, there };
    });
    const { rows } = world.services.database;
    await rows
      .updateTable('signin')
      .set({ active_organization_id: id, active_workspace_id: made.here?.workspace ?? null })
      .where('user_id', '=', user.id)
      .execute();

    const { status, text } = await world.backend.delete(`/organizations/${id}/members/${memberId}`);
    expect([status, text]).toEqual([204, '']);

    const of = (table: 'organization_membership' | 'workspace_membership' | 'signin' | 'invitation') =>
      rows.selectFrom(table).selectAll().where('deployment_id', '=', world.id).orderBy('id').execute();
    expect(await of('organization_membership')).toMatchObject([{ organization_id: second }]);
    expect(await of('workspace_membership')).toMatchObject([{ workspace_id: made.there?.workspace }]);
    expect(await of('signin')).toMatchObject([{ active_organization_id: null, active_workspace_id: null }]);
    expect(await of('invitation')).toMatchObject([{ state: 'revoked' }, { state: 'pending' }]);
    const types = (await eventsOf(world)).slice(-3).map((event) => event.type);
    expect(types.sort()).toEqual([
      'organization.invitation.revoked',
      'organization.member.removed',
      'workspace.member.removed',
    ]);
    expect((await world.backend.delete(`/organizations/${id}/members/${memberId}`)).body.code).toBe(
      'MEMBERSHIP_NOT_FOUND',
    );
  });

  it('rejects removing the last admin', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const admin = await roleNamed(world, id, 'Admin');
    const { id: memberId } = await addMember(world, id, (await addUser(world)).id, [admin]);
    const { status, body } = await world.backend.delete(`/organizations/${id}/members/${memberId}`);
    expect([status, body.code]).toEqual([409, 'LAST_ADMIN']);
    expect((await world.backend.get(`/organizations/${id}/members`)).body.data).toHaveLength(1);
  });

  it('keeps the last admin of a workspace with other members, and removes the only member of another', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const user = await addUser(world);
    const { id: memberId } = await addMember(world, id, user.id);
    const [shared, own] = [await addWorkspace(world, id), await addWorkspace(world, id)];
    await addWorkspaceMembers(world, shared.id, [user.id], 'Admin');
    await addWorkspaceMembers(world, own.id, [user.id], 'Admin');
    const [other] = await addWorkspaceMembers(world, shared.id, [(await addUser(world)).id]);
    const path = `/organizations/${id}/members/${memberId}`;
    const { status, body } = await world.backend.delete(path);
    expect([status, body.code, body.message]).toEqual([409, 'LAST_ADMIN', expect.stringContaining(shared.name)]);

    const { body: roles } = await world.backend.get(`/workspaces/${shared.id}/roles`);
    const admin = roles.data.find(({ name }: { name: string }) => name === 'Admin')?.id;
    await world.backend.patch(`/workspaces/${shared.id}/members/${other?.id}`, { role_ids: [admin] });
    expect((await world.backend.delete(path)).status).toBe(204);
    expect((await world.backend.get(`/workspaces/${own.id}/members`)).body.data).toEqual([]);
  });

  it('keeps one of two workspace admins when both are removed concurrently', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const workspace = await addWorkspace(world, id);
    const paths = [];
    for (let index = 0; index < 2; index++) {
      const user = await addUser(world);
      paths.push(`/organizations/${id}/members/${(await addMember(world, id, user.id)).id}`);
      await addWorkspaceMembers(world, workspace.id, [user.id], 'Admin');
    }
    await addWorkspaceMembers(world, workspace.id, [(await addUser(world)).id]);
    const responses = await Promise.all(paths.map((path) => world.backend.delete(path)));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});
