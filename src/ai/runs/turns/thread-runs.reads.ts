import { sql } from 'kysely';
import type { AiAgentRunFilter } from '../../../generated/backend.ts';
import type { Context } from '../../../platform/context.ts';
import { type EdgePage, inPage } from '../../../platform/database/pages/page.ts';
import { childrenOf } from '../../../platform/database/pages/select-per-parent.ts';
import type { AiAgentRunRow } from '../../graph/rows.ts';
import { runColumns, selectRuns } from '../ai-agent-run.reads.ts';

interface RunCriteria {
  readonly filter?: AiAgentRunFilter | null | undefined;
}

/** For each thread, a page of its runs, plus one row that tells whether more follow. */
export async function runsOfThreads(
  { rows, viewer }: Context,
  threadIds: readonly string[],
  { filter, ...page }: EdgePage & RunCriteria,
): Promise<ReadonlyMap<string, AiAgentRunRow[]>> {
  const found: AiAgentRunRow[] = await childrenOf(rows, threadIds, (threadId) =>
    selectRuns(rows, viewer.deploymentId, filter)
      .select(runColumns)
      .where('run.thread_id', '=', threadId)
      .$call(inPage('run.id', page)),
  );
  return Map.groupBy(found, (run) => run.threadId as string);
}

/** The number of runs in each thread. A thread without runs has no entry. */
export async function threadRunCounts(
  { rows, viewer }: Context,
  threadIds: readonly string[],
  { filter }: RunCriteria,
): Promise<ReadonlyMap<string, number>> {
  const found = await selectRuns(rows, viewer.deploymentId, filter)
    .select([sql<string>`run.thread_id`.as('id'), sql<number>`count(*)::int`.as('count')])
    .where('run.thread_id', '=', sql<string>`any(${threadIds}::bigint[])`)
    .groupBy('run.thread_id')
    .execute();
  return new Map(found.map(({ id, count }) => [id, count]));
}
