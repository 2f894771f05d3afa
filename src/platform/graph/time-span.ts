import { fieldError, validationFailed } from '../errors.ts';
import { nearestStorableTime } from './time-bounds.ts';

/** A time, its end left out. */
export interface Span {
  readonly since: string;
  readonly until: string;
}

interface RequestedSpan {
  readonly since?: string | null | undefined;
  readonly until?: string | null | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What one point stands for, how much is shown unless asked otherwise, and how much at most. */
const SERIES = {
  MINUTE: { step: MINUTE, usual: HOUR, longest: DAY, words: 'a day' },
  HOUR: { step: HOUR, usual: DAY, longest: 31 * DAY, words: '31 days' },
  DAY: { step: DAY, usual: 30 * DAY, longest: 92 * DAY, words: '92 days' },
} as const;

/** The time that statistics cover: what they cost is bounded by it. */
export function statsSpan(asked: RequestedSpan, now = new Date()): Span {
  return resolveSpan(asked, { usual: DAY, longest: 31 * DAY, words: '31 days' }, now);
}

/** The time that a series covers, from the beginning of its first point. */
export function seriesSpan(asked: RequestedSpan, interval: keyof typeof SERIES, now = new Date()): Span {
  const { step } = SERIES[interval];
  const { since, until } = resolveSpan(asked, SERIES[interval], now);
  return { since: iso(Math.floor(Date.parse(since) / step) * step), until };
}

function resolveSpan(
  asked: RequestedSpan,
  { usual, longest, words }: { usual: number; longest: number; words: string },
  now: Date,
) {
  const until = asked.until ? Date.parse(asked.until) : now.getTime();
  const since = asked.since ? Date.parse(asked.since) : nearestStorableTime(until - usual);
  if (since >= until)
    throw validationFailed([fieldError(['since'], 'must be earlier than until, which is now if left out')]);
  if (until - since > longest) throw validationFailed([fieldError(['since'], `must be at most ${words} before until`)]);
  return { since: iso(since), until: iso(until) };
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
