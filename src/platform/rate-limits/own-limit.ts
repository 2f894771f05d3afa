import type { Context } from '../context.ts';
import { wholeSeconds } from './headers.ts';
import type { Rule } from './limiter.ts';

/** Counts a request against a limit of its operation, which it costs `cost` of. Returns null, or how many seconds to wait if the limit is reached. */
export async function countOwn(
  { requestLimiter, metrics }: Pick<Context, 'requestLimiter' | 'metrics'>,
  rule: Rule,
  cost = 1,
): Promise<number | null> {
  const { allowed, retryAfterMs } = await requestLimiter.take([rule], cost);
  if (allowed) return null;
  metrics.count('gatehouse_rate_limit_rejections_total', { limit: 'other' });
  return Math.max(1, wholeSeconds(retryAfterMs ?? 0));
}
