import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { DeploymentQueryCompiler } from '../guards/name-deployment.ts';

/** Receives how long statements took, and how long work has waited for a connection. */
export interface DatabaseMonitor {
  onStatement(statement: EndedStatement): void;
  onConnection(waitedMs: number): void;
}

export interface EndedStatement {
  readonly sql: string;
  readonly durationMs: number;
  readonly hasFailed: boolean;
}

export interface InstrumentOptions {
  /** The tables that have a `deployment_id`. */
  readonly tenantTables: ReadonlySet<string>;
  /** Called with the text of each statement before it runs. Its errors fail the statement. */
  readonly onStatement: (sql: string) => void;
  readonly monitor?: DatabaseMonitor | undefined;
}

/** Wraps a dialect to name the deployment in each query level, and to report each statement. */
export function instrumentDialect(dialect: Dialect, options: InstrumentOptions): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => new DeploymentQueryCompiler(options.tenantTables),
    createDriver: () => instrumentDriver(dialect.createDriver(), options),
  };
}

function instrumentDriver(driver: Driver, { onStatement, monitor }: InstrumentOptions): Driver {
  const instrumented = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async (options) => {
    const connection = await monitorWait(monitor, () => acquire(options));
    if (!instrumented.has(connection)) {
      instrumented.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (query, options) => {
        onStatement(query.sql);
        return monitorStatement(monitor, query.sql, () => execute(query, options));
      };
    }
    return connection;
  };
  return driver;
}

/** Runs a statement on a connection, and reports its end. */
export async function monitorStatement<T>(
  monitor: DatabaseMonitor | undefined,
  sql: string,
  run: () => Promise<T>,
): Promise<T> {
  if (monitor === undefined) return run();
  const startedAt = performance.now();
  let hasFailed = true;
  try {
    const result = await run();
    hasFailed = false;
    return result;
  } finally {
    monitor.onStatement({ sql, durationMs: performance.now() - startedAt, hasFailed });
  }
}

/** Waits for a connection, and reports how long. */
export async function monitorWait<T>(monitor: DatabaseMonitor | undefined, connect: () => Promise<T>): Promise<T> {
  if (monitor === undefined) return connect();
  const startedAt = performance.now();
  try {
    return await connect();
  } finally {
    monitor.onConnection(performance.now() - startedAt);
  }
}
