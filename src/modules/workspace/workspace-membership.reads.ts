import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Rows } from '../../database/tables.ts';
import { notFound } from '../../errors.ts';
import type { WorkspaceMemberRow } from '../../graphql/mappers.ts';
import { rolesColumn } from '../role/role.reads.ts';
import type { EdgePage } from './workspace.reads.ts';

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

/** Each workspace's members behind `after`, in the order in which they joined, one more than `first`. */
export async function membersOfWorkspaces(
  { rows, viewer }: Context,
  workspaceIds: readonly string[],
  { first, after }: EdgePage,
): Promise<ReadonlyMap<string, WorkspaceMemberRow[]>> {
  const found = await rows
    .selectFrom(sql<{ id: string }>`unnest(${workspaceIds}::bigint[])`.as<'parent'>(sql`parent(id)`))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('workspace_membership as m')
          .innerJoin('user as u', (join) =>
            join.onRef('u.deployment_id', '=', 'm.deployment_id').onRef('u.id', '=', 'm.user_id'),
          )
          .select(memberColumns)
          .where('m.deployment_id', '=', viewer.deploymentId)
          .whereRef('m.workspace_id', '=', 'parent.id')
          .where('m.id', '>', after ?? '0')
          .orderBy('m.id')
          .limit(first + 1)
          .as('member'),
      (join) => join.onTrue(),
    )
    .selectAll('member')
    .execute();
  return Map.groupBy(found, (row) => row.workspaceId);
}

export const workspaceMembershipNotFound = () => notFound('MEMBERSHIP_NOT_FOUND', 'The membership');

/** One member with its roles; 404 where there is none. */
export function getWorkspaceMember(rows: Rows, deploymentId: number, membershipId: string) {
  return rows
    .selectFrom('workspace_membership as m')
    .innerJoin('user as u', (join) =>
      join.onRef('u.deployment_id', '=', 'm.deployment_id').onRef('u.id', '=', 'm.user_id'),
    )
    .select([...memberColumns, rolesColumn('workspace_membership', 'm').as('roles')])
    .where('m.deployment_id', '=', deploymentId)
    .where('m.id', '=', membershipId)
    .executeTakeFirstOrThrow(workspaceMembershipNotFound);
}
