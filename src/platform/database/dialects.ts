import { createHash } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type Dialect, PGliteDialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { type CustomTypesConfig, Pool, TypeOverrides } from 'pg';
import { noteSocketError } from './database-away.ts';
import { preparing } from './pglite-statements.ts';
import { type RowBudget, VALUE_BYTES } from './response-limit.ts';
import { rowBudget } from './row-budget.ts';
import { timestampFromDatabase } from './timestamps.ts';

const TIMESTAMPTZ = 1184;
const INT8 = 20;
/** Statements whose plan is kept on each connection; texts beyond these are planned each time. */
const PREPARED_MAX = 500;

/**
 * Stands in the text of a read whose best plan depends on its values (which tenant, which search text): it is planned
 * for each call, because the one plan that fits all values would be far slower for some.
 */
export const PLANNED_ANEW = '/* planned anew */';

/** PostgreSQL in this process; both drivers give the same rows: int8 as text, timestamps as ISO 8601 text. */
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
    parsers: { [INT8]: (text) => text, [TIMESTAMPTZ]: timestampFromDatabase },
  });
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
