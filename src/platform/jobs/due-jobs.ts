import { background } from '../background.ts';
import type { Database } from '../database/database.ts';
import type { Listener } from '../database/listener.ts';

const CHANNEL = 'gatehouse_jobs';
/** How often waiting jobs are looked for while other processes can be heard, and while they can't. */
const LOOK_MS = 6_000;
const LOOK_ALONE_MS = 2_000;
/** Notices of so long are answered by one look, and a process sends one in so long. */
const GATHER_MS = 100;
const CALL_MS = 500;

export interface DueJobsOptions {
  readonly database: Pick<Database, 'queue' | 'listen'>;
  readonly queues: readonly string[];
  /** There is a job in this queue that may begin. */
  readonly due: (queue: string) => void;
  readonly onError: (error: unknown) => void;
  /** For tests that show what happens without a look. */
  readonly lookMs?: number | undefined;
}

/**
 * Finds due jobs for which this process has not woken a worker: jobs that other processes added, jobs with a start time, and
 * jobs of killed processes. One statement asks for all queues, every few seconds and when another process calls.
 */
export interface DueJobs {
  start(): Promise<void>;
  /** Looks shortly after: something may be due that this process did not add. */
  lookSoon(milliseconds: number): void;
  /** Asks the other processes to look: this one has no worker that is free. */
  call(): void;
  stop(): Promise<void>;
}

export function findDueJobs({ database, queues, due, onError, lookMs = LOOK_MS }: DueJobsOptions): DueJobs {
  let listener: Listener | undefined;
  let looking: Promise<void> | undefined;
  let nextLook: NodeJS.Timeout | undefined;
  let nextLookAt = Number.POSITIVE_INFINITY;
  let nextCall: NodeJS.Timeout | undefined;
  let calling = Promise.resolve();
  let calledAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  const timers = new Map<string, NodeJS.Timeout>();

  function lookSoon(milliseconds: number): void {
    const at = performance.now() + milliseconds;
    if (isStopped || listener === undefined || at >= nextLookAt) return;
    clearTimeout(nextLook);
    nextLookAt = at;
    nextLook = background(() => setTimeout(() => void lookNow(), milliseconds));
  }

  async function lookNow(): Promise<void> {
    nextLookAt = Number.POSITIVE_INFINITY;
    if (looking !== undefined) return lookSoon(GATHER_MS);
    looking = look().catch(onError);
    await looking;
    looking = undefined;
    lookSoon(listener?.hears ? lookMs : Math.min(lookMs, LOOK_ALONE_MS));
  }

  async function look(): Promise<void> {
    const { rows } = await database.queue.executeSql(WAITING, [queues, lookMs / 1000]);
    for (const { name, wait } of rows as { name: string; wait: number }[]) {
      clearTimeout(timers.get(name));
      timers.set(name, setTimeout(due, Math.max(Math.ceil(wait) + 1, 0), name));
    }
  }

  function tell(): void {
    nextCall = undefined;
    calledAt = performance.now();
    calling = database.queue.executeSql(`select pg_notify('${CHANNEL}', '')`).then(() => undefined, onError);
  }

  return {
    async start() {
      listener = await background(() =>
        database.listen({ channel: CHANNEL, heard: () => lookSoon(GATHER_MS), began: () => lookSoon(0) }),
      );
      lookSoon(0);
    },
    lookSoon,
    call() {
      if (database.queue.backend === 'pglite' || isStopped || nextCall !== undefined) return;
      const wait = Math.max(calledAt + CALL_MS - performance.now(), 0);
      nextCall = background(() => setTimeout(tell, wait));
    },
    async stop() {
      isStopped = true;
      clearTimeout(nextLook);
      for (const timer of timers.values()) clearTimeout(timer);
      if (nextCall !== undefined) {
        clearTimeout(nextCall);
        tell();
      }
      const closing = listener;
      listener = undefined;
      await Promise.all([looking, calling, closing?.close()]);
    },
  };
}

/** Milliseconds until the first waiting job of each queue may begin, where that is soon. */
const WAITING = `
  select name, (extract(epoch from min(start_after) - now()) * 1000)::float8 as wait
  from pgboss.job
  where name = any($1) and state < 'active' and not blocked and start_after <= now() + make_interval(secs => $2)
  group by name`;
