import { CompiledQuery } from 'kysely';
import { batchAcrossRequests } from '../database/batching/request-batching.ts';
import type { Rows } from '../database/tables.ts';
import type { Counter, Counters, TakenCounters } from './counters.ts';

interface TakeRequest {
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
 * Counters in the database, shared by all processes, by the clock of the database. One statement, which is one transaction, counts
 * all requests that have arrived by then, in their order.
 */
export function createPostgresCounters(rows: Rows): Counters {
  const take = batchAcrossRequests(rows, takeAll);
  return {
    take: (counters, cost) => take({ counters, cost }),
    async close() {},
  };
}

async function takeAll(rows: Rows, requests: readonly TakeRequest[]): Promise<TakenCounters[]> {
  const windows = new Map(
    requests.flatMap(({ counters }) => counters.map(({ key, windowMs }) => [key, windowMs] as const)),
  );
  // Sorted, so that all processes lock the counters in the same order.
  const keys = [...windows.keys()].sort();
  const indexOf = new Map(keys.map((key, index) => [key, index + 1]));
  const rules = requests.flatMap(({ counters }, index) =>
    counters.map((counter) => ({ ...counter, request: index + 1 })),
  );
  const values = [
    keys,
    keys.map((key) => windows.get(key)),
    rules.map(({ request }) => request),
    rules.map(({ key }) => indexOf.get(key)),
    rules.map(({ limit }) => limit),
    requests.map(({ cost }) => cost),
  ];
  const { rows: found } = await rows.executeQuery<Row>(CompiledQuery.raw(TAKE, values));
  const { allowed, used, resets_in_ms: resets } = found[0] as Row;
  let next = 0;
  return requests.map(({ counters }, index) => ({
    allowed: allowed[index] === true,
    counts: counters.map(() => {
      const at = next++;
      return { used: used[at] as number, resetsInMs: resets[at] ?? null };
    }),
  }));
}
