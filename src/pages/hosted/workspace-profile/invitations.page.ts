import {
  WorkspaceInvitationResendDocument,
  WorkspaceInvitationRevokeDocument,
  WorkspaceInvitationsPageDocument,
  WorkspaceInviteDocument,
} from '../documents.ts';
import { invitationsPage } from '../membership/invitations-page.ts';
import { WORKSPACE } from './workspace.ts';

/** The page with the pending invitations to a workspace, on which managers invite people. */
export const workspaceInvitationsPage = invitationsPage(WORKSPACE, {
  read: async (request, variables) => (await request.run(WorkspaceInvitationsPageDocument, variables)).workspace,
  invite: WorkspaceInviteDocument,
  resend: WorkspaceInvitationResendDocument,
  revoke: WorkspaceInvitationRevokeDocument,
});
