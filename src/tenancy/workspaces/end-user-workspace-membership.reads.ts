import type { WorkspaceColleague } from '../graph/types.ts';
import { endUserMemberReads } from '../members/end-user-member.reads.ts';
import { personColumns } from '../members/member-list.ts';
import { mainRole } from './workspace-colleague.reads.ts';

/** The memberships of workspaces, as their members see them. */
export const endUserWorkspaceMembers = endUserMemberReads(
  'workspace',
  (rows, deploymentId) =>
    rows
      .selectFrom('workspace_membership as member')
      .innerJoin('user', (join) =>
        join.onRef('user.deployment_id', '=', 'member.deployment_id').onRef('user.id', '=', 'member.user_id'),
      )
      .select([
        'member.id',
        'member.workspace_id as workspaceId',
        'member.created_at as createdAt',
        mainRole('member').as('role'),
        ...personColumns,
      ])
      .where('member.deployment_id', '=', deploymentId),
  ({ workspaceId }) => workspaceId,
);

/** REST's record of a member with what the graph leads on by. */
export function workspaceMembershipOf<Member extends Pick<WorkspaceColleague, 'joinedAt'>>(
  workspaceId: string,
  member: Member,
) {
  return { ...member, workspaceId, createdAt: member.joinedAt };
}
