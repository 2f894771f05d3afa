import { type RawBuilder, sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';

/** What the database says to all processes when deliveries of an app change that somebody watches. */
export interface Notice {
  /** Deliveries were created, or attempts were recorded. */
  readonly kind: NoticeKind;
  readonly appId: string;
  /** Of the deliveries, or of the attempts. */
  readonly ids: readonly string[];
}

export type NoticeKind = 'created' | 'attempted';

export const CHANNEL = 'gatehouse_deliveries';
const CALL = 'due';

/** PostgreSQL takes less than 8,000 bytes, and an id has up to 19 digits. */
const IDS_PER_NOTICE = 300;

/**
 * The end of a statement that wrote deliveries or attempts: tells of the rows (`deployment_id`, `id`, `app_id`) of its part of that name,
 * with the commit. Of apps that nobody watches nothing is said, since commits that say something wait for each other.
 */
export function tellWatchers(kind: NoticeKind, written: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select pg_notify(${CHANNEL}, concat_ws(' ', ${kind}::text, app_id, string_agg(id::text, ','))) from (
      select written.id, written.app_id, (row_number() over () - 1) / ${IDS_PER_NOTICE}::int as part
      from ${written} as written join webhook_app app
        on app.deployment_id = written.deployment_id and app.id = written.app_id
      where app.watched_until > now()
    ) watched group by app_id, part`;
}

/** Says, at once, that there is more to deliver than this process can. */
export async function callProcesses(rows: Rows): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${CALL})`.execute(rows);
}

/** Null: a call for help. */
export function readNotice(payload: string): Notice | null {
  if (payload === CALL) return null;
  const [kind, appId = '', ids = ''] = payload.split(' ');
  return { kind: kind as NoticeKind, appId, ids: ids.split(',') };
}
