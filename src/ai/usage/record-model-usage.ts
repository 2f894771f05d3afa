import type { Transaction } from '../../platform/commands/command.ts';
import { addTokenCounts } from '../provider/token-usage.ts';

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
export async function recordModelUsage(
  { rows, deploymentId }: Transaction,
  model: string,
  { steps: requests, inputTokens, outputTokens, day }: UsedTokens,
): Promise<void> {
  if (requests === 0 && inputTokens === 0 && outputTokens === 0) return;
  await addTokenCounts(rows, deploymentId, [
    { deploymentId, day, purpose: 'run', model, requests, inputTokens, outputTokens },
  ]);
}
