import type { SafeHtml } from '@remix-run/html-template';
import type { ConsoleRequest } from '../../console-request.ts';
import { timeChart } from '../../layout/charts/time-chart.ts';

const DAY_MS = 86_400_000;

/** The attempts of one day. */
export interface DayOfAttempts {
  readonly startsAt: string;
  readonly succeeded: number;
  readonly failed: number;
}

/** The starts of the last days in UTC, oldest first. The last one is today. */
export function lastDays(count: number): string[] {
  const today = Math.floor(Date.now() / DAY_MS);
  return Array.from({ length: count }, (_, at) => new Date((today - count + 1 + at) * DAY_MS).toISOString());
}

export function attemptsChart(request: ConsoleRequest, title: string, days: readonly DayOfAttempts[]): SafeHtml {
  const { text } = request;
  return timeChart(request, {
    id: 'attempts',
    title,
    interval: 'DAY',
    starts: days.map(({ startsAt }) => startsAt),
    series: [
      {
        label: text('console.webhooks.status.SUCCEEDED'),
        tone: 'good',
        values: days.map(({ succeeded }) => succeeded),
      },
      { label: text('console.webhooks.status.FAILED'), tone: 'danger', values: days.map(({ failed }) => failed) },
    ],
  });
}
