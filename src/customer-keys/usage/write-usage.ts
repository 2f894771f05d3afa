import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';

/** So many checks of a key that ended with a code in a minute. */
export interface Counted {
  readonly deploymentId: number;
  /** Null where the app is known by its name alone. */
  readonly appId: string | null;
  readonly appName: string | null;
  /** 0 where the app has no such key. */
  readonly keyId: string;
  readonly code: string;
  readonly minute: string;
  count: number;
}

/** When a key was last used. */
export interface LastUse {
  readonly deploymentId: number;
  readonly keyId: string;
  readonly at: string;
}

/** Rows that one statement writes: few, because checks wait for the database while it runs. */
const BATCH = 50;

/**
 * Writes one batch after the other, with a pause before each but the first, and takes away what is written: where one fails,
 * the rest is left.
 */
export async function inBatches<One>(
  all: One[],
  write: (batch: readonly One[]) => Promise<void>,
  pause: () => Promise<void>,
): Promise<void> {
  while (all.length > 0) {
    await write(all.slice(0, BATCH));
    all.splice(0, BATCH);
    if (all.length > 0) await pause();
  }
}

/** How many batches so many rows are. */
export const batchesOf = (rows: number): number => Math.ceil(rows / BATCH);

/** Adds to what was counted before. Names that no app has are counted nowhere. Rows come in one order in every process. */
export async function writeCounts(rows: Rows, counted: readonly Counted[]): Promise<void> {
  const column = <Name extends keyof Counted>(name: Name) => counted.map((one) => one[name]);
  await sql`
    insert into api_auth_usage as usage (deployment_id, app_id, minute, key_id, code, count)
    select noted.deployment_id, app.id, noted.minute, noted.key_id, noted.code, noted.count
    from unnest(${column('deploymentId')}::int[], ${column('appId')}::bigint[], ${column('appName')}::text[],
        ${column('minute')}::timestamptz[], ${column('keyId')}::bigint[], ${column('code')}::text[],
        ${column('count')}::int[]) as noted (deployment_id, app_id, app_name, minute, key_id, code, count)
      join api_auth_app app on app.deployment_id = noted.deployment_id
        and (app.id = noted.app_id or app.name = noted.app_name and app.deleted_at is null)
    order by 1, 2, 3, 4, 5
    on conflict (deployment_id, app_id, minute, key_id, code) do update set count = usage.count + excluded.count`.execute(
    rows,
  );
}

/** A key that somebody holds just now, to revoke it say, is passed over: its next use is written. */
export async function writeLastUses(rows: Rows, uses: readonly LastUse[]): Promise<void> {
  const column = <Name extends keyof LastUse>(name: Name) => uses.map((one) => one[name]);
  await sql`
    with noted as (
      select * from unnest(${column('deploymentId')}::int[], ${column('keyId')}::bigint[], ${column('at')}::timestamptz[])
        as noted (deployment_id, id, at)
    ), held as (
      select key.deployment_id, key.id, noted.at from api_auth_key key
        join noted on noted.deployment_id = key.deployment_id and noted.id = key.id
      where key.last_used_at is null or key.last_used_at < noted.at
      order by key.deployment_id, key.id for no key update of key skip locked
    )
    update api_auth_key key set last_used_at = held.at from held
    where key.deployment_id = held.deployment_id and key.id = held.id`.execute(rows);
}
