import { AsyncLocalStorage } from 'node:async_hooks';

const inBackground = new AsyncLocalStorage<true>();

/**
 * Runs work that no response waits for, such as workers and timers, and all work that it starts. Its SQL statements are not
 * counted for any request, even when the commit of a request woke it.
 */
export function runInBackground<T>(work: () => T): T {
  return inBackground.run(true, work);
}

export const isBackground = (): boolean => inBackground.getStore() === true;
