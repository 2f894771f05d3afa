import { sql } from 'kysely';
import { runInBackground } from '../../process/background.ts';
import type { Rows } from '../tables.ts';

const MEGABYTE = 1024 ** 2;
/** So much log is read again by the start after a process that was killed: about three seconds. */
const MAX_LOG_BYTES = 128 * MEGABYTE;
const CHECK_INTERVAL_MS = 10_000;

/**
 * Writes what has changed to the tables whenever the log of PGlite has grown. PostgreSQL has a process for this, and PGlite does not:
 * its log grew until the next start (6 GB for an import of 100,000 chunks), and the start after a killed process read all of it.
 */
export function checkpointRegularly(rows: Rows, onError: (error: unknown) => void): { readonly stop: () => void } {
  const timer = setInterval(() => {
    void runInBackground(() => checkpointAfter(rows, MAX_LOG_BYTES)).catch(onError);
  }, CHECK_INTERVAL_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/** Makes a checkpoint if the log has so many bytes since the last one. Returns whether it did. */
export async function checkpointAfter(rows: Rows, bytes: number): Promise<boolean> {
  const { rows: found } = await sql<{ size: string }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint as size from pg_control_checkpoint()`.execute(
    rows,
  );
  if (Number(found[0]?.size ?? 0) < bytes) return false;
  await sql`checkpoint`.execute(rows);
  return true;
}
