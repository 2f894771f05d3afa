import { sql } from 'kysely';
import type { Services } from '../context.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { runInBackground } from '../process/background.ts';
import type { Backlog, ReadBacklogs } from './backlog.ts';

/** How long a result is used again. */
const CACHE_MS = 5_000;
/** How long a scrape waits, and how long a statement may run. Prometheus gives up after 10 s. */
const TIME_LIMIT_MS = 2_000;

/** Reads the queues in the database for scrapes. */
export interface BacklogReader {
  /** Reads the queues if the last result is too old, at most for the time limit. Never fails. */
  refresh(): Promise<void>;
}

type ReaderServices = Pick<Services, 'config' | 'database' | 'log'>;

/**
 * Scrapes at the same time share one read, and while one hangs no other begins. Without a result in time, the gauges of queues
 * have no values, rather than old ones.
 */
export function createBacklogReader(
  { config, database, log }: ReaderServices,
  metrics: Metrics,
  readers: readonly ReadBacklogs[],
): BacklogReader {
  let backlogs: readonly Backlog[] = [];
  let isReadable = false;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  metrics.watch('gatehouse_queue_waiting', () =>
    backlogs.map(({ queue, waiting }) => ({ labels: { queue }, value: waiting })),
  );
  metrics.watch('gatehouse_queue_oldest_seconds', () =>
    backlogs.map(({ queue, oldestSeconds }) => ({ labels: { queue }, value: Math.max(oldestSeconds, 0) })),
  );
  metrics.watch('gatehouse_queues_readable', () => [{ labels: {}, value: isReadable ? 1 : 0 }]);

  function forget(): void {
    backlogs = [];
    isReadable = false;
  }

  function read(): Promise<Backlog[]> {
    return database.rows.transaction().execute(async (rows) => {
      await sql`select set_config('statement_timeout', ${String(TIME_LIMIT_MS)}, true)`.execute(rows);
      const found: Backlog[] = [];
      for (const each of readers) found.push(...(await each({ config, rows, isDistributed: database.isDistributed })));
      return found;
    });
  }

  async function readAndStore(): Promise<void> {
    try {
      backlogs = await read();
      isReadable = true;
    } catch (err) {
      forget();
      log.warn({ err }, 'The queues could not be read for the metrics');
    }
    readAt = performance.now();
  }

  return {
    async refresh() {
      if (reading === undefined && performance.now() - readAt < CACHE_MS) return;
      reading ??= runInBackground(readAndStore, 'metrics').finally(() => {
        reading = undefined;
      });
      const { promise: tooLate, resolve } = Promise.withResolvers<'late'>();
      const timer = setTimeout(resolve, TIME_LIMIT_MS, 'late');
      const first = await Promise.race([reading, tooLate]);
      clearTimeout(timer);
      if (first === 'late') forget();
    },
  };
}
