import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { isDatabaseUnavailable } from '../errors/database-unavailable.ts';
import type { Rows } from '../tables.ts';

/** A standby ends a statement with it when the statement needs rows that the primary has removed. */
const CONFLICT_WITH_RECOVERY = '40001';

interface Fallback {
  readonly primary: Rows;
  /** Called with the error of the replica. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * A dialect whose statements run on the primary when the replica cannot be reached, breaks the connection, or cannot run them. A query
 * reads each level by a statement of its own, without a transaction.
 */
export function readFromPrimaryOnFailure(dialect: Dialect, { primary, onFailure }: Fallback): Dialect {
  const onPrimary: DatabaseConnection = {
    executeQuery: <Row>(query: CompiledQuery) => primary.executeQuery<Row>(query as CompiledQuery<Row>),
    streamQuery() {
      throw new Error('Queries are not streamed.');
    },
  };
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => withFallback(dialect.createDriver()),
  };

  function withFallback(driver: Driver): Driver {
    const known = new WeakSet<DatabaseConnection>();
    const acquire = driver.acquireConnection.bind(driver);
    const release = driver.releaseConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      try {
        const connection = await acquire(options);
        if (!known.has(connection)) {
          known.add(connection);
          connection.executeQuery = repeatOnPrimary(connection.executeQuery.bind(connection));
        }
        return connection;
      } catch (error) {
        if (!isFailureOfReplica(error)) throw error;
        onFailure(error);
        return onPrimary;
      }
    };
    driver.releaseConnection = async (connection, options) => {
      if (connection !== onPrimary) await release(connection, options);
    };
    return driver;
  }

  function repeatOnPrimary(execute: DatabaseConnection['executeQuery']): DatabaseConnection['executeQuery'] {
    return async <Row>(query: CompiledQuery, ...options: never[]): Promise<QueryResult<Row>> => {
      try {
        return await execute<Row>(query, ...options);
      } catch (error) {
        if (!isFailureOfReplica(error)) throw error;
        onFailure(error);
        return primary.executeQuery<Row>(query as CompiledQuery<Row>);
      }
    };
  }
}

function isFailureOfReplica(error: unknown): boolean {
  if (isDatabaseUnavailable(error)) return true;
  return error instanceof Error && 'code' in error && error.code === CONFLICT_WITH_RECOVERY;
}
