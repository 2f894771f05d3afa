import { CompiledQuery } from 'kysely';
import type { Rows } from '../database/tables.ts';
import { together } from '../database/together.ts';
import type { Counter, Counters, TakenCounters } from './counters.ts';

interface Call {
  readonly counters: readonly Counter[];
  readonly cost: number;
}

interface Row {
  readonly allowed: readonly boolean[];
  readonly used: readonly number[];
  readonly resets_in_ms: readonly (number | null)[];
}

const TAKE = `
  select allowed, used, resets_in_ms
  from take_rate_limits($1::text[], $2::bigint[], $3::int[], $4::int[], $5::int[], $6::int[])`;

/**
 * Counters in the database, for all processes on it; its clock counts. One statement is one transaction, for all calls that
 * have come in by then, in their order.
 */
export function createPostgresCounters(rows: Rows): Counters {
  const take = together(rows, takeAll);
  return {
    take: (counters, cost) => take({ counters, cost }),
    async close() {},
  };
}

async function takeAll(rows: Rows, calls: readonly Call[]): Promise<TakenCounters[]> {
  const windows = new Map(
    calls.flatMap(({ counters }) => counters.map(({ key, windowMs }) => [key, windowMs] as const)),
  );
  // In the order in which they are locked, the same in all processes.
  const keys = [...windows.keys()].sort();
  const placeOf = new Map(keys.map((key, index) => [key, index + 1]));
  const rules = calls.flatMap(({ counters }, index) => counters.map((counter) => ({ ...counter, call: index + 1 })));
  const values = [
    keys,
    keys.map((key) => windows.get(key)),
    rules.map(({ call }) => call),
    rules.map(({ key }) => placeOf.get(key)),
    rules.map(({ limit }) => limit),
    calls.map(({ cost }) => cost),
  ];
  const { rows: found } = await rows.executeQuery<Row>(CompiledQuery.raw(TAKE, values));
  const { allowed, used, resets_in_ms: resets } = found[0] as Row;
  let next = 0;
  return calls.map(({ counters }, index) => ({
    allowed: allowed[index] === true,
    counts: counters.map(() => {
      const at = next++;
      return { used: used[at] as number, resetsInMs: resets[at] ?? null };
    }),
  }));
}
