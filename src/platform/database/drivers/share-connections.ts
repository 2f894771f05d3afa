import { FairQueue } from '../../queues/fair-queue.ts';

/** As long as the pool waits for a connection. */
const MAX_WAIT_MS = 10_000;
/** Far more than the requests that a process can serve in the time. */
const MAX_WAITING = 20_000;

/** The connections of the pool that requests of one deployment may use at once. The others stay free for other deployments. */
export const connectionsPerDeployment = (poolSize: number): number => poolSize - Math.ceil((poolSize - 1) / 5);

/**
 * Shares the connections of a pool between deployments. While all are in use, deployments take turns. Background work and the
 * authentication of callers count as one further deployment, which may use all connections.
 */
export function createConnectionShares(poolSize: number): FairQueue {
  return new FairQueue({
    concurrency: poolSize,
    concurrencyPerDeployment: connectionsPerDeployment(poolSize),
    maxWaiting: MAX_WAITING,
    maxWaitMs: MAX_WAIT_MS,
    fullMessage: 'The database is busy. Send the request again after a second.',
  });
}
