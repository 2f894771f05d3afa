import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { DeploymentQueryCompiler } from '../guards/name-deployment.ts';

/** Wraps a dialect to name the deployment in each query level, and to report each statement. */
export function instrumentDialect(
  dialect: Dialect,
  tenantTables: ReadonlySet<string>,
  onStatement: (sql: string) => void,
): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => new DeploymentQueryCompiler(tenantTables),
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
