/** A queue in the memory of this process. */
export interface ProcessQueue {
  readonly waiting: number;
  /** How long the oldest waiting task has waited, in milliseconds. 0 without one. */
  readonly oldestMs: number;
  readonly running: number;
}

const queues = new Map<string, Set<() => ProcessQueue>>();

/** Lets operators see a queue. Queues with the same name are added up. Call the returned function when the queue is closed. */
export function showProcessQueue(name: string, read: () => ProcessQueue): () => void {
  const readers = queues.get(name) ?? new Set();
  queues.set(name, readers.add(read));
  return () => void readers.delete(read);
}

/** The queues of this process by name. */
export function processQueues(): ReadonlyMap<string, ProcessQueue> {
  const states = [...queues].map(
    ([name, readers]) => [name, [...readers].map((read) => read()).reduce(added, EMPTY)] as const,
  );
  return new Map(states);
}

const EMPTY: ProcessQueue = { waiting: 0, oldestMs: 0, running: 0 };

const added = (one: ProcessQueue, other: ProcessQueue): ProcessQueue => ({
  waiting: one.waiting + other.waiting,
  oldestMs: Math.max(one.oldestMs, other.oldestMs),
  running: one.running + other.running,
});
