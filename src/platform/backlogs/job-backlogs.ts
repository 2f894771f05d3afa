import { sql } from 'kysely';
import { type Backlog, MAX_COUNTED, type ReadBacklogs } from './backlog.ts';

/**
 * The jobs of these queues that no worker has, including those that wait for a retry. Reads the first ones of each queue, in the
 * order in which they are fetched, from an index of pg-boss.
 */
export function jobBacklogs(queues: readonly string[]): ReadBacklogs {
  return async ({ rows }) => {
    const { rows: found } = await sql<Backlog>`
      select queue.name as queue, jobs.waiting, jobs."oldestSeconds"
      from unnest(${queues}::text[]) as queue (name) cross join lateral (
        select count(*)::int as waiting,
          coalesce(extract(epoch from now() - min(start_after) filter (where start_after <= now())), 0)::float8
            as "oldestSeconds"
        from (
          select start_after from pgboss.job
          where name = queue.name and state < 'active' and not blocked
          order by priority desc, created_on limit ${MAX_COUNTED}
        ) first
      ) jobs`.execute(rows);
    return found;
  };
}
