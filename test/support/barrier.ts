import pg from 'pg';
import { expect } from 'vitest';

/** A point in a transaction at which sessions of PostgreSQL wait. */
export interface Barrier {
  /** Waits until a session has reached the barrier. */
  reached(): Promise<void>;
  /** Terminates the waiting sessions, whose process was killed, and removes the barrier. */
  lift(): Promise<void>;
}

/** An arbitrary number that no other code locks. */
const LOCK = 4_711;
const WAITING = `from pg_locks where locktype = 'advisory' and not granted and objid = ${LOCK}
  and database = (select oid from pg_database where datname = current_database())`;

/**
 * Makes sessions of PostgreSQL wait when they make a change, which is described as in a trigger. The process can be killed at that
 * point.
 */
export async function createBarrier(
  databaseUrl: string,
  change: string,
  table: string,
  condition = 'true',
): Promise<Barrier> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`
    create function wait_at_barrier() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(${LOCK}); return case when tg_op = 'DELETE' then old else new end; end $$;
    create trigger wait_at_barrier before ${change} on ${table} for each row when (${condition})
      execute function wait_at_barrier();
    select pg_advisory_lock(${LOCK})`);
  return {
    async reached() {
      const waiting = async () => (await client.query(`select ${WAITING}`)).rowCount;
      await expect.poll(waiting, { interval: 20 }).toBeGreaterThan(0);
    },
    async lift() {
      await client.query(`select pg_terminate_backend(pid) ${WAITING}`);
      await client.query(`select pg_advisory_unlock(${LOCK}); drop function wait_at_barrier cascade`);
      await client.end();
    },
  };
}
