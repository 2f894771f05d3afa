import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../context.ts';
import type { Rows } from '../../database/tables.ts';
import { mailSpool, phoneSpool, removeFromSpool } from '../../spool.ts';
import { endExpiredSignins } from '../session/expired-signins.ts';

/** Rows that one statement removes: nobody waits long for its locks. */
const BATCH = 500;
/** Messages, each of which takes its deliveries and their attempts along. */
const MESSAGES_BATCH = 50;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long a browser's ended session can still be looked at. */
const ENDED_SESSIONS_MS = 7 * DAY;
const UNUSED_DEVICES_MS = 90 * DAY;
/** Attempts and challenges that have passed are of no use; whoever is in the middle of one is left to see it fail. */
const PASSED_MS = HOUR;

/** Removes what has had its time, in every deployment. Stopped half-way, it goes on where it was when it runs again. */
export async function removeWhatIsOver(services: Services, now = new Date()): Promise<void> {
  const { database, config } = services;
  const { rows } = database;
  await endExpiredSignins(services, now);
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const retention = ago(config.retentionDays * DAY);
  await remove(rows, 'event', sql`created_at < ${stamp(retention)}`);
  await remove(rows, 'webhook_replay', sql`state <> 'running' and created_at < ${stamp(retention)}`);
  const payloads = ago(config.webhookRetentionDays * DAY);
  await remove(rows, 'webhook_message', sql`created_at < ${stamp(payloads)}`, MESSAGES_BATCH);
  await remove(rows, 'event_fan_out', sql`created_at < ${stamp(retention)}`);
  await remove(rows, 'verification', sql`expires_at < ${stamp(ago(PASSED_MS))}`);
  await remove(rows, 'signin_attempt', sql`expires_at < ${stamp(ago(PASSED_MS))}`);
  await remove(rows, 'signup_attempt', sql`expires_at < ${stamp(ago(PASSED_MS))}`);
  await remove(
    rows,
    'session',
    sql`least(expires_at, coalesce(ended_at, expires_at)) < ${stamp(ago(ENDED_SESSIONS_MS))}`,
  );
  await remove(rows, 'attempt_counter', sql`resets_at < ${stamp(now)}`);
  await remove(rows, 'api_auth_usage', sql`minute < ${stamp(ago(config.usageRetentionDays * DAY))}`);
  await remove(rows, 'rate_limit_counter', sql`resets_at < ${stamp(now)}`);
  await remove(rows, 'idempotency_key', sql`expires_at < ${stamp(now)}`);
  await remove(rows, 'known_device', sql`last_used_at < ${stamp(ago(UNUSED_DEVICES_MS))}`);
  // The entry itself stays for the company to see; who was let in and never came can be let in again.
  await rows
    .updateTable('waitlist_entry')
    .set({ token_hash: null })
    .where('token_hash', 'is not', null)
    .where('token_expires_at', '<', now.toISOString())
    .execute();
  for (const spool of [mailSpool(config.dataDir), phoneSpool(config.dataDir)]) {
    await removeFromSpool(spool, ({ at }) => at < retention);
  }
  // PostgreSQL does so by itself; PGlite never would, and what was removed or replaced would fill its files and indexes.
  if (database.queue.backend === 'pglite') await sql`vacuum (analyze)`.execute(rows);
}

const stamp = (date: Date) => date.toISOString();

/** In batches, each a transaction of its own; rows that somebody holds are left for the next time. */
async function remove(rows: Rows, table: string, isOver: RawBuilder<unknown>, batch = BATCH): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${isOver} limit ${batch} for update skip locked))`.execute(rows);
    if (numAffectedRows < batch) return;
  }
}
