import { sql } from 'kysely';
import { settingSeconds } from '../../deployment/index.ts';
import type { UserSessionSortKey } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage, inRange, type OffsetRange } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import type { Rows } from '../../platform/database/tables.ts';

const columns = [
  's.id',
  'a.user_id as userId',
  's.ip',
  's.user_agent as userAgent',
  'a.method',
  'a.second_factor as secondFactor',
  'a.impersonator',
  'a.created_at as signedInAt',
  's.last_active_at as lastActiveAt',
] as const;

/** The active sessions of a user, the most recently used first. */
export function sessionsOfUser(rows: Rows, deploymentId: number, userId: string, range: OffsetRange) {
  return activeSessions(rows, deploymentId)
    .select(columns)
    .where('a.user_id', '=', userId)
    .orderBy('s.last_active_at', 'desc')
    .orderBy('s.id', 'desc')
    .$call(inRange(range))
    .execute();
}

const SORT_COLUMNS = {
  LAST_ACTIVE_AT: 's.last_active_at',
  SIGNED_IN_AT: 'a.created_at',
} as const satisfies Record<UserSessionSortKey, string>;

/** The fields of a session that contain the values of the sort columns. */
export const SORT_FIELDS = {
  LAST_ACTIVE_AT: 'lastActiveAt',
  SIGNED_IN_AT: 'signedInAt',
} as const satisfies Record<UserSessionSortKey, string>;

/**
 * A page of the sessions of each user, with one extra row to detect a next page. Ordered by the column of the sign-in, which has the index
 * of the user: otherwise all sessions of the user would be sorted.
 */
export async function sessionsOfUsers({ rows, viewer }: Context, userIds: readonly string[], page: EdgePage) {
  const found = await childrenOf(rows, userIds, (userId) =>
    activeSessions(rows, viewer.deploymentId)
      .select(columns)
      .where('a.user_id', '=', userId)
      .$call(inPage('a.session_id', page, SORT_COLUMNS)),
  );
  return Map.groupBy(found, (row) => row.userId);
}

/** The number of sessions of each user; users without sessions are not in the map. */
export async function sessionCountsOfUsers({ rows, viewer }: Context, userIds: readonly string[]) {
  const found = await activeSessions(rows, viewer.deploymentId)
    .select(['a.user_id as userId', sql<number>`count(*)::int`.as('count')])
    .where('a.user_id', '=', sql<string>`any(${userIds}::bigint[])`)
    .groupBy('a.user_id')
    .execute();
  return new Map(found.map(({ userId, count }) => [userId, count]));
}

/** A page of the signed-in user's sessions, each with whether the request comes from it. */
export async function ownSessionPage({ rows, viewer }: Context, page: EdgePage) {
  const { userId, sessionId } = viewer.assertSignIn();
  const found = await activeSessions(rows, viewer.deploymentId)
    .select(columns)
    .where('a.user_id', '=', userId)
    .$call(inPage('a.session_id', page))
    .execute();
  return found.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
}

/** The signed-in user's sessions by id. */
export async function ownSessionsById({ rows, viewer }: Context, ids: readonly string[]) {
  const { userId, sessionId } = viewer.assertSignIn();
  const found = await activeSessions(rows, viewer.deploymentId)
    .select(columns)
    .where('a.user_id', '=', userId)
    .where('s.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((session) => [session.id, { ...session, isCurrent: session.id === sessionId }]));
}

/** The number of the signed-in user's sessions. */
export async function countOwnSessions({ rows, viewer }: Context): Promise<number> {
  const { count } = await activeSessions(rows, viewer.deploymentId)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('a.user_id', '=', viewer.assertSignedIn().userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Active sessions by the id of a sign-in in them. */
export async function sessionsBySignIn({ rows, viewer }: Context, signInIds: readonly string[]) {
  const found = await activeSessions(rows, viewer.deploymentId)
    .select([...columns, 'a.id as signInId'])
    .where('a.id', '=', sql<string>`any(${signInIds}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.signInId, row]));
}

/** Sign-ins `a` that have neither ended nor expired, with their sessions `s`. */
function activeSessions(rows: Rows, deploymentId: number) {
  const now = sql<string>`${new Date().toISOString()}::timestamptz`;
  const after = (since: 'a.created_at' | 's.last_active_at', seconds: ReturnType<typeof settingSeconds>) =>
    sql<boolean>`${sql.ref(since)} + ${seconds} * interval '1 second' > ${now}`;
  const timeout = settingSeconds('sessionInactiveTimeout');
  return rows
    .selectFrom('signin as a')
    .innerJoin('session as s', (join) =>
      join.onRef('s.deployment_id', '=', 'a.deployment_id').onRef('s.id', '=', 'a.session_id'),
    )
    .innerJoin('deployment as d', 'd.id', 'a.deployment_id')
    .innerJoin('user as u', (join) =>
      join.onRef('u.deployment_id', '=', 'a.deployment_id').onRef('u.id', '=', 'a.user_id'),
    )
    .where('a.deployment_id', '=', deploymentId)
    .where('u.is_active', '=', true)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where(after('a.created_at', settingSeconds('sessionValidityPeriod')))
    .where((where) => where.or([where('a.expires_at', 'is', null), where('a.expires_at', '>', now)]))
    .where(sql<boolean>`(${timeout} = 0 or ${after('s.last_active_at', timeout)})`);
}
