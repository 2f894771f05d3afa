import type { Database } from '../database/database.ts';
import type { NotificationListener } from '../database/notifications/notification-listener.ts';
import { runInBackground } from '../process/background.ts';

const CHANNEL = 'gatehouse_jobs';
/** The poll interval while notices of other processes are received, and while they are not. */
const POLL_INTERVAL_MS = 6_000;
const UNNOTIFIED_POLL_INTERVAL_MS = 2_000;
/** Notices within this time cause one poll. */
const DEBOUNCE_MS = 100;
/** A process sends at most one notice in this time. */
const MIN_NOTICE_INTERVAL_MS = 500;

export interface DueJobsOptions {
  readonly database: Pick<Database, 'queue' | 'listen'>;
  readonly queues: readonly string[];
  /** Called when a job of the queue is due. */
  readonly onDue: (queue: string) => void;
  readonly onError: (error: unknown) => void;
  /** Tests set it to show what happens without polling. */
  readonly pollIntervalMs?: number | undefined;
}

/**
 * Finds due jobs for which this process has not woken a worker: jobs that other processes added, jobs with a start time, and
 * jobs of killed processes. One statement polls all queues, every few seconds and after a notice of another process.
 */
export interface DueJobs {
  start(): Promise<void>;
  /** Polls after the delay, or earlier if a poll is already scheduled. */
  pollWithin(delayMs: number): void;
  /** Asks the other processes to poll, because this one has no free worker. */
  notifyProcesses(): void;
  stop(): Promise<void>;
}

export function findDueJobs({
  database,
  queues,
  onDue,
  onError,
  pollIntervalMs = POLL_INTERVAL_MS,
}: DueJobsOptions): DueJobs {
  let listener: NotificationListener | undefined;
  let polling: Promise<void> | undefined;
  let nextPoll: NodeJS.Timeout | undefined;
  let nextPollAt = Number.POSITIVE_INFINITY;
  let nextNotice: NodeJS.Timeout | undefined;
  let sendingNotice = Promise.resolve();
  let noticeSentAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  const timers = new Map<string, NodeJS.Timeout>();

  function pollWithin(delayMs: number): void {
    const at = performance.now() + delayMs;
    if (isStopped || listener === undefined || at >= nextPollAt) return;
    clearTimeout(nextPoll);
    nextPollAt = at;
    nextPoll = runInBackground(() => setTimeout(() => void pollNow(), delayMs));
  }

  async function pollNow(): Promise<void> {
    nextPollAt = Number.POSITIVE_INFINITY;
    if (polling !== undefined) return pollWithin(DEBOUNCE_MS);
    polling = poll().catch(onError);
    await polling;
    polling = undefined;
    pollWithin(listener?.isListening ? pollIntervalMs : Math.min(pollIntervalMs, UNNOTIFIED_POLL_INTERVAL_MS));
  }

  async function poll(): Promise<void> {
    const { rows } = await database.queue.executeSql(WAITING, [queues, pollIntervalMs / 1000]);
    for (const { name, wait } of rows as { name: string; wait: number }[]) {
      clearTimeout(timers.get(name));
      timers.set(name, setTimeout(onDue, Math.max(Math.ceil(wait) + 1, 0), name));
    }
  }

  function sendNotice(): void {
    nextNotice = undefined;
    noticeSentAt = performance.now();
    sendingNotice = database.queue.executeSql(`select pg_notify('${CHANNEL}', '')`).then(() => undefined, onError);
  }

  return {
    async start() {
      listener = await runInBackground(() =>
        database.listen({
          channel: CHANNEL,
          onNotification: () => pollWithin(DEBOUNCE_MS),
          onListening: () => pollWithin(0),
        }),
      );
      pollWithin(0);
    },
    pollWithin,
    notifyProcesses() {
      if (database.queue.backend === 'pglite' || isStopped || nextNotice !== undefined) return;
      const wait = Math.max(noticeSentAt + MIN_NOTICE_INTERVAL_MS - performance.now(), 0);
      nextNotice = runInBackground(() => setTimeout(sendNotice, wait));
    },
    async stop() {
      isStopped = true;
      clearTimeout(nextPoll);
      for (const timer of timers.values()) clearTimeout(timer);
      if (nextNotice !== undefined) {
        clearTimeout(nextNotice);
        sendNotice();
      }
      const closing = listener;
      listener = undefined;
      await Promise.all([polling, sendingNotice, closing?.close()]);
    },
  };
}

/** Milliseconds until the first waiting job of each queue is due, if that is before the next poll. */
const WAITING = `
  select name, (extract(epoch from min(start_after) - now()) * 1000)::float8 as wait
  from pgboss.job
  where name = any($1) and state < 'active' and not blocked and start_after <= now() + make_interval(secs => $2)
  group by name`;
