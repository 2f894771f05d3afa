import { sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import { daysBefore, type Retention } from '../../platform/data-protection/retention.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { LONG_JOB, type Queue } from '../../platform/jobs/queue.ts';
import { mailSpool, phoneSpool, removeFromSpool } from '../../platform/messages/spool.ts';

/** Rows that one statement deletes. Small batches hold locks briefly. */
const DEFAULT_BATCH_SIZE = 500;

export const retentionQueue: Queue<Record<string, never>> = {
  name: 'retention',
  settings: { ...LONG_JOB, concurrency: 1, retryLimit: 3, retryDelay: 60, cron: '23 * * * *' },
};

/** Deletes data whose retention period has ended, in every deployment. The next run continues an interrupted one. */
export async function deleteExpiredData(services: Services, now = new Date()): Promise<void> {
  const { database, config, features } = services;
  const { rows } = database;
  for (const { cleanUp } of features) await cleanUp?.(services, now);
  const retention = { now, config };
  for (const expired of features.flatMap((feature) => feature.retention ?? [])) {
    await deleteExpired(rows, expired, expired.before(retention));
  }
  const oldest = Date.parse(daysBefore(retention, config.retentionDays));
  for (const spool of [mailSpool(config.dataDir), phoneSpool(config.dataDir)]) {
    await removeFromSpool(spool, ({ at }) => at.getTime() < oldest);
  }
  // PostgreSQL runs autovacuum. PGlite does not: without this, dead rows would fill its files and indexes.
  if (database.queue.backend === 'pglite') await sql`vacuum (analyze)`.execute(rows);
}

/**
 * Deletes rows in batches, one transaction each. A batch begins at the time where the one before ended: from the beginning, it would read
 * all deleted rows again. Skips locked rows, which the next run deletes. Rows of different partitions of a table can have the same place.
 */
export async function deleteExpired(
  rows: Rows,
  { table, time, isEnded = sql<boolean>`true`, batchSize = DEFAULT_BATCH_SIZE }: Retention,
  before: string,
): Promise<void> {
  const at = sql.raw(time);
  for (let from = '-infinity'; ; ) {
    const { rows: deleted } = await sql<{ last: string | null; count: number }>`
      with expired as (
        select tableoid as part, ctid as place, ${at} as at from ${sql.table(table)} where ${at} >= ${from} and ${at} < ${before} and ${isEnded}
        order by ${at} limit ${batchSize} for update skip locked
      ), deleted as (
        delete from ${sql.table(table)} as old using expired where old.ctid = expired.place and old.tableoid = expired.part
      )
      select max(at)::text as last, count(*)::int as count from expired`.execute(rows);
    const { last, count } = deleted[0] ?? { last: null, count: 0 };
    if (last === null || count < batchSize) return;
    from = last;
  }
}
