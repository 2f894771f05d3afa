import { type Dialect, sql } from 'kysely';
import { Client } from 'pg';
import { batchAcrossRequests } from '../batching/request-batching.ts';
import { createPostgresDriver } from '../drivers/postgres-driver.ts';
import { openPool } from '../drivers/postgres-pools.ts';
import type { TimeLimits } from '../limits/time-limits.ts';
import type { Rows } from '../tables.ts';
import { readFromPrimaryOnFailure } from './fallback.ts';
import { createReplica, type LogPosition, type Replica } from './replica.ts';

/** Standbys that serve the reads of queries. */
export interface Replicas {
  /**
   * What a query reads from: a replica that has everything that was committed before this call, or else the primary. So a caller reads its
   * own changes, and those of others, also when different processes serve its requests.
   */
  rowsOfQuery(): Promise<Rows>;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  readonly urls: readonly string[];
  readonly primary: Rows;
  /** Creates what reads use, from a dialect. */
  readonly toRows: (dialect: Dialect) => Rows;
  readonly poolSize: number;
  readonly limits: TimeLimits;
  readonly onError: (error: unknown) => void;
}

/** Connects when the first query reads, so that a replica that is away does not stop the start. */
export function openReplicas({ urls, primary, toRows, poolSize, limits, onError }: ReplicaOptions): Replicas {
  const replicas = urls.map((url): Replica => {
    const onFailure = (error: unknown) => replica.fail(error);
    const pool = openPool(url, poolSize, onFailure, { limits });
    const { dialect } = createPostgresDriver(
      { pool, directUrl: url, DirectClient: Client, isPooled: false, limits },
      onFailure,
    );
    const message = `The replica at ${URL.parse(url)?.host} is not used for now, and queries read from the primary.`;
    const rows = toRows(readFromPrimaryOnFailure(dialect, { primary, onFailure }));
    const replica = createReplica(rows, (cause) => onError(new Error(message, { cause })));
    return replica;
  });
  // The position up to which commits are on the disk, which a commit reaches before the caller receives the response.
  const position = batchAcrossRequests<true, LogPosition>(primary, async (rows, asked) => {
    const { rows: found } = await sql<{ position: string }>`
      select (pg_current_wal_flush_lsn() - '0/0')::text as position`.execute(rows);
    return asked.map(() => BigInt(found[0]?.position as string));
  });
  let turn = 0;

  return {
    async rowsOfQuery() {
      // What prevents the answer also fails the reads of the query on the primary, each with its own error.
      const committed = await position(true).catch(() => null);
      if (committed === null) return primary;
      for (let tried = 0; tried < replicas.length; tried += 1) {
        turn = (turn + 1) % replicas.length;
        const replica = replicas[turn] as Replica;
        if (await replica.has(committed)) return replica.rows;
      }
      return primary;
    },
    async close() {
      await Promise.all(replicas.map(({ rows }) => rows.destroy()));
    },
  };
}
