import type { Response } from 'express';
import type { Rate } from '../config.ts';
import { ServiceError } from '../errors.ts';
import type { Limiter } from '../modules/api-auth/limiter/limiter.ts';

/** What the calls are counted by. */
export interface Counted {
  /** Names the policy in the answer's headers. */
  readonly name: 'address' | 'credential';
  readonly key: string;
  readonly rates: readonly Rate[];
}

/**
 * Counts a call against the service's own limits, or refuses it with 429. The answer's headers show how they stand, as
 * draft-ietf-httpapi-ratelimit-headers has them. The braces keep a caller's counters together where Redis is a cluster.
 */
export async function countCall(limiter: Limiter, res: Response, { name, key, rates }: Counted): Promise<void> {
  if (rates.length === 0) return;
  const rules = rates.map(({ limit, windowMs }) => ({ key: `{own:${name}:${key}}`, limit, windowMs }));
  const { allowed, states, retryAfterMs } = await limiter.take(rules, 1);
  rates.forEach(({ limit, windowMs }, index) => {
    const policy = `"${name}-${windowMs / 1_000}s"`;
    const state = states[index];
    add(res, 'RateLimit-Policy', `${policy};q=${limit};w=${windowMs / 1_000}`);
    if (state) add(res, 'RateLimit', `${policy};r=${state.remaining};t=${seconds(state.resetsInMs)}`);
  });
  if (allowed) return;
  throw new ServiceError('RATE_LIMITED', `Too many calls from this ${name}. Slow down, and try again later.`, {
    retryAfter: Math.max(1, seconds(retryAfterMs ?? 0)),
  });
}

const seconds = (milliseconds: number) => Math.ceil(milliseconds / 1_000);

/** One member more of a header's list. */
function add(res: Response, header: string, member: string): void {
  const before = res.getHeader(header);
  res.setHeader(header, before === undefined ? member : `${before}, ${member}`);
}
