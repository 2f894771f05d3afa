import { AsyncLocalStorage } from 'node:async_hooks';
import { withoutDeadline } from './deadline.ts';

const inBackground = new AsyncLocalStorage<string>();

/**
 * Runs work that no response waits for, such as workers and timers, and all work that it starts. Its SQL statements are not
 * counted for any request and do not end with its deadline, even when the commit of a request woke it. The name is logged with its
 * slow statements.
 */
export function runInBackground<T>(work: () => T, name = inBackground.getStore() ?? 'background'): T {
  return inBackground.run(name, withoutDeadline, work);
}

export const isBackground = (): boolean => inBackground.getStore() !== undefined;

/** The name of the background work that is running. Undefined in a request. */
export const backgroundName = (): string | undefined => inBackground.getStore();
