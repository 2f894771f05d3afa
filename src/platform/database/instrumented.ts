import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection, Dialect, Driver, KyselyPlugin } from 'kysely';

/** The command whose own code is running. A read through the pool meanwhile would be outside of its transaction. */
export const insideCommand = new AsyncLocalStorage<{ readonly deploymentId: number }>();

/**
 * Refuses what would hang: PGlite has one connection, so a read through the pool while a command holds it would wait for
 * ever (on PostgreSQL it would merely read the past). A command's own rows go without this plugin.
 */
export const poolGuard: KyselyPlugin = {
  transformQuery({ node }) {
    if (insideCommand.getStore() !== undefined) {
      throw new Error('A command reads and writes through its own transaction (tx.em, tx.rows), not through the pool.');
    }
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** A dialect that tells of each statement, for the tests that count them. */
export function instrumented(dialect: Dialect, onStatement: (sql: string) => void): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => instrumentedDriver(dialect.createDriver(), onStatement),
  };
}

function instrumentedDriver(driver: Driver, onStatement: (sql: string) => void): Driver {
  const counted = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async (options) => {
    const connection = await acquire(options);
    if (!counted.has(connection)) {
      counted.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (query, options) => {
        onStatement(query.sql);
        return execute(query, options);
      };
    }
    return connection;
  };
  return driver;
}
