import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';

/** The number of checks of a key with one result code in one minute. */
export interface UsageCount {
  readonly deploymentId: number;
  /** Null when only the app's name is known. */
  readonly appId: string | null;
  readonly appName: string | null;
  /** 0 when the app has no such key. */
  readonly keyId: string;
  readonly code: string;
  readonly minute: string;
  count: number;
}

/** When a key was last used. */
export interface LastUse {
  readonly deploymentId: number;
  readonly keyId: string;
  /** By `Date.now()`. */
  atMs: number;
}

/**
 * Adds to the stored counts of a deployment. Ignores app names that do not exist. All processes write rows in the same order, which
 * avoids deadlocks.
 */
export async function writeCounts(rows: Rows, deploymentId: number, counted: readonly UsageCount[]): Promise<void> {
  const column = <Name extends keyof UsageCount>(name: Name) => counted.map((one) => one[name]);
  await sql`
    insert into api_auth_usage as usage (deployment_id, app_id, minute, key_id, code, count)
    select app.deployment_id, app.id, used.minute, used.key_id, used.code, used.count
    from unnest(${column('appId')}::bigint[], ${column('appName')}::text[],
        ${column('minute')}::timestamptz[], ${column('keyId')}::bigint[], ${column('code')}::text[],
        ${column('count')}::int[]) as used (app_id, app_name, minute, key_id, code, count)
      join api_auth_app app on app.deployment_id = ${deploymentId}
        and (app.id = used.app_id or app.name = used.app_name and app.deleted_at is null)
    order by 2, 3, 4, 5
    on conflict (deployment_id, app_id, minute, key_id, code) do update set count = usage.count + excluded.count`.execute(
    rows,
  );
}

/** Skips keys of a deployment that another transaction has locked, for example to revoke them. Their next use is written. */
export async function writeLastUses(rows: Rows, deploymentId: number, uses: readonly LastUse[]): Promise<void> {
  const ids = uses.map(({ keyId }) => keyId);
  const times = uses.map(({ atMs }) => new Date(atMs).toISOString());
  await sql`
    with unlocked as (
      select key.id, used.at from api_auth_key key
        join unnest(${ids}::bigint[], ${times}::timestamptz[]) as used (id, at) on used.id = key.id
      where key.deployment_id = ${deploymentId} and (key.last_used_at is null or key.last_used_at < used.at)
      order by key.id for no key update of key skip locked
    )
    update api_auth_key key set last_used_at = unlocked.at from unlocked
    where key.deployment_id = ${deploymentId} and key.id = unlocked.id`.execute(rows);
}
