import type { Context } from '../../platform/context.ts';
import { wholeSeconds } from '../../platform/rate-limits/headers.ts';

/** Counts a request of an application as a credential. Returns null, or how many seconds to wait if it has sent too many. */
export async function countApplication(
  { config, requestLimiter, metrics, viewer }: Context,
  applicationId: string,
): Promise<number | null> {
  const key = `own:credential:oauth-application:${viewer.deploymentId}:${applicationId}`;
  const rules = config.rateLimitPerCredential.map((rate) => ({ key, ...rate }));
  if (rules.length === 0) return null;
  const { allowed, retryAfterMs } = await requestLimiter.take(rules, 1);
  if (allowed) return null;
  metrics.count('gatehouse_rate_limit_rejections_total', { limit: 'credential' });
  return Math.max(1, wholeSeconds(retryAfterMs ?? 0));
}
