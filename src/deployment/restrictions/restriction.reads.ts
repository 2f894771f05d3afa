import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';
import type { RestrictionKind } from '../graph/types.ts';

export type RestrictionListName = 'allow' | 'block';

const columns = ['id', sql<RestrictionKind>`upper(kind)`.as('kind'), 'value', 'created_at as createdAt'] as const;

/** Up to `limit` entries of a list, newest first. */
export function listRestrictions(
  rows: Rows,
  deploymentId: number,
  list: RestrictionListName,
  { limit, offset }: { limit: number; offset: number },
) {
  return rows
    .selectFrom('restriction')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .where('list', '=', list)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** One entry by its id. */
export function getRestriction(rows: Rows, deploymentId: number, id: string) {
  return rows
    .selectFrom('restriction')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Whether the list has an entry. */
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

/** The lists on which any of these addresses stands, itself or by its domain. */
export async function listsOf(rows: Rows, deploymentId: number, emailKeys: readonly string[]) {
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
