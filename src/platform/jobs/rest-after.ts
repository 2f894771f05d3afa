import { setTimeout as delay } from 'node:timers/promises';

/** The steps of a job take at most this share of the time. */
const MAX_SHARE = 0.5;

/**
 * Waits after a step of a long job, in proportion to its duration, so that requests are not slower for a long time. PGlite has one
 * connection, and the other databases share a machine with requests.
 */
export const restAfter = (startedAt: number): Promise<void> =>
  delay((performance.now() - startedAt) * (1 / MAX_SHARE - 1));
