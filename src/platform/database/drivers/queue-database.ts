import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { markSocketError } from '../errors/database-unavailable.ts';
import { limitQuery, releaseClient } from '../limits/limit-queries.ts';
import { clientLimitMs, DEFAULT_TIME_LIMITS, type TimeLimits } from '../limits/time-limits.ts';
import type { Rows } from '../tables.ts';
import { isRead } from './pglite-statements.ts';

/** Runs the statements of the job queue. A text without values may contain several statements. */
export interface QueueDatabase {
  readonly backend: 'postgres' | 'pglite';
  // biome-ignore lint/suspicious/noExplicitAny: pg-boss declares its rows so
  executeSql(text: string, values?: unknown[]): Promise<{ rows: any[] }>;
}

export function poolQueueDatabase(pool: Pool, limits: TimeLimits = DEFAULT_TIME_LIMITS): QueueDatabase {
  return {
    backend: 'postgres',
    async executeSql(text, values) {
      const client = await pool.connect().catch((error: unknown) => Promise.reject(markSocketError(error)));
      try {
        return {
          rows: rowsOf(await limitQuery(client, clientLimitMs(text, limits), () => client.query(text, values))),
        };
      } finally {
        releaseClient(client);
      }
    },
  };
}

/**
 * PGlite has one session. After a failure, a text of several statements leaves its transaction open for the next query, so this
 * keeps the only connection of Kysely until the transaction is rolled back. The adapter of pg-boss does not do that.
 */
export function pgliteQueueDatabase(
  pglite: PGlite,
  rows: Rows,
  assertMayWrite: () => void = () => undefined,
): QueueDatabase {
  return {
    backend: 'pglite',
    executeSql: (text, values) =>
      rows.connection().execute(async () => {
        if (!isRead(text)) assertMayWrite();
        try {
          if (values !== undefined && values.length > 0) return { rows: (await pglite.query(text, values)).rows };
          return { rows: rowsOf(await pglite.exec(text)) };
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
