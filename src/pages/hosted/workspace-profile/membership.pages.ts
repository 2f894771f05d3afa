import { html, type SafeHtml } from '@remix-run/html-template';
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
  introduction,
});

/** Only members see who the members are. Managers who are members of the organization can add its other members. */
function introduction(request: PageRequest, workspace: ShownWorkspaceFragment): SafeHtml {
  const { text, link } = request;
  const canAdd = canManage(workspace) && workspace.organization?.viewerMembership != null;
  const adding = link(WORKSPACE_SECTIONS.pathOf('addMember', workspace.id));
  return html`${workspace.viewerMembership ? '' : html`<p>${text('workspace.onlyMembers')}</p>`}
${canAdd ? html`<p class="actions"><a class="button is-other" href="${adding}">${text('workspace.addMember')}</a></p>` : ''}`;
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
