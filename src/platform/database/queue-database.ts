import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { noteSocketError } from './database-away.ts';
import type { Rows } from './tables.ts';

/** How the job queue runs its own statements; some of its texts hold several, without values. */
export interface QueueDatabase {
  readonly backend: 'postgres' | 'pglite';
  // biome-ignore lint/suspicious/noExplicitAny: pg-boss declares its rows so
  executeSql(text: string, values?: unknown[]): Promise<{ rows: any[] }>;
}

export function poolQueueDatabase(pool: Pool): QueueDatabase {
  return {
    backend: 'postgres',
    async executeSql(text, values) {
      const client = await pool.connect().catch((error: unknown) => Promise.reject(noteSocketError(error)));
      try {
        return { rows: rowsOf(await client.query(text, values)) };
      } finally {
        client.release();
      }
    },
  };
}

/**
 * PGlite has one session, and lets nobody into an open transaction of Kysely's or MikroORM's. A failed block of several
 * statements, though, leaves its own open for whoever comes next: so Kysely's only connection is held until that is rolled
 * back, which pg-boss's own adapter doesn't do.
 */
export function pgliteQueueDatabase(pglite: PGlite, rows: Rows): QueueDatabase {
  return {
    backend: 'pglite',
    executeSql: (text, values) =>
      rows.connection().execute(async () => {
        try {
          if (values !== undefined && values.length > 0) return { rows: (await pglite.query(text, values)).rows };
          return { rows: rowsOf(await pglite.exec(text)) };
        } catch (error) {
          // A failed block of several statements leaves its transaction open.
          await pglite.exec('rollback');
          throw error;
        }
      }),
  };
}

/** Several statements give several results; what they return is taken together. */
function rowsOf(result: unknown): unknown[] {
  const results = (Array.isArray(result) ? result : [result]) as readonly { readonly rows?: unknown[] }[];
  return results.flatMap(({ rows }) => rows ?? []);
}
