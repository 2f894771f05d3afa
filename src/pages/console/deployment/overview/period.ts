import type { SafeHtml } from '@remix-run/html-template';
import { tabs } from '../../../elements/index.ts';
import type { ConsoleRequest } from '../../console-request.ts';

/** The days that the figures of the overview can show. One day is shown by the hour. */
const PERIODS = [1, 7, 30, 90] as const;
type Days = (typeof PERIODS)[number];

const DEFAULT_DAYS: Days = 7;
const HOUR_MS = 3_600_000;

/** The chosen period; that of the last seven days for any other number in the URL. */
export function chosenDays({ query }: ConsoleRequest): Days {
  const days = Number(query.get('days'));
  return PERIODS.find((period) => period === days) ?? DEFAULT_DAYS;
}

/** The points of the period. The current hour or day is the last of them. */
export function pointsOf(days: Days, now = Date.now()) {
  const interval = days === 1 ? ('HOUR' as const) : ('DAY' as const);
  const earlier = days === 1 ? 23 * HOUR_MS : (days - 1) * 24 * HOUR_MS;
  return { interval, since: new Date(now - earlier).toISOString() };
}

export function periodTabs({ text, link }: ConsoleRequest, chosen: Days): SafeHtml {
  const links = PERIODS.map((days) => ({
    label: days === 1 ? text('console.activity.day') : text('console.activity.days', { count: days }),
    href: `${link('/')}?days=${days}`,
    isCurrent: days === chosen,
  }));
  return tabs(text('console.activity.period'), links);
}
