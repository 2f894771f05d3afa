import { AsyncLocalStorage } from 'node:async_hooks';
import { withoutDeadline } from './deadline.ts';

const inBackground = new AsyncLocalStorage<true>();

/**
 * Runs work that no response waits for, such as workers and timers, and all work that it starts. Its SQL statements are not
 * counted for any request and do not end with its deadline, even when the commit of a request woke it.
 */
export function runInBackground<T>(work: () => T): T {
  return inBackground.run(true, withoutDeadline, work);
}

export const isBackground = (): boolean => inBackground.getStore() === true;
