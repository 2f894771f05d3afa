import { sql } from 'kysely';
import { imageOrDefault } from '../../../../deployment/index.ts';
import type { EndUserWorkspaceMember } from '../../../../generated/deployment.ts';
import type { OffsetRange } from '../../../../platform/database/pages/page.ts';
import { DEPLOYMENT_ID } from '../../../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../../../platform/database/tables.ts';
import { endUserMemberReads } from '../../../members/deployment/member.reads.ts';
import { personColumns } from '../../../members/deployment/member-list.ts';
import { membershipNotFound } from '../../../members/member.reads.ts';

/** Selects the members of a workspace as other members see them, in the order in which they joined. */
export function selectWorkspaceMembers(
  rows: Rows,
  deploymentId: number,
  workspaceId: string,
  { limit, offset }: OffsetRange,
) {
  const query = selectMembers(rows, deploymentId)
    .where('m.workspace_id', '=', workspaceId)
    .orderBy('m.created_at')
    .orderBy('m.id')
    .offset(offset);
  return limit ? query.limit(limit) : query;
}

/** One member of a workspace as other members see them. */
export async function getWorkspaceMemberForEndUser(rows: Rows, deploymentId: number, workspaceId: string, id: string) {
  const query = selectMembers(rows, deploymentId).where('m.workspace_id', '=', workspaceId).where('m.id', '=', id);
  return toEndUserMember(await query.executeTakeFirstOrThrow(membershipNotFound));
}

/**
 * The name of the most privileged role of the membership `alias`: admin before manager before other roles, then by id.
 */
export const highestRoleName = (alias: string) => sql<string | null>`(
  select role.name
  from workspace_membership_role held
  join role on role.deployment_id = held.deployment_id and role.id = held.role_id
  where held.deployment_id = ${DEPLOYMENT_ID} and held.membership_id = ${sql.ref(`${alias}.id`)}
  order by 'workspace:admin' = any(role.permissions) desc, 'workspace:manage' = any(role.permissions) desc, role.id
  limit 1)`;

/** Selects only the documented fields. */
function selectMembers(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('workspace_membership as m')
    .innerJoin('user as u', (join) =>
      join.onRef('u.deployment_id', '=', 'm.deployment_id').onRef('u.id', '=', 'm.user_id'),
    )
    .select([
      'm.id',
      'm.created_at as joinedAt',
      'u.id as userId',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.primary_email as email',
      imageOrDefault('u.image_url', 'defaultUserProfileImageUrl', deploymentId).as('profileImageUrl'),
      highestRoleName('m').as('role'),
    ])
    .where('m.deployment_id', '=', deploymentId);
}

type FoundMember = Awaited<ReturnType<ReturnType<typeof selectMembers>['executeTakeFirstOrThrow']>>;

export function toEndUserMember({ id, joinedAt, role, userId, ...user }: FoundMember) {
  return { id, joinedAt, role, user: { id: userId, ...user } };
}

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
