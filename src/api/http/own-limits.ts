import type { Rate } from '../../platform/config.ts';
import type { AnswerHeaders } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { rateLimitHeaders, wholeSeconds } from '../../platform/rate-limits/headers.ts';
import type { Limiter } from '../../platform/rate-limits/limiter.ts';

/** What the calls are counted by. */
export interface Counted {
  /** Names the policy in the answer's headers. */
  readonly name: 'address' | 'credential';
  readonly key: string;
  readonly rates: readonly Rate[];
}

/** Counts a call against the service's own limits, or refuses it with 429. The answer's headers show how they stand. */
export async function countCall(
  limiter: Limiter,
  headers: AnswerHeaders,
  { name, key, rates }: Counted,
): Promise<void> {
  if (rates.length === 0) return;
  const rules = rates.map(({ limit, windowMs }) => ({ key: `own:${name}:${key}`, limit, windowMs }));
  const { allowed, states, retryAfterMs } = await limiter.take(rules, 1);
  const limits = states.map(({ remaining, resetsInMs }, index) => {
    const { limit, windowMs } = rates[index] as Rate;
    const windowSeconds = windowMs / 1_000;
    return {
      name: `${name}-${windowSeconds}s`,
      limit,
      windowSeconds,
      remaining,
      resetSeconds: wholeSeconds(resetsInMs),
    };
  });
  for (const [header, members] of Object.entries(rateLimitHeaders(limits))) headers.add(header, members);
  if (allowed) return;
  throw new ServiceError('RATE_LIMITED', `Too many calls from this ${name}. Slow down, and try again later.`, {
    retryAfter: Math.max(1, wholeSeconds(retryAfterMs ?? 0)),
  });
}
