import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { markSocketError } from '../errors/database-unavailable.ts';
import { limitQuery, releaseClient } from '../limits/limit-queries.ts';
import { clientLimitMs, DEFAULT_TIME_LIMITS, type TimeLimits } from '../limits/time-limits.ts';
import type { Rows } from '../tables.ts';
import { type DatabaseMonitor, monitorStatement, monitorWait } from './instrument-dialect.ts';
import { isRead } from './pglite-statements.ts';
import { sendQuery } from './send-query.ts';

/** Runs the statements of the job queue. A text without values may contain several statements. */
export interface QueueDatabase {
  readonly backend: 'postgres' | 'pglite';
  // biome-ignore lint/suspicious/noExplicitAny: pg-boss declares its rows so
  executeSql(text: string, values?: unknown[]): Promise<{ rows: any[] }>;
}

export interface PoolQueueOptions {
  readonly limits?: TimeLimits;
  readonly monitor?: DatabaseMonitor | undefined;
}

export function poolQueueDatabase(
  pool: Pool,
  { limits = DEFAULT_TIME_LIMITS, monitor }: PoolQueueOptions = {},
): QueueDatabase {
  return {
    backend: 'postgres',
    async executeSql(text, values) {
      const connect = () => pool.connect().catch((error: unknown) => Promise.reject(markSocketError(error)));
      const client = await monitorWait(monitor, connect);
      try {
        const run = () =>
          limitQuery(client, clientLimitMs(text, limits), () => sendQuery(client, { text, ...(values && { values }) }));
        return { rows: rowsOf(await monitorStatement(monitor, text, run)) };
      } finally {
        releaseClient(client);
      }
    },
  };
}

export interface PgliteQueueOptions {
  /** Throws while the disk is full. */
  readonly assertMayWrite?: () => void;
  readonly monitor?: DatabaseMonitor | undefined;
}

/**
 * PGlite has one session. After a failure, a text of several statements leaves its transaction open for the next query, so this
 * keeps the only connection of Kysely until the transaction is rolled back. The adapter of pg-boss does not do that.
 */
export function pgliteQueueDatabase(
  pglite: PGlite,
  rows: Rows,
  { assertMayWrite = () => undefined, monitor }: PgliteQueueOptions = {},
): QueueDatabase {
  return {
    backend: 'pglite',
    executeSql: (text, values) =>
      rows.connection().execute(async () => {
        if (!isRead(text)) assertMayWrite();
        try {
          const run = async () =>
            values !== undefined && values.length > 0 ? pglite.query(text, values) : pglite.exec(text);
          return { rows: rowsOf(await monitorStatement<unknown>(monitor, text, run)) };
        } catch (error) {
          await pglite.exec('rollback');
          throw error;
        }
      }),
  };
}

/** The rows of all results: several statements return several results. */
function rowsOf(result: unknown): unknown[] {
  const results = (Array.isArray(result) ? result : [result]) as readonly { readonly rows?: unknown[] }[];
  return results.flatMap(({ rows }) => rows ?? []);
}
