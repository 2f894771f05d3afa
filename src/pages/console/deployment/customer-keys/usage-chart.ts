import type { SafeHtml } from '@remix-run/html-template';
import type { ConsoleRequest } from '../../console-request.ts';
import { timeChart } from '../../layout/charts/time-chart.ts';

const DAY_MS = 86_400_000;
export const SHOWN_DAYS = 30;

/** When the first of the shown days began. The graph counts it whole. */
export const firstDay = (): string => new Date(Date.now() - (SHOWN_DAYS - 1) * DAY_MS).toISOString();

/** The checks of one day, in whole numbers. */
interface DayOfChecks {
  readonly startsAt: string;
  readonly total: number;
  readonly valid: number;
}

/** The checks of the last days: those with a valid key, and those that were rejected. */
export function usageChart(request: ConsoleRequest, title: string, days: readonly DayOfChecks[]): SafeHtml {
  const { text } = request;
  return timeChart(request, {
    id: 'usage',
    title,
    interval: 'DAY',
    starts: days.map(({ startsAt }) => startsAt),
    series: [
      { label: text('console.customerKeys.valid'), tone: 'good', values: days.map(({ valid }) => valid) },
      {
        label: text('console.customerKeys.rejected'),
        tone: 'danger',
        values: days.map(({ total, valid }) => total - valid),
      },
    ],
  });
}
