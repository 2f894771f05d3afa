import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from '../../support/http.ts';
import { newDatabaseEnv } from '../../support/process.ts';
import { type MeasuredProcess, type Scrape, startMeasured } from '../../support/scrapes.ts';

const onPglite = process.env['DATABASE_URL'] === undefined;

/** A proxy to the database that can stop to read, as a host whose network has failed. */
async function createSilentProxy(url: string) {
  const target = new URL(url);
  const port = Number(target.port);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((client) => {
    const database = connect(port, target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
      if (isSilent) socket.pause();
    }
    client.on('data', (data) => database.write(data)).on('close', () => database.destroy());
    database.on('data', (data) => client.write(data)).on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  target.port = String((server.address() as AddressInfo).port);
  return {
    url: target.href,
    setSilent(silent: boolean) {
      isSilent = silent;
      for (const socket of sockets) silent ? socket.pause() : socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe.runIf(!onPglite)('queues in the database', () => {
  let environment: Record<string, string>;
  let proxy: Awaited<ReturnType<typeof createSilentProxy>>;
  let first: MeasuredProcess;
  let second: MeasuredProcess;
  let client: pg.Client;

  beforeAll(async () => {
    environment = await newDatabaseEnv();
    proxy = await createSilentProxy(environment['DATABASE_URL'] as string);
    first = await startMeasured(environment);
    second = await startMeasured({ ...environment, DATABASE_URL: proxy.url });
    client = new pg.Client({ connectionString: environment['DATABASE_URL'] });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await first.stop();
    await second.stop();
    proxy.close();
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
          and query like '%as "oldestSeconds"%' and state = 'active' and pid <> pg_backend_pid()`)
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
      await expect.poll(reads, { interval: 20 }).toBe(1);
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
    proxy.setSilent(true);
    try {
      // Requests use all connections.
      const hanging = Array.from({ length: 12 }, () =>
        sendRequest({
          method: 'GET',
          url: `${second.backendUrl}/organizations`,
          headers: { authorization: 'Bearer x' },
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
      expect(sum('gatehouse_requests_in_progress', { host: 'backend' })).toBeGreaterThan(0);
      void hanging;
    } finally {
      proxy.setSilent(false);
    }
    await expect
      .poll(async () => (await second.scrape()).sum('gatehouse_queues_readable'), { timeout: 60_000, interval: 500 })
      .toBe(1);
  });
});
