import { AsyncLocalStorage } from 'node:async_hooks';

const inBackground = new AsyncLocalStorage<true>();

/**
 * Runs what no caller waits for: workers, timers and whatever they begin. Its statements are counted to no request, even
 * where a request's commit woke it.
 */
export function background<T>(work: () => T): T {
  return inBackground.run(true, work);
}

export const isBackground = (): boolean => inBackground.getStore() === true;
