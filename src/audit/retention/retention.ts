import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import { daysBefore } from '../../platform/data-protection/retention.ts';
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
  for (const { table, isExpired, batchSize } of features.flatMap((feature) => feature.retention ?? [])) {
    await deleteExpired(rows, table, isExpired(retention), batchSize);
  }
  const oldest = Date.parse(daysBefore(retention, config.retentionDays));
  for (const spool of [mailSpool(config.dataDir), phoneSpool(config.dataDir)]) {
    await removeFromSpool(spool, ({ at }) => at.getTime() < oldest);
  }
  // PostgreSQL runs autovacuum. PGlite does not: without this, dead rows would fill its files and indexes.
  if (database.queue.backend === 'pglite') await sql`vacuum (analyze)`.execute(rows);
}

/** Deletes rows in batches, one transaction each. Skips locked rows, which the next run deletes. */
async function deleteExpired(
  rows: Rows,
  table: string,
  isExpired: RawBuilder<unknown>,
  batchSize = DEFAULT_BATCH_SIZE,
): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${isExpired} limit ${batchSize} for update skip locked))`.execute(
      rows,
    );
    if (numAffectedRows < batchSize) return;
  }
}
