import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { addMemberWithRole } from '../../support/key-checks.ts';
import { addOrganization } from '../../support/organizations.ts';
import { addWorkspace } from '../../support/workspaces.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const BILLING = { name: 'Billing', permissions: ['invoices:read', 'invoices:*'] };

/** A workspace with a role of its own. */
async function workspaceWithRole(world: World) {
  const { id, organizationId } = await addWorkspace(world, await addOrganization(world));
  const roles = `/workspaces/${id}/roles` as const;
  const { body: role } = await world.backend.post(roles, BILLING);
  return { id, organizationId, roles, role, path: `${roles}/${role.id}` as const };
}

describe('PATCH /workspaces/{workspace_id}/roles/{role_id}', () => {
  it('changes the sent fields of a role, keeps the others and records the event', async () => {
    const world = await createWorld();
    const { path, role } = await workspaceWithRole(world);
    const renamed = await world.backend.patch(path, { name: 'Money' });
    expect([renamed.status, renamed.body]).toEqual([
      200,
      { ...role, name: 'Money', level: 'workspace', updated_at: expect.any(String) },
    ]);
    const { body } = await world.backend.patch(path, { permissions: ['a:b', 'a:b'] });
    expect(body).toMatchObject({ name: 'Money', permissions: ['a:b'] });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'workspace.role.updated',
      resource_id: role.id,
      before: { name: 'Money', permissions: BILLING.permissions },
      after: { name: 'Money', permissions: ['a:b'] },
    });
  });

  it('rejects changes of roles of the deployment or another parent, names in use and invalid values', async () => {
    const world = await createWorld();
    const { roles, role, organizationId } = await workspaceWithRole(world);
    const other = await workspaceWithRole(world);
    const foreign = await workspaceWithRole(await createWorld());
    const { body: ofOrganization } = await world.backend.post(`/organizations/${organizationId}/roles`, BILLING);
    const patch = async (roleId: string, sent: unknown) => {
      const { status, body } = await world.backend.patch(`${roles}/${roleId}`, sent);
      return [status, body.code];
    };
    const [admin] = (await world.backend.get(roles)).body.data;
    expect(await patch(admin.id, { name: 'Boss' })).toEqual([409, 'ROLE_READ_ONLY']);
    expect(await patch(role.id, { name: 'Admin' })).toEqual([409, 'NAME_TAKEN']);
    for (const sent of [{ name: null }, { name: '' }, { permissions: [] }, { permissions: ['Upper:case'] }]) {
      expect(await patch(role.id, sent)).toEqual([400, 'VALIDATION_FAILED']);
    }
    for (const id of [other.role.id, foreign.role.id, ofOrganization.id, '1', 'abc']) {
      expect(await patch(id, { name: 'Boss' })).toEqual([404, 'ROLE_NOT_FOUND']);
    }
    const absent = await world.backend.patch(`/workspaces/${foreign.id}/roles/${foreign.role.id}`, { name: 'Boss' });
    expect([absent.status, absent.body.code]).toEqual([404, 'WORKSPACE_NOT_FOUND']);
  });

  it('rejects a change of a role that would leave the workspace without an admin', async () => {
    const world = await createWorld();
    const { id, roles } = await workspaceWithRole(world);
    const { role } = await addMemberWithRole(world, 'workspace', id, (await addUser(world)).id, ['workspace:admin']);
    const rejected = await world.backend.patch(`${roles}/${role.id}`, { permissions: ['a:b'] });
    expect([rejected.status, rejected.body.code]).toEqual([409, 'LAST_ADMIN']);
    await addMemberWithRole(world, 'workspace', id, (await addUser(world)).id, ['workspace:admin']);
    expect((await world.backend.patch(`${roles}/${role.id}`, { permissions: ['a:b'] })).status).toBe(200);
  });

  it('changes a role in GraphQL, with the scope of workspaces only', async () => {
    const world = await createWorld();
    const { id, role } = await workspaceWithRole(world);
    const change = `mutation ($id: ID!, $role: ID!) {
      updateWorkspaceRole(workspaceId: $id, roleId: $role, input: { name: "Money" }) { name level workspace { id } }
    }`;
    const as = async (scope: 'workspaces:write' | 'organizations:write') =>
      (await world.backend.with(await world.token([scope, 'workspaces:read'])).graphql(change, { id, role: role.id }))
        .body;
    expect((await as('organizations:write')).errors?.[0]?.extensions.code).toBe('INSUFFICIENT_PERMISSIONS');
    expect((await as('workspaces:write')).data).toEqual({
      updateWorkspaceRole: { name: 'Money', level: 'WORKSPACE', workspace: { id } },
    });
  });
});

describe('DELETE /workspaces/{workspace_id}/roles/{role_id}', () => {
  it('deletes a role that no member has and records the event', async () => {
    const world = await createWorld();
    const { path, role } = await workspaceWithRole(world);
    const { status, text } = await world.backend.delete(path);
    expect([status, text]).toEqual([204, '']);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'workspace.role.deleted',
      resource_id: role.id,
      before: BILLING,
    });
    const again = await world.backend.delete(path);
    expect([again.status, again.body.code]).toEqual([404, 'ROLE_NOT_FOUND']);
  });

  it('rejects deleting roles of members, of pending invitations, of the deployment and of other workspaces', async () => {
    const world = await createWorld();
    const { id, roles, role } = await workspaceWithRole(world);
    const other = await workspaceWithRole(world);
    const remove = async (roleId: string) => {
      const { status, body } = await world.backend.delete(`${roles}/${roleId}`);
      return [status, body?.code];
    };
    const held = await addMemberWithRole(world, 'workspace', id, (await addUser(world)).id, ['a:b']);
    expect(await remove(held.role.id)).toEqual([409, 'ROLE_IN_USE']);
    await world.backend.delete(`${held.path}/members/${held.membership.id}`);
    expect(await remove(held.role.id)).toEqual([204, undefined]);
    const sent = { email: 'nina@example.com', role_ids: [role.id] };
    const { body: invitation } = await world.backend.post(`/workspaces/${id}/invitations`, sent);
    expect(await remove(role.id)).toEqual([409, 'ROLE_IN_USE']);
    await world.backend.delete(`/workspaces/${id}/invitations/${invitation.id}`);
    expect(await remove(role.id)).toEqual([204, undefined]);
    const [admin] = (await world.backend.get(roles)).body.data;
    expect(await remove(admin.id)).toEqual([409, 'ROLE_READ_ONLY']);
    for (const absent of [other.role.id, '1', 'abc']) expect(await remove(absent)).toEqual([404, 'ROLE_NOT_FOUND']);
  });
});
