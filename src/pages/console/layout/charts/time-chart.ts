import { html, type SafeHtml } from '@remix-run/html-template';
import { scaleBand, scaleLinear, scalePoint } from 'd3-scale';
import { area, line, stack } from 'd3-shape';
import { disclosure, type PageContext } from '../../../elements/index.ts';

export interface ChartSeries {
  readonly label: string;
  /** The color. The legend and the table say which series it is. */
  readonly tone: 'accent' | 'good' | 'danger';
  /** One number for each point of the chart. */
  readonly values: readonly number[];
}

export interface TimeChart {
  /** An id, unique on the page. */
  readonly id: string;
  /** What the chart shows, for screen readers and the table. */
  readonly title: string;
  /** The start of each point, oldest first. */
  readonly starts: readonly string[];
  /** The length of a point, which chooses how its start is written. The points of the graph are in UTC. */
  readonly interval: 'MINUTE' | 'HOUR' | 'DAY';
  /** `bars` are stacked: a sum and its parts. `lines` compare. */
  readonly kind?: 'bars' | 'lines';
  readonly series: readonly ChartSeries[];
}

/** The drawing stretches to the width of the page, so that its units are no pixels. The words are beside it and do not stretch. */
const WIDTH = 1_000;
const HEIGHT = 200;
const TICKS = 4;

/** Numbers over time, drawn on the server, with the same numbers in a table. */
export function timeChart(context: PageContext, chart: TimeChart): SafeHtml {
  const { id, title, kind = 'bars', series, starts } = chart;
  const sums = starts.map((_, at) => series.map(({ values }) => values[at] ?? 0));
  const most = Math.max(1, ...sums.map((each) => (kind === 'bars' ? sum(each) : Math.max(...each))));
  const y = scaleLinear().domain([0, most]).nice(TICKS).range([HEIGHT, 0]);
  const ticks = y.ticks(TICKS).filter(Number.isInteger);
  const number = new Intl.NumberFormat(context.language, { notation: 'compact' });
  const grid = ticks.map((tick) => html`<line x1="0" x2="${WIDTH}" y1="${y(tick)}" y2="${y(tick)}"/>`);
  return html`<figure class="chart">
${series.length === 1 ? '' : legend(series)}
<div class="chart-plot"><div class="chart-y" aria-hidden="true">${ticks.toReversed().map((tick) => html`<span>${number.format(tick)}</span>`)}</div>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-labelledby="${id}-title"><title id="${id}-title">${title}</title>
<g class="chart-grid">${grid}</g>${kind === 'bars' ? bars(context, chart, y) : lines(chart, y)}</svg></div>
<div class="chart-x" aria-hidden="true">${firstMiddleAndLast(starts).map((start) => html`<span>${pointName(context, chart, start)}</span>`)}</div>
${disclosure(context.text('console.chart.table'), table(context, chart))}
</figure>`;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

type Scale = (value: number) => number;

/** A bar for each point, whose parts are above each other. A pointer over it shows its numbers. */
function bars(context: PageContext, chart: TimeChart, y: Scale): SafeHtml[] {
  const { series, starts } = chart;
  const x = scaleBand<number>().domain(starts.keys()).range([0, WIDTH]).padding(0.25);
  const parts = stack<unknown, number, number>()
    .keys(series.keys())
    .value((at, key) => series[key]?.values[at] ?? 0);
  const stacked = parts([...starts.keys()]);
  return starts.map((start, at) => {
    const numbers = series.map(({ label, values }) => `${label}: ${numberIn(context, values[at] ?? 0)}`);
    const rects = stacked.map((layer) => {
      const [from, to] = layer[at] ?? [0, 0];
      return to === from
        ? ''
        : html`<rect class="is-${series[layer.key]?.tone ?? 'accent'}" x="${x(at) ?? 0}" y="${y(to)}" width="${x.bandwidth()}" height="${y(from) - y(to)}"/>`;
    });
    return html`<g><title>${pointName(context, chart, start)}. ${numbers.join(', ')}</title><rect class="chart-hit" x="${x(at) ?? 0}" y="0" width="${x.bandwidth()}" height="${HEIGHT}"/>${rects}</g>`;
  });
}

/** A line for each series, with an area below it if it is the only one. */
function lines({ series, starts }: TimeChart, y: Scale): SafeHtml[] {
  const x = scalePoint<number>().domain(starts.keys()).range([0, WIDTH]);
  const at = (_: number, index: number) => x(index) ?? 0;
  const path = line<number>(at, (value) => y(value));
  const below = area<number>(at, HEIGHT, (value) => y(value));
  return series.map(
    ({ tone, values }) =>
      html`${series.length > 1 ? '' : html`<path class="chart-area is-${tone}" d="${below([...values]) ?? ''}"/>`}<path class="chart-line is-${tone}" d="${path([...values]) ?? ''}"/>`,
  );
}

const legend = (series: readonly ChartSeries[]): SafeHtml =>
  html`<ul class="chart-legend" aria-hidden="true">${series.map(({ label, tone }) => html`<li class="is-${tone}">${label}</li>`)}</ul>`;

/** The names of all points do not fit on a phone. */
const firstMiddleAndLast = (starts: readonly string[]): string[] => {
  const last = starts.length - 1;
  return [...new Set([0, Math.round(last / 2), last])].flatMap((at) => starts[at] ?? []);
};

function pointName({ language }: PageContext, { interval }: TimeChart, start: string): string {
  const day = { month: 'short', day: 'numeric' } as const;
  const style = interval === 'DAY' ? day : ({ ...day, hour: 'numeric', minute: '2-digit' } as const);
  return new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(new Date(start));
}

const numberIn = ({ language }: PageContext, value: number) => new Intl.NumberFormat(language).format(value);

/** The newest point is first, because it is what people look for. */
function table(context: PageContext, chart: TimeChart): SafeHtml {
  const { title, starts, series } = chart;
  const head = series.map(({ label }) => html`<th scope="col">${label}</th>`);
  const body = [...starts.entries()]
    .reverse()
    .map(
      ([at, start]) =>
        html`<tr><th scope="row"><time datetime="${start}">${pointName(context, chart, start)}</time></th>${series.map(({ values }) => html`<td>${numberIn(context, values[at] ?? 0)}</td>`)}</tr>`,
    );
  return html`<div class="table-wide" tabindex="0" role="region" aria-label="${title}"><table><caption class="unseen">${title}</caption>
<thead><tr><th scope="col">${context.text('console.chart.time')}</th>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}
