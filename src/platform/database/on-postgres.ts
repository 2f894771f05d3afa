import { createHash } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import type { AbstractSqlDriver, SqlEntityManager } from '@mikro-orm/sql';
import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { type CustomTypesConfig, Pool, TypeOverrides } from 'pg';
import { noteSocketError } from './database-away.ts';
import { INT8, PLANNED_ANEW, PREPARED_MAX, TIMESTAMPTZ } from './dialects.ts';
import type { Native } from './native.ts';
import { createPostgresListeners } from './postgres-listeners.ts';
import { poolQueueDatabase } from './queue-database.ts';
import { type RowBudget, VALUE_BYTES } from './response-limit.ts';
import { rowBudget } from './row-budget.ts';
import { timestampFromDatabase } from './timestamps.ts';

/** Any number that other programs in the same database are unlikely to lock. */
const START_LOCK = 7_472_310_114;

/** A PostgreSQL server: a pool of connections, and one more that listens. */
export function onPostgres(pool: Pool, onError: (error: unknown) => void): Native {
  const { connectionString, application_name, connectionTimeoutMillis } = pool.options;
  const listeners = createPostgresListeners({ connectionString, application_name, connectionTimeoutMillis }, onError);
  return {
    dialect: postgresDialect(pool),
    openOrm: (options) => MikroORM.init<AbstractSqlDriver, SqlEntityManager>(options),
    queue: () => poolQueueDatabase(pool),
    async underStartLock(work) {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [START_LOCK]);
        return await work();
      } finally {
        await client.query('select pg_advisory_unlock($1)', [START_LOCK]).catch(onError);
        client.release();
      }
    },
    listen: async (ears) => listeners.add(ears),
  };
}

/** PostgreSQL over a pool whose recurring parametrised reads are prepared once on each connection. */
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
    // Compiling a plan takes longer than running it: the planner estimates a list without a limit by all of its rows.
    options: '-c timezone=UTC -c jit=off',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // pg reports a connection dropped by the server as an `error` event, which without a listener ends the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', (error) => onError(noteSocketError(error))));
  return pool;
}

/** Counts each value as its row arrives. A parser that throws makes pg drop the rows that follow, and fail the statement. */
function counting(types: Pick<TypeOverrides, 'getTypeParser'>, budget: RowBudget): CustomTypesConfig {
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

/** Names are given by text: MikroORM's writes carry their values in the text and stay unnamed, having no parameters. */
function preparingPool(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= PREPARED_MAX || text.includes(PLANNED_ANEW)) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
    return name;
  };
  const wrapped = new WeakMap<object, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => Promise.reject(noteSocketError(error)));
      let wrapper = wrapped.get(client);
      if (wrapper === undefined) {
        const query = (text: unknown, values?: readonly unknown[]) => {
          if (typeof text !== 'string') return client.query(text as never);
          const name = values !== undefined && values.length > 0 ? nameOf(text) : undefined;
          const budget = rowBudget();
          budget?.assertKept();
          return client.query({
            text,
            values: values as unknown[],
            ...(name === undefined ? {} : { name }),
            ...(budget && { types: counting(client, budget) }),
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
