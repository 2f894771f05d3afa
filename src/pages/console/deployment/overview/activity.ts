import { html, type SafeHtml } from '@remix-run/html-template';
import { emptyState, section } from '../../../elements/index.ts';
import type { TextKey } from '../../../texts/texts.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import { type ChartSeries, timeChart } from '../../layout/charts/time-chart.ts';
import type { ConsoleActivityFragment } from '../documents.ts';

type Activity = ConsoleActivityFragment;
type Point = Activity['data'][number];
/** The numbers of a point. */
type Figure = Exclude<keyof Point, 'startsAt'>;

/** What happened in the deployment: the numbers, and charts of those that are not 0. */
export function activity(request: ConsoleRequest, found: Activity): SafeHtml {
  const { text } = request;
  const charts = [
    signInChart(request, found),
    ...(found.interval === 'DAY' && found.data.some(({ activeUsers }) => (activeUsers ?? 0) > 0)
      ? [chart(request, found, 'activeUsers', [['activeUsers', 'console.activity.activeUsers', 'accent']])]
      : []),
    ...(found.signUps > 0
      ? [chart(request, found, 'signUps', [['signUps', 'console.activity.signUps', 'accent']])]
      : []),
    ...(found.deliveriesSucceeded + found.deliveriesFailed > 0
      ? [
          chart(request, found, 'deliveries', [
            ['deliveriesSucceeded', 'console.activity.succeeded', 'good'],
            ['deliveriesFailed', 'console.activity.failed', 'danger'],
          ]),
        ]
      : []),
    ...(found.keyChecks > 0 ? [keyChart(request, found)] : []),
  ].filter((each) => each !== null);
  return html`${numbers(request, found)}
${
  charts.length === 0
    ? section({
        title: text('console.activity.title'),
        content: emptyState({
          icon: 'time',
          title: text('console.activity.none'),
          hint: text('console.activity.noneHint'),
        }),
      })
    : html`<div class="charts">${charts}</div>`
}`;
}

/** The numbers of the period beside each other. */
function numbers({ text, language }: ConsoleRequest, found: Activity): SafeHtml {
  const format = new Intl.NumberFormat(language);
  const tile = (label: string, count: number, hint?: string) =>
    html`<div class="figure"><dt>${label}</dt><dd>${format.format(count)}${hint === undefined ? '' : html`<small>${hint}</small>`}</dd></div>`;
  const withCount = (key: TextKey, count: number) => text(key, { count: format.format(count) });
  const deliveries = found.deliveriesSucceeded + found.deliveriesFailed;
  return html`<dl class="figures">
${tile(text('console.activity.users'), found.users)}
${tile(text('console.activity.activeToday'), found.activeUsersToday, withCount('console.activity.thisMonth', found.activeUsersThisMonth))}
${tile(text('console.activity.signUps'), found.signUps)}
${tile(text('console.activity.signIns'), found.completedSignIns, withCount('console.activity.failedCount', found.failedSignIns))}
${tile(text('console.activity.deliveries'), deliveries, withCount('console.activity.failedCount', found.deliveriesFailed))}
${tile(text('console.activity.keyChecks'), found.keyChecks, withCount('console.activity.rejectedCount', found.keyChecks - found.keyChecksValid))}
</dl>`;
}

/** Sign-ins over time, by the ways that people used, and why others failed. */
function signInChart(request: ConsoleRequest, found: Activity): SafeHtml | null {
  if (found.completedSignIns + found.failedSignIns === 0) return null;
  const { text } = request;
  const ways = found.completedSignInsByMethod.map(({ method, count }) => ({
    label: text(`console.strategy.${method}`),
    count,
  }));
  const reasons = found.failedSignInsByReason.map(({ reason, count }) => ({
    label: text(reason === null ? 'console.activity.unknownAccount' : `console.failure.${reason}`),
    count,
  }));
  const lists = html`<div class="shares-beside">${shares(request, text('console.activity.ways'), ways)}${shares(request, text('console.activity.reasons'), reasons)}</div>`;
  const series = [
    ['completedSignIns', 'console.activity.completed', 'good'],
    ['failedSignIns', 'console.activity.failed', 'danger'],
  ] as const;
  return chart(request, found, 'signIns', series, { isWide: true, below: lists });
}

function keyChart(request: ConsoleRequest, found: Activity): SafeHtml {
  const { text } = request;
  return chartOf(request, found, 'keyChecks', [
    {
      label: text('console.activity.valid'),
      tone: 'good',
      values: found.data.map(({ keyChecksValid }) => keyChecksValid),
    },
    {
      label: text('console.activity.rejected'),
      tone: 'danger',
      values: found.data.map(({ keyChecks, keyChecksValid }) => keyChecks - keyChecksValid),
    },
  ]);
}

type ChartName = 'signIns' | 'activeUsers' | 'signUps' | 'deliveries' | 'keyChecks';

interface ChartLayout {
  /** Whether it takes the whole width. */
  readonly isWide?: boolean;
  readonly below?: SafeHtml;
}

function chart(
  request: ConsoleRequest,
  found: Activity,
  name: ChartName,
  series: readonly (readonly [Figure, TextKey, ChartSeries['tone']])[],
  layout?: ChartLayout,
): SafeHtml {
  const drawn = series.map(([figure, label, tone]) => ({
    label: request.text(label),
    tone,
    values: found.data.map((point) => point[figure] ?? 0),
  }));
  return chartOf(request, found, name, drawn, layout);
}

function chartOf(
  request: ConsoleRequest,
  { interval, data }: Activity,
  name: ChartName,
  series: readonly ChartSeries[],
  { isWide = false, below }: ChartLayout = {},
): SafeHtml {
  const title = request.text(`console.activity.${name}`);
  const starts = data.map(({ startsAt }) => startsAt);
  const drawn = timeChart(request, { id: `activity-${name}`, title, interval, starts, series });
  return html`<div class="${isWide ? 'is-wide' : ''}">${section({ title, content: [drawn, below ?? ''] })}</div>`;
}

/** Parts of a sum, each with a bar of its length. */
function shares(
  { language }: ConsoleRequest,
  title: string,
  parts: readonly { readonly label: string; readonly count: number }[],
): SafeHtml | string {
  if (parts.length === 0) return '';
  const format = new Intl.NumberFormat(language);
  const most = Math.max(...parts.map(({ count }) => count));
  return html`<div><h3>${title}</h3><ul class="shares">${parts.map(
    ({ label, count }) =>
      html`<li><span>${label}</span><b>${format.format(count)}</b><progress max="${most}" value="${count}" aria-hidden="true"></progress></li>`,
  )}</ul></div>`;
}
