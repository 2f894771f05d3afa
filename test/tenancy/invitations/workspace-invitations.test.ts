import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { backdateLastMail, createInvitation } from '../../support/invitations.ts';
import { waitForMail } from '../../support/mail.ts';
import { addOrganization, roleNamed } from '../../support/organizations.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { createWorld, eventsOf } from '../../support/world.ts';

describe('/workspaces/{workspace_id}/invitations', () => {
  it('invites to a workspace independently of its organization', async () => {
    const world = await createWorld();
    const organizationId = await addOrganization(world, 'Acme');
    const { id, name } = await addWorkspace(world, organizationId);
    const path = `/workspaces/${id}/invitations` as const;
    const { status, body } = await world.backend.post(path, { email: 'nina@example.com' });
    expect([status, body.roles[0].permissions]).toEqual([201, ['workspace:read']]);
    expect((await waitForMail(world, 'nina@example.com')).text).toContain(`the workspace “${name}” of “Acme”`);
    await createInvitation(world, organizationId, 'nina@example.com');
    const again = await world.backend.post(path, { email: 'Nina@example.com' });
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_INVITED']);

    expect((await world.backend.get(path)).body.data).toMatchObject([{ id: body.id }]);
    const { body: list } = await world.backend.get(`/organizations/${organizationId}/invitations`);
    expect(list.data.map((each: { id: string }) => each.id)).not.toContain(body.id);
    const query = `query ($id: ID!) { workspace(id: $id) {
      invitations { totalCount nodes { id } } organization { invitations { totalCount } } } }`;
    expect(await world.backend.data(query, { id })).toEqual({
      workspace: {
        invitations: { totalCount: 1, nodes: [{ id: body.id }] },
        organization: { invitations: { totalCount: 1 } },
      },
    });
    expect((await eventsOf(world)).map(({ type }) => type)).toContain('workspace.invitation.created');
  });

  it('accepts only roles of the workspace and rejects the address of a member', async () => {
    const world = await createWorld();
    const organizationId = await addOrganization(world);
    const { id } = await addWorkspace(world, organizationId);
    const path = `/workspaces/${id}/invitations` as const;
    const role_ids = [await roleNamed(world, organizationId, 'Admin')];
    const { status, body } = await world.backend.post(path, { email: 'nina@example.com', role_ids });
    expect([status, body.errors[0].path]).toEqual([400, 'role_ids.0']);
    const member = await addUser(world, { email: 'proved@example.com' });
    await addWorkspaceMembers(world, id, [member.id]);
    const rejected = await world.backend.post(path, { email: 'proved@example.com' });
    expect([rejected.status, rejected.body.code]).toEqual([409, 'ALREADY_MEMBER']);
  });

  it('resends and revokes an invitation to a workspace', async () => {
    const world = await createWorld();
    const { id, organizationId } = await addWorkspace(world);
    const path = `/workspaces/${id}/invitations` as const;
    const { body } = await world.backend.post(path, { email: 'nina@example.com' });
    await backdateLastMail(world, body.id);
    expect((await world.backend.post(`${path}/${body.id}/resend`)).status).toBe(200);
    const elsewhere = `/organizations/${organizationId}/invitations/${body.id}`;
    expect((await world.backend.delete(elsewhere)).status).toBe(404);
    expect((await world.backend.delete(`${path}/${body.id}`)).status).toBe(204);
    expect((await world.backend.delete(`${path}/${body.id}`)).status).toBe(409);
    expect((await eventsOf(world)).slice(-2).map(({ type }) => type)).toEqual([
      'workspace.invitation.resent',
      'workspace.invitation.revoked',
    ]);
  });
});
