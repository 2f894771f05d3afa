import { sql } from 'kysely';
import { deploymentOf } from '../../platform/buffers/deployment-of.ts';
import { createWriteBehind, type WriteBehind } from '../../platform/buffers/write-behind.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { Log } from '../../platform/logging/log.ts';
import { type Metrics, NO_METRICS } from '../../platform/metrics/metrics.ts';
import type { CountTokens, ProviderPurpose } from './provider.ts';
import { isObject } from './provider-requests.ts';

/** The tokens of a deployment on one day, for one purpose and model. */
interface TokenCount {
  readonly deploymentId: number;
  /** As `YYYY-MM-DD` (UTC). */
  readonly day: string;
  readonly purpose: ProviderPurpose;
  readonly model: string;
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Counts the tokens of AI providers. Collects counts in memory and writes them every few seconds. */
export interface TokenUsage extends Pick<WriteBehind<TokenCount>, 'flush' | 'stop'> {
  countFor(deploymentId: number): CountTokens;
}

const INTERVAL_MS = 2_000;
/** A response that claims more is wrong. Keeps sums within 64 bits. */
const MAX_TOKENS = 1_000_000_000;

interface TokenUsageOptions {
  readonly rows: Rows;
  readonly log: Log;
  readonly metrics?: Metrics;
}

export function createTokenUsage({ rows, log, metrics = NO_METRICS }: TokenUsageOptions): TokenUsage {
  const counts = createWriteBehind<TokenCount>({
    name: 'token_counts',
    log,
    failureMessage: 'The token usage could not be written',
    intervalMs: INTERVAL_MS,
    groupOf: ({ deploymentId }) => deploymentId,
    write: (batch) => addTokenCounts(rows, deploymentOf(batch), batch),
    merging: {
      keyOf: ({ deploymentId, day, purpose, model }) => JSON.stringify([deploymentId, day, purpose, model]),
      merge: (older, newer) => ({
        ...newer,
        requests: older.requests + newer.requests,
        inputTokens: older.inputTokens + newer.inputTokens,
        outputTokens: older.outputTokens + newer.outputTokens,
      }),
    },
  });
  return {
    countFor: (deploymentId) => (request, usage) => {
      const { purpose, model } = request;
      const tokens = isObject(usage) ? usage : {};
      const inputTokens = tokenCount(tokens['prompt_tokens']);
      const outputTokens = tokenCount(tokens['completion_tokens']);
      const day = new Date().toISOString().slice(0, 10);
      metrics.count('gatehouse_ai_tokens_total', { purpose, kind: 'input' }, inputTokens);
      metrics.count('gatehouse_ai_tokens_total', { purpose, kind: 'output' }, outputTokens);
      counts.add({ deploymentId, day, purpose, model, requests: 1, inputTokens, outputTokens });
    },
    flush: counts.flush,
    stop: counts.stop,
  };
}

function tokenCount(value: unknown): number {
  return Number.isSafeInteger(value) ? Math.min(Math.max(value as number, 0), MAX_TOKENS) : 0;
}

/** Adds to the stored counts of a deployment. Ignores a deleted one. All processes write rows in the same order: no deadlocks. */
export async function addTokenCounts(rows: Rows, deploymentId: number, counted: readonly TokenCount[]): Promise<void> {
  const column = <Name extends keyof TokenCount>(name: Name) => counted.map((one) => one[name]);
  await sql`
    insert into ai_usage as usage (deployment_id, day, purpose, model, requests, input_tokens, output_tokens)
    select deployment.id, used.day, used.purpose, used.model, used.requests, used.input_tokens, used.output_tokens
    from unnest(${column('day')}::date[], ${column('purpose')}::text[],
        ${column('model')}::text[], ${column('requests')}::bigint[], ${column('inputTokens')}::bigint[],
        ${column('outputTokens')}::bigint[])
        as used (day, purpose, model, requests, input_tokens, output_tokens)
      join deployment on deployment.id = ${deploymentId}
    order by 2, 3, 4
    on conflict (deployment_id, day, purpose, model) do update set requests = usage.requests + excluded.requests,
      input_tokens = usage.input_tokens + excluded.input_tokens,
      output_tokens = usage.output_tokens + excluded.output_tokens`.execute(rows);
}

declare module '../../platform/context.ts' {
  interface Services {
    /** Counts the tokens of AI providers. */
    readonly tokenUsage: TokenUsage;
  }
}
