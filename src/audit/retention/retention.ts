import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import { daysBefore, type Retention } from '../../platform/data-protection/retention.ts';
import type { Database } from '../../platform/database/database.ts';
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
  for (const { cleanUp } of features) await cleanUp?.(services, now);
  const retention = { now, config };
  for (const expired of features.flatMap((feature) => feature.retention ?? [])) {
    await deleteExpired(database, expired, expired.before(retention));
  }
  const oldest = Date.parse(daysBefore(retention, config.retentionDays));
  for (const spool of [mailSpool(config.dataDir), phoneSpool(config.dataDir)]) {
    await removeFromSpool(spool, ({ at }) => at.getTime() < oldest);
  }
  // PostgreSQL runs autovacuum. PGlite does not: without this, dead rows would fill its files and indexes.
  if (database.queue.backend === 'pglite') await sql`vacuum (analyze)`.execute(database.rows);
}

/** Deletes the expired rows of a table. In a cluster, those of each deployment by themselves, so that no statement has locks on two nodes. */
export async function deleteExpired(
  { rows, isDistributed }: Pick<Database, 'rows' | 'isDistributed'>,
  expired: Retention,
  before: string,
): Promise<void> {
  if (!isDistributed || expired.isShared) return deleteInBatches(rows, expired, before);
  const { table, time, isEnded = ENDED } = expired;
  const { rows: deployments } = await sql<{ id: number }>`
    select distinct deployment_id as id from ${sql.table(table)} where ${sql.raw(time)} < ${before} and ${isEnded}`.execute(
    rows,
  );
  for (const { id } of deployments) await deleteInBatches(rows, expired, before, sql<boolean>`deployment_id = ${id}`);
}

const ENDED = sql<boolean>`true`;

/**
 * Deletes rows in batches, one transaction each. A batch begins at the time where the one before ended: from the beginning, it would read
 * all deleted rows again. Skips locked rows, which the next run deletes. Rows of different partitions of a table can have the same place.
 */
async function deleteInBatches(
  rows: Rows,
  { table, time, isEnded = ENDED, batchSize = DEFAULT_BATCH_SIZE }: Retention,
  before: string,
  isOwn: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<void> {
  const at = sql.raw(time);
  for (let from = '-infinity'; ; ) {
    const { rows: deleted } = await sql<{ last: string | null; count: number }>`
      with expired as (
        select tableoid as part, ctid as place, ${at} as at from ${sql.table(table)} where ${at} >= ${from} and ${at} < ${before} and ${isEnded}
          and ${isOwn}
        order by ${at} limit ${batchSize} for update skip locked
      ), deleted as (
        delete from ${sql.table(table)} as old using expired where old.ctid = expired.place and old.tableoid = expired.part and ${isOwn}
      )
      select max(at)::text as last, count(*)::int as count from expired`.execute(rows);
    const { last, count } = deleted[0] ?? { last: null, count: 0 };
    if (last === null || count < batchSize) return;
    from = last;
  }
}
