import { ServiceError } from '../../../platform/errors.ts';
import { type CheckingThread, type Exhausted, startCheckingThread, type ThreadLimits } from './checking-thread.ts';
import type { Order, Reply } from './orders.ts';

export interface SchemaCheckLimits extends ThreadLimits {
  readonly threads: number;
  /** How many orders of one deployment wait. */
  readonly waitingOfDeployment: number;
  /** How many orders wait in all. */
  readonly waiting: number;
  /** Milliseconds that an order waits at most. */
  readonly waitMs: number;
}

export const SCHEMA_CHECK_LIMITS: SchemaCheckLimits = {
  payloadMs: 1_000,
  schemaMs: 5_000,
  threads: 2,
  waitingOfDeployment: 500,
  waiting: 2_000,
  waitMs: 10_000,
};

/** Checks schemas and payloads of callers in threads of their own, so that the service answers others meanwhile. */
export interface SchemaChecker {
  run(deploymentId: number, order: Order): Promise<Reply | Exhausted>;
  close(): Promise<void>;
}

interface Waiting {
  readonly order: Order;
  readonly timer: NodeJS.Timeout;
  readonly resolve: (outcome: Promise<Reply | Exhausted>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Deployments take turns, and each has one order in hand at most: one that keeps its thread busy leaves the others to the
 * rest. Threads start with the first order that needs them.
 */
export function createSchemaChecker(limits: Partial<SchemaCheckLimits> = {}): SchemaChecker {
  const { payloadMs, schemaMs, threads, waitingOfDeployment, waiting, waitMs } = { ...SCHEMA_CHECK_LIMITS, ...limits };
  /** In the order of their turns. */
  const queues = new Map<number, Set<Waiting>>();
  const busy = new Set<number>();
  const idle: CheckingThread[] = [];
  const started = new Set<CheckingThread>();
  let total = 0;
  let isClosed = false;

  function add(deploymentId: number, order: Order): Promise<Reply | Exhausted> {
    const queue = queues.get(deploymentId) ?? new Set();
    if (queue.size >= waitingOfDeployment) {
      throw new ServiceError(
        'RATE_LIMITED',
        'Too many events of the deployment wait to be checked. Try again shortly.',
        {
          retryAfter: 1,
        },
      );
    }
    if (total >= waiting || isClosed) throw unavailable();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        remove(deploymentId, entry);
        reject(unavailable());
      }, waitMs);
      const entry: Waiting = { order, timer, resolve, reject };
      queue.add(entry);
      queues.set(deploymentId, queue);
      total += 1;
      dispatch();
    });
  }

  function remove(deploymentId: number, entry: Waiting): void {
    const queue = queues.get(deploymentId);
    if (!queue?.delete(entry)) return;
    clearTimeout(entry.timer);
    total -= 1;
    queues.delete(deploymentId);
    // Behind the others: they have their turns first.
    if (queue.size > 0) queues.set(deploymentId, queue);
  }

  function dispatch(): void {
    for (const [deploymentId, [entry]] of queues) {
      if (busy.size >= threads) return;
      if (busy.has(deploymentId) || entry === undefined) continue;
      remove(deploymentId, entry);
      busy.add(deploymentId);
      entry.resolve(
        work(entry.order).finally(() => {
          busy.delete(deploymentId);
          dispatch();
        }),
      );
    }
  }

  async function work(order: Order): Promise<Reply | Exhausted> {
    const thread = idle.pop() ?? startCheckingThread({ payloadMs, schemaMs });
    started.add(thread);
    let isUsable = false;
    try {
      const outcome = await thread.run(order);
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
    run: async (deploymentId, order) => add(deploymentId, order),
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
  new ServiceError('UNAVAILABLE', 'Too many events wait to be checked against their schemas. Try again shortly.', {
    retryAfter: 2,
  });

declare module '../../../platform/context.ts' {
  interface Services {
    /** Checks payloads of callers against their JSON schemas. */
    readonly schemaChecker: SchemaChecker;
  }
}
