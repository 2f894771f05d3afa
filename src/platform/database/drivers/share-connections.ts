import type { DatabaseConnection, Dialect } from 'kysely';
import { FairQueue } from '../../queues/fair-queue.ts';
import { activeDeployment } from '../guards/response-limit.ts';

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
export function shareConnections(
  dialect: Dialect,
  poolSize: number,
  maxWaitMs: number | undefined = MAX_WAIT_MS,
): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver() {
      const driver = dialect.createDriver();
      const queue = new FairQueue({
        concurrency: poolSize,
        concurrencyPerDeployment: connectionsPerDeployment(poolSize),
        maxWaiting: MAX_WAITING,
        maxWaitMs,
        fullMessage: 'The database is busy. Send the request again after a second.',
      });
      const releases = new WeakMap<DatabaseConnection, () => void>();
      const acquire = driver.acquireConnection.bind(driver);
      const release = driver.releaseConnection.bind(driver);
      driver.acquireConnection = async (options) => {
        const leave = await queue.acquire(activeDeployment());
        try {
          const connection = await acquire(options);
          releases.set(connection, leave);
          return connection;
        } catch (error) {
          leave();
          throw error;
        }
      };
      driver.releaseConnection = async (connection, options) => {
        try {
          await release(connection, options);
        } finally {
          releases.get(connection)?.();
        }
      };
      return driver;
    },
  };
}
