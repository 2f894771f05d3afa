import type { Response } from 'express';
import type { Rate } from '../../platform/config.ts';
import type { ResponseHeaders, Services } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import { rateLimitHeaders, wholeSeconds } from '../../platform/rate-limits/headers.ts';
import { stateOf } from './request-state.ts';
import { responseHeadersOf } from './response-headers.ts';

/** The key that requests are counted by, and its limits. */
export interface RateLimitedBy {
  /** The name of the policy in the response headers. */
  readonly name: 'address' | 'credential';
  readonly key: string;
  readonly rates: readonly Rate[];
}

/** Counts a request against the limits of its client address on the host. */
export function countAddress(services: Services, host: 'backend' | 'deployment', response: Response): Promise<void> {
  const key = `${host}:${rateLimitKeyOf(stateOf(response).client.ip)}`;
  const rates = services.config.rateLimitPerAddress;
  return countRequest(services, responseHeadersOf(response), { name: 'address', key, rates });
}

/** Counts a request against the service's own rate limits, or rejects it with 429. Sets the rate limit headers. */
export async function countRequest(
  { requestLimiter, metrics }: Pick<Services, 'requestLimiter' | 'metrics'>,
  headers: ResponseHeaders,
  { name, key, rates }: RateLimitedBy,
): Promise<void> {
  if (rates.length === 0) return;
  const rules = rates.map(({ limit, windowMs }) => ({ key: `own:${name}:${key}`, limit, windowMs }));
  const { allowed, states, retryAfterMs } = await requestLimiter.take(rules, 1);
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
  for (const [header, value] of Object.entries(rateLimitHeaders(limits))) headers.add(header, value);
  if (allowed) return;
  metrics.count('gatehouse_rate_limit_rejections_total', { limit: name });
  throw new ServiceError('RATE_LIMITED', `Too many requests from this ${name}. Slow down, and try again later.`, {
    retryAfter: Math.max(1, wholeSeconds(retryAfterMs ?? 0)),
  });
}
