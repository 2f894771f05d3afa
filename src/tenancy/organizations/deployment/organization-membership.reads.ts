import type { OrganizationMember } from '../../../generated/deployment.ts';
import { endUserMemberReads } from '../../members/deployment/member.reads.ts';
import { personColumns } from '../../members/deployment/member-list.ts';

/** The memberships of organizations, as other members see them. */
export const endUserOrganizationMembers = endUserMemberReads(
  'organization',
  (rows, deploymentId) =>
    rows
      .selectFrom('organization_membership as member')
      .innerJoin('user', (join) =>
        join.onRef('user.deployment_id', '=', 'member.deployment_id').onRef('user.id', '=', 'member.user_id'),
      )
      .select((select) => [
        'member.id',
        'member.organization_id as organizationId',
        'member.created_at as createdAt',
        select.fn.coalesce('member.last_active_at', 'user.last_active_at').as('lastActive'),
        ...personColumns,
      ])
      .where('member.deployment_id', '=', deploymentId),
  ({ organizationId }) => organizationId,
);

/** Adds to the result of a REST operation the fields that GraphQL needs to resolve edges. */
export function toMembershipRow<Member extends Pick<OrganizationMember, 'joinedAt'>>(
  organizationId: string,
  member: Member,
) {
  return { ...member, organizationId, createdAt: member.joinedAt };
}
