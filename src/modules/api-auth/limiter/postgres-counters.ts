import { CompiledQuery } from 'kysely';
import type { Rows } from '../../../database/tables.ts';
import type { Counters } from './counters.ts';

interface Row {
  readonly allowed: boolean;
  readonly used: readonly number[];
  readonly resets_in_ms: readonly (number | null)[];
}

const TAKE = 'select allowed, used, resets_in_ms from take_rate_limits($1::text[], $2::int[], $3::bigint[], $4::int)';

/** Counters in the database, for all processes on it; its clock counts. One statement is one transaction. */
export function createPostgresCounters(rows: Rows): Counters {
  return {
    async take(counters, cost) {
      const values = [
        counters.map(({ key }) => key),
        counters.map(({ limit }) => limit),
        counters.map(({ windowMs }) => windowMs),
        cost,
      ];
      const { rows: found } = await rows.executeQuery<Row>(CompiledQuery.raw(TAKE, values));
      const { allowed, used, resets_in_ms: resets } = found[0] as Row;
      return { allowed, counts: used.map((used, index) => ({ used, resetsInMs: resets[index] ?? null })) };
    },
    async close() {},
  };
}
