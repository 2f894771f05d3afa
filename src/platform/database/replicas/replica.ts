import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { batchAcrossRequests } from '../batching/request-batching.ts';
import type { Rows } from '../tables.ts';

/** How long a query waits for a replica that is behind, before it reads from the primary. */
const MAX_WAIT_MS = 20;
const ASK_AGAIN_MS = 2;
/** How long a replica that has failed is not asked. */
const REST_MS = 2_000;

/** A position in the write-ahead log, in bytes. */
export type LogPosition = bigint;

/** A standby that serves reads. */
export interface Replica {
  readonly rows: Rows;
  /** Whether it has all changes up to this position, at once or after a short wait. */
  has(position: LogPosition): Promise<boolean>;
  /** Stops asking it for a while, because it has failed. */
  fail(error: unknown): void;
}

interface Progress {
  readonly isStandby: boolean;
  /** Null when the server is not a standby. */
  readonly replayed: string | null;
}

/** `report` receives why the replica is not used for a while. */
export function createReplica(rows: Rows, report: (error: unknown) => void): Replica {
  /** The position that it has replayed at least. */
  let known: LogPosition = -1n;
  let restsUntil = 0;
  const readProgress = batchAcrossRequests<true, Progress>(rows, async (_, asked) => {
    const { rows: found } = await sql<Progress>`
      select pg_is_in_recovery() as "isStandby", (pg_last_wal_replay_lsn() - '0/0')::text as replayed`.execute(rows);
    return asked.map(() => found[0] as Progress);
  });

  function fail(error: unknown): void {
    const isResting = performance.now() < restsUntil;
    restsUntil = performance.now() + REST_MS;
    // After a restart, a standby can be at an earlier position for a moment.
    known = -1n;
    if (!isResting) report(error);
  }

  async function has(position: LogPosition): Promise<boolean> {
    if (performance.now() < restsUntil) return false;
    if (known >= position) return true;
    const endsAt = performance.now() + MAX_WAIT_MS;
    try {
      for (;;) {
        const { isStandby, replayed } = await readProgress(true);
        if (!isStandby || replayed === null) throw new Error('The replica is not a standby any more.');
        known = BigInt(replayed);
        if (known >= position) return true;
        if (performance.now() >= endsAt) return false;
        await sleep(ASK_AGAIN_MS);
      }
    } catch (error) {
      fail(error);
      return false;
    }
  }

  return { rows, has, fail };
}
