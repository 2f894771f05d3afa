import { sql } from 'kysely';
import { fromKysely, PgBoss, type QueueOptions } from 'pg-boss';
import { background } from '../background.ts';
import type { Transaction } from '../database/command.ts';
import type { QueueDatabase } from '../database/queue-database.ts';
import { DeliveryError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { MessageJob, MessageQueue } from '../modules/message/message-job.ts';
import type { FanOutJob } from '../modules/service-event/fan-out.ts';
import type { ErasureJob } from '../modules/user/erasure-job.ts';
import type { ReplayJob } from '../modules/webhook/replay/replay-job.ts';

/** What the jobs of each queue carry. Nothing secret in plain text: the rows lie in the database until they are done. */
export interface JobData {
  readonly mail: MessageJob;
  readonly phone_message: MessageJob;
  readonly erasure: ErasureJob;
  readonly webhook_replay: ReplayJob;
  readonly fan_out: FanOutJob;
  readonly retention: Record<string, never>;
}

export type JobName = keyof JobData;

export interface JobOptions {
  /** Not before this moment. */
  readonly startAfter?: Date;
}

/** The transaction that a job belongs to. */
export type JobTransaction = Pick<Transaction, 'rows' | 'onCommitted'>;

export interface Jobs {
  /** Adds a job in the command's transaction: it exists if and only if the change does. Workers are woken by the commit. */
  add<Name extends JobName>(tx: JobTransaction, name: Name, data: JobData[Name], options?: JobOptions): Promise<void>;
  /**
   * Removes, in the command's transaction, the messages of all queues to these recipients and those about the user, those that
   * were sent included.
   */
  removeMessages(tx: Transaction, recipients: readonly string[], userId: string): Promise<void>;
  /** Begins to work, with one handler for each queue. A handler that throws is called again later. */
  work(handlers: JobHandlers): Promise<void>;
  /** Waits for the jobs in hand, up to the given time; what isn't done then is done by the next start. */
  stop(graceMs: number): Promise<void>;
}

export type JobHandlers = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> };

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** How often a queue is looked at when nobody was woken: what another process added, and what a crash left behind. */
const POLLING_SECONDS = 2;

/** The answer goes out first: a mail's work within it would tell by its duration that there was somebody to mail to. */
const WAKING_MS = 20;

/** How often jobs are looked for that a killed process had in hand: a code is of use for ten minutes. */
const SUPERVISION_SECONDS = 15;

/** How often jobs that are done are cleared away, so that their time in `deleteAfterSeconds` is about kept. */
const MAINTENANCE_SECONDS = 600;

interface QueueSetting extends QueueOptions {
  /** Jobs of this queue that one process works on at once. */
  readonly atOnce: number;
  readonly retryLimit: number;
  /** When jobs of it come by themselves, one at a time however many processes there are. In UTC. */
  readonly cron?: string;
}

/** Tried for about two days: 15 s, 30 s, 1 min … up to 4 hours apart. */
const KEPT_AT_IT: QueueSetting = {
  atOnce: 4,
  retryLimit: 22,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 14_400,
  expireInSeconds: 45,
  retentionSeconds: 259_200,
  deleteAfterSeconds: 3_600,
};

/** Work that may take long shows that its process lives: it is taken up again a minute after a crash, not when its time is over. */
const LONG_SECONDS = 3_600;
const HEARTBEAT_SECONDS = 60;

const QUEUES: Readonly<Record<JobName, QueueSetting>> = {
  mail: KEPT_AT_IT,
  phone_message: { ...KEPT_AT_IT, atOnce: 2 },
  erasure: { ...KEPT_AT_IT, atOnce: 1, expireInSeconds: 900, heartbeatSeconds: HEARTBEAT_SECONDS },
  webhook_replay: {
    ...KEPT_AT_IT,
    atOnce: 2,
    expireInSeconds: LONG_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  },
  fan_out: { ...KEPT_AT_IT, atOnce: 2, retryDelay: 2 },
  retention: {
    atOnce: 1,
    retryLimit: 3,
    retryDelay: 60,
    expireInSeconds: LONG_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    cron: '23 * * * *',
  },
};

const MESSAGE_QUEUES: readonly MessageQueue[] = ['mail', 'phone_message'];

/** Opens the queue in the database it shares with everything else; one process at a time may be the first to do so. */
export async function openJobs(database: QueueDatabase, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    db: database,
    backend: database.backend,
    persistWarnings: false,
    superviseIntervalSeconds: SUPERVISION_SECONDS,
    monitorIntervalSeconds: SUPERVISION_SECONDS,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
  });
  boss.on('error', (err) => log.error({ err: asError(err) }, 'The job queue failed'));
  await boss.start();
  for (const [name, { atOnce: _, cron, ...options }] of Object.entries(QUEUES)) {
    await boss.createQueue(name, { ...options, policy: cron === undefined ? 'standard' : 'exclusive' });
    await boss.updateQueue(name, options);
    if (cron !== undefined) await boss.schedule(name, cron, {}, { missed: 'once' });
  }
  // Its options are read once and kept: adding a job must need no connection but the transaction's own.
  for (const name of Object.keys(QUEUES)) await boss.findJobs(name, { id: NO_JOB });
  const workers = new Map<JobName, string[]>();

  return {
    async add(tx, name, data, { startAfter } = {}) {
      await boss.send(name, data, { db: fromKysely(tx.rows as never), ...(startAfter && { startAfter }) });
      tx.onCommitted(() => setTimeout(wake, WAKING_MS, name).unref());
    },
    async removeMessages(tx, recipients, userId) {
      await sql`delete from pgboss.job where name = any(${MESSAGE_QUEUES}::text[])
        and (data->>'recipient' = any(${recipients}::text[])
          or data->'about' @> to_jsonb(${userId}::text))`.execute(tx.rows);
    },
    async work(handlers) {
      for (const [name, { atOnce }] of Object.entries(QUEUES) as [JobName, QueueSetting][]) {
        workers.set(name, await Promise.all(Array.from({ length: atOnce }, () => startWorker(name, handlers[name]))));
      }
    },
    async stop(graceMs) {
      await boss.stop({ graceful: graceMs > 0, close: false, timeout: Math.max(graceMs, 1_000) });
    },
  };

  function wake(name: JobName): void {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
  }

  /** Each worker has an id of its own: pg-boss wakes but the first of several that it starts itself. */
  async function startWorker<Name extends JobName>(name: Name, handle: JobHandlers[Name]): Promise<string> {
    let own = '';
    own = await boss.work<JobData[Name]>(name, { pollingIntervalSeconds: POLLING_SECONDS }, async ([job]) => {
      if (job === undefined) return;
      // Where one job waits, others may: the next is looked for at once.
      boss.notifyWorker(own);
      await background(() => handle(job.data)).catch((error: unknown) => {
        throw failed(error, { queue: name, job: job.id, attempt: job.retryCount + 1 });
      });
    });
    return own;
  }

  /** What the queue keeps of a failure is its fixed reason; the rest stands in the log alone. */
  function failed(error: unknown, line: { queue: JobName; job: string; attempt: number }): Error {
    const reason = error instanceof DeliveryError ? error.reason : 'INTERNAL';
    const isLast = line.attempt > QUEUES[line.queue].retryLimit;
    const details = { ...line, reason, ...(error instanceof DeliveryError ? {} : { err: error }) };
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
