import type { RateLimitState } from '../../generated/backend.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import { type RateLimitStatus, wholeSeconds } from '../../platform/rate-limits/headers.ts';
import type { Rule, RuleState } from '../../platform/rate-limits/limiter.ts';
import type { RateLimitRule } from '../apps/api-auth-app.entity.ts';
import { windowMsOf } from '../apps/rate-limit-rule.ts';
import type { CheckedKey } from './key-lookup.reads.ts';

const ADDRESS_MODES: ReadonlySet<RateLimitRule['mode']> = new Set(['PER_IP', 'PER_KEY_AND_IP']);

/** Whether one of the key's rules counts by address. */
export function countsByAddress({ rateLimits }: CheckedKey): boolean {
  return rateLimits.some(({ mode }) => ADDRESS_MODES.has(mode));
}

/**
 * The limiter's rules for a request with the key. The braces are a Redis Cluster hash tag, which keeps an app's
 * counters on one node.
 */
export function rulesOf({ appId, firstId, rateLimits }: CheckedKey, ip: string | null): Rule[] {
  const address = ip === null ? '' : rateLimitKeyOf(ip);
  const subject: Readonly<Record<RateLimitRule['mode'], string>> = {
    PER_KEY: `key:${firstId}`,
    PER_IP: `ip:${address}`,
    PER_KEY_AND_IP: `key:${firstId}:ip:${address}`,
    PER_APP: 'app',
  };
  return rateLimits.map((rule) => ({
    key: `{${appId}}:${subject[rule.mode]}`,
    limit: rule.maxRequests,
    windowMs: windowMsOf(rule),
  }));
}

/** The state of each rule as the response shows it. Empty when the limits could not be counted. */
export function rateLimitStates(rules: readonly RateLimitRule[], states: readonly RuleState[]): RateLimitState[] {
  return states.map(({ remaining, resetsInMs }, index) => {
    const { unit, duration, mode, maxRequests } = rules[index] as RateLimitRule;
    return { unit, duration, mode, limit: maxRequests, remaining, reset: wholeSeconds(resetsInMs) };
  });
}

/** The same states with names for the `RateLimit` headers. */
export function namedLimits(states: readonly RateLimitState[]): RateLimitStatus[] {
  return states.map((state, index) => ({
    name: nameOf(states, index),
    limit: state.limit,
    windowSeconds: windowMsOf(state) / 1_000,
    remaining: state.remaining,
    resetSeconds: state.reset,
  }));
}

/** Such as `per_key-1-minute`. A further rule of the same name, which differs only in its limit, gets a number. */
function nameOf(states: readonly RateLimitState[], index: number): string {
  const names = states.map(({ mode, duration, unit }) => `${mode}-${duration}-${unit}`.toLowerCase());
  const name = names[index] as string;
  const earlier = names.slice(0, index).filter((other) => other === name).length;
  return earlier === 0 ? name : `${name}-${earlier + 1}`;
}
