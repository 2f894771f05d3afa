import { ServiceError } from '../errors.ts';
import { type CheckingThread, type Exhausted, startCheckingThread, type ThreadLimits } from './checking-thread.ts';
import type { CheckTask, TaskResult } from './tasks.ts';

export interface SchemaCheckLimits extends ThreadLimits {
  readonly threads: number;
  /** The most tasks of one deployment in the queue. */
  readonly maxQueuedPerDeployment: number;
  /** The most tasks in the queue. */
  readonly maxQueued: number;
  /** The longest time of a task in the queue. */
  readonly maxQueuedMs: number;
}

export const SCHEMA_CHECK_LIMITS: SchemaCheckLimits = {
  payloadMs: 1_000,
  schemaMs: 5_000,
  threads: 2,
  maxQueuedPerDeployment: 500,
  maxQueued: 2_000,
  maxQueuedMs: 10_000,
};

/** Checks schemas and payloads in separate threads, so that they do not delay other requests. */
export interface SchemaChecker {
  run(deploymentId: number, task: CheckTask): Promise<TaskResult | Exhausted>;
  close(): Promise<void>;
}

interface QueuedTask {
  readonly task: CheckTask;
  readonly timer: NodeJS.Timeout;
  readonly resolve: (outcome: Promise<TaskResult | Exhausted>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Deployments take turns, and each runs at most one task at a time, so that one deployment cannot occupy all threads. A thread
 * is started by the first task that requires it.
 */
export function createSchemaChecker(limits: Partial<SchemaCheckLimits> = {}): SchemaChecker {
  const { payloadMs, schemaMs, threads, maxQueuedPerDeployment, maxQueued, maxQueuedMs } = {
    ...SCHEMA_CHECK_LIMITS,
    ...limits,
  };
  /** Queues by deployment, in the order of their turns. */
  const queues = new Map<number, Set<QueuedTask>>();
  const busy = new Set<number>();
  const idle: CheckingThread[] = [];
  const started = new Set<CheckingThread>();
  let total = 0;
  let isClosed = false;

  function add(deploymentId: number, task: CheckTask): Promise<TaskResult | Exhausted> {
    const queue = queues.get(deploymentId) ?? new Set();
    if (queue.size >= maxQueuedPerDeployment) {
      throw new ServiceError(
        'RATE_LIMITED',
        'Too many events of the deployment are waiting for their schema check. Send the request again after 1 second.',
        {
          retryAfter: 1,
        },
      );
    }
    if (total >= maxQueued || isClosed) throw unavailable();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        remove(deploymentId, entry);
        reject(unavailable());
      }, maxQueuedMs);
      const entry: QueuedTask = { task, timer, resolve, reject };
      queue.add(entry);
      queues.set(deploymentId, queue);
      total += 1;
      dispatch();
    });
  }

  function remove(deploymentId: number, entry: QueuedTask): void {
    const queue = queues.get(deploymentId);
    if (!queue?.delete(entry)) return;
    clearTimeout(entry.timer);
    total -= 1;
    queues.delete(deploymentId);
    // Moves the deployment to the end: the others have their turns first.
    if (queue.size > 0) queues.set(deploymentId, queue);
  }

  function dispatch(): void {
    for (const [deploymentId, [entry]] of queues) {
      if (busy.size >= threads) return;
      if (busy.has(deploymentId) || entry === undefined) continue;
      remove(deploymentId, entry);
      busy.add(deploymentId);
      entry.resolve(
        runOnThread(entry.task).finally(() => {
          busy.delete(deploymentId);
          dispatch();
        }),
      );
    }
  }

  async function runOnThread(task: CheckTask): Promise<TaskResult | Exhausted> {
    const thread = idle.pop() ?? startCheckingThread({ payloadMs, schemaMs });
    started.add(thread);
    let isUsable = false;
    try {
      const outcome = await thread.run(task);
      isUsable = outcome.kind !== 'exhausted' && !isClosed;
      return outcome;
    } finally {
      if (isUsable) idle.push(thread);
      else await end(thread);
    }
  }

  async function end(thread: CheckingThread): Promise<void> {
    started.delete(thread);
    await thread.end();
  }

  return {
    run: async (deploymentId, task) => add(deploymentId, task),
    async close() {
      isClosed = true;
      for (const [deploymentId, entries] of [...queues]) {
        for (const entry of entries) {
          remove(deploymentId, entry);
          entry.reject(unavailable());
        }
      }
      await Promise.all([...started].map(end));
    },
  };
}

const unavailable = () =>
  new ServiceError(
    'UNAVAILABLE',
    'Too many events are waiting for their schema check. Send the request again after 2 seconds.',
    {
      retryAfter: 2,
    },
  );

declare module '../context.ts' {
  interface Services {
    /** Checks payloads against JSON schemas. */
    readonly schemaChecker: SchemaChecker;
  }
}
