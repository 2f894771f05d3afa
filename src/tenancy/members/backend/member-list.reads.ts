import { sql } from 'kysely';
import type { SortOrder } from '../../../generated/common.ts';
import { userMatch } from '../../../identity/index.ts';
import { keptCount } from '../../../platform/database/counts/kept-counts.ts';
import { PLAN_EACH_EXECUTION } from '../../../platform/database/drivers/dialects.ts';
import { type NearestRange, nearestRange, sortExpressions } from '../../../platform/database/pages/page.ts';
import { DEPLOYMENT_ID } from '../../../platform/database/statements/deployment-id.ts';
import { precompiledText } from '../../../platform/database/statements/precompiled-query.ts';
import type { TextMatch } from '../../../platform/database/statements/text-match.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import { type Level, parentNotFound } from '../../parents/parent.ts';
import { listedColumns, type MemberRows } from '../member.reads.ts';
import { isOfUser, type MemberSortKey, SORT_FIELDS, sortColumnOf } from '../member-fields.ts';

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
  const count = search ? null : () => keptCount(rows, deploymentId, 'member', id);
  const { isFromEnd, isFar, ...part } = await nearestRange({ limit, offset }, count);
  const match = search ? userMatch(search) : null;
  const read = statementOf({ level, sortKey, sortOrder, operator: match?.operator ?? null, isFromEnd, isFar });
  const found = (await read(rows, { deploymentId, id, ...part, pattern: match?.pattern ?? '' })) as MemberRows[L][];
  if (found.length === 0) throw parentNotFound(level);
  const isEmpty = (found[0]?.id ?? null) === null;
  return isEmpty ? [] : found;
}

interface ListKind extends Pick<MemberListArgs, 'sortKey' | 'sortOrder'>, Pick<NearestRange, 'isFromEnd' | 'isFar'> {
  readonly level: Level;
  /** How the members are searched, if they are. */
  readonly operator: TextMatch['operator'] | null;
}

interface ListArgs {
  readonly deploymentId: number;
  readonly id: string;
  readonly limit: number;
  readonly offset: number;
  readonly pattern: string;
}

const statements = new Map<string, (rows: Rows, args: ListArgs) => Promise<MemberRows[Level][]>>();

function statementOf(kind: ListKind) {
  const key = Object.values(kind).join(' ');
  let cached = statements.get(key);
  if (cached === undefined) {
    cached = precompiledText<ListArgs, MemberRows[Level]>((args) => statement(kind, args));
    statements.set(key, cached);
  }
  return cached;
}

/**
 * Limits the page before it reads users and roles, so that only those of the page are read. PostgreSQL sorts the members of a
 * small parent and follows an index on users for a large one. Ties are ordered by id: after a user's column by the user's id, as
 * in the indexes on users. A far page reads only the ids of the members before it.
 */
function statement(
  { level, sortKey, sortOrder, operator, isFromEnd, isFar }: ListKind,
  { deploymentId, id, limit, offset, pattern }: ListArgs,
) {
  const field = SORT_FIELDS[sortKey];
  const expressions = [...sortExpressions(sortColumnOf(sortKey)), sql.ref(isOfUser(field) ? 'u.id' : 'm.id')];
  const order = (isDescending: boolean) =>
    sql.join(expressions.map((expression) => sql`${expression} ${sql.raw(isDescending ? 'desc' : 'asc')}`));
  const isDescending = sortOrder === 'DESC';
  const readsUsers = operator !== null || isOfUser(field);
  const table = sql.table(`${level}_membership`);
  const userJoin = sql`join "user" u on u.deployment_id = m.deployment_id and u.id = m.user_id`;
  const page = sql`
      select ${sql.raw(isFar ? 'm.id' : 'm.*')}
      from ${table} m ${readsUsers ? userJoin : sql``}
      where m.deployment_id = ${DEPLOYMENT_ID} and ${sql.ref(`m.${level}_id`)} = ${id}
        ${operator === null ? sql`` : sql`and u.search_text ${sql.raw(operator)} ${pattern}`}
      order by ${order(isDescending !== isFromEnd)}
      limit ${limit} offset ${offset}`;
  return sql`
    select ${sql.raw(readsUsers ? PLAN_EACH_EXECUTION : '')} ${listedColumns(level)}
    from ${sql.table(level)} parent
    left join lateral (${page}) ${
      isFar
        ? sql`page on true
    left join ${table} m on m.deployment_id = ${DEPLOYMENT_ID} and m.id = page.id`
        : sql`m on true`
    }
    left join "user" u on u.deployment_id = ${DEPLOYMENT_ID} and u.id = m.user_id
    where parent.deployment_id = ${deploymentId} and parent.id = ${id}
    order by ${order(isDescending)}`;
}
