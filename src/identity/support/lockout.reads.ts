import { sql } from 'kysely';
import type { LockedAction } from '../../generated/backend.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import type { Rows } from '../../platform/database/tables.ts';

/** The reached limits of accounts and addresses whose window has not ended. An index finds them. */
function locked(rows: Rows, deploymentId: number, userId: string | null) {
  const found = rows
    .selectFrom('attempt_counter')
    .where('deployment_id', '=', deploymentId)
    .where(sql<boolean>`count >= locks_at`)
    .where('action', 'is not', null)
    .where('resets_at', '>', new Date().toISOString());
  return userId === null ? found : found.where('user_id', '=', userId);
}

const lockoutsOf = (rows: Rows, deploymentId: number, userId: string | null) =>
  locked(rows, deploymentId, userId)
    .select(['id', 'user_id as userId', 'address', 'resets_at as until'])
    .select([
      sql<LockedAction>`action`.as('action'),
      sql<boolean>`address is null and key like '%:known'`.as('forKnownClients'),
    ])
    .$narrowType<{ id: string }>();

/** Up to `limit` lockouts, the newest counters first, older than the one with the id `before`. */
export function listLockouts(
  rows: Rows,
  deploymentId: number,
  userId: string | null,
  { limit, before }: { readonly limit: number; readonly before: string | null },
) {
  let query = lockoutsOf(rows, deploymentId, userId);
  if (before !== null) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** A page of lockouts, with one extra row to detect a next page. */
export const lockoutPage = (rows: Rows, deploymentId: number, userId: string | null, page: EdgePage) =>
  lockoutsOf(rows, deploymentId, userId).$call(inPage('id', page)).execute();

export async function countLockouts(rows: Rows, deploymentId: number, userId: string | null): Promise<number> {
  const { count } = await locked(rows, deploymentId, userId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** When the last lockout of each user ends. */
export async function lockoutEndsOf(
  rows: Rows,
  deploymentId: number,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await locked(rows, deploymentId, null)
    .select(['user_id as userId', sql<string>`max(resets_at)`.as('until')])
    .where('user_id', '=', sql<string>`any(${userIds}::bigint[])`)
    .groupBy('user_id')
    .execute();
  return new Map(found.map(({ userId, until }) => [userId ?? '', until]));
}
