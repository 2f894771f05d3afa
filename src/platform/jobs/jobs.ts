import { fromKysely, PgBoss, type SendOptions } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { Rows } from '../database/tables.ts';
import { DeliveryError } from '../errors.ts';
import type { Log } from '../logging/log.ts';
import { type Metrics, NO_METRICS } from '../metrics/metrics.ts';
import { runInBackground } from '../process/background.ts';
import { findDueJobs } from './due-jobs.ts';
import { createJobTurns, type JobTurns, MIN_URGENT_PRIORITY } from './job-turns.ts';
import type { Queue } from './queue.ts';

export interface JobOptions {
  /** The job does not start before this time. */
  readonly startAfter?: Date;
  /** Whether it runs before all jobs that are not, because a person waits for it. Of queues with `deploymentOf` only. */
  readonly isUrgent?: boolean;
}

/** A job of a batch. Of the due jobs of a queue, those with a larger priority run first. The queue gives it one, unless set. */
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

/** One of the workers of a queue. */
interface RunningWorker {
  id: string;
  readonly isForUrgent: boolean;
  isBusy: boolean;
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

/** The time between wakes that find no job, such as when those of a deployment wait that already has its share of workers. */
const MIN_IDLE_WAKE_INTERVAL_MS = 100;

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
    const { concurrency: _, concurrencyPerDeployment: __, urgentConcurrency: ___, cron, ...options } = settings;
    await boss.createQueue(name, { ...options, policy: policyOf(queue) });
    await boss.updateQueue(name, options);
    if (cron !== undefined) await boss.schedule(name, cron, {}, { missed: 'once' });
  }
  // Makes pg-boss cache the options of the queues, so that adding a job uses no connection besides that of the transaction.
  for (const { name } of queues) await boss.findJobs(name, { id: ABSENT_JOB_ID });
  const workersOf = new Map<string, RunningWorker[]>();
  const turnsOf = new Map<string, JobTurns>();
  /** The running jobs of each queue, and of each deployment in it. */
  const running = new Map<string, number>();
  const waking = new Set<string>();
  /** When workers of a queue were woken last, if none of them has found a job since. */
  const idleWakes = new Map<string, number>();
  const dueJobs = findDueJobs({
    database,
    queues: queues.map(({ name }) => name),
    onDue: wake,
    onError: (err) => log.error({ err }, 'Polling for due jobs failed'),
    pollIntervalMs,
  });

  return {
    async add(tx, queue, data, { startAfter, isUrgent } = {}) {
      const db = fromKysely(tx.rows as never);
      const options = { ...optionsOf(queue, data, isUrgent), ...(startAfter && { startAfter }) };
      await boss.send(queue.name, data, { db, ...options });
      tx.onCommit(() => {
        if (startAfter !== undefined) dueJobs.pollWithin(WAKE_DELAY_MS);
        else wakeSoon(queue, queue.deploymentOf?.(data), isUrgent);
      });
    },
    async addAll(tx, queue, jobs) {
      if (jobs.length === 0) return;
      const withOptions = jobs.map((job) => ({ ...optionsOf(queue, job.data), ...job }));
      await boss.insert(queue.name, withOptions, { db: fromKysely(tx.rows as never) });
      tx.onCommit(() => wakeSoon(queue));
    },
    async work(workers) {
      for (const worker of workers) {
        const { name, settings } = worker.queue;
        // Failures are counted from 0, so that the first one is an increase.
        metrics.count('gatehouse_jobs_total', { queue: name, result: 'failed' }, 0);
        const { concurrency, urgentConcurrency = 0 } = settings;
        const all = Array.from({ length: concurrency + urgentConcurrency }, (_, at) =>
          startWorker(worker, at >= concurrency),
        );
        workersOf.set(name, await Promise.all(all));
      }
      await dueJobs.start();
    },
    async stop(graceMs) {
      await dueJobs.stop();
      await boss.stop({ graceful: graceMs > 0, close: false, timeout: Math.max(graceMs, 1_000) });
    },
  };

  /** The key, the group and the priority of a new job. */
  function optionsOf<Data extends object>(queue: Queue<Data>, data: Data, isUrgent = false): SendOptions {
    const key = queue.keyOf?.(data);
    const deploymentId = queue.deploymentOf?.(data);
    const turns = turnsOf.get(queue.name) ?? createJobTurns();
    turnsOf.set(queue.name, turns);
    return {
      ...(key !== undefined && { singletonKey: key }),
      ...(deploymentId !== undefined && {
        group: { id: String(deploymentId) },
        priority: turns.next(deploymentId, isUrgent),
      }),
    };
  }

  /**
   * Wakes a worker after a short delay, once for all jobs that commit within it. When this process has no free worker, asks the
   * others to run the jobs. Jobs of a deployment that already has its share of workers wait for these.
   */
  function wakeSoon(queue: Queue<object>, deploymentId?: number, isUrgent = false): void {
    const { name, settings } = queue;
    const own = deploymentId === undefined ? 0 : (running.get(`${name} ${deploymentId}`) ?? 0);
    if (!isUrgent && own >= (settings.concurrencyPerDeployment ?? Number.POSITIVE_INFINITY)) return;
    const kind = isUrgent ? `${name} urgent` : name;
    if (waking.has(kind)) return;
    waking.add(kind);
    const nextWakeAt = isUrgent ? 0 : (idleWakes.get(name) ?? 0) + MIN_IDLE_WAKE_INTERVAL_MS;
    const delayMs = Math.max(WAKE_DELAY_MS, nextWakeAt - performance.now());
    setTimeout(() => {
      waking.delete(kind);
      if (!isUrgent) idleWakes.set(name, performance.now());
      if (!wakeOne(name, isUrgent)) wakeOne(name, false);
    }, delayMs).unref();
    if ((running.get(name) ?? 0) >= (workersOf.get(name)?.length ?? 0)) dueJobs.notifyProcesses();
  }

  /** Wakes a free worker of each kind. */
  function wake(name: string): void {
    wakeOne(name, true);
    wakeOne(name, false);
  }

  /** Wakes a free worker, which wakes the next one when it finds a job. Returns whether there was one. */
  function wakeOne(name: string, isForUrgent: boolean): boolean {
    const free = workersOf.get(name)?.find((worker) => !worker.isBusy && worker.isForUrgent === isForUrgent);
    if (free !== undefined) boss.notifyWorker(free.id);
    return free !== undefined;
  }

  /** Starts one worker with its own id. Of several workers that pg-boss starts in one call, it wakes only the first. */
  async function startWorker({ queue, work }: JobWorker, isForUrgent: boolean): Promise<RunningWorker> {
    const worker: RunningWorker = { id: '', isForUrgent, isBusy: false };
    const { concurrencyPerDeployment } = queue.settings;
    const options = {
      pollingIntervalSeconds: POLLING_SECONDS,
      ...(concurrencyPerDeployment !== undefined && { groupConcurrency: concurrencyPerDeployment }),
      ...(isForUrgent && { minPriority: MIN_URGENT_PRIORITY }),
    };
    worker.id = await boss.work<never>(queue.name, options, async ([job]) => {
      if (job === undefined) return;
      // Other jobs may be waiting: fetch the next one immediately.
      boss.notifyWorker(worker.id);
      worker.isBusy = true;
      const deploymentId = queue.deploymentOf?.(job.data);
      count(queue, deploymentId, 1);
      idleWakes.delete(queue.name);
      wakeSoon(queue);
      const startedAt = performance.now();
      await runInBackground(() => work(job.data), `job ${queue.name}`)
        .then(() => metrics.count('gatehouse_jobs_total', { queue: queue.name, result: 'done' }))
        .catch((error: unknown) => {
          dueJobs.pollWithin(FAILURE_POLL_DELAY_MS);
          throw failed(error, queue, { job: job.id, attempt: job.retryCount + 1 });
        })
        .finally(() => {
          const seconds = (performance.now() - startedAt) / 1_000;
          metrics.observe('gatehouse_job_duration_seconds', { queue: queue.name }, seconds);
          worker.isBusy = false;
          count(queue, deploymentId, -1);
        });
    });
    return worker;
  }

  /** Counts running jobs. When all workers are busy, asks other processes to run the waiting jobs. */
  function count({ name, settings }: Queue<object>, deploymentId: number | undefined, change: 1 | -1): void {
    const now = (running.get(name) ?? 0) + change;
    running.set(name, now);
    if (deploymentId !== undefined) {
      const key = `${name} ${deploymentId}`;
      const own = (running.get(key) ?? 0) + change;
      if (own > 0) running.set(key, own);
      else running.delete(key);
    }
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

/** Converts the plain objects that pg-boss emits for some errors, which the log would not recognize as errors. */
function asError(raised: Error): Error {
  return raised instanceof Error ? raised : Object.assign(new Error(), raised);
}
