import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { Rows } from '../database/tables.ts';
import { DeliveryError } from '../errors.ts';
import type { Log } from '../logging/log.ts';
import { type Metrics, NO_METRICS } from '../metrics/metrics.ts';
import { runInBackground } from '../process/background.ts';
import { findDueJobs } from './due-jobs.ts';
import type { Queue } from './queue.ts';

export interface JobOptions {
  /** The job does not start before this time. */
  readonly startAfter?: Date;
}

/** A job of a batch. Of the due jobs of a queue, those with a larger priority run first. */
export interface NewJob<Data extends object> {
  readonly data: Data;
  readonly priority?: number;
}

export interface JobsOptions {
  /** Counts the runs of jobs. */
  readonly metrics?: Metrics;
  /** The interval of polls for due jobs. Tests set it to show what happens without polling. */
  readonly pollIntervalMs?: number;
}

/** The parts of a command's transaction that adding a job requires. */
export interface JobTransaction {
  readonly rows: Rows;
  onCommit(work: () => void): void;
}

/** Adds jobs without a transaction: they exist as soon as they are added. */
export const withoutTransaction = (rows: Rows): JobTransaction => ({
  rows,
  onCommit: (work) => work(),
});

export interface Jobs {
  /** Adds a job in the transaction of a command, so that both commit or neither does. The commit wakes the workers. */
  add<Data extends object>(tx: JobTransaction, queue: Queue<Data>, data: Data, options?: JobOptions): Promise<void>;
  /** Adds several jobs in one statement, in the transaction of a command. */
  addAll<Data extends object>(tx: JobTransaction, queue: Queue<Data>, jobs: readonly NewJob<Data>[]): Promise<void>;
  /** Starts the workers. Commits of this process wake them, and so do notices of processes that have no free worker. */
  work(workers: readonly JobWorker[]): Promise<void>;
  /** Waits for the running jobs, up to the given time. Jobs that have not finished by then run again after the next start. */
  stop(graceMs: number): Promise<void>;
}

/** A worker that is bound to its services. */
export interface JobWorker {
  readonly queue: Queue<object>;
  readonly work: (data: never) => Promise<void>;
}

const ABSENT_JOB_ID = '00000000-0000-0000-0000-000000000000';

/** The poll interval of the workers of pg-boss. They are woken for each due job: see due-jobs.ts. */
const POLLING_SECONDS = 300;

/** Jobs of pg-boss that depend on each other are not used. */
const FLOW_SECONDS = 3_600;

/** The largest interval that pg-boss allows. Scheduled jobs are not urgent. */
const CRON_SECONDS = 45;

/** After this time pg-boss has stored the failure of a job and the time of its retry. Retries are at least 2 s apart. */
const FAILURE_POLL_DELAY_MS = 500;

/** Workers wake after the response was sent, so that its duration does not reveal whether a mail is sent. */
const WAKE_DELAY_MS = 20;

/** How often pg-boss looks for jobs of killed processes. Mailed codes are valid for ten minutes. */
const SUPERVISION_SECONDS = 15;

/** How often completed jobs are deleted. Keeps the error of `deleteAfterSeconds` small. */
const MAINTENANCE_SECONDS = 600;

/** Opens the queues. Only one process at a time may do so on a database whose queues do not exist yet. */
export async function openJobs(
  database: Pick<Database, 'queue' | 'listen'>,
  queues: readonly Queue<object>[],
  log: Log,
  { metrics = NO_METRICS, pollIntervalMs }: JobsOptions = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    db: database.queue,
    backend: database.queue.backend,
    persistWarnings: false,
    // It only logs warnings, with a query every 15 s.
    monitorVacuum: false,
    superviseIntervalSeconds: SUPERVISION_SECONDS,
    monitorIntervalSeconds: SUPERVISION_SECONDS,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    flowIntervalSeconds: FLOW_SECONDS,
    cronWorkerIntervalSeconds: CRON_SECONDS,
    cronMonitorIntervalSeconds: CRON_SECONDS,
  });
  boss.on('error', (err) => log.error({ err: asError(err) }, 'The job queue failed'));
  await boss.start();
  for (const queue of queues) {
    const { name, settings } = queue;
    const { concurrency: _, cron, ...options } = settings;
    await boss.createQueue(name, { ...options, policy: policyOf(queue) });
    await boss.updateQueue(name, options);
    if (cron !== undefined) await boss.schedule(name, cron, {}, { missed: 'once' });
  }
  // Makes pg-boss cache the options of the queues, so that adding a job uses no connection besides that of the transaction.
  for (const { name } of queues) await boss.findJobs(name, { id: ABSENT_JOB_ID });
  const workerIds = new Map<string, string[]>();
  const running = new Map<string, number>();
  const waking = new Set<string>();
  const dueJobs = findDueJobs({
    database,
    queues: queues.map(({ name }) => name),
    onDue: wake,
    onError: (err) => log.error({ err }, 'Polling for due jobs failed'),
    pollIntervalMs,
  });

  return {
    async add(tx, queue, data, { startAfter } = {}) {
      const db = fromKysely(tx.rows as never);
      await boss.send(queue.name, data, { db, ...keyOption(queue, data), ...(startAfter && { startAfter }) });
      tx.onCommit(() => {
        if (startAfter !== undefined) dueJobs.pollWithin(WAKE_DELAY_MS);
        else wakeSoon(queue.name);
      });
    },
    async addAll(tx, queue, jobs) {
      if (jobs.length === 0) return;
      const withKeys = jobs.map((job) => ({ ...job, ...keyOption(queue, job.data) }));
      await boss.insert(queue.name, withKeys, { db: fromKysely(tx.rows as never) });
      tx.onCommit(() => wakeSoon(queue.name));
    },
    async work(workers) {
      for (const worker of workers) {
        const { name, settings } = worker.queue;
        // Failures are counted from 0, so that the first one is an increase.
        metrics.count('gatehouse_jobs_total', { queue: name, result: 'failed' }, 0);
        workerIds.set(name, await Promise.all(Array.from({ length: settings.concurrency }, () => startWorker(worker))));
      }
      await dueJobs.start();
    },
    async stop(graceMs) {
      await dueJobs.stop();
      await boss.stop({ graceful: graceMs > 0, close: false, timeout: Math.max(graceMs, 1_000) });
    },
  };

  /**
   * Wakes the workers after a short delay, once for all jobs that commit within it. When this process has no free worker, asks the
   * others to run the jobs.
   */
  function wakeSoon(name: string): void {
    if (waking.has(name)) return;
    waking.add(name);
    setTimeout(() => {
      waking.delete(name);
      wake(name);
    }, WAKE_DELAY_MS).unref();
    if ((running.get(name) ?? 0) >= (workerIds.get(name)?.length ?? 0)) dueJobs.notifyProcesses();
  }

  function wake(name: string): void {
    for (const worker of workerIds.get(name) ?? []) boss.notifyWorker(worker);
  }

  /** Starts one worker with its own id. Of several workers that pg-boss starts in one call, it wakes only the first. */
  async function startWorker({ queue, work }: JobWorker): Promise<string> {
    let own = '';
    own = await boss.work<never>(queue.name, { pollingIntervalSeconds: POLLING_SECONDS }, async ([job]) => {
      if (job === undefined) return;
      // Other jobs may be waiting: fetch the next one immediately.
      boss.notifyWorker(own);
      count(queue, 1);
      const startedAt = performance.now();
      await runInBackground(() => work(job.data), `job ${queue.name}`)
        .then(() => metrics.count('gatehouse_jobs_total', { queue: queue.name, result: 'done' }))
        .catch((error: unknown) => {
          dueJobs.pollWithin(FAILURE_POLL_DELAY_MS);
          throw failed(error, queue, { job: job.id, attempt: job.retryCount + 1 });
        })
        .finally(() => {
          count(queue, -1);
          const seconds = (performance.now() - startedAt) / 1_000;
          metrics.observe('gatehouse_job_duration_seconds', { queue: queue.name }, seconds);
        });
    });
    return own;
  }

  /** Counts running jobs. When all workers are busy, asks other processes to run the waiting jobs. */
  function count({ name, settings }: Queue<object>, change: 1 | -1): void {
    const now = (running.get(name) ?? 0) + change;
    running.set(name, now);
    if (change > 0 && now === settings.concurrency) dueJobs.notifyProcesses();
  }

  /** Logs the failure, and returns the error that the queue stores: only the fixed reason. */
  function failed(error: unknown, queue: Queue<object>, line: { job: string; attempt: number }): Error {
    const reason = error instanceof DeliveryError ? error.reason : 'INTERNAL';
    const isLast = line.attempt > queue.settings.retryLimit;
    metrics.count('gatehouse_jobs_total', { queue: queue.name, result: isLast ? 'failed' : 'retrying' });
    const details = { queue: queue.name, ...line, reason, ...(error instanceof DeliveryError ? {} : { err: error }) };
    log[isLast ? 'error' : 'warn'](
      details,
      isLast ? 'A job failed for the last time' : 'A job failed and will be retried',
    );
    const stored = new Error(reason);
    delete stored.stack;
    return stored;
  }
}

/** Which jobs of a queue pg-boss leaves out: none, those with the key of a waiting job, or all others than one. */
function policyOf({ settings, keyOf }: Queue<object>): 'standard' | 'short' | 'exclusive' {
  if (settings.cron !== undefined) return 'exclusive';
  return keyOf === undefined ? 'standard' : 'short';
}

function keyOption<Data extends object>(queue: Queue<Data>, data: Data): { singletonKey?: string } {
  const key = queue.keyOf?.(data);
  return key === undefined ? {} : { singletonKey: key };
}

/** Converts the plain objects that pg-boss emits for some errors, which the log would not recognize as errors. */
function asError(raised: Error): Error {
  return raised instanceof Error ? raised : Object.assign(new Error(), raised);
}
