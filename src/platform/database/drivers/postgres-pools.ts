import { Client as PlainClient, Pool, TypeOverrides } from 'pg';
import type { DatabaseServer } from '../../config.ts';
import { markSocketError } from '../errors/database-unavailable.ts';
import { explainOpenError } from '../errors/open-error.ts';
import { DEFAULT_TIME_LIMITS, sessionSettings, type TimeLimits } from '../limits/time-limits.ts';
import { INT8, TIMESTAMPTZ, timestampFromDatabase } from './dialects.ts';
import { assertOwnSessions, assertSameDatabase, assertUtc, UtcClient } from './pooler.ts';
import { type ClientClass, clientsOfPrimary } from './primary-server.ts';

/** The pools of a database that is reached through a pooler, or directly. */
export interface PostgresPools {
  readonly pool: Pool;
  /** The URL of PostgreSQL itself, for what needs a session of its own. */
  readonly directUrl: string;
  /** Creates clients of `directUrl`. */
  readonly DirectClient: ClientClass;
  /** Whether the sessions of `pool` are shared. */
  readonly isPooled: boolean;
  readonly limits: TimeLimits;
}

interface PoolOptions {
  readonly databaseUrl: string;
  readonly directUrl: string | null;
  /** Standbys of PostgreSQL itself. */
  readonly standbys?: readonly DatabaseServer[] | undefined;
  readonly poolSize: number;
  readonly limits?: TimeLimits | undefined;
}

/** Opens the pool, and checks that a pooler is in between if and only if a URL of PostgreSQL itself is given. */
export async function openPools(
  { databaseUrl, directUrl, standbys = [], poolSize, limits = DEFAULT_TIME_LIMITS }: PoolOptions,
  onError: (error: unknown) => void,
): Promise<PostgresPools> {
  const isPooled = directUrl !== null;
  const DirectClient = clientsOfPrimary(standbys);
  const pool = openPool(databaseUrl, poolSize, onError, {
    limits,
    isPooled,
    Client: isPooled ? UtcClient : DirectClient,
  });
  try {
    if (!isPooled) {
      await assertOwnSessions(pool, 'DATABASE_URL');
      return { pool, directUrl: databaseUrl, DirectClient, isPooled, limits };
    }
    const direct = openPool(directUrl, 1, onError, { Client: DirectClient });
    try {
      await assertOwnSessions(direct, 'DATABASE_DIRECT_URL').catch((error: unknown) => {
        throw explainOpenError(error, directUrl, 'DATABASE_DIRECT_URL');
      });
      await assertSameDatabase(pool, direct);
    } finally {
      await direct.end();
    }
    await assertUtc(pool);
    return { pool, directUrl, DirectClient, isPooled, limits };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

interface OwnPoolOptions {
  readonly limits?: TimeLimits;
  readonly isPooled?: boolean;
  readonly Client?: ClientClass;
}

/** A pool of connections to PostgreSQL, or to a pooler, which rejects settings of a session. */
export function openPool(
  connectionString: string,
  size: number,
  onError: (error: Error) => void,
  { limits = DEFAULT_TIME_LIMITS, isPooled = false, Client = PlainClient }: OwnPoolOptions = {},
): Pool {
  const types = new TypeOverrides();
  types.setTypeParser(INT8, (text) => text);
  types.setTypeParser(TIMESTAMPTZ, timestampFromDatabase);
  const pool = new Pool({
    connectionString,
    max: size,
    types,
    application_name: 'gatehouse',
    Client,
    ...(!isPooled && { options: sessionSettings(limits) }),
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
  });
  // pg reports a connection that the server dropped as an `error` event, which ends the process without a listener.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', (error) => onError(markSocketError(error))));
  return pool;
}
