import { createHash } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import type { AbstractSqlDriver, SqlEntityManager } from '@mikro-orm/sql';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Client, CustomTypesConfig, Pool, PoolClient, QueryResult, TypeOverrides } from 'pg';
import { activeDeadline } from '../../process/deadline.ts';
import type { FairQueue } from '../../queues/fair-queue.ts';
import { markSocketError } from '../errors/database-unavailable.ts';
import { activeDeployment, activeRowBudget, type RowBudget, VALUE_BYTES } from '../guards/response-limit.ts';
import { limitQuery, releaseClient } from '../limits/limit-queries.ts';
import { beginStatement, clientLimitMs, unlimitedSession } from '../limits/time-limits.ts';
import { createPostgresListeners } from '../notifications/postgres-notifications.ts';
import type { Rows } from '../tables.ts';
import type { DatabaseDriver } from './database-driver.ts';
import { MAX_PREPARED_STATEMENTS, PLAN_EACH_EXECUTION } from './dialects.ts';
import { openPool, type PostgresPools } from './postgres-pools.ts';
import { poolQueueDatabase } from './queue-database.ts';
import { sendQuery } from './send-query.ts';
import { createConnectionShares } from './share-connections.ts';
import { withStartLock } from './start-lock.ts';

/** The driver of a PostgreSQL server: a pool of connections, one more that listens, and at the start two for lock and migrations. */
export function createPostgresDriver(pools: PostgresPools, onError: (error: unknown) => void): DatabaseDriver {
  const { pool, directUrl, DirectClient, limits } = pools;
  const { application_name, connectionTimeoutMillis } = pool.options;
  const listeners = createPostgresListeners(
    { connectionString: directUrl, Client: DirectClient, application_name, connectionTimeoutMillis },
    onError,
  );
  return {
    dialect: new PostgresDialect({ pool: preparingPool(pools) }),
    openOrm: (options) => MikroORM.init<AbstractSqlDriver, SqlEntityManager>(options),
    createQueueDatabase: (_, monitor) => poolQueueDatabase(pool, { limits, monitor }),
    poolState: () => ({
      max: pool.options.max,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async withStartupLock(work) {
      const own = openPool(directUrl, 1, onError, { Client: DirectClient });
      try {
        return await withStartLock(own, onError, work);
      } finally {
        await own.end();
      }
    },
    async withMigrationConnection(_, work) {
      const own = openPool(directUrl, 1, onError, { Client: DirectClient });
      const connections: Rows = new Kysely({ dialect: new PostgresDialect({ pool: own }) });
      try {
        return await connections.connection().execute((connection) => work(connection));
      } finally {
        await connections.destroy();
      }
    },
    listen: async (handler) => listeners.add(handler),
  };
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

/** A client while it is not in the pool. */
interface Lease {
  readonly client: PostgresPoolClient;
  /** Begins again, with the function that frees the share of the pool. */
  begin(freeShare: () => void): void;
}

const BEGINS = /^(begin|start transaction)\b/;
/** When these fail, Kysely does not release the client of a transaction that MikroORM controls. */
const BEGINS_OR_ROLLS_BACK = /^(begin|start transaction|rollback$)/;

/**
 * A pool that names statements by their text, so that pg prepares them, and limits their time. MikroORM's writes have no
 * parameters and no name. Behind a pooler no statement has a name, because the next transaction may run in a session that has not
 * prepared it.
 */
function preparingPool({ pool, directUrl, DirectClient, isPooled, limits }: PostgresPools): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_PREPARED_STATEMENTS || text.includes(PLAN_EACH_EXECUTION))
      return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
    return name;
  };
  const leases = new WeakMap<PoolClient, Lease>();
  const shares = createConnectionShares(pool.options.max);

  function createLease(client: PoolClient): Lease {
    let freeShare: (() => void) | undefined;
    const release = (close = false) => {
      if (freeShare === undefined) return;
      freeShare();
      freeShare = undefined;
      if (close) client.release(true);
      else releaseClient(client);
    };
    const query = async (text: unknown, values?: readonly unknown[]) => {
      if (typeof text !== 'string') return client.query(text as never);
      try {
        return await limitQuery(client, clientLimitMs(text, limits), () => run(client, text, values));
      } catch (error) {
        // Closed, so that a later release by Kysely cannot concern another user of the client.
        if (BEGINS_OR_ROLLS_BACK.test(text)) release(true);
        throw error;
      }
    };
    return {
      client: { query, release: () => release() } as unknown as PostgresPoolClient,
      begin(share) {
        freeShare = share;
      },
    };
  }

  /** Runs a statement without parameters: the control of transactions, the writes of MikroORM, and changes of the schema. */
  async function runPlain(client: PoolClient, text: string, budget: RowBudget | undefined) {
    if (BEGINS.test(text))
      return lastResult(await sendQuery(client, { text: beginStatement(text, limits, { isPooled }) }));
    if (budget) return sendQuery(client, { text, types: countingTypes(client, budget) });
    const session = client.getTransactionStatus() === 'I' ? unlimitedSession() : null;
    if (session === null) return sendQuery(client, { text });
    if (isPooled) {
      const direct = new DirectClient({ connectionString: directUrl, application_name: 'gatehouse', keepAlive: true });
      return runInOwnSession(direct, text, session.before);
    }
    await client.query(session.before);
    return client.query(text).finally(() => client.query(session.after));
  }

  function run(client: PoolClient, text: string, values: readonly unknown[] | undefined) {
    const budget = activeRowBudget();
    budget?.assertNotExceeded();
    if (values === undefined || values.length === 0) return runPlain(client, text, budget);
    const name = isPooled ? undefined : nameOf(text);
    return sendQuery(client, {
      text,
      values: values as unknown[],
      ...(name === undefined ? {} : { name }),
      ...(budget && { types: countingTypes(client, budget) }),
    });
  }

  return {
    async connect() {
      const { client, freeShare } = await connectWithinDeadline(pool, shares);
      const lease = leases.get(client) ?? createLease(client);
      leases.set(client, lease);
      lease.begin(freeShare);
      return lease.client;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/** Runs one statement in a session whose settings affect no other statement. */
async function runInOwnSession(client: Client, text: string, settings: string): Promise<QueryResult> {
  await client.connect();
  try {
    await client.query(settings);
    return await client.query(text);
  } finally {
    await client.end();
  }
}

/** A connection of the pool, and the function that frees the share of the pool that it takes. */
interface SharedClient {
  readonly client: PoolClient;
  readonly freeShare: () => void;
}

/** Connects in the turn of the deployment. A request whose deadline passes while it waits leaves the connection to others. */
async function connectWithinDeadline(pool: Pool, shares: FairQueue): Promise<SharedClient> {
  const connecting = connectInTurn(pool, shares);
  const deadline = activeDeadline();
  if (deadline === undefined) return connecting;
  try {
    return await deadline.race(connecting);
  } catch (error) {
    void connecting.then(
      ({ client, freeShare }) => {
        client.release();
        freeShare();
      },
      () => undefined,
    );
    throw error;
  }
}

async function connectInTurn(pool: Pool, shares: FairQueue): Promise<SharedClient> {
  const freeShare = await shares.acquire(activeDeployment());
  try {
    return { client: await pool.connect(), freeShare };
  } catch (error) {
    freeShare();
    throw markSocketError(error);
  }
}

/** The result of the last of several statements. */
const lastResult = (results: QueryResult | QueryResult[]) => (Array.isArray(results) ? results.at(-1) : results);
