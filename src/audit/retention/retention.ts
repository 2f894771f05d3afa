import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { LONG_WORK, type Queue } from '../../platform/jobs/queue.ts';
import { daysBefore } from '../../platform/retention.ts';
import { mailSpool, phoneSpool, removeFromSpool } from '../../platform/spool.ts';

/** Rows that one statement removes: nobody waits long for its locks. */
const BATCH = 500;

export const retentionQueue: Queue<Record<string, never>> = {
  name: 'retention',
  settings: { ...LONG_WORK, atOnce: 1, retryLimit: 3, retryDelay: 60, cron: '23 * * * *' },
};

/** Removes what has had its time, in every deployment. Stopped half-way, it goes on where it was when it runs again. */
export async function removeWhatIsOver(services: Services, now = new Date()): Promise<void> {
  const { database, config, features } = services;
  const { rows } = database;
  for (const { cleanUp } of features) await cleanUp?.(services, now);
  const moment = { now, config };
  for (const { table, isOver, batch } of features.flatMap(({ retention = [] }) => retention)) {
    await remove(rows, table, isOver(moment), batch);
  }
  const oldest = Date.parse(daysBefore(moment, config.retentionDays));
  for (const spool of [mailSpool(config.dataDir), phoneSpool(config.dataDir)]) {
    await removeFromSpool(spool, ({ at }) => at.getTime() < oldest);
  }
  // PostgreSQL does so by itself; PGlite never would, and what was removed or replaced would fill its files and indexes.
  if (database.queue.backend === 'pglite') await sql`vacuum (analyze)`.execute(rows);
}

/** In batches, each a transaction of its own; rows that somebody holds are left for the next time. */
async function remove(rows: Rows, table: string, isOver: RawBuilder<unknown>, batch = BATCH): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${isOver} limit ${batch} for update skip locked))`.execute(rows);
    if (numAffectedRows < batch) return;
  }
}
