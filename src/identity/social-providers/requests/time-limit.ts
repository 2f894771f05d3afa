import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<AbortSignal>();

/** Runs work whose requests to a provider end together when the time has passed. */
export function withTimeLimit<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  return current.run(AbortSignal.timeout(limitMs), work);
}

/** Runs work that several requests wait for, and that must not end with the time of the first. */
export function withoutTimeLimit<T>(work: () => T): T {
  return current.exit(work);
}

/** The signal that ends the requests of the running work, if it has a limit. */
export const timeLimitSignal = (): AbortSignal | undefined => current.getStore();
