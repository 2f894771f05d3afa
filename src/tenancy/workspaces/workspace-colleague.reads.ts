import { sql } from 'kysely';
import type { Part } from '../../platform/database/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { membershipNotFound } from '../organizations/organization-membership.reads.ts';

/** Selects the members of a workspace as they see each other, in the order in which they joined. */
export function workspaceColleagues(rows: Rows, deploymentId: number, workspaceId: string, { limit, offset }: Part) {
  const query = colleagues(rows, deploymentId)
    .where('m.workspace_id', '=', workspaceId)
    .orderBy('m.created_at')
    .orderBy('m.id')
    .offset(offset);
  return limit ? query.limit(limit) : query;
}

/** One of them. */
export async function getWorkspaceColleague(rows: Rows, deploymentId: number, workspaceId: string, id: string) {
  const query = colleagues(rows, deploymentId).where('m.workspace_id', '=', workspaceId).where('m.id', '=', id);
  return colleagueOf(await query.executeTakeFirstOrThrow(membershipNotFound));
}

/** The name of the role that may do most, of those of the membership called `alias`. */
export const mainRole = (alias: string) => sql<string | null>`(
  select role.name
  from workspace_membership_role held
  join role on role.deployment_id = held.deployment_id and role.id = held.role_id
  where held.deployment_id = ${sql.ref(`${alias}.deployment_id`)} and held.membership_id = ${sql.ref(`${alias}.id`)}
  order by 'workspace:admin' = any(role.permissions) desc, 'workspace:manage' = any(role.permissions) desc, role.id
  limit 1)`;

/** The documented fields alone. */
function colleagues(rows: Rows, deploymentId: number) {
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
      'u.image_url as profileImageUrl',
      mainRole('m').as('role'),
    ])
    .where('m.deployment_id', '=', deploymentId);
}

type Found = Awaited<ReturnType<ReturnType<typeof colleagues>['executeTakeFirstOrThrow']>>;

export function colleagueOf({ id, joinedAt, role, userId, ...user }: Found) {
  return { id, joinedAt, role, user: { id: userId, ...user } };
}
