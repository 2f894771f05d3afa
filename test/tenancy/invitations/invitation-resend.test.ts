import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { backdateLastMail, expireInvitation, mailedToken } from '../../support/invitations.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { addWorkspace } from '../../support/workspaces.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function invite({ backend }: World, organizationId: string, sent: Record<string, unknown>) {
  return backend.post(`/organizations/${organizationId}/invitations`, sent);
}

describe('POST /organizations/{organization_id}/invitations/{invitation_id}/resend', () => {
  const resend = ({ backend }: World, organizationId: string, id: string) =>
    backend.post(`/organizations/${organizationId}/invitations/${id}/resend`);

  it('mails a new token and restarts the lifetime of the invitation', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const { body: invitation } = await invite(world, id, { email: 'nina@example.com', expires_in: 3600 });
    const first = await mailedToken(world, 'nina@example.com');
    await backdateLastMail(world, invitation.id);
    await expireInvitation(world, invitation.id);
    const before = Date.now();
    const { status, body } = await resend(world, id, invitation.id);
    expect([status, body]).toEqual([200, { ...invitation, expires_at: expect.stringMatching(TIMESTAMP) }]);
    expect(Date.parse(body.expires_at) - before).toBeGreaterThan(3_590_000);
    expect(Date.parse(body.expires_at) - before).toBeLessThan(3_700_000);
    expect(await mailedToken(world, 'nina@example.com', 2)).not.toBe(first);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'organization.invitation.resent' });
  });

  it('makes an expired invitation pending again, unless the address was invited again or has joined', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const { body: invitation } = await invite(world, id, { email: 'nina@example.com' });
    await backdateLastMail(world, invitation.id);
    await expireInvitation(world, invitation.id);
    const { body: second } = await invite(world, id, { email: 'nina@example.com' });
    const rejected = await resend(world, id, invitation.id);
    expect([rejected.status, rejected.body.code]).toEqual([409, 'ALREADY_INVITED']);
    await world.backend.delete(`/organizations/${id}/invitations/${second.id}`);
    const { status, body } = await resend(world, id, invitation.id);
    expect([status, body.status]).toEqual([200, 'pending']);
    await backdateLastMail(world, invitation.id);
    await addMember(world, id, (await addUser(world, { email: 'nina@example.com' })).id);
    const joined = await resend(world, id, invitation.id);
    expect([joined.status, joined.body.code]).toEqual([409, 'ALREADY_MEMBER']);
  });

  it('mails an invitation at most once a minute', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const { body: invitation } = await invite(world, id, { email: 'nina@example.com' });
    const { status, body, headers } = await resend(world, id, invitation.id);
    expect([status, body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('rejects resending an invitation that was accepted or revoked, or whose roles were deleted', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const role = await world.backend.post(`/organizations/${id}/roles`, { name: 'Buyer', permissions: ['a:b'] });
    const { body: invitation } = await invite(world, id, { email: 'nina@example.com', role_ids: [role.body.id] });
    await backdateLastMail(world, invitation.id);
    await expireInvitation(world, invitation.id);
    expect((await world.backend.delete(`/organizations/${id}/roles/${role.body.id}`)).status).toBe(204);
    const roleless = await resend(world, id, invitation.id);
    expect([roleless.status, roleless.body.code]).toEqual([409, 'CONFLICT']);
    await world.backend.delete(`/organizations/${id}/invitations/${invitation.id}`);
    const revoked = await resend(world, id, invitation.id);
    expect([revoked.status, revoked.body.code]).toEqual([409, 'CONFLICT']);
  });

  it('returns 404 when resending an invitation of another organization or of a workspace', async () => {
    const world = await createWorld();
    const [id, second] = [await addOrganization(world), await addOrganization(world, 'Second')];
    const { body: foreign } = await invite(world, second, { email: 'nina@example.com' });
    const { id: workspaceId } = await addWorkspace(world, id);
    const sent = { email: 'nina@example.com' };
    const { body: inWorkspace } = await world.backend.post(`/workspaces/${workspaceId}/invitations`, sent);
    for (const each of [foreign.id, inWorkspace.id, '1', 'abc']) {
      const { status, body } = await resend(world, id, each);
      expect([status, body.code]).toEqual([404, 'INVITATION_NOT_FOUND']);
    }
  });
});
