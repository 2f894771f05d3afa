import { sql } from 'kysely';
import type { Database } from '../../../src/platform/database/database.ts';
import type { Rows } from '../../../src/platform/database/tables.ts';
import type { Counters } from '../../../src/platform/rate-limits/counters.ts';
import { createLimiter, type Limiter } from '../../../src/platform/rate-limits/limiter.ts';
import { createMemoryCounters } from '../../../src/platform/rate-limits/memory-counters.ts';
import { createPostgresCounters } from '../../../src/platform/rate-limits/postgres-counters.ts';
import { openRedisCounters } from '../../../src/platform/rate-limits/redis-counters.ts';
import { createRedisServer, hasRedis } from '../../support/redis.ts';
import { openTestDatabase } from '../../support/service.ts';

/** One of the stores of counters. */
export interface Form {
  readonly limiter: Limiter;
  /** Advances the time without waiting. */
  pass(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

export interface FormKind {
  readonly name: string;
  readonly isHere: boolean;
  open(): Promise<Form>;
}

export const onPostgres = process.env['DATABASE_URL'] !== undefined;

export const FORMS: readonly FormKind[] = [
  { name: 'memory', isHere: true, open: memoryForm },
  { name: 'PostgreSQL', isHere: onPostgres, open: postgresForm },
  { name: 'Redis', isHere: hasRedis, open: redisForm },
];

async function memoryForm(): Promise<Form> {
  let passed = 0;
  const limiter = createLimiter(createMemoryCounters({ clock: () => Math.floor(performance.now()) + passed }));
  return {
    limiter,
    async pass(milliseconds) {
      passed += milliseconds;
    },
    close: () => limiter.close(),
  };
}

export async function migratedDatabase(): Promise<Database> {
  const database = await openTestDatabase();
  await database.migrate();
  return database;
}

async function postgresForm(): Promise<Form> {
  const database = await migratedDatabase();
  return {
    limiter: createLimiter(apart(database.rows)),
    async pass(milliseconds) {
      await sql`update rate_limit_counter set resets_at = resets_at - ${milliseconds} * interval '1 millisecond'`.execute(
        database.rows,
      );
    },
    close: () => database.close(),
  };
}

/** Counters that alternate, as those of several processes. A single one would count concurrent requests in one statement. */
export function apart(rows: Rows): Counters {
  const counters = Array.from({ length: 8 }, () => createPostgresCounters(rows));
  let turn = 0;
  return {
    take: (...call) => (counters[turn++ % counters.length] as Counters).take(...call),
    async close() {},
  };
}

async function redisForm(): Promise<Form> {
  const redis = await createRedisServer();
  await redis.start();
  const limiter = createLimiter(await openRedisCounters(redis.url, 'test:'));
  return {
    limiter,
    pass: (milliseconds) =>
      redis.with(async (client) => {
        for (const key of await client.keys('test:*')) {
          const left = (await client.pTTL(key)) - milliseconds;
          if (left > 0) await client.pExpire(key, left);
          else await client.del(key);
        }
      }),
    async close() {
      await limiter.close();
      await redis.stop();
    },
  };
}
