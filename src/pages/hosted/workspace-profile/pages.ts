import type { HostedPage } from '../page.ts';
import { workspaceAddMemberPage } from './add-member.page.ts';
import { workspaceInvitationsPage, workspaceMembersPage, workspaceRolesPage } from './membership.pages.ts';

/** The pages of a workspace. */
export const WORKSPACE_PAGES: readonly HostedPage[] = [
  workspaceMembersPage,
  workspaceAddMemberPage,
  workspaceInvitationsPage,
  workspaceRolesPage,
];
