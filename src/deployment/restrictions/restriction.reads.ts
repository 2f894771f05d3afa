import { sql } from 'kysely';
import type { RestrictionFilter, RestrictionKind } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { parseRestriction } from './restriction-value.ts';

export type RestrictionListName = 'allow' | 'block';

const columns = ['id', sql<RestrictionKind>`upper(kind)`.as('kind'), 'value', 'created_at as createdAt'] as const;

/** Up to `limit` entries of a list, newest first. */
export function listRestrictions(
  rows: Rows,
  deploymentId: number,
  list: RestrictionListName,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectEntries(rows, deploymentId, { list })
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The list and the filter of its entries. */
export interface RestrictionCriteria {
  readonly list: RestrictionListName;
  readonly filter?: RestrictionFilter | null | undefined;
}

/** A page of entries, plus one row that tells whether more follow. */
export function restrictionPage(rows: Rows, deploymentId: number, criteria: RestrictionCriteria, page: EdgePage) {
  return selectEntries(rows, deploymentId, criteria).select(columns).$call(inPage('id', page)).execute();
}

/** The number of entries that match. */
export async function countRestrictions(rows: Rows, deploymentId: number, criteria: RestrictionCriteria) {
  const { count } = await selectEntries(rows, deploymentId, criteria)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectEntries(rows: Rows, deploymentId: number, { list, filter }: RestrictionCriteria) {
  const { ids, kind, value } = filter ?? {};
  let query = rows.selectFrom('restriction').where('deployment_id', '=', deploymentId).where('list', '=', list);
  if (ids) query = query.where('id', '=', sql<string>`any(${ids}::bigint[])`);
  if (kind) query = query.where('kind', '=', STORED_KINDS[kind]);
  if (value) query = query.where('value_key', '=', parseRestriction(value, 'filter.value').valueKey);
  return query;
}

const STORED_KINDS = { EMAIL: 'email', DOMAIN: 'domain' } as const satisfies Record<RestrictionKind, string>;

/** One entry by its id. */
export function getRestriction(rows: Rows, deploymentId: number, id: string) {
  return rows
    .selectFrom('restriction')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Whether the list has any entries. */
export async function hasRestrictions(rows: Rows, deploymentId: number, list: RestrictionListName): Promise<boolean> {
  const found = await rows
    .selectFrom('restriction')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('list', '=', list)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** SQL for whether a list of the selected deployment has entries. */
export const hasEntries = (list: RestrictionListName) =>
  sql<boolean>`exists (select from restriction where restriction.deployment_id = ${DEPLOYMENT_ID} and restriction.list = ${sql.lit(list)})`;

/** The lists that contain any of these addresses or their domains. */
export async function restrictionListsOf(rows: Rows, deploymentId: number, emailKeys: readonly string[]) {
  const keys = emailKeys.flatMap((key) => [key, key.slice(key.indexOf('@') + 1)]);
  const found = await rows
    .selectFrom('restriction')
    .select('list')
    .distinct()
    .where('deployment_id', '=', deploymentId)
    .where('value_key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
  return new Set(found.map(({ list }) => list));
}

/** Entries of both lists by id. */
export async function restrictionsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await rows
    .selectFrom('restriction')
    .select(columns)
    .where('deployment_id', '=', viewer.deploymentId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}
