import { type RawBuilder, sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';

/** What the database notifies all processes of when deliveries change of an app that has live stream subscribers. */
export interface DeliveryNotification {
  /** Whether deliveries were created or attempts were stored. */
  readonly kind: NotificationKind;
  readonly appId: string;
  /** Ids of the deliveries, or of the attempts. */
  readonly ids: readonly string[];
}

export type NotificationKind = 'created' | 'attempted';

export const CHANNEL = 'gatehouse_deliveries';
const WAKE_UP = 'due';

/** The payload of a PostgreSQL notification is shorter than 8,000 bytes, and an id has up to 19 digits. */
const IDS_PER_NOTIFICATION = 300;

/** The text of a notification. */
export interface NotificationText {
  readonly text: string;
}

/**
 * The end of a statement that wrote deliveries or attempts: the notifications of the rows (`id`, `app_id`) in the common table expression
 * `written`. None for apps without subscribers, because PostgreSQL serializes the commits that notify.
 */
export function notificationsOf(
  kind: NotificationKind,
  written: RawBuilder<unknown>,
  deploymentId: number,
): RawBuilder<NotificationText> {
  return sql<NotificationText>`
    select concat_ws(' ', ${kind}::text, app_id, string_agg(id::text, ',')) as text from (
      select written.id, written.app_id, (row_number() over () - 1) / ${IDS_PER_NOTIFICATION}::int as part
      from ${written} as written join webhook_app app
        on app.deployment_id = ${deploymentId} and app.id = written.app_id
      where app.watched_until > now()
    ) subscribed group by app_id, part`;
}

/**
 * Notifies all processes when the transaction commits, by a statement of its own: in a cluster, the statement that wrote the rows ran on
 * another server than the one at which processes listen.
 */
export async function notifySubscribers(rows: Rows, notifications: readonly NotificationText[]): Promise<void> {
  if (notifications.length === 0) return;
  const texts = notifications.map(({ text }) => text);
  await sql`select pg_notify(${CHANNEL}, text) from unnest(${texts}::text[]) text`.execute(rows);
}

/** Notifies the other processes that more deliveries are due than this process can attempt. */
export async function wakeOtherProcesses(rows: Rows): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${WAKE_UP})`.execute(rows);
}

/** Parses the payload of a notification. Returns null for a wake-up. */
export function parseNotification(payload: string): DeliveryNotification | null {
  if (payload === WAKE_UP) return null;
  const [kind, appId = '', ids = ''] = payload.split(' ');
  return { kind: kind as NotificationKind, appId, ids: ids.split(',') };
}
