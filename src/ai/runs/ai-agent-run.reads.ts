import { sql } from 'kysely';
import type { AiAgentRunFailureDetail, AiAgentRunFilter, AiMessage } from '../../generated/backend.ts';
import type { AiAgentRunFailureCode, AiAgentRunStatus, AiCitation, AiFinishReason } from '../../generated/common.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { AiAgentRunRow } from '../graph/rows.ts';

/** The conditions of a list. Only the deployment host lists the runs of one user. */
export interface RunFilter extends AiAgentRunFilter {
  readonly userId?: string | undefined;
}

/** The columns that operations return. */
export const runColumns = [
  'run.id',
  'run.agent_id as agentId',
  'run.thread_id as threadId',
  'run.user_id as userId',
  sql<AiAgentRunStatus>`upper(run.status)`.as('status'),
  'run.model',
  sql<AiMessage[]>`(
    select coalesce(json_agg(
      json_build_object('role', upper(message ->> 'role'), 'content', message ->> 'content') order by number), '[]')
    from jsonb_array_elements(run.input) with ordinality as element (message, number)
  )`.as('input'),
  'run.output',
  sql<AiCitation[]>`run.citations`.as('citations'),
  'run.steps',
  'run.input_tokens as inputTokens',
  'run.output_tokens as outputTokens',
  'run.tokens_estimated as tokensEstimated',
  sql<AiFinishReason | null>`upper(run.finish_reason)`.as('finishReason'),
  sql<AiAgentRunFailureCode | null>`upper(run.failure_code)`.as('failureCode'),
  sql<AiAgentRunFailureDetail | null>`run.failure_detail`.as('failureDetail'),
  'run.created_at as startedAt',
  'run.finished_at as finishedAt',
] as const;

export const runNotFound = () => notFound('AI_AGENT_RUN_NOT_FOUND', 'The run');

/** One run of the agent; 404 when it does not exist. */
export function getRun(rows: Rows, deploymentId: number, agentId: string, id: string): Promise<AiAgentRunRow> {
  return selectRuns(rows, deploymentId)
    .select(runColumns)
    .where('run.agent_id', '=', agentId)
    .where('run.id', '=', id)
    .executeTakeFirstOrThrow(runNotFound);
}

/** Runs of any agent by id. */
export async function runsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found: AiAgentRunRow[] = await selectRuns(rows, viewer.deploymentId)
    .select(runColumns)
    .where('run.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((run) => [run.id, run]));
}

/** The same runs for events, which do not contain the messages of the provider. */
export async function eventRunsById(ctx: Context, ids: readonly string[]) {
  const found = await runsById(ctx, ids);
  return new Map(
    [...found.values()].map(({ failureDetail, ...run }) => [
      run.id,
      { ...run, failureDetail: failureDetail == null ? null : { ...failureDetail, message: null } },
    ]),
  );
}

/** A range of the agent's runs, newest first. */
export function listRuns(
  rows: Rows,
  deploymentId: number,
  agentId: string,
  filter: AiAgentRunFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<AiAgentRunRow[]> {
  return selectRuns(rows, deploymentId, filter)
    .select(runColumns)
    .where('run.agent_id', '=', agentId)
    .orderBy('run.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** For each agent, a page of its runs, plus one row that tells whether more follow. */
export async function runsOfAgents(
  { rows, viewer }: Context,
  agentIds: readonly string[],
  { filter, ...page }: EdgePage & { readonly filter?: RunFilter | null | undefined },
): Promise<ReadonlyMap<string, AiAgentRunRow[]>> {
  const found = await childrenOf(rows, agentIds, (agentId) =>
    selectRuns(rows, viewer.deploymentId, filter)
      .select(runColumns)
      .where('run.agent_id', '=', agentId)
      .$call(inPage('run.id', page)),
  );
  return Map.groupBy(found, (run) => run.agentId);
}

/** The number of runs of each agent. An agent without runs has no entry. */
export async function runCounts(
  { rows, viewer }: Context,
  agentIds: readonly string[],
  { filter }: { readonly filter?: RunFilter | null | undefined },
): Promise<ReadonlyMap<string, number>> {
  const found = await selectRuns(rows, viewer.deploymentId, filter)
    .select(['run.agent_id as id', sql<number>`count(*)::int`.as('count')])
    .where('run.agent_id', '=', sql<string>`any(${agentIds}::bigint[])`)
    .groupBy('run.agent_id')
    .execute();
  return new Map(found.map(({ id, count }) => [id, count]));
}

/** The runs of the deployment that match the filter. */
export function selectRuns(rows: Rows, deploymentId: number, filter?: RunFilter | null) {
  const { status, startedSince, startedUntil, userId } = filter ?? {};
  let query = rows.selectFrom('ai_agent_run as run').where('run.deployment_id', '=', deploymentId);
  if (status) query = query.where('run.status', '=', status.toLowerCase() as Lowercase<AiAgentRunStatus>);
  if (startedSince) query = query.where('run.created_at', '>=', startedSince);
  if (startedUntil) query = query.where('run.created_at', '<', startedUntil);
  if (userId !== undefined) query = query.where('run.user_id', '=', userId);
  return query;
}
