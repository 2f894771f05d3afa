/** A rate limit, and how its window stands. */
export interface ShownLimit {
  /** Tells it from the caller's others. */
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers-11, each a list; neither without limits. */
export function rateLimitHeaders(limits: readonly ShownLimit[]): Record<string, string> {
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

/** Whole seconds, none too few: after them the time is over. */
export const wholeSeconds = (milliseconds: number): number => Math.ceil(milliseconds / 1_000);
