import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { MikroORM } from '@mikro-orm/pglite';
import type { AbstractSqlDriver, SqlEntityManager } from '@mikro-orm/sql';
import { type Dialect, PGliteDialect } from 'kysely';
import { ConfigError } from '../../config.ts';
import { listenOnPglite } from '../notifications/notification-listener.ts';
import type { DatabaseDriver } from './database-driver.ts';
import { INT8, MAX_PREPARED_STATEMENTS, PLAN_EACH_EXECUTION, TIMESTAMPTZ, timestampFromDatabase } from './dialects.ts';
import { withOneConnection } from './one-connection.ts';
import { withPreparedStatements } from './pglite-statements.ts';
import { pgliteQueueDatabase } from './queue-database.ts';
import { limitWebAssemblyCompiler } from './webassembly-memory.ts';

/**
 * The page cache of PostgreSQL. PGlite touches all of it at the start, so that it is resident; its default is 128 MB. Other
 * pages are read from the files, which the operating system caches.
 */
const SHARED_BUFFERS = '32MB';
/** Files of the log that a checkpoint keeps for later use. The default is 1 GB. */
const MAX_WAL_SIZE = '256MB';

/** The driver of PGlite, PostgreSQL inside this process with one connection. */
export function createPgliteDriver(pglite: PGlite, assertMayWrite: () => void = () => undefined): DatabaseDriver {
  return {
    dialect: pgliteDialect(pglite, assertMayWrite),
    openOrm: (options) => MikroORM.init<AbstractSqlDriver, SqlEntityManager>(options),
    createQueueDatabase: (rows, monitor) => pgliteQueueDatabase(pglite, rows, { assertMayWrite, monitor }),
    // Whether its only connection is in use, and what waits for it, is not visible from outside.
    poolState: () => ({ max: 1, open: 1, idle: 0, waiting: 0 }),
    withStartupLock: (work) => work(),
    withMigrationConnection: (rows, work) => rows.connection().execute((connection) => work(connection)),
    listen: (handler) => listenOnPglite(pglite, handler),
  };
}

/** The Kysely dialect of PGlite. */
export function pgliteDialect(pglite: PGlite, assertMayWrite: () => void = () => undefined): Dialect {
  const isReusable = (text: string) => !text.includes(PLAN_EACH_EXECUTION);
  return withOneConnection(
    new PGliteDialect({
      pglite: withPreparedStatements(pglite, { isReusable, maxStatements: MAX_PREPARED_STATEMENTS, assertMayWrite }),
    }),
  );
}

/** Opens PGlite in a folder, or in memory without one. Tests start from a dumped folder. */
export async function openPglite(dataDir: string | null, loadDataDir?: Blob): Promise<PGlite> {
  try {
    return await createPglite(dataDir, loadDataDir);
  } catch (error) {
    if (dataDir === null) throw error;
    throw new ConfigError([
      `The embedded database in ${dataDir} does not open (${error instanceof Error ? error.message : error}): it is damaged, or another version of PGlite created it. Restore a backup, or set DATA_DIR to an empty folder.`,
    ]);
  }
}

function createPglite(dataDir: string | null, loadDataDir?: Blob): Promise<PGlite> {
  limitWebAssemblyCompiler();
  return PGlite.create({
    ...(dataDir === null ? {} : { dataDir }),
    ...(loadDataDir === undefined ? {} : { loadDataDir }),
    extensions: { pg_trgm },
    startParams: [
      ...PGlite.defaultStartParams,
      '-c',
      `shared_buffers=${SHARED_BUFFERS}`,
      '-c',
      `max_wal_size=${MAX_WAL_SIZE}`,
    ],
    parsers: { [INT8]: (text) => text, [TIMESTAMPTZ]: timestampFromDatabase },
  });
}
