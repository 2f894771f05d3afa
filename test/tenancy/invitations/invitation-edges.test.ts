import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { backdateLastMail, mailedToken } from '../../support/invitations.ts';
import { addOrganization, addUserWithRole } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace } from '../../support/workspaces.ts';
import { createWorld } from '../../support/world.ts';

const NINA = 'nina@example.com';

describe('invitations in GraphQL', () => {
  it('creates, resends, lists, accepts and declines invitations in GraphQL as in REST', async () => {
    const world = await createWorld();
    const id = await addOrganization(world, 'Acme');
    const { id: workspaceId, name } = await addWorkspace(world, id);
    const admin = await openSignedInBrowser(world, (await addUserWithRole(world, id, 'Admin')).id);
    const made = await admin.data(
      `mutation ($id: ID!, $workspaceId: ID!, $input: CreateInvitationInput!) {
        createInvitation(organizationId: $id, input: $input) { id status roles { name } }
        createWorkspaceInvitation(workspaceId: $workspaceId, input: $input) { id status }
      }`,
      { id, workspaceId, input: { email: NINA } },
    );
    const invitation = made.createInvitation.id;
    expect(made).toMatchObject({
      createInvitation: { status: 'PENDING', roles: [{ name: 'Member' }] },
      createWorkspaceInvitation: { status: 'PENDING' },
    });
    await backdateLastMail(world, invitation);
    const again =
      'mutation ($id: ID!, $of: ID!) { resendInvitation(organizationId: $id, invitationId: $of) { status } }';
    expect(await admin.data(again, { id, of: invitation })).toEqual({
      resendInvitation: { status: 'PENDING' },
    });

    const nina = await openSignedInBrowser(world, (await addUser(world, { email: NINA })).id);
    const mine = await nina.data(
      '{ viewer { invitations { nodes { id organization { name } workspace { name } inviter { id } } } } }',
    );
    expect(mine.viewer.invitations.nodes).toMatchObject([
      { id: invitation, organization: { name: 'Acme' }, workspace: null },
      { id: made.createWorkspaceInvitation.id, workspace: { name } },
    ]);
    // Three mails were sent, in any order. The second mail of the organization has the newest token of its invitation.
    const accept = 'mutation ($token: String!) { acceptInvitation(input: { token: $token }) { organization { id } } }';
    const tokens = await Promise.all([1, 2, 3].map((nth) => mailedToken(world, NINA, nth)));
    const responses = [];
    for (const token of tokens) responses.push((await nina.graphql(accept, { token })).body);
    expect(responses.filter(({ errors }) => errors === undefined)).toHaveLength(2);
    const rejected = responses.flatMap(({ errors }) => errors ?? []);
    expect(rejected.map((error: { extensions: { code: string } }) => error.extensions.code)).toEqual([
      'INVALID_INVITATION',
    ]);
    const decline = 'mutation ($id: ID!) { declineInvitation(invitationId: $id) }';
    const { body } = await nina.graphql(decline, { id: invitation });
    expect(body.errors[0].extensions.code).toBe('CONFLICT');
  });
});
