import { createHash } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import type { AbstractSqlDriver, SqlEntityManager } from '@mikro-orm/sql';
import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { type CustomTypesConfig, Pool, TypeOverrides } from 'pg';
import { markSocketError } from '../errors/database-unavailable.ts';
import { activeRowBudget, type RowBudget, VALUE_BYTES } from '../guards/response-limit.ts';
import { createPostgresListeners } from '../notifications/postgres-notifications.ts';
import type { DatabaseDriver } from './database-driver.ts';
import { INT8, MAX_PREPARED_STATEMENTS, PLAN_EACH_EXECUTION, TIMESTAMPTZ, timestampFromDatabase } from './dialects.ts';
import { poolQueueDatabase } from './queue-database.ts';

/** An arbitrary number that other programs in the same database are unlikely to lock. */
const START_LOCK = 7_472_310_114;

/** The driver of a PostgreSQL server: a pool of connections, and one more connection that listens. */
export function createPostgresDriver(pool: Pool, onError: (error: unknown) => void): DatabaseDriver {
  const { connectionString, application_name, connectionTimeoutMillis } = pool.options;
  const listeners = createPostgresListeners({ connectionString, application_name, connectionTimeoutMillis }, onError);
  return {
    dialect: postgresDialect(pool),
    openOrm: (options) => MikroORM.init<AbstractSqlDriver, SqlEntityManager>(options),
    createQueueDatabase: (_, monitor) => poolQueueDatabase(pool, monitor),
    poolState: () => ({
      max: pool.options.max,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async withStartupLock(work) {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [START_LOCK]);
        return await work();
      } finally {
        await client.query('select pg_advisory_unlock($1)', [START_LOCK]).catch(onError);
        client.release();
      }
    },
    listen: async (handler) => listeners.add(handler),
  };
}

/** The Kysely dialect of PostgreSQL. Statements with parameters are prepared once on each connection. */
export function postgresDialect(pool: Pool): Dialect {
  return new PostgresDialect({ pool: preparingPool(pool) });
}

export function openPool(connectionString: string, size: number, onError: (error: Error) => void): Pool {
  const types = new TypeOverrides();
  types.setTypeParser(INT8, (text) => text);
  types.setTypeParser(TIMESTAMPTZ, timestampFromDatabase);
  const pool = new Pool({
    connectionString,
    max: size,
    types,
    application_name: 'gatehouse',
    // JIT compilation takes longer than running the plan: the planner estimates a list without a limit by all of its rows.
    options: '-c timezone=UTC -c jit=off',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // pg reports a connection that the server dropped as an `error` event, which ends the process without a listener.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', (error) => onError(markSocketError(error))));
  return pool;
}

/** Counts each value as its row arrives. When the parser throws, pg drops the following rows and fails the statement. */
function countingTypes(types: Pick<TypeOverrides, 'getTypeParser'>, budget: RowBudget): CustomTypesConfig {
  return {
    getTypeParser(oid: number, format: 'text') {
      const parse = types.getTypeParser(oid, format) as unknown as (value: string) => unknown;
      return (value: string) => {
        budget.count(value.length + VALUE_BYTES);
        return parse(value);
      };
    },
  } as CustomTypesConfig;
}

/** A pool that names statements by their text, so that pg prepares them. MikroORM's writes have no parameters and no name. */
function preparingPool(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_PREPARED_STATEMENTS || text.includes(PLAN_EACH_EXECUTION))
      return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
    return name;
  };
  const wrapped = new WeakMap<object, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => Promise.reject(markSocketError(error)));
      let wrapper = wrapped.get(client);
      if (wrapper === undefined) {
        const query = (text: unknown, values?: readonly unknown[]) => {
          if (typeof text !== 'string') return client.query(text as never);
          const name = values !== undefined && values.length > 0 ? nameOf(text) : undefined;
          const budget = activeRowBudget();
          budget?.assertNotExceeded();
          return client.query({
            text,
            values: values as unknown[],
            ...(name === undefined ? {} : { name }),
            ...(budget && { types: countingTypes(client, budget) }),
          });
        };
        wrapper = { query, release: () => client.release() } as unknown as PostgresPoolClient;
        wrapped.set(client, wrapper);
      }
      return wrapper;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
