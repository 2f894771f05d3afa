import { linkButton } from '../../elements/index.ts';
import {
  OrganizationInvitationResendDocument,
  OrganizationInvitationRevokeDocument,
  OrganizationInvitationsPageDocument,
  OrganizationInviteDocument,
  OrganizationMemberRemoveDocument,
  OrganizationMembersPageDocument,
  OrganizationMemberUpdateDocument,
  OrganizationRightsDocument,
  OrganizationRoleCreateDocument,
  OrganizationRoleDeleteDocument,
  OrganizationRolesPageDocument,
  OrganizationRoleUpdateDocument,
} from '../documents.ts';
import { invitationsPage } from '../membership/invitations-page.ts';
import { membersPage } from '../membership/members-page.ts';
import { rolesPage } from '../membership/roles-page.ts';
import { canManage, ORGANIZATION, sectionPath } from './organization.ts';

/** The page with the members of an organization, on which managers change roles and remove members. */
export const organizationMembersPage = membersPage(ORGANIZATION, {
  async read(request, { id, search, after }) {
    const rights = await request.run(OrganizationRightsDocument, { id });
    const manages = rights.organization != null && canManage(rights.organization);
    const { organization } = await request.run(OrganizationMembersPageDocument, { id, search, manages, after });
    return organization;
  },
  update: OrganizationMemberUpdateDocument,
  remove: OrganizationMemberRemoveDocument,
  adding: ({ text, link }, organization) =>
    canManage(organization)
      ? linkButton({
          label: text('organization.inviteTitle'),
          href: link(sectionPath('invitations', organization.id)),
          icon: 'plus',
          isSmall: true,
        })
      : '',
});

/** The page with the pending invitations to an organization, on which managers invite people. */
export const organizationInvitationsPage = invitationsPage(ORGANIZATION, {
  read: async (request, variables) => (await request.run(OrganizationInvitationsPageDocument, variables)).organization,
  invite: OrganizationInviteDocument,
  resend: OrganizationInvitationResendDocument,
  revoke: OrganizationInvitationRevokeDocument,
});

/** The page with the roles of an organization, on which managers create, change and delete its own roles. */
export const organizationRolesPage = rolesPage(ORGANIZATION, {
  read: async (request, variables) => (await request.run(OrganizationRolesPageDocument, variables)).organization,
  create: OrganizationRoleCreateDocument,
  update: OrganizationRoleUpdateDocument,
  delete: OrganizationRoleDeleteDocument,
});
