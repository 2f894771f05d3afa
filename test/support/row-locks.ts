import { sql } from 'kysely';
import { expect } from 'vitest';
import type { World } from './world.ts';

/** A locked row. Other transactions can neither lock it nor insert references to it. */
export interface LockedRow {
  /** Waits until `length` sessions wait for the row, directly or behind another waiting session. */
  waitForQueue(length: number): Promise<void>;
  release(): Promise<void>;
}

/** Locks a row in PostgreSQL, so that requests wait at the point at which they access it. */
export async function lockRow(
  { services }: World,
  table: string,
  id: string | number,
  column = 'id',
): Promise<LockedRow> {
  const { rows } = services.database;
  const locked = Promise.withResolvers<number>();
  const released = Promise.withResolvers<void>();
  const holding = rows.transaction().execute(async (tx) => {
    const { rows: found } = await sql<{ pid: number }>`
      select pg_backend_pid() as pid from ${sql.table(table)} where ${sql.ref(column)} = ${id} for update`.execute(tx);
    locked.resolve(found[0]?.pid as number);
    await released.promise;
  });
  const pid = await locked.promise;
  const waiting = async () => {
    const { rows: found } = await sql`
      with recursive behind (pid) as (
        select ${pid}::int
        union
        select waiting.pid from pg_stat_activity waiting, behind where behind.pid = any(pg_blocking_pids(waiting.pid))
      )
      select from behind where pid <> ${pid}`.execute(rows);
    return found.length;
  };
  return {
    waitForQueue: (length) => expect.poll(waiting, { interval: 20 }).toBe(length),
    async release() {
      released.resolve();
      await holding;
    },
  };
}
