import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { COUNTERS, type CounterName, GAUGES, type GaugeName, HISTOGRAMS, type HistogramName } from './definitions.ts';
import type { Metrics, Sample } from './metrics.ts';
import { type ProcessQueue, processQueues } from './process-queues.ts';

/** Metrics in the text format of Prometheus. */
export interface Prometheus {
  readonly metrics: Metrics;
  readonly contentType: string;
  /** All metrics as text. */
  text(): Promise<string>;
}

/** Gauges whose names end like those of counters. `nodejs_active_resources` has the same figures. */
const MISNAMED = [
  'nodejs_active_resources_total',
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
];

/** Loaded only if METRICS_PORT is set. */
export function createPrometheus(): Prometheus {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const counters = new Map(
    Object.entries(COUNTERS).map(([name, { help, labels }]) => [
      name as CounterName,
      new Counter({ name, help, labelNames: labels, registers }),
    ]),
  );
  const histograms = new Map(
    Object.entries(HISTOGRAMS).map(([name, { help, labels, buckets }]) => [
      name as HistogramName,
      new Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers }),
    ]),
  );
  const readers = new Map<GaugeName, (() => readonly Sample<GaugeName>[])[]>();
  for (const [name, { help, labels }] of Object.entries(GAUGES)) {
    const own: (() => readonly Sample<GaugeName>[])[] = [];
    readers.set(name as GaugeName, own);
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers,
      collect() {
        this.reset();
        for (const { labels, value } of own.flatMap((read) => read())) this.set(labels, value);
      },
    });
  }
  const metrics: Metrics = {
    count: (name, labels, amount = 1) => counters.get(name)?.inc(labels, amount),
    observe: (name, labels, seconds) => histograms.get(name)?.observe(labels, seconds),
    watch: (name, read) => void readers.get(name)?.push(read as () => readonly Sample<GaugeName>[]),
  };
  watchProcessQueues(metrics);
  return { metrics, contentType: registry.contentType, text: () => registry.metrics() };
}

function watchProcessQueues(metrics: Metrics): void {
  const watch = (name: ProcessQueueGauge, read: (queue: ProcessQueue) => number) =>
    metrics.watch(name, () =>
      [...processQueues()].map(([queue, state]) => ({ labels: { queue }, value: read(state) })),
    );
  watch('gatehouse_process_queue_waiting', ({ waiting }) => waiting);
  watch('gatehouse_process_queue_oldest_seconds', ({ oldestMs }) => oldestMs / 1_000);
  watch('gatehouse_process_queue_running', ({ running }) => running);
}

type ProcessQueueGauge = Extract<GaugeName, `gatehouse_process_queue_${string}`>;
