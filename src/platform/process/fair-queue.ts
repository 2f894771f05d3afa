import { ServiceError } from '../errors.ts';

export interface FairQueueOptions {
  /** How many tasks run at once. */
  readonly concurrency: number;
  /** How many tasks of all deployments may wait. Half of them may belong to one deployment. */
  readonly maxWaiting: number;
  /** The error message for callers when the queue is full. */
  readonly fullMessage: string;
}

/**
 * Runs a limited number of tasks at once. Waiting tasks are served round robin by deployment, so that a deployment with many
 * tasks delays others by one task at most.
 */
export class FairQueue {
  readonly #maxWaiting: number;
  readonly #fullMessage: string;
  #free: number;
  #waiting = 0;
  /** The waiting tasks of each deployment, in the order in which deployments are served. */
  readonly #turns = new Map<number | undefined, (() => void)[]>();

  constructor({ concurrency, maxWaiting, fullMessage }: FairQueueOptions) {
    this.#free = concurrency;
    this.#maxWaiting = maxWaiting;
    this.#fullMessage = fullMessage;
  }

  /** Runs a task when a slot is free. Work of the service itself has no deployment. */
  async run<T>(deploymentId: number | undefined, work: () => Promise<T>): Promise<T> {
    await this.#enter(deploymentId);
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(deploymentId: number | undefined): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    const own = this.#turns.get(deploymentId) ?? [];
    const share = deploymentId === undefined ? this.#maxWaiting : Math.ceil(this.#maxWaiting / 2);
    if (this.#waiting >= this.#maxWaiting || own.length >= share) {
      throw new ServiceError('UNAVAILABLE', this.#fullMessage, { retryAfter: 1 });
    }
    this.#turns.set(deploymentId, own);
    this.#waiting += 1;
    await new Promise<void>((resolve) => own.push(resolve));
  }

  /** Passes the slot to the next waiting task, so that a new one cannot overtake it. */
  #leave(): void {
    const [turn] = this.#turns;
    if (turn === undefined) {
      this.#free += 1;
      return;
    }
    const [deploymentId, own] = turn;
    const next = own.shift();
    this.#turns.delete(deploymentId);
    if (own.length > 0) this.#turns.set(deploymentId, own);
    this.#waiting -= 1;
    next?.();
  }
}
