import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from '../../support/http.ts';
import { newDatabaseEnv } from '../../support/process.ts';
import { type MeasuredProcess, type Scrape, startMeasured } from '../../support/scrapes.ts';
import { type SilentProxy, startSilentProxy } from '../../support/silent-proxy.ts';

const onPglite = process.env['DATABASE_URL'] === undefined;

describe.runIf(!onPglite)('queues in the database', () => {
  let environment: Record<string, string>;
  let proxy: SilentProxy;
  let first: MeasuredProcess;
  let second: MeasuredProcess;
  let client: pg.Client;

  beforeAll(async () => {
    environment = await newDatabaseEnv();
    proxy = await startSilentProxy(environment['DATABASE_URL'] as string);
    first = await startMeasured(environment);
    second = await startMeasured({ ...environment, DATABASE_URL: proxy.url });
    client = new pg.Client({ connectionString: environment['DATABASE_URL'] });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await first.stop();
    await second.stop();
    await proxy.close();
  });

  const depthOf = (running: MeasuredProcess, queue: string) => async () =>
    (await running.scrape()).sum('gatehouse_queue_waiting', { queue });

  it('have the same figures in each process', async () => {
    const waiting = 7;
    await client.query(
      `insert into pgboss.job (name, data, start_after, created_on)
        select 'mail', '{}', now() + interval '1 day', now() from generate_series(1, $1::int)`,
      [waiting],
    );
    for (const running of [first, second]) {
      await expect.poll(depthOf(running, 'mail'), { timeout: 20_000, interval: 500 }).toBe(waiting);
      expect((await running.scrape()).sum('gatehouse_queue_oldest_seconds', { queue: 'mail' })).toBe(0);
    }
  });

  it('are counted up to a limit, however many jobs wait', async () => {
    await client.query(`insert into pgboss.job (name, data, start_after, created_on)
      select 'mail', '{}', now() + interval '1 day', now() from generate_series(1, 15000)`);
    await expect.poll(depthOf(first, 'mail'), { timeout: 20_000, interval: 500 }).toBe(10_000);
    await client.query("delete from pgboss.job where name = 'mail'");
  });

  it('share one read between scrapes at the same time', async () => {
    await expect.poll(async () => (await first.scrape()).sum('gatehouse_queues_readable'), { timeout: 20_000 }).toBe(1);
    const reads = async () =>
      Number(
        (
          await client.query(`select count(*) from pg_stat_activity where datname = current_database()
          and query like '%recursive visited%' and state = 'active' and pid <> pg_backend_pid()`)
        ).rows[0].count,
      );
    // In a transaction of its own: one that reads the activity sees it only once.
    const locking = new pg.Client({ connectionString: environment['DATABASE_URL'] });
    await locking.connect();
    let found: Scrape[];
    try {
      await locking.query('begin');
      // The reads wait for this lock.
      await locking.query('lock table webhook_delivery in access exclusive mode');
      // Results are used again for five seconds.
      await new Promise((resolve) => setTimeout(resolve, 5_500));
      const scrapes = Promise.all(Array.from({ length: 8 }, () => first.scrape()));
      await expect.poll(reads, { interval: 20, timeout: 5_000 }).toBe(1);
      found = await scrapes;
    } finally {
      await locking.end();
    }
    for (const { sum, samples } of found) {
      expect(sum('gatehouse_queues_readable')).toBe(0);
      expect(samples.filter(({ name }) => name === 'gatehouse_queue_waiting')).toEqual([]);
      expect(sum('process_cpu_seconds_total')).toBeGreaterThan(0);
    }
    await expect.poll(async () => (await first.scrape()).sum('gatehouse_queues_readable'), { timeout: 20_000 }).toBe(1);
  });

  it('have no values while the database is silent, and the process still answers with its own', async () => {
    await expect
      .poll(async () => (await second.scrape()).sum('gatehouse_queues_readable'), { timeout: 20_000 })
      .toBe(1);
    proxy.silence();
    try {
      // Requests use all connections.
      const hanging = Array.from({ length: 12 }, () =>
        sendRequest({
          method: 'GET',
          url: `${second.backendUrl}/organizations`,
          headers: { authorization: `Bearer ${first.apiKey}` },
        }).catch(() => undefined),
      );
      await expect
        .poll(async () => (await second.scrape()).sum('gatehouse_queues_readable'), { timeout: 30_000, interval: 500 })
        .toBe(0);
      const startedAt = performance.now();
      const { sum, samples } = await second.scrape();
      expect(performance.now() - startedAt).toBeLessThan(9_000);
      expect(samples.filter(({ name }) => name === 'gatehouse_queue_waiting')).toEqual([]);
      expect(sum('process_resident_memory_bytes')).toBeGreaterThan(0);
      void hanging;
    } finally {
      proxy.resume();
    }
    await expect
      .poll(async () => (await second.scrape()).sum('gatehouse_queues_readable'), { timeout: 60_000, interval: 500 })
      .toBe(1);
  });
});
