import type pg from 'pg';
import type { StatementCounter } from '../test/support/statement-counter.ts';

/** What a request costs. */
export interface Measured {
  readonly status: number;
  readonly ms: number;
  readonly statements: number;
  /** Blocks of 8 KiB. NaN without pg_stat_statements. */
  readonly blocks: number;
}

/** A request that takes longer is not sent again and again. */
const LONG_MS = 5_000;

/** The status, the median time, and the fewest statements and blocks: other work of the service adds to some requests. */
export async function measureRequest(
  { client, counter, rounds }: { client: pg.Client; counter: StatementCounter; rounds: number },
  send: () => Promise<{ status: number }>,
): Promise<Measured> {
  const times: number[] = [];
  const statements: number[] = [];
  const blocks: number[] = [];
  let status = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const before = await blocksRead(client);
    counter.reset();
    const startedAt = performance.now();
    ({ status } = await send());
    const time = performance.now() - startedAt;
    const count = [...counter.texts].reduce(
      (sum, [text, times]) => sum + (/pgboss|^(WITH next|begin|commit)/i.test(text) ? 0 : times),
      0,
    );
    // The first one reads what the process and PostgreSQL remember.
    if (round > 0) {
      times.push(time);
      statements.push(count);
      blocks.push((await blocksRead(client)) - before);
    }
    if (time > LONG_MS && round > 0) break;
  }
  const ms = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] as number;
  return { status, ms, statements: Math.min(...statements), blocks: Math.min(...blocks) };
}

/** The cells of a table's row: milliseconds, statements and blocks. */
export const cellsOf = ({ ms, statements, blocks }: Measured): (string | number)[] => [
  ms.toFixed(ms < 10 ? 1 : 0),
  statements,
  Number.isNaN(blocks) ? '' : blocks,
];

async function blocksRead(client: pg.Client): Promise<number> {
  try {
    const { rows } = await client.query<{ blocks: string }>(
      `select sum(shared_blks_hit + shared_blks_read + temp_blks_read) as blocks from pg_stat_statements
       where dbid = (select oid from pg_database where datname = current_database())
         and query not like '%pgboss%' and query not like '%pg_stat_statements%'`,
    );
    return Number(rows[0]?.blocks);
  } catch {
    return Number.NaN;
  }
}
