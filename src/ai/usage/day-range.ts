import { fieldError, validationFailed } from '../../platform/errors.ts';
import { dayOf } from './record-usage.ts';

/** Days (UTC) as `YYYY-MM-DD`, both inclusive. */
export interface DayRange {
  readonly since: string;
  readonly until: string;
}

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;
const DEFAULT_DAYS = 30;

interface RequestedDays {
  readonly since?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/** The requested days; by default the last 30 days, with the current one. */
export function dayRange(requested: RequestedDays, now = new Date()): DayRange {
  const until =
    requested.until == null ? Math.floor(now.getTime() / DAY_MS) * DAY_MS : parseDay('until', requested.until);
  const since = requested.since == null ? until - (DEFAULT_DAYS - 1) * DAY_MS : parseDay('since', requested.since);
  if (since > until)
    throw validationFailed([fieldError(['since'], 'must not be later than until, which defaults to today')]);
  if (until - since >= MAX_DAYS * DAY_MS) {
    throw validationFailed([fieldError(['since'], `must be at most ${MAX_DAYS - 1} days before until`)]);
  }
  return { since: dayOf(new Date(since)), until: dayOf(new Date(until)) };
}

function parseDay(field: 'since' | 'until', text: string): number {
  const time = Date.parse(`${text}T00:00:00.000Z`);
  // Date.parse accepts days that a month does not have, such as 2026-02-30.
  const isDay = Number.isFinite(time) && dayOf(new Date(time)) === text && time >= 0;
  if (!isDay) throw validationFailed([fieldError([field], 'must be a day such as 2026-11-23')]);
  return time;
}
