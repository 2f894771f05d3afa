import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';
import type { Log } from '../../platform/logging/log.ts';
import { runInBackground } from '../../platform/process/background.ts';
import type { CountTokens, ProviderPurpose } from './provider.ts';
import { isObject } from './provider-requests.ts';

/** The tokens of a deployment on one day, for one purpose and model. */
interface TokenCount {
  readonly deploymentId: number;
  /** As `YYYY-MM-DD` (UTC). */
  readonly day: string;
  readonly purpose: ProviderPurpose;
  readonly model: string;
  requests: number;
  inputTokens: number;
  outputTokens: number;
}

/** Counts the tokens of AI providers. Collects counts in memory and writes them every few seconds. */
export interface TokenUsage {
  countFor(deploymentId: number): CountTokens;
  /** Writes all collected counts now. */
  flush(): Promise<void>;
  /** Writes all collected counts, and ends the timer. */
  stop(): Promise<void>;
}

const INTERVAL_MS = 2_000;
/** A response that claims more is wrong. Keeps sums within 64 bits. */
const MAX_TOKENS = 1_000_000_000;

export function createTokenUsage({ rows, log }: { readonly rows: Rows; readonly log: Log }): TokenUsage {
  const counts = new Map<string, TokenCount>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isStopped = false;

  function add(one: TokenCount): void {
    const key = JSON.stringify([one.deploymentId, one.day, one.purpose, one.model]);
    const known = counts.get(key);
    if (known === undefined) counts.set(key, one);
    else {
      known.requests += one.requests;
      known.inputTokens += one.inputTokens;
      known.outputTokens += one.outputTokens;
    }
    if (!isStopped) timer ??= runInBackground(() => setTimeout(() => void flush(), INTERVAL_MS));
  }

  /** Flushes run one at a time. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(() => runInBackground(write));
    return writing;
  }

  /** Keeps unwritten counts for the next flush. */
  async function write(): Promise<void> {
    const collected = [...counts.values()];
    counts.clear();
    if (collected.length === 0) return;
    try {
      await addTokenCounts(rows, collected);
    } catch (err) {
      log.error({ err, counts: collected.length }, 'The token usage could not be written');
      collected.forEach(add);
    }
  }

  return {
    countFor: (deploymentId) => (request, usage) => {
      const { purpose, model } = request;
      const tokens = isObject(usage) ? usage : {};
      const inputTokens = tokenCount(tokens['prompt_tokens']);
      const outputTokens = tokenCount(tokens['completion_tokens']);
      const day = new Date().toISOString().slice(0, 10);
      add({ deploymentId, day, purpose, model, requests: 1, inputTokens, outputTokens });
    },
    flush,
    async stop() {
      isStopped = true;
      await flush();
    },
  };
}

function tokenCount(value: unknown): number {
  return Number.isSafeInteger(value) ? Math.min(Math.max(value as number, 0), MAX_TOKENS) : 0;
}

/** Adds to the stored counts. Ignores deleted deployments. All processes write rows in the same order: no deadlocks. */
export async function addTokenCounts(rows: Rows, counted: readonly TokenCount[]): Promise<void> {
  const column = <Name extends keyof TokenCount>(name: Name) => counted.map((one) => one[name]);
  await sql`
    insert into ai_usage as usage (deployment_id, day, purpose, model, requests, input_tokens, output_tokens)
    select used.deployment_id, used.day, used.purpose, used.model, used.requests, used.input_tokens, used.output_tokens
    from unnest(${column('deploymentId')}::int[], ${column('day')}::date[], ${column('purpose')}::text[],
        ${column('model')}::text[], ${column('requests')}::bigint[], ${column('inputTokens')}::bigint[],
        ${column('outputTokens')}::bigint[])
        as used (deployment_id, day, purpose, model, requests, input_tokens, output_tokens)
      join deployment on deployment.id = used.deployment_id
    order by 1, 2, 3, 4
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
