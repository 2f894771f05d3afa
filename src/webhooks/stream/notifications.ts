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

/**
 * The end of a statement that wrote deliveries or attempts. Notifies subscribers, on commit, of the rows (`id`,
 * `app_id`) in the common table expression `written`. Sends nothing for apps without subscribers, because PostgreSQL
 * serializes the commits that notify.
 */
export function notifySubscribers(
  kind: NotificationKind,
  written: RawBuilder<unknown>,
  deploymentId: number,
): RawBuilder<unknown> {
  return sql`
    select pg_notify(${CHANNEL}, concat_ws(' ', ${kind}::text, app_id, string_agg(id::text, ','))) from (
      select written.id, written.app_id, (row_number() over () - 1) / ${IDS_PER_NOTIFICATION}::int as part
      from ${written} as written join webhook_app app
        on app.deployment_id = ${deploymentId} and app.id = written.app_id
      where app.watched_until > now()
    ) subscribed group by app_id, part`;
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
