import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLimiter, type Limiter } from '../../src/modules/api-auth/limiter/limiter.ts';
import { createPostgresCounters } from '../../src/modules/api-auth/limiter/postgres-counters.ts';
import { removeWhatIsOver } from '../../src/modules/retention/retention.ts';
import { createWorld, statementsOf, unique, type World } from '../support/world.ts';
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

/** They run on PGlite too, which has no other processes to count for. */
describe('counters in the database', () => {
  it('take one statement, however many rules there are', async () => {
    const rules = Array.from({ length: 20 }, () => ruleOf(2));
    for (let call = 0; call < 3; call += 1) {
      expect(await statementsOf(world, () => limiter.take(rules, 1))).toBe(1);
    }
  });

  it('are not touched by a call that is denied', async () => {
    const rules = [ruleOf(1), ruleOf(5)];
    await limiter.take(rules, 1);
    const before = await Promise.all(rules.map(({ key }) => counters(key)));
    expect((await limiter.take(rules, 1)).allowed).toBe(false);
    expect(await Promise.all(rules.map(({ key }) => counters(key)))).toEqual(before);
  });

  // PGlite has no clock but this process's.
  it.runIf(onPostgres)("go by the database's clock, whatever this process takes the time to be", async () => {
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

  it('are removed once their window has ended, in batches', async () => {
    const { rows } = world.services.database;
    const prefix = unique('over');
    await sql`insert into rate_limit_counter
      select ${prefix} || '-' || n, 1, now() - interval '1 second' from generate_series(1, 1200) n`.execute(rows);
    const running = ruleOf(5);
    await limiter.take([running], 1);
    await removeWhatIsOver(world.services);
    expect(await counters(prefix)).toEqual([]);
    expect(await counters(running.key)).toMatchObject([{ used: 1 }]);
  });
});
