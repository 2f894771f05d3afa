import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { ConfigError } from '../../config.ts';
import { limitQuery } from '../limits/limit-queries.ts';

/** An arbitrary number that other programs in the same database are unlikely to lock. */
const START_LOCK = 7_472_310_114;
const RETRY_INTERVAL_MS = 250;
const RESPONSE_LIMIT_MS = 15_000;
/** Migrations of another process may take minutes. */
const LIMIT_MS = 600_000;

/** Runs the work in one process at a time. Throws a ConfigError when another process keeps the lock for too long. */
export async function withStartLock<T>(
  pool: Pool,
  onError: (error: unknown) => void,
  work: () => Promise<T>,
  limitMs: number = LIMIT_MS,
): Promise<T> {
  const client = await pool.connect();
  let isLocked = false;
  try {
    await lock(client, limitMs);
    isLocked = true;
    return await work();
  } finally {
    const unlocking = isLocked ? client.query('select pg_advisory_unlock($1)', [START_LOCK]) : Promise.resolve();
    await unlocking.catch(onError);
    client.release();
  }
}

/**
 * Tries again and again. A wait of the server for the lock would be limited by the settings of the session, and would hold a snapshot, for
 * which the build of an index by the process that has the lock would wait.
 */
async function lock(client: PoolClient, limitMs: number): Promise<void> {
  const endsAt = performance.now() + limitMs;
  for (;;) {
    const { rows } = await limitQuery(client, RESPONSE_LIMIT_MS, () =>
      client.query('select pg_try_advisory_lock($1) as locked', [START_LOCK]),
    );
    if (rows[0].locked) return;
    if (performance.now() >= endsAt) throw await lockIsHeld(client, limitMs);
    await sleep(RETRY_INTERVAL_MS);
  }
}

async function lockIsHeld(client: PoolClient, limitMs: number): Promise<ConfigError> {
  const { rows } = await client.query(
    `select pid from pg_locks
     where locktype = 'advisory' and granted and objsubid = 1
       and database = (select oid from pg_database where datname = current_database())
       and (classid::bigint << 32) | objid::bigint = $1`,
    [START_LOCK],
  );
  const pid = rows[0]?.pid;
  const holder = pid === undefined ? 'Another connection' : `The connection with the process id ${pid}`;
  return new ConfigError([
    `${holder} has held the lock for starts for ${Math.round(limitMs / 1_000)} seconds. Wait until the process that migrates the database is ready, or end a connection that was left open: \`select pg_terminate_backend(${pid ?? 'PID'})\`.`,
  ]);
}
