import { type RawBuilder, sql } from 'kysely';
import type { ApiKeyCheckCode, UsageInterval } from '../../generated/backend.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { TimeSpan } from '../../platform/graph/time-span.ts';

const TOP_KEYS = 10;

/** An app, or one of its keys. */
export interface UsageSubject {
  readonly deploymentId: number;
  readonly appId: string;
  readonly keyId?: string;
}

const total = sql<number>`sum(usage.count)::double precision`;
const valid = sql<number>`coalesce(sum(usage.count) filter (where usage.code = 'VALID'), 0)::double precision`;

function within({ deploymentId, appId, keyId }: UsageSubject, { since, until }: TimeSpan): RawBuilder<unknown> {
  const own = keyId === undefined ? sql`` : sql`and usage.key_id = ${keyId}::bigint`;
  return sql`usage.deployment_id = ${deploymentId}::int and usage.app_id = ${appId}::bigint ${own}
    and usage.minute >= ${since}::timestamptz and usage.minute < ${until}::timestamptz`;
}

/** The number of checks with one result code. */
export interface CodeUsage {
  readonly code: ApiKeyCheckCode;
  readonly count: number;
}

/** The checks of one interval. */
export interface UsagePoint {
  readonly startsAt: string;
  readonly total: number;
  readonly valid: number;
  readonly codes: readonly CodeUsage[];
}

/** The checks of each interval, including intervals without any. */
export async function usageSeries(rows: Rows, subject: UsageSubject, interval: UsageInterval, span: TimeSpan) {
  const unit = interval.toLowerCase();
  const { rows: points } = await sql<UsagePoint>`
    select point.at as "startsAt", coalesce(counted.total, 0) as total, coalesce(counted.valid, 0) as valid,
      coalesce(counted.codes, '[]') as codes
    from generate_series(${span.since}::timestamptz, ${span.until}::timestamptz - interval '1 millisecond',
        ('1 ' || ${unit}::text)::interval) as point (at)
      left join (
        select at, sum(count) as total, sum(count) filter (where code = 'VALID') as valid,
          json_agg(json_build_object('code', code, 'count', count) order by count desc, code) as codes
        from (
          select date_trunc(${unit}::text, usage.minute) as at, usage.code, ${total} as count
          from api_auth_usage usage where ${within(subject, span)}
          group by 1, 2
        ) as by_code
        group by at
      ) as counted on counted.at = point.at
    order by point.at`.execute(rows);
  return points;
}

/** The app's most frequently checked keys. */
export async function usageByKey(rows: Rows, subject: UsageSubject, span: TimeSpan) {
  const { rows: found } = await sql<{ keyId: string; name: string; total: number; valid: number }>`
    select top.key_id as "keyId", key.name, top.total, top.valid
    from (
      select usage.key_id, ${total} as total, ${valid} as valid
      from api_auth_usage usage where ${within(subject, span)} and usage.key_id <> 0
      group by usage.key_id order by total desc, usage.key_id limit ${TOP_KEYS}
    ) as top
      join api_auth_key key on key.deployment_id = ${subject.deploymentId}::int and key.id = top.key_id
    order by top.total desc, top.key_id`.execute(rows);
  return found;
}
