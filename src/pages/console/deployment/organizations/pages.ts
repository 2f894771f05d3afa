import { type OperationError, OperationFailure } from '../../../errors/operation-failure.ts';
import type { ConsolePage } from '../../console-request.ts';
import {
  ConsoleOrganizationDeleteDocument,
  ConsoleOrganizationDeleteImageDocument,
  ConsoleOrganizationDocument,
  ConsoleOrganizationInvitationResendDocument,
  ConsoleOrganizationInvitationRevokeDocument,
  ConsoleOrganizationInvitationsDocument,
  ConsoleOrganizationInviteDocument,
  ConsoleOrganizationMemberAddDocument,
  ConsoleOrganizationMemberRemoveDocument,
  ConsoleOrganizationMembersDocument,
  ConsoleOrganizationMemberUpdateDocument,
  ConsoleOrganizationNewMemberDocument,
  ConsoleOrganizationRoleCreateDocument,
  ConsoleOrganizationRoleDeleteDocument,
  ConsoleOrganizationRolesDocument,
  ConsoleOrganizationRoleUpdateDocument,
  ConsoleOrganizationSetImageDocument,
  ConsoleOrganizationUpdateDocument,
  ConsoleWorkspaceDeleteDocument,
  ConsoleWorkspaceDeleteImageDocument,
  ConsoleWorkspaceDocument,
  ConsoleWorkspaceInvitationResendDocument,
  ConsoleWorkspaceInvitationRevokeDocument,
  ConsoleWorkspaceInvitationsDocument,
  ConsoleWorkspaceInviteDocument,
  ConsoleWorkspaceMemberAddDocument,
  ConsoleWorkspaceMemberRemoveDocument,
  ConsoleWorkspaceMembersDocument,
  ConsoleWorkspaceMemberUpdateDocument,
  ConsoleWorkspaceNewMemberDocument,
  ConsoleWorkspaceRoleCreateDocument,
  ConsoleWorkspaceRoleDeleteDocument,
  ConsoleWorkspaceRolesDocument,
  ConsoleWorkspaceRoleUpdateDocument,
  ConsoleWorkspaceSetImageDocument,
  ConsoleWorkspaceUpdateDocument,
} from '../documents.ts';
import { generalPage } from './general-page.ts';
import { invitationsPage } from './invitations-page.ts';
import { ORGANIZATION, WORKSPACE } from './level.ts';
import { membersPage } from './members-page.ts';
import { newMemberPage } from './new-member-page.ts';
import { newOrganizationPage, organizationsPage } from './organizations.page.ts';
import { rolesPage } from './roles-page.ts';
import { organizationWorkspacesPage } from './workspaces.page.ts';

/** The pages of an organization, besides that of its workspaces. */
const ORGANIZATION_PAGES: readonly ConsolePage[] = [
  generalPage(ORGANIZATION, {
    read: ConsoleOrganizationDocument,
    update: ConsoleOrganizationUpdateDocument,
    remove: ConsoleOrganizationDeleteDocument,
    setImage: ConsoleOrganizationSetImageDocument,
    deleteImage: ConsoleOrganizationDeleteImageDocument,
    afterDeletion: ({ link }) => link('/organizations', { done: 'deleted' }),
  }),
  membersPage(ORGANIZATION, {
    read: ConsoleOrganizationMembersDocument,
    update: ConsoleOrganizationMemberUpdateDocument,
    remove: ConsoleOrganizationMemberRemoveDocument,
  }),
  newMemberPage(ORGANIZATION, {
    read: ConsoleOrganizationNewMemberDocument,
    add: ConsoleOrganizationMemberAddDocument,
  }),
  invitationsPage(ORGANIZATION, {
    read: ConsoleOrganizationInvitationsDocument,
    maxAddresses: 100,
    async invite(request, emails, roles) {
      const invitations = emails.map((email) => ({ email, ...roles }));
      const { createInvitations: created } = await request.run(ConsoleOrganizationInviteDocument, {
        id: request.pathParameter,
        input: { invitations },
      });
      return created?.outcomes.map(({ error }) => error) ?? [];
    },
    resend: ConsoleOrganizationInvitationResendDocument,
    revoke: ConsoleOrganizationInvitationRevokeDocument,
  }),
  rolesPage(ORGANIZATION, {
    read: ConsoleOrganizationRolesDocument,
    create: ConsoleOrganizationRoleCreateDocument,
    update: ConsoleOrganizationRoleUpdateDocument,
    delete: ConsoleOrganizationRoleDeleteDocument,
  }),
];

const WORKSPACE_PAGES: readonly ConsolePage[] = [
  generalPage(WORKSPACE, {
    read: ConsoleWorkspaceDocument,
    update: ConsoleWorkspaceUpdateDocument,
    remove: ConsoleWorkspaceDeleteDocument,
    setImage: ConsoleWorkspaceSetImageDocument,
    deleteImage: ConsoleWorkspaceDeleteImageDocument,
    afterDeletion: ({ link }, { organization }) =>
      link(organization ? `${ORGANIZATION.paths.workspaces}/${organization.id}` : '/organizations', {
        done: 'deleted',
      }),
  }),
  membersPage(WORKSPACE, {
    read: ConsoleWorkspaceMembersDocument,
    update: ConsoleWorkspaceMemberUpdateDocument,
    remove: ConsoleWorkspaceMemberRemoveDocument,
  }),
  newMemberPage(WORKSPACE, { read: ConsoleWorkspaceNewMemberDocument, add: ConsoleWorkspaceMemberAddDocument }),
  invitationsPage(WORKSPACE, {
    read: ConsoleWorkspaceInvitationsDocument,
    maxAddresses: 20,
    // No operation invites several people to a workspace.
    async invite(request, emails, roles) {
      const errors: (OperationError | OperationFailure | null)[] = [];
      for (const email of emails) {
        const variables = { id: request.pathParameter, input: { email, ...roles } };
        errors.push(await failureOf(request.run(ConsoleWorkspaceInviteDocument, variables)));
      }
      return errors;
    },
    resend: ConsoleWorkspaceInvitationResendDocument,
    revoke: ConsoleWorkspaceInvitationRevokeDocument,
  }),
  rolesPage(WORKSPACE, {
    read: ConsoleWorkspaceRolesDocument,
    create: ConsoleWorkspaceRoleCreateDocument,
    update: ConsoleWorkspaceRoleUpdateDocument,
    delete: ConsoleWorkspaceRoleDeleteDocument,
  }),
];

/** Errors that all addresses have in common. */
const OF_ALL_ADDRESSES: ReadonlySet<string> = new Set(['INSUFFICIENT_PERMISSIONS', 'WORKSPACE_NOT_FOUND']);

/** Why one address was not invited, such as the error of its first invalid field; null if it was. Throws what is not about the address. */
async function failureOf(running: Promise<unknown>): Promise<OperationError | OperationFailure | null> {
  try {
    await running;
    return null;
  } catch (error) {
    if (!(error instanceof OperationFailure) || OF_ALL_ADDRESSES.has(error.code)) throw error;
    return error.errors[0] ?? error;
  }
}

/** The pages of organizations and their workspaces. */
export const GROUP_PAGES: readonly ConsolePage[] = [
  organizationsPage,
  newOrganizationPage,
  organizationWorkspacesPage,
  ...ORGANIZATION_PAGES,
  ...WORKSPACE_PAGES,
];
