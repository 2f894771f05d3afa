import { type DatabaseConnection, type Dialect, type Driver, PostgresAdapter } from 'kysely';
import { activeDeadline } from '../../process/deadline.ts';

interface Waiter {
  readonly resolve: () => void;
}

/**
 * Lets work wait for the only connection of a dialect, in the order of its arrival. A request leaves the queue when its deadline
 * passes, so that nothing runs for a caller that has received an error. The queue of Kysely would keep it.
 */
export function withOneConnection(dialect: Dialect): Dialect {
  return {
    // Kysely adds no queue for an adapter that supports several connections.
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => queueFor(dialect.createDriver()),
  };
}

function queueFor(driver: Driver): Driver {
  const waiting = new Set<Waiter>();
  let isTaken = false;
  const acquire = driver.acquireConnection.bind(driver);
  const release = driver.releaseConnection.bind(driver);

  async function take(): Promise<void> {
    if (!isTaken) {
      isTaken = true;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiter = { resolve };
    waiting.add(waiter);
    await (activeDeadline()?.race(promise) ?? promise).catch((error: unknown) => {
      // The connection may have become free in the same turn.
      if (!waiting.delete(waiter)) pass();
      throw error;
    });
  }

  /** Passes the connection to the work that has waited for the longest time. */
  function pass(): void {
    const [next] = waiting;
    if (next === undefined) {
      isTaken = false;
      return;
    }
    waiting.delete(next);
    next.resolve();
  }

  return Object.assign(driver, {
    async acquireConnection(...options: Parameters<Driver['acquireConnection']>): Promise<DatabaseConnection> {
      activeDeadline()?.assertNotPassed();
      await take();
      return acquire(...options).catch((error: unknown) => {
        pass();
        throw error;
      });
    },
    async releaseConnection(...args: Parameters<Driver['releaseConnection']>): Promise<void> {
      await release(...args);
      pass();
    },
  });
}
