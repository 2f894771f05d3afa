import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type messages, type PGlite, parse, protocol, type Results } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import { activeDeadline } from '../../process/deadline.ts';
import { activeRowBudget, jsonSize, VALUE_BYTES } from '../guards/response-limit.ts';

type KyselyPglite = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>;
type Query = KyselyPglite['query'];

export interface PreparedStatementOptions {
  /** Whether a statement recurs and is fast with one plan for all values. */
  readonly isReusable: (text: string) => boolean;
  /** Throws when nothing may be written, because the disk is full. */
  readonly assertMayWrite?: () => void;
  /** The largest number of prepared statements. Further ones are planned for each execution. */
  readonly maxStatements: number;
  /** The largest age of a plan. PGlite has no autovacuum, which invalidates plans on PostgreSQL when a table has grown. */
  readonly maxAgeMs?: number;
}

/** A prepared statement of PGlite. */
interface Prepared {
  readonly name: string;
  readonly expiresAt: number;
  readonly parameterTypes: readonly number[];
  /** The description of its rows. Empty for a statement that returns none. */
  readonly rowDescription: readonly messages.BackendMessage[];
}

const { serialize } = protocol;
const RESULT_TYPE_CHANGED = '0A000';
/** Statements of PGlite block the event loop. After this time other work of the process gets a turn. */
const YIELD_INTERVAL_MS = 10;

/** Words of statements that write, also within a common table expression. A read for an update locks rows, which is written. */
const WRITES = /\b(insert|update|delete|merge|create|alter|drop|truncate|vacuum|analyze)\b/i;

/** Whether a statement only reads. */
export const isRead = (text: string): boolean => !WRITES.test(text);

function rowSize(row: unknown): number {
  return jsonSize(row, Number.POSITIVE_INFINITY) + VALUE_BYTES * Object.keys(row as object).length;
}

/**
 * Wraps PGlite to prepare recurring statements with parameters, each of which then takes one protocol call. The `query` of
 * PGlite parses and plans each statement in six calls, which takes longer than most statements run.
 */
export function withPreparedStatements(
  pglite: PGlite,
  { isReusable, maxStatements, maxAgeMs = 60_000, assertMayWrite = () => undefined }: PreparedStatementOptions,
): KyselyPglite {
  const known = new Map<string, Prepared>();
  let yieldedAt = 0;

  const send = (...parts: Uint8Array[]): Promise<messages.BackendMessage[]> =>
    pglite.execProtocolStream(Buffer.concat(parts), { syncToFs: false });

  async function prepare(text: string): Promise<Prepared> {
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    known.delete(text);
    const messages = await send(
      serialize.close({ type: 'S', name }),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const prepared = {
      name,
      expiresAt: performance.now() + maxAgeMs,
      parameterTypes: parse.parseDescribeStatementResults(messages),
      rowDescription: messages.filter(({ name }) => name === 'rowDescription'),
    };
    known.set(text, prepared);
    return prepared;
  }

  function run<T>(text: string, values: readonly unknown[]): Promise<Results<T>> {
    const budget = activeRowBudget();
    return pglite.runExclusive(async () => {
      // Other statements of the same request may have run in the meantime.
      budget?.assertNotExceeded();
      const found = known.get(text);
      const statement = found !== undefined && found.expiresAt > performance.now() ? found : await prepare(text);
      const messages = await send(
        serialize.bind({ statement: statement.name, values: textsOf(values, statement) }),
        serialize.execute(),
        serialize.sync(),
      ).catch((error: { code?: string }) => {
        if (error.code === RESULT_TYPE_CHANGED) known.delete(text);
        throw error;
      });
      const [result] = parse.parseResults([...statement.rowDescription, ...messages], pglite.parsers);
      return result as Results<T>;
    });
  }

  /** Counts a complete result, so that the next statement of the request does not run once the budget is exceeded. */
  function counted<Result extends { readonly rows: readonly unknown[] }>(result: Result): Result {
    const budget = activeRowBudget();
    if (budget) for (const row of result.rows) budget.count(rowSize(row));
    return result;
  }

  function textsOf(values: readonly unknown[], { parameterTypes }: Prepared): (string | null)[] {
    return values.map((value, index) => {
      if (value === null || value === undefined) return null;
      return pglite.serializers[parameterTypes[index] as number]?.(value) ?? String(value);
    });
  }

  /** Without it, all waiting statements would run in one turn of the event loop. */
  async function yieldToEventLoop(): Promise<void> {
    if (performance.now() - yieldedAt < YIELD_INTERVAL_MS) return;
    await setImmediate();
    yieldedAt = performance.now();
  }

  function preparingQuery(plain: Query): Query {
    return async <T>(text: string, values?: unknown[], options?: Parameters<Query>[2]) => {
      await yieldToEventLoop();
      activeDeadline()?.assertNotPassed();
      if (!isRead(text)) assertMayWrite();
      activeRowBudget()?.assertNotExceeded();
      const isPreparable = values !== undefined && values.length > 0 && isReusable(text);
      const usesPrepared = isPreparable && (known.has(text) || known.size < maxStatements);
      return counted(usesPrepared ? await run<T>(text, values) : await plain<T>(text, values, options));
    };
  }

  return {
    query: preparingQuery((text, values, options) => pglite.query(text, values, options)),
    transaction: (work) =>
      pglite.transaction((tx) =>
        work({
          query: preparingQuery((text, values, options) => tx.query(text, values, options)),
          rollback: () => tx.rollback(),
        }),
      ),
    close: () => pglite.close(),
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    get waitReady() {
      return pglite.waitReady;
    },
  };
}
