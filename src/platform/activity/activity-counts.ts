import { sql } from 'kysely';
import { deploymentOf } from '../buffers/deployment-of.ts';
import { createWriteBehind, type WriteBehind } from '../buffers/write-behind.ts';
import type { Rows } from '../database/tables.ts';
import type { Log } from '../logging/log.ts';

/** What is counted for the statistics of a deployment. */
export type ActivityKind =
  | 'sign_up'
  /** By the method of the first factor. */
  | 'sign_in'
  /** By the reason. */
  | 'sign_in_failure'
  /** A user's first activity of a day (UTC). */
  | 'active_user_day'
  /** A user's first activity of a calendar month (UTC). */
  | 'active_user_month'
  /** Attempts of webhook deliveries, by their outcome. */
  | 'delivery'
  /** Checks of customers' keys, by their result. */
  | 'key_check';

/** The label of a failed sign-in whose account does not exist. Others have a `SignInFailureCode`. */
export const UNKNOWN_ACCOUNT = 'UNKNOWN_ACCOUNT';

/** Counts what happens by the hour. */
export interface ActivityCounts {
  /** Adds one to the count of the current hour. There are few labels: callers cannot make them up. */
  add(deploymentId: number, kind: ActivityKind, label?: string): void;
  /** Writes all counts now. */
  flush(): Promise<void>;
}

interface HourlyCount {
  readonly deploymentId: number;
  /** The start of the hour. */
  readonly hour: string;
  readonly kind: ActivityKind;
  readonly label: string;
  readonly count: number;
}

/** Collects counts in memory and writes them every few seconds, so that a process that is killed loses those of a few seconds. */
export interface StoredActivityCounts extends ActivityCounts, Pick<WriteBehind<HourlyCount>, 'flush' | 'stop'> {}

export interface ActivityCountsOptions {
  readonly rows: Rows;
  readonly log: Log;
}

const INTERVAL_MS = 5_000;
/** Small, because requests wait for the database while a batch is written. */
const BATCH_SIZE = 200;
const MAX_PAUSE_MS = 50;
const HOUR_MS = 3_600_000;

export function createActivityCounts({ rows, log }: ActivityCountsOptions): StoredActivityCounts {
  const counts = createWriteBehind<HourlyCount>({
    name: 'activity_counts',
    log,
    failureMessage: 'The counts for statistics could not be written',
    intervalMs: INTERVAL_MS,
    batchSize: BATCH_SIZE,
    pauseMs: MAX_PAUSE_MS,
    groupOf: ({ deploymentId }) => deploymentId,
    write: (batch) => addCounts(rows, deploymentOf(batch), batch),
    merging: {
      keyOf: ({ deploymentId, hour, kind, label }) => [deploymentId, hour, kind, label].join(' '),
      merge: (older, newer) => ({ ...newer, count: older.count + newer.count }),
    },
  });
  let hourStart = 0;
  let hour = '';
  return {
    add(deploymentId, kind, label = '') {
      const now = Date.now();
      if (now < hourStart || now >= hourStart + HOUR_MS) {
        hourStart = now - (now % HOUR_MS);
        hour = new Date(hourStart).toISOString();
      }
      counts.add({ deploymentId, hour, kind, label, count: 1 });
    },
    flush: counts.flush,
    stop: counts.stop,
  };
}

/** Adds to the stored counts of a deployment. Ignores a deleted one. All processes write rows in the same order: no deadlocks. */
async function addCounts(rows: Rows, deploymentId: number, counted: readonly HourlyCount[]): Promise<void> {
  const column = <Name extends keyof HourlyCount>(name: Name) => counted.map((one) => one[name]);
  await sql`
    insert into activity_count as stored (deployment_id, hour, kind, label, count)
    select deployment.id, added.hour, added.kind, added.label, added.count
    from unnest(${column('hour')}::timestamptz[], ${column('kind')}::text[], ${column('label')}::text[],
        ${column('count')}::bigint[]) as added (hour, kind, label, count)
      join deployment on deployment.id = ${deploymentId}
    order by 2, 3, 4
    on conflict (deployment_id, hour, kind, label) do update set count = stored.count + excluded.count`.execute(rows);
}
