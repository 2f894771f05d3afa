import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';
import type { Hours } from './hours.ts';

/** Counts the attempts of hours that were not counted. Attempts never change. */
export async function addAttempts(rows: Rows, { deploymentId, appId, since, until }: Hours): Promise<void> {
  await sql`
    with counted as materialized (
      select endpoint_id, extract(hour from created_at at time zone 'UTC')::int as hour, duration_ms,
        count(*)::int as total, (count(*) filter (where succeeded))::int as succeeded
      from webhook_attempt
      where deployment_id = ${deploymentId} and app_id = ${appId}
        and created_at >= ${since}::timestamptz and created_at < ${until}::timestamptz
      group by 1, 2, 3
    ), by_hour as (
      select key.endpoint_id, array_agg(coalesce(counted.succeeded, 0) order by each.hour) as succeeded,
        array_agg(coalesce(counted.failed, 0) order by each.hour) as failed
      from (select distinct endpoint_id from counted) key
        cross join generate_series(0, 23) each (hour)
        left join (
          select endpoint_id, hour, sum(succeeded)::int as succeeded, sum(total - succeeded)::int as failed
          from counted group by 1, 2
        ) counted on counted.endpoint_id = key.endpoint_id and counted.hour = each.hour
      group by key.endpoint_id
    ), by_duration as (
      select endpoint_id, array_agg(duration_ms order by duration_ms) as durations,
        array_agg(total order by duration_ms) as totals, array_agg(succeeded order by duration_ms) as successes
      from (
        select endpoint_id, duration_ms, sum(total)::int as total, sum(succeeded)::int as succeeded
        from counted group by 1, 2
      ) each group by endpoint_id
    )
    insert into webhook_attempt_count as stored (deployment_id, endpoint_id, day, succeeded, failed, durations,
      duration_totals, duration_successes)
    select ${deploymentId}::int, by_hour.endpoint_id, date_trunc('day', ${since}::timestamptz, 'UTC'), by_hour.succeeded,
      by_hour.failed, by_duration.durations, by_duration.totals, by_duration.successes
    from by_hour join by_duration on by_duration.endpoint_id = by_hour.endpoint_id
    on conflict (deployment_id, endpoint_id, day) do update
      set succeeded = array(select mine + new from unnest(stored.succeeded, excluded.succeeded)
          with ordinality each (mine, new, at) order by at),
        failed = array(select mine + new from unnest(stored.failed, excluded.failed)
          with ordinality each (mine, new, at) order by at),
        (durations, duration_totals, duration_successes) = (
          select array_agg(duration order by duration), array_agg(total order by duration),
            array_agg(successful order by duration)
          from (
            select duration, sum(total)::int as total, sum(successful)::int as successful
            from (
              select * from unnest(stored.durations, stored.duration_totals, stored.duration_successes)
              union all
              select * from unnest(excluded.durations, excluded.duration_totals, excluded.duration_successes)
            ) combined (duration, total, successful)
            group by duration
          ) summed
        )
      where stored.deployment_id = excluded.deployment_id`.execute(rows);
}
