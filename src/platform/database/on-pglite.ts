import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { MikroORM } from '@mikro-orm/pglite';
import type { AbstractSqlDriver, SqlEntityManager } from '@mikro-orm/sql';
import { type Dialect, PGliteDialect } from 'kysely';
import { INT8, PLANNED_ANEW, PREPARED_MAX, TIMESTAMPTZ } from './dialects.ts';
import { listenOnPglite } from './listener.ts';
import type { Native } from './native.ts';
import { preparing } from './pglite-statements.ts';
import { pgliteQueueDatabase } from './queue-database.ts';
import { timestampFromDatabase } from './timestamps.ts';

/**
 * PostgreSQL's own cache of pages. PGlite touches all of it at the start, so that it is resident; its default is 128 MB. What
 * is not in it is read from the files, which the operating system caches.
 */
const BUFFERS = '32MB';

/** The database in this process: one connection, one process. */
export function onPglite(pglite: PGlite): Native {
  return {
    dialect: pgliteDialect(pglite),
    openOrm: (options) => MikroORM.init<AbstractSqlDriver, SqlEntityManager>(options),
    queue: (rows) => pgliteQueueDatabase(pglite, rows),
    underStartLock: (work) => work(),
    listen: (ears) => listenOnPglite(pglite, ears),
  };
}

/** PostgreSQL in this process. */
export function pgliteDialect(pglite: PGlite): Dialect {
  const isKept = (text: string) => !text.includes(PLANNED_ANEW);
  return new PGliteDialect({ pglite: preparing(pglite, { isKept, most: PREPARED_MAX }) });
}

/** Opens PGlite on a folder, or in memory (of a dumped folder, which tests start from) without one. */
export function openPglite(dataDir: string | null, loadDataDir?: Blob): Promise<PGlite> {
  return PGlite.create({
    ...(dataDir === null ? {} : { dataDir }),
    ...(loadDataDir === undefined ? {} : { loadDataDir }),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
    parsers: { [INT8]: (text) => text, [TIMESTAMPTZ]: timestampFromDatabase },
  });
}
