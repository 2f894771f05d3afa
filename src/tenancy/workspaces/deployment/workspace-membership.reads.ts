import type { EndUserWorkspaceMember } from '../../../generated/deployment.ts';
import { endUserMemberReads } from '../../members/deployment/member.reads.ts';
import { personColumns } from '../../members/deployment/member-list.ts';
import { highestRoleName } from './workspace-member.reads.ts';

/** The memberships of workspaces, as other members see them. */
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
        highestRoleName('member').as('role'),
        ...personColumns,
      ])
      .where('member.deployment_id', '=', deploymentId),
  ({ workspaceId }) => workspaceId,
);

/** Adds to the result of a REST operation the fields that GraphQL needs to resolve edges. */
export function toWorkspaceMembershipRow<Member extends Pick<EndUserWorkspaceMember, 'joinedAt'>>(
  workspaceId: string,
  member: Member,
) {
  return { ...member, workspaceId, createdAt: member.joinedAt };
}
