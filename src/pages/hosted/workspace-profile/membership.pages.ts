import type { SafeHtml } from '@remix-run/html-template';
import { actions, linkButton } from '../../elements/index.ts';
import {
  type ShownWorkspaceFragment,
  WorkspaceInvitationResendDocument,
  WorkspaceInvitationRevokeDocument,
  WorkspaceInvitationsPageDocument,
  WorkspaceInviteDocument,
  WorkspaceMemberRemoveDocument,
  WorkspaceMembersPageDocument,
  WorkspaceMemberUpdateDocument,
  WorkspaceRightsDocument,
  WorkspaceRoleCreateDocument,
  WorkspaceRoleDeleteDocument,
  WorkspaceRolesPageDocument,
  WorkspaceRoleUpdateDocument,
} from '../documents.ts';
import { invitationsPage } from '../membership/invitations-page.ts';
import { membersPage } from '../membership/members-page.ts';
import { rolesPage } from '../membership/roles-page.ts';
import type { PageRequest } from '../page.ts';
import { canManage, WORKSPACE, WORKSPACE_SECTIONS } from './workspace.ts';

/** The page with the members of a workspace, on which managers change roles and remove members. */
export const workspaceMembersPage = membersPage(WORKSPACE, {
  async read(request, { id, search, after }) {
    const { workspace } = await request.run(WorkspaceRightsDocument, { id });
    if (!workspace?.viewerMembership) return workspace && { ...workspace, members: null };
    const manages = canManage(workspace);
    return (await request.run(WorkspaceMembersPageDocument, { id, search, manages, after })).workspace;
  },
  update: WorkspaceMemberUpdateDocument,
  remove: WorkspaceMemberRemoveDocument,
  adding,
});

/** Managers who are members of the organization can add its other members. Others are invited. */
function adding({ text, link }: PageRequest, workspace: ShownWorkspaceFragment): SafeHtml | string {
  if (!canManage(workspace)) return '';
  const { id, organization } = workspace;
  const invite = linkButton({
    label: text('organization.inviteTitle'),
    href: link(WORKSPACE_SECTIONS.pathOf('invitations', id)),
    kind: 'other',
    icon: 'mail',
    isSmall: true,
  });
  if (organization?.viewerMembership == null) return invite;
  const add = linkButton({
    label: text('workspace.addMember'),
    href: link(WORKSPACE_SECTIONS.pathOf('addMember', id)),
    icon: 'plus',
    isSmall: true,
  });
  return actions(invite, add);
}

/** The page with the pending invitations to a workspace, on which managers invite people. */
export const workspaceInvitationsPage = invitationsPage(WORKSPACE, {
  read: async (request, variables) => (await request.run(WorkspaceInvitationsPageDocument, variables)).workspace,
  invite: WorkspaceInviteDocument,
  resend: WorkspaceInvitationResendDocument,
  revoke: WorkspaceInvitationRevokeDocument,
});

/** The page with the roles of a workspace, on which managers create, change and delete its own roles. */
export const workspaceRolesPage = rolesPage(WORKSPACE, {
  read: async (request, variables) => (await request.run(WorkspaceRolesPageDocument, variables)).workspace,
  create: WorkspaceRoleCreateDocument,
  update: WorkspaceRoleUpdateDocument,
  delete: WorkspaceRoleDeleteDocument,
});
