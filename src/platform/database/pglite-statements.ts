import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type messages, type PGlite, parse, protocol, type Results } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import { jsonSize, VALUE_BYTES } from './response-limit.ts';
import { rowBudget } from './row-budget.ts';

type KyselyPglite = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>;
type Query = KyselyPglite['query'];

export interface Keeping {
  /** Whether a text recurs, and fares well with one plan for all values. */
  readonly isKept: (text: string) => boolean;
  /** How many texts are kept at most; those beyond are planned each time. */
  readonly most: number;
  /** How long a plan is kept: nothing in PGlite tells it that a table has grown, as autovacuum does on PostgreSQL. */
  readonly milliseconds?: number;
}

/** A statement that PGlite keeps under a name. */
interface Prepared {
  readonly name: string;
  readonly keptUntil: number;
  readonly parameterTypes: readonly number[];
  /** The description of its rows; empty where it answers none. */
  readonly shape: readonly messages.BackendMessage[];
}

const { serialize } = protocol;
const CHANGED_TABLE = '0A000';
/** Statements keep the process to themselves; after so long without a pause, whatever else it has to do has a turn. */
const BREATH_MS = 10;

function rowSize(row: unknown): number {
  return jsonSize(row, Number.POSITIVE_INFINITY) + VALUE_BYTES * Object.keys(row as object).length;
}

/**
 * PGlite whose recurring statements with parameters are planned once and then take one call into the database. Its own
 * `query` parses and plans each text each time, in six calls, which takes longer than most statements do.
 */
export function preparing(pglite: PGlite, { isKept, most, milliseconds = 60_000 }: Keeping): KyselyPglite {
  const known = new Map<string, Prepared>();
  let breathedAt = 0;

  const send = (...parts: Uint8Array[]): Promise<messages.BackendMessage[]> =>
    pglite.execProtocolStream(Buffer.concat(parts), { syncToFs: false });

  async function prepare(text: string): Promise<Prepared> {
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    known.delete(text);
    const answers = await send(
      serialize.close({ type: 'S', name }),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const prepared = {
      name,
      keptUntil: performance.now() + milliseconds,
      parameterTypes: parse.parseDescribeStatementResults(answers),
      shape: answers.filter(({ name }) => name === 'rowDescription'),
    };
    known.set(text, prepared);
    return prepared;
  }

  function run<T>(text: string, values: readonly unknown[]): Promise<Results<T>> {
    const budget = rowBudget();
    return pglite.runExclusive(async () => {
      // Statements of the same request may have had their turn meanwhile.
      budget?.assertKept();
      const found = known.get(text);
      const statement = found !== undefined && found.keptUntil > performance.now() ? found : await prepare(text);
      const answers = await send(
        serialize.bind({ statement: statement.name, values: textsOf(values, statement) }),
        serialize.execute(),
        serialize.sync(),
      ).catch((error: { code?: string }) => {
        if (error.code === CHANGED_TABLE) known.delete(text);
        throw error;
      });
      const [result] = parse.parseResults([...statement.shape, ...answers], pglite.parsers);
      return result as Results<T>;
    });
  }

  /** The whole result is here by now; it is counted so that the request's next statement is not run. */
  function counted<Result extends { readonly rows: readonly unknown[] }>(result: Result): Result {
    const budget = rowBudget();
    if (budget) for (const row of result.rows) budget.count(rowSize(row));
    return result;
  }

  function textsOf(values: readonly unknown[], { parameterTypes }: Prepared): (string | null)[] {
    return values.map((value, index) => {
      if (value === null || value === undefined) return null;
      return pglite.serializers[parameterTypes[index] as number]?.(value) ?? String(value);
    });
  }

  /** What waits for the database goes on in one turn of the event loop, however much it is, unless it is made to wait. */
  async function breathe(): Promise<void> {
    if (performance.now() - breathedAt < BREATH_MS) return;
    await setImmediate();
    breathedAt = performance.now();
  }

  function preparingQuery(plain: Query): Query {
    return async <T>(text: string, values?: unknown[], options?: Parameters<Query>[2]) => {
      await breathe();
      rowBudget()?.assertKept();
      const isWorthIt = values !== undefined && values.length > 0 && isKept(text);
      const isRun = isWorthIt && (known.has(text) || known.size < most);
      return counted(isRun ? await run<T>(text, values) : await plain<T>(text, values, options));
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
