import { sql } from 'kysely';
import type {
  Analytics,
  AnalyticsInterval,
  AnalyticsPoint,
  SignInFailureCode,
  SignInMethod,
} from '../../generated/backend.ts';
import { type ActivityKind, UNKNOWN_ACCOUNT } from '../../platform/activity/activity-counts.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { TimeSpan } from '../../platform/graph/time-span.ts';
import { MAX_COUNTED_USERS } from './count-users.ts';

interface CountRow {
  /** The start of the point. Null for the active users of the current day and month. */
  readonly at: string | null;
  readonly kind: ActivityKind;
  readonly label: string;
  readonly count: number;
}

/** The statistics of a deployment in a time span, in total and for each point of it. */
export async function readAnalytics(
  rows: Rows,
  deploymentId: number,
  interval: AnalyticsInterval,
  { since, until }: TimeSpan,
): Promise<Analytics> {
  const unit = interval.toLowerCase();
  const [{ rows: found }, users] = await Promise.all([
    sql<CountRow>`
      select date_trunc(${unit}::text, hour) as at, kind, label, sum(count)::double precision as count from activity_count
      where deployment_id = ${deploymentId} and hour >= ${since}::timestamptz and hour < ${until}::timestamptz and kind <> 'users'
      group by 1, 2, 3
      union all
      select null, kind, label, sum(count)::double precision from activity_count
      where deployment_id = ${deploymentId} and hour >= date_trunc('month', now())
        and (kind = 'active_user_month' or (kind = 'active_user_day' and hour >= date_trunc('day', now())))
      group by 2, 3`.execute(rows),
    numberOfUsers(rows, deploymentId),
  ]);
  const current = found.filter(({ at }) => at === null);
  const counted = found.filter(({ at }) => at !== null);
  const counts = countsOf(counted);
  const byPoint = Map.groupBy(counted, ({ at }) => Date.parse(at as string));
  return {
    interval,
    since,
    until,
    users,
    activeUsersToday: sum(current, 'active_user_day'),
    activeUsersThisMonth: sum(current, 'active_user_month'),
    ...counts,
    completedSignInsByMethod: byLabel(counted, 'sign_in').map(({ label, count }) => ({
      method: label.toUpperCase() as SignInMethod,
      count,
    })),
    failedSignInsByReason: byLabel(counted, 'sign_in_failure').map(({ label, count }) => ({
      reason: label === UNKNOWN_ACCOUNT ? null : (label as SignInFailureCode),
      count,
    })),
    data: startsOf(interval, since, until).map((start) => pointOf(interval, start, byPoint.get(start) ?? [])),
  };
}

/** All users, or the last stored number if they are many. */
async function numberOfUsers(rows: Rows, deploymentId: number): Promise<number> {
  const { rows: found } = await sql<{ count: number; stored: number | null }>`
    select (select count(*)::int from (
        select from "user" where deployment_id = ${deploymentId} limit ${MAX_COUNTED_USERS + 1}) as counted) as count,
      (select count::double precision from activity_count where deployment_id = ${deploymentId} and kind = 'users'
        order by hour desc limit 1) as stored`.execute(rows);
  const { count = 0, stored = null } = found[0] ?? {};
  return count > MAX_COUNTED_USERS ? Math.max(count, stored ?? 0) : count;
}

const pointOf = (interval: AnalyticsInterval, start: number, found: readonly CountRow[]): AnalyticsPoint => ({
  startsAt: new Date(start).toISOString(),
  // A user is counted in the hour of the first activity of the day, which says nothing about the other hours.
  activeUsers: interval === 'DAY' ? sum(found, 'active_user_day') : null,
  ...countsOf(found),
});

const countsOf = (found: readonly CountRow[]) => ({
  signUps: sum(found, 'sign_up'),
  completedSignIns: sum(found, 'sign_in'),
  failedSignIns: sum(found, 'sign_in_failure'),
  deliveriesSucceeded: sum(found, 'delivery', 'succeeded'),
  deliveriesFailed: sum(found, 'delivery', 'failed'),
  deliveriesRetried: sum(found, 'delivery', 'retrying'),
  keyChecks: sum(found, 'key_check'),
  keyChecksValid: sum(found, 'key_check', 'VALID'),
});

function sum(found: readonly CountRow[], kind: ActivityKind, label?: string): number {
  return found
    .filter((row) => row.kind === kind && (label === undefined || row.label === label))
    .reduce((total, { count }) => total + count, 0);
}

/** The sums of each label, highest first. */
function byLabel(found: readonly CountRow[], kind: ActivityKind) {
  const labels = new Set(found.filter((row) => row.kind === kind).map(({ label }) => label));
  const counts = [...labels].map((label) => ({ label, count: sum(found, kind, label) }));
  return counts.sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1));
}

const STEP_MS = { HOUR: 3_600_000, DAY: 86_400_000 } as const;

function startsOf(interval: AnalyticsInterval, since: string, until: string): number[] {
  const [first, end, step] = [Date.parse(since), Date.parse(until), STEP_MS[interval]];
  return Array.from({ length: Math.ceil((end - first) / step) }, (_, at) => first + at * step);
}
