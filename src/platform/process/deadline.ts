import { AsyncLocalStorage } from 'node:async_hooks';
import { ServiceError } from '../errors.ts';

/** The time until which a request must be answered. */
export class Deadline {
  readonly #limitMs: number;
  #endsAt: number;

  constructor(limitMs: number) {
    this.#limitMs = limitMs;
    this.#endsAt = performance.now() + limitMs;
  }

  /** Infinite once the deadline is lifted. */
  get remainingMs(): number {
    return this.#endsAt - performance.now();
  }

  /** Begins again, such as after a body was received, whose time the client determines. */
  restart(): void {
    if (this.#endsAt !== Number.POSITIVE_INFINITY) this.#endsAt = performance.now() + this.#limitMs;
  }

  /** A deadline with the same time from now, for work that other requests wait for as well. */
  renewed(): Deadline {
    return new Deadline(this.#limitMs);
  }

  /** Ends the deadline of a stream or a run, which has limits of its own. */
  lift(): void {
    this.#endsAt = Number.POSITIVE_INFINITY;
  }

  assertNotPassed(): void {
    if (this.remainingMs <= 0) throw deadlinePassed();
  }

  /** Rejects when the deadline passes before the work ends. The work goes on, but its statements fail. */
  async race<T>(work: Promise<T>): Promise<T> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    let timer: NodeJS.Timeout | undefined;
    const wait = () => {
      const { remainingMs } = this;
      if (remainingMs === Number.POSITIVE_INFINITY) return;
      if (remainingMs <= 0) reject(deadlinePassed());
      else timer = setTimeout(wait, remainingMs);
    };
    wait();
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
      work.catch(() => undefined);
    }
  }
}

const current = new AsyncLocalStorage<Deadline>();

/** Runs the work of a request, whose statements and waits end at the deadline. */
export function withDeadline<T>(deadline: Deadline, work: () => T): T {
  return current.run(deadline, work);
}

/** Ends the deadline of the running request, which has limits of its own from here on. */
export function liftDeadline(): void {
  activeDeadline()?.lift();
}

/** Runs work that several requests wait for, and that must not end with the deadline of the first. */
export function withRenewedDeadline<T>(work: () => T): T {
  const deadline = activeDeadline();
  return deadline === undefined ? work() : withDeadline(deadline.renewed(), work);
}

/** The result of the work, or an error as soon as the deadline of the request has passed. */
export function beforeDeadline<T>(work: Promise<T>): Promise<T> {
  const deadline = activeDeadline();
  return deadline === undefined ? work : deadline.race(work);
}

/** Runs work that no request waits for, even when a request has started it. */
export function withoutDeadline<T>(work: () => T): T {
  return current.exit(work);
}

/** The deadline of the running work. Undefined in background work that has none. */
export function activeDeadline(): Deadline | undefined {
  return current.getStore();
}

function deadlinePassed(): ServiceError {
  return new ServiceError(
    'UNAVAILABLE',
    'The service could not complete the request in time. Send the request again after 2 seconds.',
    { retryAfter: 2 },
  );
}
