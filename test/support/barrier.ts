import pg from 'pg';
import { expect } from 'vitest';

/** Where a process stands still in the middle of a transaction. */
export interface Barrier {
  /** Waits until somebody stands there. */
  reached(): Promise<void>;
  /** Ends the sessions that stand there, whose process has been killed, and lets all others pass from now on. */
  lift(): Promise<void>;
}

/** Any number that nobody else locks. */
const LOCK = 4_711;
const STANDING = `from pg_locks where locktype = 'advisory' and not granted and objid = ${LOCK}
  and database = (select oid from pg_database where datname = current_database())`;

/** Holds up whoever makes a change of PostgreSQL's tables, told in a trigger's words: a process can be killed right there. */
export async function holdUp(databaseUrl: string, change: string, table: string, condition = 'true'): Promise<Barrier> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`
    create function stand_still() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(${LOCK}); return case when tg_op = 'DELETE' then old else new end; end $$;
    create trigger stand_still before ${change} on ${table} for each row when (${condition}) execute function stand_still();
    select pg_advisory_lock(${LOCK})`);
  return {
    async reached() {
      const standing = async () => (await client.query(`select ${STANDING}`)).rowCount;
      await expect.poll(standing, { interval: 20 }).toBeGreaterThan(0);
    },
    async lift() {
      await client.query(`select pg_terminate_backend(pid) ${STANDING}`);
      await client.query(`select pg_advisory_unlock(${LOCK}); drop function stand_still cascade`);
      await client.end();
    },
  };
}
