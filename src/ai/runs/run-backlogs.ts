import { sql } from 'kysely';
import { type Backlog, MAX_COUNTED, type ReadBacklogs } from '../../platform/backlogs/backlog.ts';

/** The runs that wait for a slot, which they do for some seconds, and the runs in progress. */
export const runBacklogs: ReadBacklogs = async ({ rows }) => {
  const { rows: found } = await sql<Backlog>`
    select 'agent_runs_waiting' as queue, count(*)::int as waiting, 0::float8 as "oldestSeconds"
    from (select 1 from ai_agent_waiting_run where expires_at > now() limit ${MAX_COUNTED}) waiting
    union all
    select 'agent_runs_in_progress', count(*)::int,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8
    from (
      select created_at from ai_agent_run where status = 'running' order by deployment_id limit ${MAX_COUNTED}
    ) running`.execute(rows);
  return found;
};
