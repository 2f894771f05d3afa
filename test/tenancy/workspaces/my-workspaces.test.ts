import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { outcomeOf } from '../../support/message-sign-in.ts';
import { addMember, addOrganization, addUserWithRole, roleNamed } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const TIMESTAMP = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const ABSENT = '9223372036854775807';

const nameOf = ({ name }: { name: string }) => name;

async function rolesIn({ backend }: World, workspaceId: string) {
  const make = async (name: string, permissions: string[]): Promise<string> =>
    (await backend.post(`/workspaces/${workspaceId}/roles`, { name, permissions })).body.id;
  const { body } = await backend.get(`/workspaces/${workspaceId}/roles`);
  const builtIn = (name: string): string => body.data.find((role) => role.name === name)?.id as string;
  return {
    admin: builtIn('Admin'),
    member: builtIn('Member'),
    manager: await make('Manager', ['workspace:manage', 'workspace:read']),
    writer: await make('Writer', ['documents:write', 'workspace:read']),
  };
}

type RoleName = keyof Awaited<ReturnType<typeof rolesIn>>;

/**
 * A workspace with one user in each role. An admin and a member of its organization, and
 * the outsider, are not members of it.
 */
async function staffed(world: World) {
  const organizationId = await addOrganization(world, 'Northwind');
  const { id } = await addWorkspace(world, organizationId);
  const roles = await rolesIn(world, id);
  const join = async (role: RoleName) => {
    const user = await addUser(world);
    await addMember(world, organizationId, user.id);
    const [added] = await addWorkspaceMembers(world, id, [user.id]);
    const path = `/workspaces/${id}/members/${added?.id}`;
    await world.backend.patch(path, { role_ids: [roles[role]] });
    return { user, path, membership: added?.id as string, browser: await openSignedInBrowser(world, user.id) };
  };
  const [admin, manager, member, writer] = [
    await join('admin'),
    await join('manager'),
    await join('member'),
    await join('writer'),
  ];
  const inOrganization = async (role: 'Admin' | 'Member') => {
    const user = await addUserWithRole(world, organizationId, role);
    return { user, browser: await openSignedInBrowser(world, user.id) };
  };
  const [organizationAdmin, organizationMember] = [await inOrganization('Admin'), await inOrganization('Member')];
  const outsider = await openSignedInBrowser(world, (await addUser(world)).id);
  const path = `/workspaces/${id}` as const;
  return {
    id,
    path,
    organizationId,
    roles,
    admin,
    manager,
    member,
    writer,
    organizationAdmin,
    organizationMember,
    outsider,
    join,
  };
}

describe('POST /workspaces', () => {
  it('creates a workspace whose creator is its admin', async () => {
    const world = await createWorld();
    const { organizationId, organizationAdmin } = await staffed(world);
    const sent = { organization_id: organizationId, name: 'Depot', description: 'Boxes' };
    const { status, body } = await organizationAdmin.browser.post('/workspaces', sent);
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: 'Depot',
      slug: 'depot',
      description: 'Boxes',
      image_url: null,
      public_metadata: {},
      organization: { id: organizationId, name: 'Northwind', slug: 'northwind' },
      created_at: TIMESTAMP,
      updated_at: TIMESTAMP,
    });
    const detail = (await organizationAdmin.browser.get(`/workspaces/${body.data.id}`)).body.data.workspace;
    expect(detail.members).toMatchObject([{ user: { id: organizationAdmin.user.id }, role: 'Admin' }]);
    const recorded = (await eventsOf(world)).slice(-2).map((event) => [event.type, event.actor_id]);
    expect(recorded).toEqual([
      ['workspace.created', organizationAdmin.user.id],
      ['workspace.member.added', organizationAdmin.user.id],
    ]);
  });

  it('creates a workspace only for admins and managers of the organization', async () => {
    const world = await createWorld();
    const { organizationId, admin, organizationMember, outsider } = await staffed(world);
    const make = (browser: BrowserClient, organization_id = organizationId) =>
      browser.post('/workspaces', { organization_id, name: 'Depot' });
    // An admin of one workspace is a plain member of the organization.
    for (const { browser } of [admin, organizationMember]) {
      expect(outcomeOf(await make(browser))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    }
    expect(outcomeOf(await make(outsider))).toEqual([403, 'NOT_ORGANIZATION_MEMBER']);
    for (const foreign of [ABSENT, await addOrganization(await createWorld())]) {
      expect(outcomeOf(await make(outsider, foreign))).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
    }
    const manages = await world.backend.post(`/organizations/${organizationId}/roles`, {
      name: 'Manager',
      permissions: ['organization:manage'],
    });
    const manager = await addUser(world);
    await addMember(world, organizationId, manager.id, [manages.body.id]);
    expect((await make(await openSignedInBrowser(world, manager.id))).status).toBe(201);
  });

  it('lists the errors of all fields of a new workspace', async () => {
    const world = await createWorld();
    const { organizationAdmin } = await staffed(world);
    const { status, body } = await organizationAdmin.browser.post('/workspaces', {
      organization_id: 'x',
      name: '',
      description: 'x'.repeat(2001),
    });
    expect(status).toBe(400);
    const paths = body.errors.map(({ path }) => path);
    expect(paths.sort()).toEqual(['description', 'name', 'organization_id']);
  });
});

describe('disabled workspaces', () => {
  it.each(['workspaces_enabled', 'organizations_enabled'])(
    'by %s can be read and left, not changed',
    async (setting) => {
      const world = await createWorld();
      const { path, organizationId, roles, admin, member, organizationAdmin, organizationMember } =
        await staffed(world);
      await world.backend.patch('/settings/b2b', { [setting]: false });
      for (const response of [
        await organizationAdmin.browser.post('/workspaces', { organization_id: organizationId, name: 'Depot' }),
        await admin.browser.patch(path, { name: 'Renamed' }),
        await admin.browser.post(`${path}/members`, { user_id: organizationMember.user.id }),
        await admin.browser.patch(member.path, { role_ids: [roles.admin] }),
        await admin.browser.delete(member.path),
        await admin.browser.delete(path),
      ]) {
        expect(outcomeOf(response)).toEqual([403, 'FEATURE_DISABLED']);
      }
      for (const read of [path, `${path}/roles`, '/me/workspace-memberships']) {
        expect([read, (await admin.browser.get(read)).status]).toEqual([read, 200]);
      }
      expect((await member.browser.post(`${path}/leave`)).status).toBe(200);
    },
  );
});

describe('PATCH and DELETE /workspaces/{id}', () => {
  it('changes the sent fields for managers of the workspace and admins of its organization', async () => {
    const world = await createWorld();
    const { id, path, admin, manager, member, organizationAdmin, organizationMember, outsider } = await staffed(world);
    const { status, body } = await manager.browser.patch(path, { name: 'Depot', description: 'Boxes' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, name: 'Depot', description: 'Boxes' });
    expect(body.data).not.toHaveProperty('members');
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'workspace.updated',
      resource_id: id,
      actor_id: manager.user.id,
    });
    for (const { browser } of [admin, organizationAdmin]) {
      expect((await browser.patch(path, { description: null })).body.data.description).toBeNull();
    }
    expect(outcomeOf(await member.browser.patch(path, { name: 'Mine' }))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    for (const browser of [organizationMember.browser, outsider]) {
      expect(outcomeOf(await browser.patch(path, { name: 'Mine' }))).toEqual([403, 'NOT_WORKSPACE_MEMBER']);
    }
    expect(outcomeOf(await admin.browser.patch(path, { name: null }))[0]).toBe(400);
    expect(outcomeOf(await admin.browser.patch(`/workspaces/${ABSENT}`, { name: 'Depot' }))).toEqual([
      404,
      'WORKSPACE_NOT_FOUND',
    ]);
  });

  it('deletes a workspace for recently authenticated admins', async () => {
    const world = await createWorld();
    const { path, organizationId, admin, manager, member, organizationAdmin, organizationMember } =
      await staffed(world);
    for (const { browser } of [manager, member]) {
      expect(outcomeOf(await browser.delete(path))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    }
    expect(outcomeOf(await organizationMember.browser.delete(path))).toEqual([403, 'NOT_WORKSPACE_MEMBER']);
    await world.services.database.rows
      .updateTable('signin')
      .set({ authenticated_at: new Date(Date.now() - 660_000).toISOString() })
      .where('user_id', '=', admin.user.id)
      .execute();
    expect(outcomeOf(await admin.browser.delete(path))).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    const { status, body } = await organizationAdmin.browser.delete(path);
    expect([status, body.data]).toEqual([200, {}]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'workspace.deleted',
      actor_id: organizationAdmin.user.id,
    });
    expect((await organizationAdmin.browser.get(`/organizations/${organizationId}/workspaces`)).body.data).toEqual([]);
  });
});

describe('GET /organizations/{id}/workspaces and /workspaces/{id}/roles', () => {
  it('lists workspaces and roles only for managers', async () => {
    const world = await createWorld();
    const { id, path, organizationId, manager, member, organizationAdmin, organizationMember, outsider } =
      await staffed(world);
    const second = await addWorkspace(world, organizationId);
    const list = `/organizations/${organizationId}/workspaces` as const;
    const idsOf = ({ body }: { body: { data: readonly { id: string }[] } }) =>
      body.data.map((workspace) => workspace.id);
    expect(idsOf(await organizationAdmin.browser.get(list))).toEqual([id, second.id]);
    expect(idsOf(await organizationAdmin.browser.get(`${list}?limit=1&offset=1`))).toEqual([second.id]);
    expect(outcomeOf(await organizationMember.browser.get(list))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect(outcomeOf(await outsider.get(list))).toEqual([403, 'NOT_ORGANIZATION_MEMBER']);

    for (const { browser } of [manager, organizationAdmin]) {
      const { body } = await browser.get(`${path}/roles`);
      expect(body.data.map(nameOf)).toEqual(['Admin', 'Member', 'Manager', 'Writer']);
    }
    expect(outcomeOf(await member.browser.get(`${path}/roles`))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect(outcomeOf(await organizationMember.browser.get(`${path}/roles`))).toEqual([403, 'NOT_WORKSPACE_MEMBER']);
    // An admin of the organization can change the workspace, but sees its members only as a member of it.
    expect(outcomeOf(await organizationAdmin.browser.get(path))).toEqual([403, 'NOT_WORKSPACE_MEMBER']);
  });
});

describe('POST /workspaces/{id}/members', () => {
  it('adds a member of the organization, with the role Member unless roles are given', async () => {
    const world = await createWorld();
    const { path, roles, admin, organizationMember, organizationAdmin } = await staffed(world);
    const { status, body } = await admin.browser.post(`${path}/members`, { user_id: organizationMember.user.id });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ user: { id: organizationMember.user.id }, role: 'Member', joined_at: TIMESTAMP });
    expect((await organizationMember.browser.get(path)).status).toBe(200);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'workspace.member.added',
      actor_id: admin.user.id,
      after: { userId: organizationMember.user.id, roleIds: [roles.member] },
    });
    const again = await admin.browser.post(`${path}/members`, { user_id: organizationMember.user.id });
    expect(outcomeOf(again)).toEqual([409, 'ALREADY_MEMBER']);
    const own = await organizationAdmin.browser.post(`${path}/members`, {
      user_id: organizationAdmin.user.id,
      role_ids: [roles.admin],
    });
    expect([own.status, own.body.data.role]).toEqual([201, 'Admin']);
  });

  it('rejects users outside the organization and roles with permissions that the caller does not have', async () => {
    const world = await createWorld();
    const { path, roles, manager, member, organizationMember, outsider } = await staffed(world);
    const userOutside = await addUser(world);
    const foreign = await addUser(await createWorld());
    for (const user_id of [userOutside.id, foreign.id, ABSENT]) {
      const { status, body } = await manager.browser.post(`${path}/members`, { user_id });
      expect([status, body.errors]).toEqual([
        400,
        [
          expect.objectContaining({
            path: 'user_id',
            message: 'user_id must be the id of a member of the organization',
          }),
        ],
      ]);
    }
    const add = (browser: BrowserClient, roleId: string) =>
      browser.post(`${path}/members`, { user_id: organizationMember.user.id, role_ids: [roleId] });
    for (const role of [roles.admin, roles.writer]) {
      expect(outcomeOf(await add(manager.browser, role))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    }
    expect(outcomeOf(await add(member.browser, roles.member))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    for (const browser of [organizationMember.browser, outsider]) {
      expect(outcomeOf(await add(browser, roles.member))).toEqual([403, 'NOT_WORKSPACE_MEMBER']);
    }
    expect((await add(manager.browser, roles.manager)).status).toBe(201);
  });
});

describe('PATCH and DELETE /workspaces/{id}/members/{membership_id}', () => {
  it('replaces the roles of a workspace member and ends a membership', async () => {
    const world = await createWorld();
    const { path, roles, admin, manager, member } = await staffed(world);
    const changed = await admin.browser.patch(member.path, { role_ids: [roles.manager] });
    expect(changed.status).toBe(200);
    expect(changed.body.data).toMatchObject({ id: member.membership, role: 'Manager' });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'workspace.member.updated',
      resource_id: member.membership,
      actor_id: admin.user.id,
      before: { roleIds: [roles.member] },
      after: { roleIds: [roles.manager] },
    });
    const removed = await manager.browser.delete(member.path);
    expect([removed.status, removed.body.data]).toEqual([200, {}]);
    expect(outcomeOf(await member.browser.get(path))).toEqual([403, 'NOT_WORKSPACE_MEMBER']);
    expect((await member.browser.get('/me/organization-memberships')).body.data).toHaveLength(1);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'workspace.member.removed',
      actor_id: manager.user.id,
    });
    expect(outcomeOf(await manager.browser.delete(member.path))).toEqual([404, 'MEMBERSHIP_NOT_FOUND']);
  });

  it('rejects roles, and changes of members, with permissions that the caller does not have', async () => {
    const world = await createWorld();
    const { roles, admin, manager, member, writer, organizationAdmin, organizationMember } = await staffed(world);
    const give = (browser: BrowserClient, path: string, role: RoleName) =>
      browser.patch(path, { role_ids: [roles[role]] });
    for (const response of [
      await give(member.browser, member.path, 'member'),
      await give(manager.browser, member.path, 'admin'),
      await give(manager.browser, manager.path, 'admin'),
      await give(manager.browser, member.path, 'writer'),
      await give(manager.browser, admin.path, 'member'),
      await give(manager.browser, writer.path, 'member'),
      await manager.browser.delete(admin.path),
      await manager.browser.delete(writer.path),
      await member.browser.delete(manager.path),
    ]) {
      expect(outcomeOf(response)).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    }
    expect(outcomeOf(await give(organizationMember.browser, member.path, 'admin'))).toEqual([
      403,
      'NOT_WORKSPACE_MEMBER',
    ]);
    expect((await give(manager.browser, member.path, 'manager')).status).toBe(200);
    expect((await give(admin.browser, member.path, 'writer')).status).toBe(200);
    expect((await give(organizationAdmin.browser, member.path, 'admin')).status).toBe(200);
  });

  it('keeps the last admin, and one of two admins who are demoted concurrently', async () => {
    const world = await createWorld();
    const { roles, admin, organizationAdmin, join } = await staffed(world);
    const demotion = { role_ids: [roles.member] };
    for (const { browser } of [admin, organizationAdmin]) {
      expect(outcomeOf(await browser.patch(admin.path, demotion))).toEqual([409, 'LAST_ADMIN']);
      expect(outcomeOf(await browser.delete(admin.path))).toEqual([409, 'LAST_ADMIN']);
    }
    const second = await join('admin');
    const responses = await Promise.all([admin, second].map(({ browser, path }) => browser.patch(path, demotion)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('rejects memberships and roles of other workspaces', async () => {
    const world = await createWorld();
    const { path, roles, admin, member } = await staffed(world);
    const other = await staffed(world);
    for (const membership of [other.member.membership, ABSENT, 'x']) {
      const at = `${path}/members/${membership}`;
      expect(outcomeOf(await admin.browser.patch(at, { role_ids: [roles.member] }))).toEqual([
        404,
        'MEMBERSHIP_NOT_FOUND',
      ]);
      expect(outcomeOf(await admin.browser.delete(at))).toEqual([404, 'MEMBERSHIP_NOT_FOUND']);
    }
    const foreign = [other.roles.manager, await roleNamed(world, other.organizationId, 'Admin')];
    for (const role of foreign) {
      expect(outcomeOf(await admin.browser.patch(member.path, { role_ids: [role] }))).toEqual([
        400,
        'VALIDATION_FAILED',
      ]);
    }
    for (const { browser } of [admin, member]) {
      expect(outcomeOf(await browser.delete(other.member.path))).toEqual([403, 'NOT_WORKSPACE_MEMBER']);
    }
  });
});

describe('POST /workspaces/{id}/leave', () => {
  it('lets members and guests leave a workspace', async () => {
    const world = await createWorld();
    const { id, path, member, organizationAdmin, outsider } = await staffed(world);
    const guest = await addUser(world);
    await addWorkspaceMembers(world, id, [guest.id]);
    for (const browser of [member.browser, await openSignedInBrowser(world, guest.id)]) {
      const { status, body } = await browser.post(`${path}/leave`);
      expect([status, body.data]).toEqual([200, {}]);
      expect((await browser.get('/me/workspace-memberships')).body.data).toEqual([]);
    }
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'workspace.member.removed', actor_id: guest.id });
    for (const browser of [organizationAdmin.browser, outsider]) {
      expect(outcomeOf(await browser.post(`${path}/leave`))).toEqual([403, 'NOT_WORKSPACE_MEMBER']);
    }
  });

  it('keeps the last admin, and one of two admins who leave a workspace concurrently', async () => {
    const world = await createWorld();
    const { path, admin, join } = await staffed(world);
    expect(outcomeOf(await admin.browser.post(`${path}/leave`))).toEqual([409, 'LAST_ADMIN']);
    const second = await join('admin');
    const responses = await Promise.all([admin, second].map(({ browser }) => browser.post(`${path}/leave`)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('changes of an organization and its workspaces at once', () => {
  it('changes an organization and its workspaces concurrently without a deadlock', async () => {
    const world = await createWorld();
    const { id, path, organizationId, admin, organizationAdmin, join } = await staffed(world);
    const people = [await join('member'), await join('member'), await join('member')];
    const { body } = await world.backend.get(`/organizations/${organizationId}/members?limit=100`);
    const membershipOf = (userId: string) => body.data.find((member) => member.user_id === userId)?.id;
    const responses = await Promise.all(
      people.flatMap(({ user, path: membership }) => [
        organizationAdmin.browser.delete(`/organizations/${organizationId}/members/${membershipOf(user.id)}`),
        admin.browser.delete(membership),
        admin.browser.patch(path, { description: user.id }),
      ]),
    );
    for (const { status } of responses) expect([200, 404]).toContain(status);
    const { data } = (await world.backend.get(`/workspaces/${id}/members?limit=100`)).body;
    const left = data.map((member: { user_id: string }) => member.user_id);
    for (const { user } of people) expect(left).not.toContain(user.id);
  });
});

describe('a right', () => {
  it('applies only organization:admin in the workspaces, and no workspace permission in the organization', async () => {
    const world = await createWorld();
    const { id, path, organizationId, admin, organizationMember } = await staffed(world);
    const pretend = async (at: `/${'organizations' | 'workspaces'}/${string}`, name: string, permissions: string[]) =>
      (await world.backend.post(`${at}/roles`, { name, permissions })).body.id;
    const give = async (membership: string, role: string) =>
      expect((await world.backend.patch(membership, { role_ids: [role] })).status).toBe(200);
    const organization = `/organizations/${organizationId}` as const;
    const { body } = await world.backend.get(`${organization}/members?limit=100`);
    const member = body.data.find((each) => each.user_id === organizationMember.user.id);
    const both = ['workspace:admin', 'organization:manage'];
    await give(`${organization}/members/${member?.id}`, await pretend(organization, 'Upstart', both));
    expect(outcomeOf(await organizationMember.browser.patch(path, { name: 'Mine' }))).toEqual([
      403,
      'NOT_WORKSPACE_MEMBER',
    ]);
    await give(admin.path, await pretend(`/workspaces/${id}`, 'Climber', ['organization:admin', 'workspace:admin']));
    expect(outcomeOf(await admin.browser.patch(organization, { name: 'Mine' }))).toEqual([
      403,
      'INSUFFICIENT_PERMISSIONS',
    ]);
    expect((await admin.browser.patch(path, { name: 'Depot' })).status).toBe(200);
  });

  it('applies a permission in a workspace in no other workspace', async () => {
    const world = await createWorld();
    const ours = await staffed(world);
    const { id } = await addWorkspace(world, ours.organizationId);
    await addWorkspaceMembers(world, id, [ours.admin.user.id]);
    for (const response of [
      await ours.admin.browser.patch(`/workspaces/${id}`, { name: 'Mine' }),
      await ours.admin.browser.post(`/workspaces/${id}/members`, { user_id: ours.organizationMember.user.id }),
    ]) {
      expect(outcomeOf(response)).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    }
  });
});
