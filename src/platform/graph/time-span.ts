import { fieldError, validationFailed } from '../errors.ts';
import { nearestStorableTime } from './time-bounds.ts';

/** A period from `since`, inclusive, to `until`, exclusive. */
export interface TimeSpan {
  readonly since: string;
  readonly until: string;
}

interface RequestedSpan {
  readonly since?: string | null | undefined;
  readonly until?: string | null | undefined;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The default and the largest length of a period. */
interface SpanLimits {
  readonly defaultMs: number;
  readonly maxMs: number;
  /** `maxMs` in words, for the validation error. */
  readonly maxText: string;
}

/** The step between two points of a series, and the limits of its period, by interval. */
const SERIES = {
  MINUTE: { stepMs: MINUTE_MS, defaultMs: HOUR_MS, maxMs: DAY_MS, maxText: 'a day' },
  HOUR: { stepMs: HOUR_MS, defaultMs: DAY_MS, maxMs: 31 * DAY_MS, maxText: '31 days' },
  DAY: { stepMs: DAY_MS, defaultMs: 30 * DAY_MS, maxMs: 92 * DAY_MS, maxText: '92 days' },
} as const;

/** The period of statistics. Its limit bounds the cost of reading them. */
export function statsSpan(requested: RequestedSpan, now = new Date()): TimeSpan {
  return resolveSpan(requested, { defaultMs: DAY_MS, maxMs: 31 * DAY_MS, maxText: '31 days' }, now);
}

/** The period of daily counts, from the beginning of its first day (UTC). */
export function daysSpan(requested: RequestedSpan, now = new Date()): TimeSpan {
  const limits = { defaultMs: 30 * DAY_MS, maxMs: 366 * DAY_MS, maxText: '366 days' };
  const { since, until } = resolveSpan(requested, limits, now);
  return { since: iso(Math.floor(Date.parse(since) / DAY_MS) * DAY_MS), until };
}

/** The period of a series, from the beginning of its first point. */
export function seriesSpan(requested: RequestedSpan, interval: keyof typeof SERIES, now = new Date()): TimeSpan {
  const { stepMs } = SERIES[interval];
  const { since, until } = resolveSpan(requested, SERIES[interval], now);
  return { since: iso(Math.floor(Date.parse(since) / stepMs) * stepMs), until };
}

function resolveSpan(requested: RequestedSpan, { defaultMs, maxMs, maxText }: SpanLimits, now: Date) {
  const until = requested.until ? Date.parse(requested.until) : now.getTime();
  const since = requested.since ? Date.parse(requested.since) : nearestStorableTime(until - defaultMs);
  if (since >= until)
    throw validationFailed([fieldError(['since'], 'must be earlier than until, which defaults to now')]);
  if (until - since > maxMs) throw validationFailed([fieldError(['since'], `must be at most ${maxText} before until`)]);
  return { since: iso(since), until: iso(until) };
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
