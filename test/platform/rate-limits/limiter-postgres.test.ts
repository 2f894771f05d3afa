import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteExpiredData } from '../../../src/audit/retention/retention.ts';
import { createLimiter, type Limiter, type Rule } from '../../../src/platform/rate-limits/limiter.ts';
import { createPostgresCounters } from '../../../src/platform/rate-limits/postgres-counters.ts';
import { countStatementsOf, createWorld, unique, type World } from '../../support/world.ts';
import { onPostgres } from './limiter-forms.ts';

const HOUR = 3_600_000;

let world: World;
let limiter: Limiter;

beforeAll(async () => {
  world = await createWorld();
  limiter = createLimiter(createPostgresCounters(world.services.database.rows));
});
afterEach(() => void vi.useRealTimers());

const ruleOf = (limit: number, key = unique('key')) => ({ key, limit, windowMs: HOUR });

async function counters(prefix: string) {
  const { rows } = await sql<{ key: string; xmin: string; xmax: string; used: number }>`
    select key, xmin::text, xmax::text, used from rate_limit_counter where key like ${`${prefix}%`} order by key`.execute(
    world.services.database.rows,
  );
  return rows;
}

/** These counters also run on PGlite, although it has no other processes. */
describe('counters in the database', () => {
  it('counts any number of rules in one statement', async () => {
    const rules = Array.from({ length: 20 }, () => ruleOf(2));
    for (let call = 0; call < 3; call += 1) {
      expect(await countStatementsOf(world, () => limiter.take(rules, 1))).toBe(1);
    }
  });

  // PGlite runs one statement at a time.
  it.runIf(onPostgres)('locks counters in one order, independent of the order of the rules', async () => {
    const counters = Array.from({ length: 1_000 }, () => ({ ...ruleOf(1_000), key: unique('key') }));
    const { rows } = world.services.database;
    const [one, other] = [createPostgresCounters(rows), createPostgresCounters(rows)];
    for (let round = 0; round < 10; round += 1) {
      const [a, b] = await Promise.all([one.take(counters, 1), other.take(counters.toReversed(), 1)]);
      expect([a.allowed, b.allowed]).toEqual([true, true]);
    }
  });

  it('counts concurrent requests one after the other, each by all of its rules or by none', async () => {
    const [shared, own, tight] = [ruleOf(3), ruleOf(9), ruleOf(1)];
    const counters = createPostgresCounters(world.services.database.rows);
    const take = (rules: readonly Rule[], cost = 1) => counters.take(rules, cost);
    const statements = await countStatementsOf(world, async () => {
      const responses = await Promise.all([
        take([shared, own]),
        take([shared, tight]),
        take([shared, tight]),
        take([{ ...shared, limit: 2 }]),
        take([own], 9),
        take([own, shared]),
        take([shared]),
        take([own], 7),
      ]);
      expect(responses.map(({ allowed, counts }) => [allowed, counts?.map(({ used }) => used)])).toEqual([
        [true, [1, 1]],
        [true, [2, 1]],
        [false, [2, 1]],
        [false, [2]],
        [false, [1]],
        [true, [2, 3]],
        [false, [3]],
        [true, [9]],
      ]);
    });
    expect(statements).toBe(1);
  });

  it('does not change the counters of a denied request', async () => {
    const rules = [ruleOf(1), ruleOf(5)];
    await limiter.take(rules, 1);
    const before = await Promise.all(rules.map(({ key }) => counters(key)));
    expect((await limiter.take(rules, 1)).allowed).toBe(false);
    expect(await Promise.all(rules.map(({ key }) => counters(key)))).toEqual(before);
  });

  // PGlite uses the clock of this process.
  it.runIf(onPostgres)("uses the database's clock instead of that of the process", async () => {
    const rules = [ruleOf(1)];
    await limiter.take(rules, 1);
    for (const year of [1990, 2090]) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${year}-01-01`) });
      const { allowed, states, retryAfterMs } = await limiter.take(rules, 1);
      expect(allowed).toBe(false);
      expect(retryAfterMs).toBeLessThanOrEqual(HOUR);
      expect(retryAfterMs).toBeGreaterThan(HOUR - 30_000);
      expect(states[0]?.resetsAt.getUTCFullYear()).toBe(year);
    }
  });

  it('deletes counters of ended windows in batches', async () => {
    const { rows } = world.services.database;
    const prefix = unique('over');
    await sql`insert into rate_limit_counter
      select ${prefix} || '-' || n, 1, now() - interval '1 second' from generate_series(1, 1200) n`.execute(rows);
    const running = ruleOf(5);
    await limiter.take([running], 1);
    await deleteExpiredData(world.services);
    expect(await counters(prefix)).toEqual([]);
    expect(await counters(running.key)).toMatchObject([{ used: 1 }]);
  });
});
