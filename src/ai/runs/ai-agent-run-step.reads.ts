import { sql } from 'kysely';
import type { AiAgentRunStep, AiAgentRunToolCall } from '../../generated/backend.ts';
import type { AiFinishReason } from '../../generated/common.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import type { Rows } from '../../platform/database/tables.ts';

type StepRow = AiAgentRunStep & { readonly runId: string };

/** The columns that operations return. */
const stepColumns = [
  'step.id',
  'step.run_id as runId',
  'step.number',
  'step.model',
  'step.temperature',
  'step.max_tokens as maxTokens',
  'step.message_count as messageCount',
  'step.attempts',
  sql<AiAgentRunToolCall[]>`step.tool_calls`.as('toolCalls'),
  'step.input_tokens as inputTokens',
  'step.output_tokens as outputTokens',
  'step.tokens_estimated as tokensEstimated',
  sql<AiFinishReason | null>`upper(step.finish_reason)`.as('finishReason'),
  'step.started_at as startedAt',
  'step.duration_ms as durationMs',
] as const;

/** A range of the steps of a run, the first one first. */
export function listSteps(
  rows: Rows,
  deploymentId: number,
  runId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<StepRow[]> {
  return selectSteps(rows, deploymentId)
    .select(stepColumns)
    .where('step.run_id', '=', runId)
    .orderBy('step.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** For each run, a page of its steps, plus one row that tells whether more follow. */
export async function stepsOfRuns(
  { rows, viewer }: Context,
  runIds: readonly string[],
  page: EdgePage,
): Promise<ReadonlyMap<string, StepRow[]>> {
  const found = await childrenOf(rows, runIds, (runId) =>
    selectSteps(rows, viewer.deploymentId)
      .select(stepColumns)
      .where('step.run_id', '=', runId)
      .$call(inPage('step.id', page)),
  );
  return Map.groupBy(found, (step) => step.runId);
}

/** The number of stored steps of each run. A run without steps has no entry. */
export async function stepCounts(
  { rows, viewer }: Context,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await selectSteps(rows, viewer.deploymentId)
    .select(['step.run_id as id', sql<number>`count(*)::int`.as('count')])
    .where('step.run_id', '=', sql<string>`any(${runIds}::bigint[])`)
    .groupBy('step.run_id')
    .execute();
  return new Map(found.map(({ id, count }) => [id, count]));
}

const selectSteps = (rows: Rows, deploymentId: number) =>
  rows.selectFrom('ai_agent_run_step as step').where('step.deployment_id', '=', deploymentId);

/** Steps of any run by id. */
export async function stepsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await selectSteps(rows, viewer.deploymentId)
    .select(stepColumns)
    .where('step.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}
