const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The delays after the first, second … failed attempt. Attempts beyond the list use the last delay. */
const RETRY_DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;
const MAX_RETRY_DELAY_MS = RETRY_DELAYS_MS[RETRY_DELAYS_MS.length - 1] as number;

/** Statuses that a receiver returns when it is overloaded. */
const OVERLOAD_STATUSES: ReadonlySet<number> = new Set([429, 502, 504]);

/** What the time of the next attempt depends on. */
export interface FailedAttempt {
  /** How many attempts were made, including this one. */
  readonly attempts: number;
  readonly maxRetries: number;
  readonly responseStatus: number | null;
  /** The header as it was sent. */
  readonly retryAfter: string | null;
  /** When the attempt ended, in milliseconds. */
  readonly endedAtMs: number;
}

/**
 * Milliseconds until the next attempt, or null when no retry is left. A jitter of up to 10 % spreads deliveries that failed
 * at the same time. A `Retry-After` header can extend the delay to at most twice its length. An overload status without the
 * header doubles it.
 */
export function retryDelayMs(failed: FailedAttempt, random: () => number = Math.random): number | null {
  const { attempts, maxRetries, responseStatus, retryAfter, endedAtMs } = failed;
  if (attempts > maxRetries) return null;
  const scheduled = RETRY_DELAYS_MS[attempts - 1] ?? MAX_RETRY_DELAY_MS;
  const jittered = Math.round(scheduled * (0.9 + 0.2 * random()));
  const requestedMs = retryAfter === null ? null : parseRetryAfterMs(retryAfter, endedAtMs);
  if (requestedMs !== null) return Math.min(Math.max(requestedMs, jittered), 2 * scheduled);
  return OVERLOAD_STATUSES.has(responseStatus ?? 0) ? 2 * jittered : jittered;
}

/** The format of HTTP dates. `Date.parse` also accepts other texts, such as `1` or `May`. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Milliseconds that a `Retry-After` header requests, in seconds or as an HTTP date; null when it is neither. */
export function parseRetryAfterMs(header: string, now: number): number | null {
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text) * SECOND_MS;
  const date = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(date - now, 0);
}
