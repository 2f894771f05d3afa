import { addUser } from '../add-user.ts';
import { backdateLastMail, expireRecently, mailedToken } from '../invitations.ts';
import { addMember, roleNamed } from '../organizations.ts';
import { addWorkspaceMembers } from '../workspaces.ts';
import { unique } from '../world.ts';
import { type Fixture, type Preparations, signedInUser } from './fixture.ts';

type Level = 'organization' | 'workspace';

const idOf = ({ at }: Fixture, level: Level): string => at(`/{${level}_id}`).slice(1);
const inLevel = <Name extends Level>(level: Name) => `/${level}s/{${level}_id}` as const;

/** The id of a new member who is not signed in. */
const newMember = (level: Level) => async (fixture: Fixture) => {
  const { id: user_id } = await addUser(fixture.world);
  const { id } = await fixture.create(`${inLevel(level)}/members`, { user_id });
  return { values: { membership_id: id } };
};

/** Updates a member to the role of administrators. */
const withNewRole = (level: Level) => async (fixture: Fixture) => {
  const { body } = await fixture.world.backend.get(fixture.at(`${inLevel(level)}/roles?limit=100`));
  const admin = body.data.find(({ name }) => name === 'Admin');
  return { ...(await newMember(level)(fixture)), body: { role_ids: [admin?.id] } };
};

/** A new member in their browser. */
const asMember = (level: Level) => async (fixture: Fixture) => {
  const { id, browser } = await signedInUser(fixture.world);
  const membership = await fixture.create(`${inLevel(level)}/members`, { user_id: id });
  return { client: browser, membership };
};

/** A new role of the organization or workspace. */
const newRole = (level: Level) => async (fixture: Fixture) => {
  const role = { name: unique('name'), permissions: ['orders:read'] };
  return { values: { role_id: (await fixture.create(`${inLevel(level)}/roles`, role)).id } };
};

const renamedRole = () => ({ body: { name: unique('name'), permissions: ['orders:read'] } });

const newInvitation = (level: Level) => async (fixture: Fixture) => {
  const email = `${unique('guest')}@example.com`;
  const { id } = await fixture.create(`${inLevel(level)}/invitations`, { email });
  await backdateLastMail(fixture.world, id);
  return { values: { invitation_id: id } };
};

/** A user who is invited to the organization, in their browser. */
const invitedUser = async (fixture: Fixture) => {
  const { email, browser: client } = await signedInUser(fixture.world);
  const { id } = await fixture.create(`${inLevel('organization')}/invitations`, { email });
  return { client, email, values: { invitation_id: id } };
};

const newInvitee = () => ({ body: { email: `${unique('guest')}@example.com` } });

/** Operations about organizations and workspaces; the caller is an admin unless the operation is for members. */
export const membershipPreparations: Preparations = {
  createMyOrganization: async ({ world }) => ({
    client: (await signedInUser(world)).browser,
    body: { name: unique('name') },
  }),
  deleteMyOrganization: async (fixture) => {
    const { id } = await fixture.create('/organizations', { name: unique('name') });
    const admin = await roleNamed(fixture.world, id, 'Admin');
    await addMember(fixture.world, id, fixture.admin.id, [admin]);
    return { values: { id } };
  },
  createMyWorkspace: (fixture) => ({ body: { organization_id: idOf(fixture, 'organization'), name: unique('name') } }),
  deleteMyWorkspace: async (fixture) => {
    const { id } = await fixture.create(`${inLevel('organization')}/workspaces`, { name: unique('name') });
    await addWorkspaceMembers(fixture.world, id, [fixture.admin.id], 'Admin');
    return { values: { id } };
  },
  addMemberOfWorkspace: async (fixture) => {
    const { id: user_id } = await addUser(fixture.world);
    await addMember(fixture.world, idOf(fixture, 'organization'), user_id);
    return { body: { user_id } };
  },
  updateMemberOfOrganization: withNewRole('organization'),
  updateMemberOfWorkspace: withNewRole('workspace'),
  removeMemberOfOrganization: newMember('organization'),
  removeMemberOfWorkspace: newMember('workspace'),
  updateRoleOfOrganization: renamedRole,
  updateRoleOfWorkspace: renamedRole,
  deleteRoleOfOrganization: newRole('organization'),
  deleteRoleOfWorkspace: newRole('workspace'),
  leaveOrganization: asMember('organization'),
  leaveWorkspace: asMember('workspace'),
  switchOrganization: async (fixture) => ({
    ...(await asMember('organization')(fixture)),
    body: { organization_id: idOf(fixture, 'organization') },
  }),
  switchWorkspace: async (fixture) => ({
    ...(await asMember('workspace')(fixture)),
    body: { workspace_id: idOf(fixture, 'workspace') },
  }),
  inviteToOrganization: newInvitee,
  inviteToWorkspace: newInvitee,
  inviteManyToOrganization: () => ({ body: { invitations: [newInvitee().body, newInvitee().body] } }),
  resendInvitationOfOrganization: newInvitation('organization'),
  resendInvitationOfWorkspace: newInvitation('workspace'),
  revokeInvitationOfOrganization: newInvitation('organization'),
  revokeInvitationOfWorkspace: newInvitation('workspace'),
  acceptInvitation: async (fixture) => {
    const { client, email } = await invitedUser(fixture);
    return { client, body: { token: await mailedToken(fixture.world, email) } };
  },
  invitationPreview: async (fixture) => {
    const { email } = await invitedUser(fixture);
    return { client: fixture.world.browser(), body: { token: await mailedToken(fixture.world, email) } };
  },
  renewInvitation: async (fixture) => {
    const { email, values } = await invitedUser(fixture);
    const token = await mailedToken(fixture.world, email);
    await expireRecently(fixture.world, values.invitation_id);
    await backdateLastMail(fixture.world, values.invitation_id);
    return { client: fixture.world.browser(), body: { token } };
  },
  acceptMyInvitation: invitedUser,
  declineMyInvitation: invitedUser,
};
