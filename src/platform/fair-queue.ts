import { ServiceError } from './errors.ts';

export interface FairQueueOptions {
  /** How much work is done at once. */
  readonly concurrency: number;
  /** How much of it may wait, of all deployments; one deployment may have half of it waiting. */
  readonly maxWaiting: number;
  /** What the caller is told where no more may wait. */
  readonly fullMessage: string;
}

/**
 * Work of which a process does a bounded amount at once. What waits is served by deployment in turn: a deployment that
 * sends much waits for itself, and the others wait for one piece of its work at most.
 */
export class FairQueue {
  readonly #maxWaiting: number;
  readonly #fullMessage: string;
  #free: number;
  #waiting = 0;
  /** In the order of their turns. */
  readonly #turns = new Map<number | undefined, (() => void)[]>();

  constructor({ concurrency, maxWaiting, fullMessage }: FairQueueOptions) {
    this.#free = concurrency;
    this.#maxWaiting = maxWaiting;
    this.#fullMessage = fullMessage;
  }

  /** Without a deployment the work is the service's own. */
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

  /** Hands the slot to the next in turn, so that a newcomer can't overtake it. */
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
