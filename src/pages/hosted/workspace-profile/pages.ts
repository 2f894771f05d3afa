import type { HostedPage } from '../page.ts';
import { workspaceAddMemberPage } from './add-member.page.ts';
import { workspaceInvitationsPage } from './invitations.page.ts';
import { workspaceMembersPage } from './members.page.ts';
import { workspaceRolesPage } from './roles.page.ts';

/** The pages of a workspace. */
export const WORKSPACE_PAGES: readonly HostedPage[] = [
  workspaceMembersPage,
  workspaceAddMemberPage,
  workspaceInvitationsPage,
  workspaceRolesPage,
];
