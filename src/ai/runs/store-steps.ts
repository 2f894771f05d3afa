import { type RawBuilder, sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';
import type { ChangedStep } from './run-recorder.ts';

/** Stores steps of a run, new ones and those that have changed, in one statement. */
export async function storeSteps(
  rows: Rows,
  { deploymentId, runId }: { readonly deploymentId: number; readonly runId: string },
  changed: readonly ChangedStep[],
): Promise<void> {
  if (changed.length === 0) return;
  const run = sql`(select ${deploymentId}::integer as deployment_id, ${runId}::bigint as id)`;
  await insertSteps(run, changed).execute(rows);
}

/** The statement that stores steps of `run`, a table expression with `deployment_id` and `id` that has one row or none. */
export const insertSteps = (run: RawBuilder<unknown>, changed: readonly ChangedStep[]) => sql`
  insert into ai_agent_run_step (deployment_id, id, run_id, number, model, temperature, max_tokens, message_count, attempts,
    tool_calls, input_tokens, output_tokens, tokens_estimated, finish_reason, started_at, duration_ms)
  select owner.deployment_id, step.id, owner.id, step.number, step.model, step.temperature, step.max_tokens, step.message_count,
    step.attempts, step.tool_calls, step.input_tokens, step.output_tokens, step.tokens_estimated, step.finish_reason,
    step.started_at, step.duration_ms
  from jsonb_to_recordset(${JSON.stringify(changed.map(rowOf))}::jsonb) as step (id bigint, number integer, model text,
    temperature double precision, max_tokens integer, message_count integer, attempts integer, tool_calls jsonb,
    input_tokens integer, output_tokens integer, tokens_estimated boolean, finish_reason text, started_at timestamptz,
    duration_ms integer)
  cross join ${run} as owner
  on conflict (deployment_id, run_id, number) do update set attempts = excluded.attempts, tool_calls = excluded.tool_calls,
    input_tokens = excluded.input_tokens, output_tokens = excluded.output_tokens,
    tokens_estimated = excluded.tokens_estimated, finish_reason = excluded.finish_reason, duration_ms = excluded.duration_ms`;

const rowOf = ({ step }: ChangedStep) => ({
  id: step.id,
  number: step.number,
  model: step.model,
  temperature: step.temperature,
  max_tokens: step.maxTokens,
  message_count: step.messageCount,
  attempts: step.attempts,
  tool_calls: step.toolCalls,
  input_tokens: step.tokens.inputTokens,
  output_tokens: step.tokens.outputTokens,
  tokens_estimated: step.tokens.tokensEstimated,
  finish_reason: step.finishReason,
  started_at: step.startedAt.toISOString(),
  duration_ms: step.durationMs,
});
