/** A rate limit with the state of its window. */
export interface RateLimitStatus {
  /** Distinguishes the limits of a response. */
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** The list headers `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers-11. Empty without limits. */
export function rateLimitHeaders(limits: readonly RateLimitStatus[]): Record<string, string> {
  if (limits.length === 0) return {};
  return {
    'RateLimit-Policy': limits
      .map(({ name, limit, windowSeconds }) => `"${name}";q=${limit};w=${windowSeconds}`)
      .join(', '),
    RateLimit: limits
      .map(({ name, remaining, resetSeconds }) => `"${name}";r=${remaining};t=${resetSeconds}`)
      .join(', '),
  };
}

/** Seconds, rounded up. */
export const wholeSeconds = (milliseconds: number): number => Math.ceil(milliseconds / 1_000);
