import { sql } from 'kysely';
import { PLAN_EACH_EXECUTION } from '../../platform/database/drivers/dialects.ts';
import { idTimestampMs, smallestIdAt } from '../../platform/database/ids/ids.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { WebhookDeliveryEventRow } from '../graph/rows.ts';
import type { DeliveryNotification } from './notifications.ts';

/** How long an app stays marked as subscribed unless the mark is renewed. */
const SUBSCRIBED_SECONDS = 60;
/** The longest time between the start of an attempt and its storage. */
const MAX_ATTEMPT_SECONDS = 60;
/** At most this many ids of each kind are read per app. */
const MAX_RECENT = 50_000;

/** An app's primary key. */
export interface AppKey {
  readonly deploymentId: number;
  readonly appId: string;
}

/** Marks apps as subscribed, so that every process notifies of changes to their deliveries until the mark expires. */
export async function markSubscribed(rows: Rows, apps: readonly AppKey[]): Promise<void> {
  for (const [deploymentId, those] of Map.groupBy(apps, (app) => app.deploymentId)) {
    await sql`
      update webhook_app set watched_until = now() + make_interval(secs => ${SUBSCRIBED_SECONDS}::int)
      where deployment_id = ${deploymentId} and id = any(${those.map(({ appId }) => appId)}::bigint[])`.execute(rows);
  }
}

/** An app, and the time in milliseconds from which its changes are read. */
type ChangedApp = AppKey & { readonly since: number };

/** What changed in an app. */
interface AppChanges {
  readonly appId: string;
  readonly notifications: readonly DeliveryNotification[];
}

/** The deliveries and attempts of each app since its time, oldest first. Omits deleted apps. Takes one statement for each deployment. */
export async function recentlyChanged(rows: Rows, apps: readonly ChangedApp[]): Promise<AppChanges[]> {
  const changes: AppChanges[] = [];
  for (const [deploymentId, those] of Map.groupBy(apps, (app) => app.deploymentId))
    changes.push(...(await recentlyChangedOf(rows, deploymentId, those)));
  return changes;
}

async function recentlyChangedOf(rows: Rows, deploymentId: number, apps: readonly ChangedApp[]): Promise<AppChanges[]> {
  const ids = apps.map(({ appId }) => appId);
  const times = apps.map(({ since }) => new Date(since).toISOString());
  const firstIds = apps.map(({ since }) => smallestIdAt(since));
  const { rows: found } = await sql<{ appId: string; created: string[]; attempted: string[] }>`
    select ${sql.raw(PLAN_EACH_EXECUTION)} app.id as "appId", array(
      select delivery.id::text from webhook_delivery delivery
      where delivery.deployment_id = ${deploymentId} and delivery.app_id = app.id
        and delivery.created_at >= subscribed.since
      order by delivery.created_at desc limit ${MAX_RECENT}::int
    ) as created, array(
      select attempt.id::text from webhook_attempt attempt
      where attempt.deployment_id = ${deploymentId} and attempt.app_id = app.id
        and attempt.created_at >= subscribed.since - make_interval(secs => ${MAX_ATTEMPT_SECONDS}::int)
        and attempt.id >= subscribed.first_id
      order by attempt.created_at desc limit ${MAX_RECENT}::int
    ) as attempted
    from unnest(${ids}::bigint[], ${times}::timestamptz[], ${firstIds}::bigint[]) subscribed (app_id, since, first_id)
      join webhook_app app on app.deployment_id = ${deploymentId} and app.id = subscribed.app_id`.execute(rows);
  return found.map(({ appId, created, attempted }) => ({
    appId,
    notifications: [
      { kind: 'created', appId, ids: created.reverse() },
      { kind: 'attempted', appId, ids: attempted.reverse() },
    ],
  }));
}

/** The events of these notifications, in the order of their ids. Omits deleted rows. */
export async function readEvents(
  rows: Rows,
  app: AppKey,
  notifications: readonly DeliveryNotification[],
): Promise<WebhookDeliveryEventRow[]> {
  const idsOf = (kind: DeliveryNotification['kind']) =>
    notifications.filter((one) => one.kind === kind).flatMap(({ ids }) => ids);
  const created = await readCreated(rows, app, idsOf('created'));
  const attempted = await readAttempted(rows, app, idsOf('attempted'));
  return [...created, ...attempted].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
}

/** The columns of a delivery in the list. */
const columns = [
  'delivery.id',
  'delivery.app_id as appId',
  'delivery.message_id as messageId',
  'delivery.endpoint_id as endpointId',
  'message.event_name as eventName',
  'delivery.created_at as createdAt',
] as const;

/** Deliveries in their initial state, without later changes. */
async function readCreated(
  rows: Rows,
  { deploymentId, appId }: AppKey,
  ids: readonly string[],
): Promise<WebhookDeliveryEventRow[]> {
  if (ids.length === 0) return [];
  const found = await rows
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_message as message', (join) =>
      join
        .onRef('message.deployment_id', '=', 'delivery.deployment_id')
        .onRef('message.id', '=', 'delivery.message_id'),
    )
    .select(columns)
    .where('delivery.deployment_id', '=', deploymentId)
    .where('delivery.app_id', '=', appId)
    .where('delivery.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return found.map((delivery) => {
    const { id, createdAt } = delivery;
    const asCreated = {
      status: 'PENDING',
      attempts: 0,
      nextAttemptAt: createdAt,
      lastResponseStatus: null,
      updatedAt: createdAt,
    } as const;
    return { id, type: 'CREATED', delivery: { ...delivery, ...asCreated }, attempt: null, since: null };
  });
}

/** Deliveries in their state after these attempts, without later changes. */
async function readAttempted(
  rows: Rows,
  { deploymentId, appId }: AppKey,
  ids: readonly string[],
): Promise<WebhookDeliveryEventRow[]> {
  if (ids.length === 0) return [];
  const found = await rows
    .selectFrom('webhook_attempt as attempt')
    .innerJoin('webhook_delivery as delivery', (join) =>
      join
        .onRef('delivery.deployment_id', '=', 'attempt.deployment_id')
        .onRef('delivery.id', '=', 'attempt.delivery_id'),
    )
    .innerJoin('webhook_message as message', (join) =>
      join
        .onRef('message.deployment_id', '=', 'delivery.deployment_id')
        .onRef('message.id', '=', 'delivery.message_id'),
    )
    .select(columns)
    .select([
      'attempt.id as attemptId',
      'attempt.number',
      'attempt.succeeded',
      'attempt.duration_ms as durationMs',
      'attempt.response_status as responseStatus',
      'attempt.error',
      'attempt.next_attempt_at as nextAttemptAt',
      'attempt.created_at as attemptedAt',
    ])
    .where('attempt.deployment_id', '=', deploymentId)
    .where('attempt.app_id', '=', appId)
    .where('attempt.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return found.map((one) => {
    const { succeeded, nextAttemptAt, attemptId, number } = one;
    const isFinal = nextAttemptAt === null;
    return {
      id: attemptId,
      type: succeeded ? 'SUCCEEDED' : isFinal ? 'FAILED' : 'RETRYING',
      delivery: {
        id: one.id,
        appId: one.appId,
        messageId: one.messageId,
        endpointId: one.endpointId,
        eventName: one.eventName,
        status: succeeded ? 'SUCCEEDED' : isFinal ? 'FAILED' : 'PENDING',
        attempts: number,
        nextAttemptAt,
        lastResponseStatus: one.responseStatus,
        createdAt: one.createdAt,
        // The id was generated when the attempt was stored.
        updatedAt: new Date(idTimestampMs(attemptId)).toISOString(),
      },
      attempt: {
        id: attemptId,
        number,
        status: succeeded ? 'SUCCEEDED' : 'FAILED',
        durationMs: one.durationMs,
        responseStatus: one.responseStatus,
        error: one.error,
        createdAt: one.attemptedAt,
      },
      since: null,
    };
  });
}
