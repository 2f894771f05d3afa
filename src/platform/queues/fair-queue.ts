import { ServiceError } from '../errors.ts';
import { showProcessQueue } from '../metrics/process-queues.ts';

export interface FairQueueOptions {
  /** The name in metrics. The queue is not in them, unless set. */
  readonly name?: string;
  /** How many tasks run at once. */
  readonly concurrency: number;
  /** How many of them may belong to one deployment. All of them, unless set. */
  readonly concurrencyPerDeployment?: number;
  /** How many tasks of all deployments may wait. */
  readonly maxWaiting: number;
  /** How many of them may belong to one deployment. Half of them, unless set. */
  readonly maxWaitingPerDeployment?: number;
  /** A task that has waited for this time is rejected. Tasks wait without a limit, unless set. */
  readonly maxWaitMs?: number | undefined;
  /** The error message for callers when the queue is full. */
  readonly fullMessage: string;
  /** When a rejected caller may try again. One second, unless set. */
  readonly retryAfterSeconds?: number;
  /** The message of `RATE_LIMITED` when only the caller's deployment has too many tasks. As when the queue is full, unless set. */
  readonly deploymentFullMessage?: string;
}

interface WaitingTask {
  readonly start: () => void;
  /** When it began to wait, by `performance.now()`. */
  readonly since: number;
  readonly reject: (error: Error) => void;
}

type Deployment = number | undefined;

/** How many deployments without running tasks are kept, before they are forgotten together. */
const MAX_REMEMBERED = 1_000;

/**
 * Runs a limited number of tasks at once. Waiting tasks are served round robin by deployment, so that a deployment with many
 * tasks delays others by one task at most. Work of the service itself has no deployment, and no limits for one.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  /** The running tasks of each deployment, also of those that have none at the moment. */
  #running = new Map<Deployment, number>();
  #runningCount = 0;
  /** The waiting tasks of each deployment, in the order in which deployments are served. */
  readonly #turns = new Map<Deployment, Set<WaitingTask>>();
  #waitingCount = 0;
  #closedError: Error | undefined;
  readonly #hide: (() => void) | undefined;

  constructor(options: FairQueueOptions) {
    this.#options = options;
    this.#hide =
      options.name === undefined
        ? undefined
        : showProcessQueue(options.name, () => ({
            waiting: this.#waitingCount,
            oldestMs: this.#oldestMs(),
            running: this.#runningCount,
          }));
  }

  /** Runs a task when a slot is free. */
  async run<T>(deploymentId: number | undefined, work: () => Promise<T>): Promise<T> {
    await this.#enter(deploymentId);
    try {
      // Closed between the turn of the task and its begin.
      if (this.#closedError !== undefined) throw this.#closedError;
      return await work();
    } finally {
      this.#leave(deploymentId);
    }
  }

  /** Waits for a free slot. The returned function frees it. */
  async acquire(deploymentId: number | undefined): Promise<() => void> {
    await this.#enter(deploymentId);
    return () => this.#leave(deploymentId);
  }

  /** Rejects waiting and later tasks with the error, or as when the queue is full. Running tasks go on. */
  close(error?: Error): void {
    this.#hide?.();
    this.#closedError = error ?? this.#fullError();
    for (const own of this.#turns.values()) for (const task of own) task.reject(this.#closedError);
    this.#turns.clear();
    this.#waitingCount = 0;
  }

  async #enter(deploymentId: Deployment): Promise<void> {
    if (this.#closedError !== undefined) throw this.#closedError;
    if (this.#hasSlot(deploymentId)) return this.#take(deploymentId);
    const own = this.#turns.get(deploymentId) ?? new Set();
    const { maxWaiting, maxWaitingPerDeployment = Math.ceil(maxWaiting / 2), maxWaitMs } = this.#options;
    if (deploymentId !== undefined && own.size >= maxWaitingPerDeployment) throw this.#deploymentFullError();
    if (this.#waitingCount >= maxWaiting) throw this.#fullError();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const task: WaitingTask = { start: resolve, reject, since: performance.now() };
    this.#turns.set(deploymentId, own.add(task));
    this.#waitingCount += 1;
    const giveUp = () => {
      this.#remove(deploymentId, task);
      reject(this.#fullError());
    };
    const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
    await promise.finally(() => clearTimeout(timer));
  }

  #hasSlot(deploymentId: Deployment): boolean {
    const { concurrency, concurrencyPerDeployment = concurrency } = this.#options;
    if (this.#runningCount >= concurrency) return false;
    return deploymentId === undefined || (this.#running.get(deploymentId) ?? 0) < concurrencyPerDeployment;
  }

  #take(deploymentId: Deployment): void {
    this.#runningCount += 1;
    this.#running.set(deploymentId, (this.#running.get(deploymentId) ?? 0) + 1);
  }

  /** Passes the slot to the next waiting task, so that a new one cannot overtake it. */
  #leave(deploymentId: Deployment): void {
    this.#runningCount -= 1;
    this.#running.set(deploymentId, (this.#running.get(deploymentId) ?? 1) - 1);
    if (this.#running.size > MAX_REMEMBERED) this.#forgetIdle();
    for (const [next, [task]] of this.#turns) {
      if (task === undefined || !this.#hasSlot(next)) continue;
      const own = this.#remove(next, task);
      // Moves the deployment to the end: the others have their turns first.
      if (this.#turns.delete(next)) this.#turns.set(next, own);
      this.#take(next);
      task.start();
    }
  }

  /**
   * A new map, seldom, instead of a deletion after each task: V8 links the table of a map that grew or shrank to the next one, so that a
   * table in its old generation keeps all later ones, with what they held, until a long garbage collection.
   */
  #forgetIdle(): void {
    this.#running = new Map([...this.#running].filter(([, count]) => count > 0));
  }

  #remove(deploymentId: Deployment, task: WaitingTask): Set<WaitingTask> {
    const own = this.#turns.get(deploymentId) ?? new Set();
    if (own.delete(task)) this.#waitingCount -= 1;
    if (own.size === 0) this.#turns.delete(deploymentId);
    return own;
  }

  /** How long the task that has waited longest has waited. The first one of each deployment is its oldest. */
  #oldestMs(): number {
    let since = performance.now();
    const now = since;
    for (const [task] of this.#turns.values()) if (task !== undefined) since = Math.min(since, task.since);
    return now - since;
  }

  #fullError(): ServiceError {
    const { fullMessage, retryAfterSeconds = 1 } = this.#options;
    return new ServiceError('UNAVAILABLE', fullMessage, { retryAfter: retryAfterSeconds });
  }

  #deploymentFullError(): ServiceError {
    const { deploymentFullMessage } = this.#options;
    if (deploymentFullMessage === undefined) return this.#fullError();
    return new ServiceError('RATE_LIMITED', deploymentFullMessage, { retryAfter: 1 });
  }
}
