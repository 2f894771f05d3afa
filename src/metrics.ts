import { listenForScrapes, metricsAddress } from './api/http/metrics-server.ts';
import type { Listening } from './api/http/server.ts';
import { features, workers } from './features.ts';
import { createBacklogReader } from './platform/backlogs/backlog-reader.ts';
import { jobBacklogs } from './platform/backlogs/job-backlogs.ts';
import type { Config } from './platform/config.ts';
import type { Services } from './platform/context.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { VERSION } from './platform/process/version.ts';

/** The metrics of this process, which services count with before they are served. */
export interface ServedMetrics {
  readonly metrics: Metrics;
  /** Serves them on the port of the configuration. */
  listen(services: Services): Promise<Listening>;
}

export async function createMetrics(config: Config, port: number): Promise<ServedMetrics> {
  // Loaded here because a service without METRICS_PORT does not use its library.
  const { createPrometheus } = await import('./platform/metrics/prometheus.ts');
  const { metrics, contentType, text } = createPrometheus();
  return {
    metrics,
    listen(services) {
      const queues = workers.map(({ queue }) => queue.name);
      const readers = [jobBacklogs(queues), ...features.flatMap(({ backlogs = [] }) => backlogs)];
      const backlogs = createBacklogReader(services, metrics, readers);
      metrics.watch('gatehouse_info', () => [{ labels: { version: VERSION }, value: 1 }]);
      watchPool(services, metrics);
      const read = () => backlogs.refresh().then(text);
      return listenForScrapes({ contentType, read }, metricsAddress(config, port));
    },
  };
}

function watchPool({ database }: Services, metrics: Metrics): void {
  metrics.watch('gatehouse_database_connections', () => {
    const { open, idle } = database.poolState();
    return [
      { labels: { state: 'used' }, value: open - idle },
      { labels: { state: 'idle' }, value: idle },
    ];
  });
  metrics.watch('gatehouse_database_connections_max', () => [{ labels: {}, value: database.poolState().max }]);
  metrics.watch('gatehouse_database_waiting', () => [{ labels: {}, value: database.poolState().waiting }]);
}
