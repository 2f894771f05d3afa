const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long to wait after the first, the second … failed attempt. Attempts beyond the list wait as long as its last. */
const WAITS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;
const LONGEST = WAITS[WAITS.length - 1] as number;

/** Answers of a receiver that is there and has too much to do. */
const OVERLOADED: ReadonlySet<number> = new Set([429, 502, 504]);

/** What a failed attempt tells about the next. */
export interface FailedAttempt {
  /** How many attempts there have been, this one included. */
  readonly attempts: number;
  readonly maxRetries: number;
  readonly responseStatus: number | null;
  /** The header as it was sent. */
  readonly retryAfter: string | null;
  /** When the attempt ended, in milliseconds. */
  readonly now: number;
}

/**
 * Milliseconds until the next attempt; null: there is none. Each wait is changed by up to a tenth, so that what failed
 * together doesn't come back together. A receiver may ask for up to twice the wait; one that has too much to do and
 * doesn't say for how long gets it.
 */
export function waitAfter(failed: FailedAttempt, random: () => number = Math.random): number | null {
  const { attempts, maxRetries, responseStatus, retryAfter, now } = failed;
  if (attempts > maxRetries) return null;
  const scheduled = WAITS[attempts - 1] ?? LONGEST;
  const jittered = Math.round(scheduled * (0.9 + 0.2 * random()));
  const asked = retryAfter === null ? null : readRetryAfter(retryAfter, now);
  if (asked !== null) return Math.min(Math.max(asked, jittered), 2 * scheduled);
  return OVERLOADED.has(responseStatus ?? 0) ? 2 * jittered : jittered;
}

/** Days and months as HTTP dates spell them: `Date.parse` alone would take `1` or `May` for dates. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Milliseconds that a `Retry-After` header asks for, in seconds or as an HTTP date; null where it is neither. */
export function readRetryAfter(header: string, now: number): number | null {
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text) * SECOND;
  const date = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(date - now, 0);
}
