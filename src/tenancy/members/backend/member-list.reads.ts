import { CompiledQuery, sql } from 'kysely';
import type { SortOrder } from '../../../generated/common.ts';
import { userSearchPattern } from '../../../identity/index.ts';
import { PLAN_EACH_EXECUTION } from '../../../platform/database/drivers/dialects.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import { type Level, parentNotFound } from '../../parents/parent.ts';
import { listedColumns, type MemberRows } from '../member.reads.ts';
import { isOfUser, MEMBER_FIELDS, type MemberSortKey, SORT_FIELDS } from '../member-fields.ts';

export interface MemberListArgs {
  readonly limit: number;
  readonly offset: number;
  readonly sortKey: MemberSortKey;
  readonly sortOrder: SortOrder;
  readonly search?: string | null | undefined;
}

/**
 * Up to `limit` members of an organization or workspace with their users and roles; 404 if it does not exist. This is the most
 * frequent read of the service, so it is one statement that also finds the parent (a parent without members is one row of
 * nulls). The SQL is built once per level and sort order, and cached.
 */
export async function listMembers<L extends Level>(
  rows: Rows,
  deploymentId: number,
  { level, id }: { readonly level: L; readonly id: string },
  { limit, offset, sortKey, sortOrder, search }: MemberListArgs,
): Promise<MemberRows[L][]> {
  const text = statementText(rows, { level, sortKey, sortOrder, isSearched: Boolean(search) });
  const values = [deploymentId, id, limit, offset, ...(search ? [userSearchPattern(search)] : [])];
  const { rows: found } = await rows.executeQuery<MemberRows[L]>(CompiledQuery.raw(text, values));
  if (found.length === 0) throw parentNotFound(level);
  const isEmpty = (found[0]?.id ?? null) === null;
  return isEmpty ? [] : found;
}

interface ListKind extends Pick<MemberListArgs, 'sortKey' | 'sortOrder'> {
  readonly level: Level;
  readonly isSearched: boolean;
}

const statementTexts = new Map<string, string>();

function statementText(rows: Rows, kind: ListKind): string {
  const key = Object.values(kind).join(' ');
  const cached = statementTexts.get(key);
  if (cached !== undefined) return cached;
  const text = statement(kind).compile(rows).sql;
  statementTexts.set(key, text);
  return text;
}

/**
 * Limits the page before it reads users and roles, so that only those of the page are read. PostgreSQL sorts the members of a
 * small parent and follows an index on users for a large one. Ties are ordered by id: after a user's column by the user's id, as
 * in the indexes on users.
 */
function statement({ level, sortKey, sortOrder, isSearched }: ListKind) {
  const field = SORT_FIELDS[sortKey];
  const order = sql.raw(
    [MEMBER_FIELDS[field], isOfUser(field) ? 'u.id' : 'm.id'].map((column) => `${column} ${sortOrder}`).join(', '),
  );
  const readsUsers = isSearched || isOfUser(field);
  const userJoin = sql`join "user" u on u.deployment_id = m.deployment_id and u.id = m.user_id`;
  return sql`
    select ${sql.raw(readsUsers ? PLAN_EACH_EXECUTION : '')} ${listedColumns(level)}
    from ${sql.table(level)} parent
    left join lateral (
      select m.*
      from ${sql.table(`${level}_membership`)} m ${readsUsers ? userJoin : sql``}
      where m.deployment_id = $1 and ${sql.ref(`m.${level}_id`)} = $2 ${isSearched ? sql`and u.search_text like $5` : sql``}
      order by ${order}
      limit $3 offset $4
    ) m on true
    left join "user" u on u.deployment_id = $1 and u.id = m.user_id
    where parent.deployment_id = $1 and parent.id = $2
    order by ${order}`;
}
