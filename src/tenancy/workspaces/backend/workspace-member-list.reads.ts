import { CompiledQuery, sql } from 'kysely';
import type { WorkspaceMemberSortKey } from '../../../generated/backend.ts';
import type { SortOrder } from '../../../generated/common.ts';
import { userSearchPattern } from '../../../identity/index.ts';
import { PLAN_EACH_EXECUTION } from '../../../platform/database/dialects.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import type { WorkspaceMemberRow } from '../../graph/rows.ts';
import { workspaceNotFound } from '../../parents/parent.ts';
import { rolesColumn } from '../../roles/role.reads.ts';

export interface MemberListFilter {
  readonly limit: number;
  readonly offset: number;
  readonly sortKey: WorkspaceMemberSortKey;
  readonly sortOrder: SortOrder;
  readonly search?: string | null | undefined;
}

/** Ties are ordered by id. After a user's column that is the user's id, as in the indexes on users. */
const SORT_COLUMNS: Readonly<Record<WorkspaceMemberSortKey, readonly [string, string]>> = {
  CREATED_AT: ['m.created_at', 'm.id'],
  FIRST_NAME: ['u.first_name', 'u.id'],
  LAST_NAME: ['u.last_name', 'u.id'],
  USERNAME: ['u.username', 'u.id'],
  EMAIL: ['u.primary_email', 'u.id'],
};

type Found = { [Key in keyof WorkspaceMemberRow]: WorkspaceMemberRow[Key] | null };

/**
 * Up to `limit` members of a workspace with their users and roles; 404 if the workspace does not exist. This is the most
 * frequent read of the service, so it is one statement that also finds the workspace (a workspace without members is one
 * row of nulls). The SQL is built once per sort order and cached.
 */
export async function listWorkspaceMembers(
  rows: Rows,
  deploymentId: number,
  workspaceId: string,
  { limit, offset, sortKey, sortOrder, search }: MemberListFilter,
): Promise<WorkspaceMemberRow[]> {
  const values = [deploymentId, workspaceId, limit, offset];
  const statement = search
    ? CompiledQuery.raw(statementText(rows, sortKey, sortOrder, true), [...values, userSearchPattern(search)])
    : CompiledQuery.raw(statementText(rows, sortKey, sortOrder, false), values);
  const { rows: found } = await rows.executeQuery<Found>(statement);
  if (found.length === 0) throw workspaceNotFound();
  return found[0]?.id === null ? [] : (found as WorkspaceMemberRow[]);
}

const statementTexts = new Map<string, string>();

function statementText(rows: Rows, sortKey: WorkspaceMemberSortKey, sortOrder: SortOrder, isSearched: boolean): string {
  const key = `${sortKey} ${sortOrder} ${isSearched}`;
  const cached = statementTexts.get(key);
  if (cached !== undefined) return cached;
  const text = statement(sortKey, sortOrder, isSearched).compile(rows).sql;
  statementTexts.set(key, text);
  return text;
}

/**
 * Limits the page before it reads users and roles, so that only those of the page are read. PostgreSQL sorts the members of
 * a small workspace and follows an index on users for a large one.
 */
function statement(sortKey: WorkspaceMemberSortKey, sortOrder: SortOrder, isSearched: boolean) {
  const direction = sortOrder === 'ASC' ? 'asc' : 'desc';
  const order = sql.raw(SORT_COLUMNS[sortKey].map((column) => `${column} ${direction}`).join(', '));
  const readsUsers = isSearched || sortKey !== 'CREATED_AT';
  const userJoin = sql`join "user" u on u.deployment_id = m.deployment_id and u.id = m.user_id`;
  return sql`
    select ${sql.raw(readsUsers ? PLAN_EACH_EXECUTION : '')}
      w.id as "workspaceId", m.id, m.created_at as "createdAt", m.updated_at as "updatedAt", m.user_id as "userId",
      m.public_metadata as "publicMetadata", u.first_name as "firstName", u.last_name as "lastName", u.username,
      u.primary_email as "primaryEmailAddress", u.primary_phone as "primaryPhoneNumber",
      u.created_at as "userCreatedAt", ${rolesColumn('workspace_membership', 'm')} as roles
    from workspace w
    left join lateral (
      select m.*
      from workspace_membership m ${readsUsers ? userJoin : sql``}
      where m.deployment_id = $1 and m.workspace_id = $2 ${isSearched ? sql`and u.search_text like $5` : sql``}
      order by ${order}
      limit $3 offset $4
    ) m on true
    left join "user" u on u.deployment_id = $1 and u.id = m.user_id
    where w.deployment_id = $1 and w.id = $2
    order by ${order}`;
}
