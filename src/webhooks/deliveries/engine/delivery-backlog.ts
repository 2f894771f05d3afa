import { sql } from 'kysely';
import { type Backlog, MAX_COUNTED, type ReadBacklogs } from '../../../platform/backlogs/backlog.ts';
import type { Rows } from '../../../platform/database/tables.ts';

/** The most endpoints whose oldest delivery is looked up at once: one step of the index for each. */
const MAX_ENDPOINTS = 1_000;

/**
 * The deliveries that are not finished, including those of disabled endpoints and those whose retry is later. How long the oldest
 * has been due is of endpoints that are enabled, of as many as have unfinished deliveries, up to a limit. With more of them, each
 * read continues after the last one. The order keeps the planner from reading the table, most of whose rows are finished.
 */
export function deliveryBacklog(): ReadBacklogs {
  let after = FIRST;
  return async ({ rows, isDistributed }) => {
    if (isDistributed) return readOnNodes(rows);
    const { rows: found } = await sql<
      Backlog & { deploymentId: number | null; endpointId: string | null; visited: number }
    >`
      with recursive visited as (
        (select deployment_id, endpoint_id, next_attempt_at, 1 as number from webhook_delivery
          where status = 'pending' and (deployment_id, endpoint_id) > (${after.deploymentId}::int, ${after.endpointId}::bigint)
          order by deployment_id, endpoint_id, next_attempt_at limit 1)
        union all
        select next.deployment_id, next.endpoint_id, next.next_attempt_at, visited.number + 1
        from visited cross join lateral (
          select d.deployment_id, d.endpoint_id, d.next_attempt_at from webhook_delivery d
          where d.status = 'pending' and (d.deployment_id, d.endpoint_id) > (visited.deployment_id, visited.endpoint_id)
          order by d.deployment_id, d.endpoint_id, d.next_attempt_at limit 1) next
        where visited.number < ${MAX_ENDPOINTS}
      ), last as (select deployment_id, endpoint_id, number from visited order by number desc limit 1)
      select 'webhook_deliveries' as queue,
        (select count(*)::int from (
          select from webhook_delivery where status = 'pending'
          order by deployment_id, endpoint_id, next_attempt_at limit ${MAX_COUNTED}) first) as waiting,
        coalesce(extract(epoch from now() - (
          select min(visited.next_attempt_at) from visited
            join webhook_endpoint e on e.deployment_id = visited.deployment_id and e.id = visited.endpoint_id
            join webhook_app a on a.deployment_id = e.deployment_id and a.id = e.app_id
          where e.is_active and a.is_active and visited.next_attempt_at <= now())), 0)::float8 as "oldestSeconds",
        (select deployment_id from last) as "deploymentId", (select endpoint_id from last) as "endpointId",
        coalesce((select number from last), 0) as visited`.execute(rows);
    return found.map(({ queue, waiting, oldestSeconds, deploymentId, endpointId, visited }) => {
      const hasMore = visited === MAX_ENDPOINTS && deploymentId !== null && endpointId !== null;
      after = hasMore ? { deploymentId, endpointId } : FIRST;
      return { queue, waiting, oldestSeconds };
    });
  };
}

/**
 * Citus rejects recursion over all deployments. Each node reads its unfinished deliveries by the index instead, within the time limit of the
 * statement.
 */
async function readOnNodes(rows: Rows): Promise<readonly Backlog[]> {
  const { rows: found } = await sql<Backlog>`
    select 'webhook_deliveries' as queue,
      (select count(*)::int from (
        select 1 from webhook_delivery where status = 'pending' limit ${MAX_COUNTED}::int) first) as waiting,
      coalesce(extract(epoch from now() - (
        select min(d.next_attempt_at) from webhook_delivery d
          join webhook_endpoint e on e.deployment_id = d.deployment_id and e.id = d.endpoint_id
          join webhook_app a on a.deployment_id = e.deployment_id and a.id = e.app_id
        where d.status = 'pending' and e.is_active and a.is_active and d.next_attempt_at <= now())), 0)::float8
        as "oldestSeconds"`.execute(rows);
  return found;
}

const FIRST = { deploymentId: 0, endpointId: '0' };
