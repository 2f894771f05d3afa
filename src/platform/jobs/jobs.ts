import { fromKysely, PgBoss } from 'pg-boss';
import { background } from '../background.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';
import { DeliveryError } from '../errors.ts';
import type { Log } from '../logging/log.ts';
import { findDueJobs } from './due-jobs.ts';
import type { Queue } from './queue.ts';

export interface JobOptions {
  /** Not before this moment. */
  readonly startAfter?: Date;
}

export interface JobsOptions {
  /** Milliseconds between two looks for due jobs. Tests set it to show what happens without them. */
  readonly pollIntervalMs?: number;
}

/** The parts of a command's transaction that adding a job requires. */
export interface JobTransaction {
  readonly rows: Transaction['rows'];
  onCommitted(work: () => void): void;
}

export interface Jobs {
  /** Adds a job in the command's transaction: it exists if and only if the change does. Workers are woken by the commit. */
  add<Data extends object>(tx: JobTransaction, queue: Queue<Data>, data: Data, options?: JobOptions): Promise<void>;
  /** Starts the workers. Commits of this process wake them, as do notices of processes that have no free worker. */
  work(workers: readonly JobWorker[]): Promise<void>;
  /** Waits for the jobs in hand, up to the given time; what isn't done then is done by the next start. */
  stop(graceMs: number): Promise<void>;
}

/** A worker with the services that it works with. */
export interface JobWorker {
  readonly queue: Queue<object>;
  readonly work: (data: never) => Promise<void>;
}

const ABSENT_JOB_ID = '00000000-0000-0000-0000-000000000000';

/** The poll interval of pg-boss' own workers. They are woken for each due job: see due-jobs.ts. */
const POLLING_SECONDS = 300;

/** pg-boss' jobs that depend on each other are not used. */
const FLOW_SECONDS = 3_600;

/** The longest that pg-boss takes; jobs that come by themselves are not urgent. */
const CRON_SECONDS = 45;

/** After this long pg-boss has stored that a job failed, and when it is tried again; retries are at least 2 s apart. */
const FAILURE_POLL_DELAY_MS = 500;

/** The answer goes out first: a mail's work within it would tell by its duration that there was somebody to mail to. */
const WAKE_DELAY_MS = 20;

/** How often jobs are looked for that a killed process had in hand: a code is of use for ten minutes. */
const SUPERVISION_SECONDS = 15;

/** How often jobs that are done are cleared away, so that their time in `deleteAfterSeconds` is about kept. */
const MAINTENANCE_SECONDS = 600;

/** Opens the queues in the database they share with everything else; one process at a time may be the first to do so. */
export async function openJobs(
  database: Pick<Database, 'queue' | 'listen'>,
  queues: readonly Queue<object>[],
  log: Log,
  { pollIntervalMs: lookMs }: JobsOptions = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    db: database.queue,
    backend: database.queue.backend,
    persistWarnings: false,
    // It only warns, and asks every 15 s.
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
  for (const { name, settings } of queues) {
    const { atOnce: _, cron, ...options } = settings;
    await boss.createQueue(name, { ...options, policy: cron === undefined ? 'standard' : 'exclusive' });
    await boss.updateQueue(name, options);
    if (cron !== undefined) await boss.schedule(name, cron, {}, { missed: 'once' });
  }
  // Its options are read once and kept: adding a job must need no connection but the transaction's own.
  for (const { name } of queues) await boss.findJobs(name, { id: ABSENT_JOB_ID });
  const workerIds = new Map<string, string[]>();
  const running = new Map<string, number>();
  const waking = new Set<string>();
  const dueJobs = findDueJobs({
    database,
    queues: queues.map(({ name }) => name),
    onDue: wake,
    onError: (err) => log.error({ err }, 'Waiting jobs could not be looked for'),
    pollIntervalMs: lookMs,
  });

  return {
    async add(tx, { name }, data, { startAfter } = {}) {
      await boss.send(name, data, { db: fromKysely(tx.rows as never), ...(startAfter && { startAfter }) });
      tx.onCommitted(() => {
        if (startAfter !== undefined) dueJobs.pollWithin(WAKE_DELAY_MS);
        else wakeSoon(name);
      });
    },
    async work(workers) {
      for (const worker of workers) {
        const { name, settings } = worker.queue;
        workerIds.set(name, await Promise.all(Array.from({ length: settings.atOnce }, () => startWorker(worker))));
      }
      await dueJobs.start();
    },
    async stop(graceMs) {
      await dueJobs.stop();
      await boss.stop({ graceful: graceMs > 0, close: false, timeout: Math.max(graceMs, 1_000) });
    },
  };

  /** Jobs that commit within a moment wake the workers once. */
  function wakeSoon(name: string): void {
    if (waking.has(name)) return;
    waking.add(name);
    setTimeout(() => {
      waking.delete(name);
      wake(name);
    }, WAKE_DELAY_MS).unref();
    if (!workerIds.has(name)) dueJobs.notifyProcesses();
  }

  function wake(name: string): void {
    for (const worker of workerIds.get(name) ?? []) boss.notifyWorker(worker);
  }

  /** Each worker has an id of its own: pg-boss wakes but the first of several that it starts itself. */
  async function startWorker({ queue, work }: JobWorker): Promise<string> {
    let own = '';
    own = await boss.work<never>(queue.name, { pollingIntervalSeconds: POLLING_SECONDS }, async ([job]) => {
      if (job === undefined) return;
      // Where one job waits, others may: the next is looked for at once.
      boss.notifyWorker(own);
      count(queue, 1);
      await background(() => work(job.data))
        .catch((error: unknown) => {
          dueJobs.pollWithin(FAILURE_POLL_DELAY_MS);
          throw failed(error, queue, { job: job.id, attempt: job.retryCount + 1 });
        })
        .finally(() => count(queue, -1));
    });
    return own;
  }

  /** A process whose workers are all busy leaves what waits to the others. */
  function count({ name, settings }: Queue<object>, change: 1 | -1): void {
    const now = (running.get(name) ?? 0) + change;
    running.set(name, now);
    if (change > 0 && now === settings.atOnce) dueJobs.notifyProcesses();
  }

  /** What the queue keeps of a failure is its fixed reason; the rest stands in the log alone. */
  function failed(error: unknown, queue: Queue<object>, line: { job: string; attempt: number }): Error {
    const reason = error instanceof DeliveryError ? error.reason : 'INTERNAL';
    const isLast = line.attempt > queue.settings.retryLimit;
    const details = { queue: queue.name, ...line, reason, ...(error instanceof DeliveryError ? {} : { err: error }) };
    log[isLast ? 'error' : 'warn'](details, isLast ? 'A job failed for good' : 'A job failed and will be tried again');
    const kept = new Error(reason);
    delete kept.stack;
    return kept;
  }
}

/** pg-boss tells of some errors by their members alone, which the log would not take for one. */
function asError(raised: Error): Error {
  return raised instanceof Error ? raised : Object.assign(new Error(), raised);
}
