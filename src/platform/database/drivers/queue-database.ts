import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { markSocketError } from '../errors/database-unavailable.ts';
import type { Rows } from '../tables.ts';
import { type DatabaseMonitor, monitorStatement, monitorWait } from './instrument-dialect.ts';

/** Runs the statements of the job queue. A text without values may contain several statements. */
export interface QueueDatabase {
  readonly backend: 'postgres' | 'pglite';
  // biome-ignore lint/suspicious/noExplicitAny: pg-boss declares its rows so
  executeSql(text: string, values?: unknown[]): Promise<{ rows: any[] }>;
}

export function poolQueueDatabase(pool: Pool, monitor?: DatabaseMonitor): QueueDatabase {
  return {
    backend: 'postgres',
    async executeSql(text, values) {
      const connect = () => pool.connect().catch((error: unknown) => Promise.reject(markSocketError(error)));
      const client = await monitorWait(monitor, connect);
      try {
        return { rows: rowsOf(await monitorStatement(monitor, text, () => client.query(text, values))) };
      } finally {
        client.release();
      }
    },
  };
}

/**
 * PGlite has one session. After a failure, a text of several statements leaves its transaction open for the next query, so this
 * keeps the only connection of Kysely until the transaction is rolled back. The adapter of pg-boss does not do that.
 */
export function pgliteQueueDatabase(pglite: PGlite, rows: Rows, monitor?: DatabaseMonitor): QueueDatabase {
  return {
    backend: 'pglite',
    executeSql: (text, values) =>
      rows.connection().execute(async () => {
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
