import { sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { LONG_JOB, type Queue } from '../../platform/jobs/queue.ts';
import { addAttempts } from './add-attempts.ts';
import { addChanges, addDeliveries } from './add-deliveries.ts';
import { type CountedApp, floorHour, type Hours } from './hours.ts';

const HOUR_MS = 3_600_000;
/**
 * An hour is counted this long after its end. The trigger stores changes of deliveries from the age of one hour. A transaction lasts much
 * less than the hour between, so that each change is either seen by the count or stored by the trigger.
 */
const SETTLED_AFTER_MS = 2 * HOUR_MS;
/** Hours are counted together up to this many deliveries or attempts: PGlite blocks the process during a statement. */
const ROWS_AT_ONCE = 5_000;

export const countingQueue: Queue<Record<string, never>> = {
  name: 'webhook_counts',
  settings: { ...LONG_JOB, concurrency: 1, retryLimit: 3, retryDelay: 60, cron: '7 * * * *' },
};

/** Counts the hours that have settled, and adds the changes of counted deliveries. The next run continues an interrupted one. */
export async function countHours({ database }: Pick<Services, 'database'>, now = new Date()): Promise<void> {
  const { rows } = database;
  const settled = floorHour(now.getTime() - SETTLED_AFTER_MS);
  for (const app of await appsToCount(rows, settled)) while (await countNextHours(rows, app, settled));
  for (const app of await appsWithChanges(rows)) while (await addNextChanges(rows, app));
}

/** The apps with deliveries or attempts in settled hours that are not counted. */
async function appsToCount(rows: Rows, settled: string): Promise<CountedApp[]> {
  const { rows: found } = await sql<CountedApp>`
    select app.deployment_id as "deploymentId", app.id as "appId"
    from webhook_app app
      left join webhook_counted_span span on span.deployment_id = app.deployment_id and span.app_id = app.id
      left join lateral (
        select created_at from webhook_delivery delivery
        where delivery.deployment_id = app.deployment_id and delivery.app_id = app.id
          and delivery.created_at >= coalesce(span.until, '-infinity') and delivery.created_at < ${settled}::timestamptz
        order by delivery.created_at limit 1) delivery on true
      left join lateral (
        select created_at from webhook_attempt attempt
        where attempt.deployment_id = app.deployment_id and attempt.app_id = app.id
          and attempt.created_at >= coalesce(span.until, '-infinity') and attempt.created_at < ${settled}::timestamptz
        order by attempt.created_at limit 1) attempt on true
    where delivery.created_at is not null or attempt.created_at is not null
    order by app.deployment_id, app.id`.execute(rows);
  return found;
}

async function appsWithChanges(rows: Rows): Promise<CountedApp[]> {
  const { rows: found } = await sql<CountedApp>`
    select distinct endpoint.deployment_id as "deploymentId", endpoint.app_id as "appId"
    from webhook_delivery_change change
      join webhook_endpoint endpoint on endpoint.deployment_id = change.deployment_id and endpoint.id = change.endpoint_id
    order by 1, 2`.execute(rows);
  return found;
}

/** Counts the next hours in one transaction. Returns whether more may follow. */
function countNextHours(rows: Rows, app: CountedApp, settled: string): Promise<boolean> {
  return rows.transaction().execute(async (tx) => {
    await lockApp(tx, app);
    const hours = await nextHours(tx, app, settled);
    if (hours === undefined) return false;
    await sql`
      insert into webhook_counted_span as span (deployment_id, app_id, since, until)
      values (${app.deploymentId}, ${app.appId}, ${hours.since}, ${hours.until})
      on conflict (deployment_id, app_id) do update set until = excluded.until
      where span.deployment_id = ${app.deploymentId}`.execute(tx);
    await addDeliveries(tx, hours);
    await addAttempts(tx, hours);
    return true;
  });
}

function addNextChanges(rows: Rows, app: CountedApp): Promise<boolean> {
  return rows.transaction().execute(async (tx) => {
    await lockApp(tx, app);
    return (await addChanges(tx, app, ROWS_AT_ONCE)) === ROWS_AT_ONCE;
  });
}

/** Prevents the deletion of the app and of its endpoints, in the order of other transactions, and that another process counts it. */
async function lockApp(rows: Rows, { deploymentId, appId }: CountedApp): Promise<void> {
  await sql`select id from webhook_app where deployment_id = ${deploymentId} and id = ${appId} for no key update`.execute(
    rows,
  );
  await sql`select id from webhook_endpoint where deployment_id = ${deploymentId} and app_id = ${appId}
    order by id for key share`.execute(rows);
}

/** From the hour of the first delivery or attempt that is not counted, to the end of its day at the latest. */
async function nextHours(rows: Rows, app: CountedApp, settled: string): Promise<Hours | undefined> {
  const { deploymentId, appId } = app;
  const nth = (table: 'webhook_delivery' | 'webhook_attempt', from: string, offset: number) => sql`(
    select date_trunc('hour', created_at, 'UTC') from ${sql.table(table)}
    where deployment_id = ${deploymentId} and app_id = ${appId} and created_at >= ${sql.raw(from)}
      and created_at < ${settled}::timestamptz
    order by created_at offset ${offset}::int limit 1)`;
  const { rows: found } = await sql<{ since: string | null; until: string }>`
    with counted as materialized (
      select coalesce(max(until), '-infinity') as until from webhook_counted_span
      where deployment_id = ${deploymentId} and app_id = ${appId}
    ), first as materialized (
      select least(${nth('webhook_delivery', '(select until from counted)', 0)},
        ${nth('webhook_attempt', '(select until from counted)', 0)}) as hour
    )
    select hour as since, greatest(hour + interval '1 hour', least(${settled}::timestamptz,
      date_trunc('day', hour, 'UTC') + interval '24 hours',
      ${nth('webhook_delivery', '(select hour from first)', ROWS_AT_ONCE)},
      ${nth('webhook_attempt', '(select hour from first)', ROWS_AT_ONCE)})) as until
    from first`.execute(rows);
  const [hours] = found;
  return hours?.since == null ? undefined : { ...app, since: hours.since, until: hours.until };
}
