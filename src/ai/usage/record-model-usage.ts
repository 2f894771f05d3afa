import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/command.ts';

interface UsedTokens {
  readonly steps: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** As `YYYY-MM-DD` (UTC). */
  readonly day: string;
}

/**
 * Adds the requests and tokens of a run to those of the deployment, in the transaction that ends the run, so that both always
 * agree. Transactions that end several runs end them in the order of their models.
 */
export async function recordModelUsage({ rows, deploymentId }: Transaction, model: string, used: UsedTokens) {
  const { steps, inputTokens, outputTokens, day } = used;
  await sql`
    insert into ai_usage as usage (deployment_id, day, purpose, model, requests, input_tokens, output_tokens)
    select ${deploymentId}, ${day}::date, 'run', ${model}, requests, ${inputTokens}::bigint, ${outputTokens}::bigint
    from (select ${steps}::integer as requests) used where requests <> 0 or ${inputTokens} <> 0 or ${outputTokens} <> 0
    on conflict (deployment_id, day, purpose, model) do update set requests = usage.requests + excluded.requests,
      input_tokens = usage.input_tokens + excluded.input_tokens,
      output_tokens = usage.output_tokens + excluded.output_tokens`.execute(rows);
}
