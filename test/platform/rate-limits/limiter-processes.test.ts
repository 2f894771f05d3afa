import { fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, describe, expect, it } from 'vitest';
import { entities, migrations } from '../../../src/features.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { createRedisServer, hasRedis, stopRedisServers } from '../../support/redis.ts';
import { createTestDatabase } from '../../support/service.ts';
import { onPostgres } from './limiter-forms.ts';

afterAll(stopRedisServers);

const HOUR = 3_600_000;
const RULES = [
  { key: 'a', limit: 130, windowMs: HOUR },
  { key: 'b', limit: 150, windowMs: HOUR },
];

/** How many concurrent requests of two processes are allowed. */
async function bursts(kind: 'postgres' | 'redis', url: string): Promise<number> {
  const execArgv = ['--disable-warning=ExperimentalWarning'];
  const children = [RULES, RULES.toReversed()].map((rules) =>
    fork('test/platform/rate-limits/limiter-burst.ts', [kind, url, '200', JSON.stringify(rules)], { execArgv }),
  );
  const exited = Promise.all(children.map((child) => once(child, 'exit')));
  const messages = () => Promise.all(children.map((child) => once(child, 'message')));
  await messages();
  const counted = messages();
  for (const child of children) child.send('go');
  const passed = (await counted).map(([count]) => count as number);
  await exited;
  return passed.reduce((sum, count) => sum + count, 0);
}

describe('rate limits of two processes', () => {
  it.runIf(onPostgres)('allows exactly the limit to two processes on PostgreSQL', async () => {
    const url = await createTestDatabase(process.env['DATABASE_URL'] as string);
    const database = await openDatabase({
      entities,
      migrations,
      databaseUrl: url,
      pgliteDir: null,
      poolSize: 1,
      onError: console.error,
    });
    await database.migrate();
    await database.close();
    expect(await bursts('postgres', url)).toBe(130);
  });

  it.runIf(hasRedis)('allows exactly the limit to two processes on Redis', async () => {
    const redis = await createRedisServer();
    await redis.start();
    expect(await bursts('redis', redis.url)).toBe(130);
  });
});
