import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { acceptInvitation, createInvitation, expireInvitation, mailedToken } from '../../support/invitations.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const NINA = 'nina@example.com';

/** The browser of a user whose verified address this is. */
async function ownerOf(world: World, email = NINA): Promise<BrowserClient & { userId: string }> {
  const { id } = await addUser(world, { email });
  return Object.assign(await openSignedInBrowser(world, id), { userId: id });
}

const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  body.errors?.[0]?.code,
];

describe('POST /invitations/accept', () => {
  it('makes the owner of the invited address a member once', async () => {
    const world = await createWorld();
    const id = await addOrganization(world, 'Acme');
    const invitation = await createInvitation(world, id, 'Nina@example.com');
    const token = await mailedToken(world, 'Nina@example.com');
    const owner = await ownerOf(world);
    const { status, body } = await acceptInvitation(owner, token);
    expect([status, body.data]).toMatchObject([
      200,
      { organization: { id, name: 'Acme', slug: 'acme' }, workspace: null, roles: [{ name: 'Member' }] },
    ]);
    expect((await owner.get('/me/organization-memberships')).body.data).toMatchObject([{ id: body.data.id }]);
    const { body: list } = await world.backend.get(`/organizations/${id}/invitations`);
    expect(list.data).toMatchObject([{ id: invitation.id, status: 'accepted' }]);
    expect((await eventsOf(world)).slice(-2)).toMatchObject([
      { type: 'organization.member.added', actor_id: owner.userId },
      {
        type: 'organization.invitation.accepted',
        resource_id: invitation.id,
        actor_id: owner.userId,
        after: { state: 'accepted', acceptedById: owner.userId, membershipId: body.data.id },
      },
    ]);
    expect(codeOf(await acceptInvitation(owner, token))).toEqual([400, 'INVALID_INVITATION']);
  });

  it('makes a user outside the organization a guest of the workspace', async () => {
    const world = await createWorld();
    const organizationId = await addOrganization(world, 'Acme');
    const { id, name, slug } = await addWorkspace(world, organizationId);
    await world.backend.post(`/workspaces/${id}/invitations`, { email: NINA });
    const owner = await ownerOf(world);
    const { status, body } = await acceptInvitation(owner, await mailedToken(world, NINA));
    expect([status, body.data]).toMatchObject([
      200,
      {
        organization: { id: organizationId, name: 'Acme' },
        workspace: { id, name, slug },
        roles: [{ name: 'Member' }],
      },
    ]);
    const { data } = (await owner.get('/me/workspace-memberships')).body;
    expect(data).toMatchObject([{ id: body.data.id, workspace: { id } }]);
    expect((await owner.get('/me/organization-memberships')).body.data).toEqual([]);
    expect((await eventsOf(world)).slice(-2).map(({ type }) => type)).toEqual([
      'workspace.member.added',
      'workspace.invitation.accepted',
    ]);
  });

  it('rejects a user who is already a member', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    await createInvitation(world, id, NINA);
    const owner = await ownerOf(world);
    await addMember(world, id, owner.userId);
    expect(codeOf(await acceptInvitation(owner, await mailedToken(world, NINA)))).toEqual([409, 'ALREADY_MEMBER']);
  });

  it('requires a sign-in and a token to accept an invitation', async () => {
    const world = await createWorld();
    expect(codeOf(await acceptInvitation(world.browser(), 'nonsense'))).toEqual([401, 'NOT_AUTHENTICATED']);
    const owner = await ownerOf(world);
    expect(codeOf(await acceptInvitation(owner, 'nonsense'))).toEqual([400, 'INVALID_INVITATION']);
    for (const sent of [{}, { token: '' }, { token: 'x'.repeat(129) }, { token: 1 }]) {
      expect(codeOf(await owner.post('/invitations/accept', sent))).toEqual([400, 'VALIDATION_FAILED']);
    }
  });
});

describe('/me/invitations', () => {
  it('lists only the invitations that the user can accept', async () => {
    const world = await createWorld();
    const id = await addOrganization(world, 'Acme');
    const admin = await addUser(world, { firstName: 'Mina' });
    await addMember(world, id, admin.id, [await roleNamed(world, id, 'Admin')]);
    const browser = await openSignedInBrowser(world, admin.id);
    const path = `/organizations/${id}/invitations` as const;
    const { id: workspaceId, name, slug } = await addWorkspace(world, id);
    const { id: first } = (await browser.post(path, { email: NINA })).body.data;
    await world.backend.post(`/workspaces/${workspaceId}/invitations`, { email: 'Nina@Example.com' });
    const second = await addOrganization(world, 'Second');
    await expireInvitation(world, (await createInvitation(world, second, NINA)).id);
    const third = await addOrganization(world, 'Third');
    const revoked = await createInvitation(world, third, NINA);
    await world.backend.delete(`/organizations/${third}/invitations/${revoked.id}`);
    await createInvitation(world, second, 'other@example.com');

    const owner = await ownerOf(world);
    const { body } = await owner.get('/me/invitations');
    const organization = { id, name: 'Acme', slug: 'acme' };
    expect(body.data).toMatchObject([
      { organization, workspace: { id: workspaceId, name, slug }, invited_by: null, email: 'Nina@Example.com' },
      {
        id: first,
        email: NINA,
        organization,
        workspace: null,
        roles: [{ name: 'Member' }],
        invited_by: { id: admin.id, first_name: 'Mina' },
      },
    ]);
    expect(body.data).toHaveLength(2);
    expect((await owner.get('/me/invitations?limit=1&offset=1')).body.data).toMatchObject([{ id: first }]);
    const count = (query: string) => countStatementsOf(world, () => owner.get(`/me/invitations${query}`));
    expect(await count('')).toBe(await count('?limit=1'));
    const unproved = await addUser(world, { email: 'third@example.com', verified: false });
    await createInvitation(world, second, 'third@example.com');
    expect((await (await openSignedInBrowser(world, unproved.id)).get('/me/invitations')).body.data).toEqual([]);
  });

  it('accepts an own invitation once without its token', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const invitation = await createInvitation(world, id, NINA);
    const owner = await ownerOf(world);
    const path = `/me/invitations/${invitation.id}`;
    const outsider = await ownerOf(world, 'outsider@example.com');
    expect(codeOf(await outsider.post(`${path}/accept`))).toEqual([404, 'INVITATION_NOT_FOUND']);
    const { status, body } = await owner.post(`${path}/accept`);
    expect([status, body.data]).toMatchObject([200, { organization: { id } }]);
    expect(codeOf(await owner.post(`${path}/accept`))).toEqual([400, 'INVALID_INVITATION']);
    expect((await owner.get('/me/invitations')).body.data).toEqual([]);
    expect(codeOf(await owner.delete(path))).toEqual([409, 'CONFLICT']);
  });

  it('invalidates the mailed link when the user declines an invitation', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const invitation = await createInvitation(world, id, NINA);
    const owner = await ownerOf(world);
    const path = `/me/invitations/${invitation.id}`;
    const outsider = await ownerOf(world, 'outsider@example.com');
    expect(codeOf(await outsider.delete(path))).toEqual([404, 'INVITATION_NOT_FOUND']);
    expect((await owner.delete(path)).status).toBe(200);
    expect(codeOf(await acceptInvitation(owner, await mailedToken(world, NINA)))).toEqual([400, 'INVALID_INVITATION']);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'organization.invitation.revoked',
      actor_id: owner.userId,
      after: { state: 'revoked' },
    });
  });
});
