import {
  OrganizationInvitationResendDocument,
  OrganizationInvitationRevokeDocument,
  OrganizationInvitationsPageDocument,
  OrganizationInviteDocument,
} from '../documents.ts';
import { invitationsPage } from '../membership/invitations-page.ts';
import { ORGANIZATION } from './organization.ts';

/** The page with the pending invitations to an organization, on which managers invite people. */
export const organizationInvitationsPage = invitationsPage(ORGANIZATION, {
  read: async (request, variables) => (await request.run(OrganizationInvitationsPageDocument, variables)).organization,
  invite: OrganizationInviteDocument,
  resend: OrganizationInvitationResendDocument,
  revoke: OrganizationInvitationRevokeDocument,
});
