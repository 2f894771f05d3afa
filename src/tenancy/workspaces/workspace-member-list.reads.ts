import { CompiledQuery, sql } from 'kysely';
import { userSearchPattern } from '../../identity/index.ts';
import { PLANNED_ANEW } from '../../platform/database/dialects.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { SortOrder } from '../../platform/graph/types.ts';
import type { WorkspaceMemberRow } from '../graph/rows.ts';
import type { WorkspaceMemberSortKey } from '../graph/types.ts';
import { rolesColumn } from '../roles/role.reads.ts';
import { workspaceNotFound } from './workspace.reads.ts';

export interface MemberListFilter {
  readonly limit: number;
  readonly offset: number;
  readonly sortKey: WorkspaceMemberSortKey;
  readonly sortOrder: SortOrder;
  readonly search?: string | null | undefined;
}

/** Ties are broken by id; behind a user's column by the user's, as the indexes on users have it. */
const SORTED_BY: Readonly<Record<WorkspaceMemberSortKey, readonly [string, string]>> = {
  CREATED_AT: ['m.created_at', 'm.id'],
  FIRST_NAME: ['u.first_name', 'u.id'],
  LAST_NAME: ['u.last_name', 'u.id'],
  USERNAME: ['u.username', 'u.id'],
  EMAIL: ['u.primary_email', 'u.id'],
};

type Found = { [Key in keyof WorkspaceMemberRow]: WorkspaceMemberRow[Key] | null };

/**
 * Up to `limit` members of a workspace with their users and roles; 404 without such a workspace. This is the service's
 * most frequent read, so that it is one statement, which finds the workspace too (a workspace without members
 * is one row of nulls), and its text is made once for each way of sorting instead of once for each call.
 */
export async function listWorkspaceMembers(
  rows: Rows,
  deploymentId: number,
  workspaceId: string,
  { limit, offset, sortKey, sortOrder, search }: MemberListFilter,
): Promise<WorkspaceMemberRow[]> {
  const values = [deploymentId, workspaceId, limit, offset];
  const statement = search
    ? CompiledQuery.raw(textOf(rows, sortKey, sortOrder, true), [...values, userSearchPattern(search)])
    : CompiledQuery.raw(textOf(rows, sortKey, sortOrder, false), values);
  const { rows: found } = await rows.executeQuery<Found>(statement);
  if (found.length === 0) throw workspaceNotFound();
  return found[0]?.id === null ? [] : (found as WorkspaceMemberRow[]);
}

const texts = new Map<string, string>();

function textOf(rows: Rows, sortKey: WorkspaceMemberSortKey, sortOrder: SortOrder, searched: boolean): string {
  const key = `${sortKey} ${sortOrder} ${searched}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const made = statement(sortKey, sortOrder, searched).compile(rows).sql;
  texts.set(key, made);
  return made;
}

/**
 * The page is cut before users and roles are read, so that they are read for its rows alone. A small workspace is sorted by
 * its own members, a large one along an index of all users.
 */
function statement(sortKey: WorkspaceMemberSortKey, sortOrder: SortOrder, searched: boolean) {
  const direction = sortOrder === 'ASC' ? 'asc' : 'desc';
  const order = sql.raw(SORTED_BY[sortKey].map((column) => `${column} ${direction}`).join(', '));
  const byUser = searched || sortKey !== 'CREATED_AT';
  const usersToo = sql`join "user" u on u.deployment_id = m.deployment_id and u.id = m.user_id`;
  return sql`
    select ${sql.raw(byUser ? PLANNED_ANEW : '')}
      w.id as "workspaceId", m.id, m.created_at as "createdAt", m.updated_at as "updatedAt", m.user_id as "userId",
      m.public_metadata as "publicMetadata", u.first_name as "firstName", u.last_name as "lastName", u.username,
      u.primary_email as "primaryEmailAddress", u.primary_phone as "primaryPhoneNumber",
      u.created_at as "userCreatedAt", ${rolesColumn('workspace_membership', 'm')} as roles
    from workspace w
    left join lateral (
      select m.*
      from workspace_membership m ${byUser ? usersToo : sql``}
      where m.deployment_id = $1 and m.workspace_id = $2 ${searched ? sql`and u.search_text like $5` : sql``}
      order by ${order}
      limit $3 offset $4
    ) m on true
    left join "user" u on u.deployment_id = $1 and u.id = m.user_id
    where w.deployment_id = $1 and w.id = $2
    order by ${order}`;
}
