import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection, Dialect, Driver, KyselyPlugin } from 'kysely';

/** The running command. A read through the pool would be outside of its transaction. */
export const currentCommand = new AsyncLocalStorage<{ readonly deploymentId: number }>();

/**
 * Rejects queries on the pool inside a command. On PGlite, with its one connection, they would wait for the command forever; on
 * PostgreSQL they would not see its changes. `tx.rows` does not have this plugin.
 */
export const poolGuard: KyselyPlugin = {
  transformQuery({ node }) {
    if (currentCommand.getStore() !== undefined) {
      throw new Error('A command reads and writes through its own transaction (tx.em, tx.rows), not through the pool.');
    }
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** Wraps a dialect to report each statement. */
export function instrumentDialect(dialect: Dialect, onStatement: (sql: string) => void): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => instrumentDriver(dialect.createDriver(), onStatement),
  };
}

function instrumentDriver(driver: Driver, onStatement: (sql: string) => void): Driver {
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
