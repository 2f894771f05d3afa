import { html, type SafeHtml } from '@remix-run/html-template';
import { dateTime, emptyState, section, textWithDate } from '../../../elements/index.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import { facts } from '../../layout/facts.ts';
import { ConsoleWebhookEndpointStatsDocument, type ConsoleWebhookEndpointStatsQuery } from '../documents.ts';
import { attemptsChart, lastDays } from './attempts-chart.ts';
import type { ShownEndpoint } from './endpoint-settings.ts';

const STATISTICS_DAYS = 7;

/** The attempts of the last days as a chart and in numbers. */
export async function statistics(request: ConsoleRequest, endpoint: ShownEndpoint): Promise<SafeHtml> {
  const { text } = request;
  const { id, appName, failureCount, lastFailureAt } = endpoint;
  const title = text('console.webhooks.attemptsOfDays', { count: STATISTICS_DAYS });
  const [since = ''] = lastDays(STATISTICS_DAYS);
  const stats = await request.run(ConsoleWebhookEndpointStatsDocument, { app: appName, endpoint: id, since });
  const days = stats.webhookTimeseries?.data ?? [];
  const hasAttempts = days.some(({ succeeded, failed }) => succeeded + failed > 0);
  return section({
    title,
    content: [
      hasAttempts
        ? html`${inNumbers(request, id, stats)}${attemptsChart(request, title, days)}`
        : emptyState({ icon: 'time', title: text('console.webhooks.noAttempts') }),
      failureCount === 0 || lastFailureAt === null
        ? ''
        : html`<p class="hint">${text('console.webhooks.failuresCount', { count: failureCount })} · ${textWithDate(request, 'console.webhooks.lastFailure', dateTime(request, lastFailureAt))}</p>`,
    ],
  });
}

/** The numbers of the endpoint. Durations are known of the ten endpoints of the app with the most attempts. */
function inNumbers(
  { text, language }: ConsoleRequest,
  id: string,
  { webhookTimeseries, webhookStats }: ConsoleWebhookEndpointStatsQuery,
): SafeHtml {
  const number = new Intl.NumberFormat(language);
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const succeeded = sumOf(webhookTimeseries?.data.map((day) => day.succeeded) ?? []);
  const failed = sumOf(webhookTimeseries?.data.map((day) => day.failed) ?? []);
  const durations = webhookStats?.endpoints.find(({ endpointId }) => endpointId === id)?.attempts;
  const duration = (label: 'console.webhooks.median' | 'console.webhooks.slowest', ms: number | null | undefined) =>
    ms == null ? [] : [[text(label), text('console.webhooks.duration', { ms })] as const];
  return facts([
    [text('console.webhooks.attempts'), number.format(succeeded + failed)],
    [text('console.webhooks.status.SUCCEEDED'), number.format(succeeded)],
    [text('console.webhooks.status.FAILED'), number.format(failed)],
    ...duration('console.webhooks.median', durations?.p50DurationMs),
    ...duration('console.webhooks.slowest', durations?.p95DurationMs),
  ]);
}
