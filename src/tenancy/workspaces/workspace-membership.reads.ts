import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { countByParent } from '../../platform/database/counts.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { membershipNotFound } from '../organizations/organization-membership.reads.ts';
import { rolesColumn } from '../roles/role.reads.ts';

/** Columns of a member, of `workspace_membership m` and `"user" u`. */
const memberColumns = [
  'm.id',
  'm.created_at as createdAt',
  'm.updated_at as updatedAt',
  'm.workspace_id as workspaceId',
  'm.user_id as userId',
  'm.public_metadata as publicMetadata',
  'u.first_name as firstName',
  'u.last_name as lastName',
  'u.username',
  'u.primary_email as primaryEmailAddress',
  'u.primary_phone as primaryPhoneNumber',
  'u.created_at as userCreatedAt',
] as const;

/** The number of workspaces that each user is a member of. */
export const workspaceMembershipCounts = (ctx: Context, ids: readonly string[]) =>
  countByParent(ctx, 'workspace_membership', 'user_id', ids);

/** Selects members with their user's fields and roles. */
function membersWithRoles(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('workspace_membership as m')
    .innerJoin('user as u', (join) =>
      join.onRef('u.deployment_id', '=', 'm.deployment_id').onRef('u.id', '=', 'm.user_id'),
    )
    .select([...memberColumns, rolesColumn('workspace_membership', 'm').as('roles')])
    .where('m.deployment_id', '=', deploymentId);
}

/** One member with its roles; 404 if it does not exist. */
export function getWorkspaceMember(rows: Rows, deploymentId: number, membershipId: string) {
  return membersWithRoles(rows, deploymentId)
    .where('m.id', '=', membershipId)
    .executeTakeFirstOrThrow(membershipNotFound);
}

/** Members by the ids of their memberships. */
export async function workspaceMembersById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await membersWithRoles(rows, viewer.deploymentId)
    .where('m.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}
