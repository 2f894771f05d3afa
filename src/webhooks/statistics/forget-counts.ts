import { sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import { firstKeptHour } from './hours.ts';

/**
 * Reads the hours whose deliveries expire from the rows again, before the clean-up deletes their first delivery. Deletes the counts of
 * days that have ended with them, and the changes of deleted endpoints.
 */
export async function forgetExpiredCounts(
  { database: { rows }, config }: Pick<Services, 'database' | 'config'>,
  now: Date,
): Promise<void> {
  const since = firstKeptHour(now, config.webhookRetentionDays);
  await sql`update webhook_counted_span set since = ${since}::timestamptz where since < ${since}::timestamptz`.execute(
    rows,
  );
  for (const table of ['webhook_delivery_count', 'webhook_attempt_count']) {
    await sql`delete from ${sql.table(table)} as expired using webhook_endpoint endpoint
      where expired.deployment_id = endpoint.deployment_id and expired.endpoint_id = endpoint.id
        and expired.day <= ${since}::timestamptz - interval '24 hours'`.execute(rows);
  }
  await sql`delete from webhook_delivery_change as expired
    where hour < ${since}::timestamptz or not exists (
      select from webhook_endpoint endpoint
      where endpoint.deployment_id = expired.deployment_id and endpoint.id = expired.endpoint_id)`.execute(rows);
}
