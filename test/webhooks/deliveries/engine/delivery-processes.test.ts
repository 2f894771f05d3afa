import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { BackendClient } from '../../../support/clients.ts';
import { newDatabaseEnv, type ServiceProcess, startProcess } from '../../../support/process.ts';
import { type Receiver, startReceiver, stopReceivers } from '../../../support/receivers.ts';

const onPostgres = process.env['DATABASE_URL'] !== undefined;
const running: ServiceProcess[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.stop('SIGKILL')));
  await stopReceivers();
});

async function start(environment: Record<string, string>): Promise<ServiceProcess> {
  const service = await startProcess({ OUTGOING_ALLOW: '127.0.0.0/8', ...environment });
  running.push(service);
  return service;
}

/** Creates an app with the given number of endpoints at the receiver. */
async function prepare(backend: BackendClient, { url }: Receiver, endpoints = 1, timeout = 1): Promise<void> {
  await backend.post('/webhooks/apps', { name: 'Billing' });
  const subscriptions = [{ event_name: 'a' }];
  for (let count = 0; count < endpoints; count += 1) {
    const input = { app_name: 'Billing', url, subscriptions, timeout_seconds: timeout };
    expect((await backend.post('/webhooks/endpoints', input)).status).toBe(201);
  }
}

async function trigger(backend: BackendClient, count: number): Promise<void> {
  const events = Array.from({ length: count }, (_, at) => ({ event_name: 'a', payload: { at } }));
  expect((await backend.post('/webhooks/apps/Billing/trigger/batch', { events })).status).toBe(200);
}

/** How often each message arrived. */
function arrivals({ requests }: Receiver): number[] {
  return [...Map.groupBy(requests, ({ headers }) => headers['webhook-id']).values()].map(({ length }) => length);
}

const statusesOf = async (backend: BackendClient) => {
  const { body } = await backend.get('/webhooks/apps/Billing/deliveries?limit=100');
  return new Set(body.data.map(({ status }: { status: string }) => status));
};

describe('a process that is killed', () => {
  it('loses no delivery when killed between a response and its storage, and repeats at most that one with the same id', async () => {
    const environment = await newDatabaseEnv();
    const first = await start(environment);
    const key = first.apiKey as string;
    const receiver = await startReceiver((response, number) => {
      response.end('ok', () => {
        if (number === 20) void first.stop('SIGKILL');
      });
    });
    const backend = new BackendClient(first.backendUrl, key);
    await prepare(backend, receiver);
    // The response may be lost with the process, but the events are stored.
    await trigger(backend, 60).catch(() => {});
    await first.stop('SIGKILL');
    const second = await start(environment);
    const again = new BackendClient(second.backendUrl, key);
    await expect.poll(() => arrivals(receiver).length).toBe(60);
    await expect.poll(() => statusesOf(again)).toEqual(new Set(['succeeded']));
    expect(Math.max(...arrivals(receiver))).toBeLessThanOrEqual(2);
  });

  it('finishes its running attempts after SIGTERM and releases the other claims', async () => {
    const environment = await newDatabaseEnv();
    const first = await start(environment);
    const receiver = await startReceiver((response) => setTimeout(() => response.end('ok'), 300));
    const backend = new BackendClient(first.backendUrl, first.apiKey as string);
    await prepare(backend, receiver, 1, 5);
    await trigger(backend, 60);
    await expect.poll(() => receiver.requests.length).toBeGreaterThan(0);
    expect(await first.stop('SIGTERM')).toBe(0);
    const second = await start(environment);
    await expect.poll(() => arrivals(receiver).length).toBe(60);
    const again = new BackendClient(second.backendUrl, first.apiKey as string);
    await expect.poll(() => statusesOf(again)).toEqual(new Set(['succeeded']));
    expect(Math.max(...arrivals(receiver))).toBe(1);
  });
});

describe.runIf(onPostgres)('processes on one PostgreSQL', () => {
  it('delivers each message once when two processes share the queue', async () => {
    const environment = await newDatabaseEnv();
    const first = await start(environment);
    await start(environment);
    const receiver = await startReceiver((response) => setTimeout(() => response.end('ok'), 400));
    const backend = new BackendClient(first.backendUrl, first.apiKey as string);
    await prepare(backend, receiver, 1, 10);
    await trigger(backend, 300);
    const client = new pg.Client(environment['DATABASE_URL']);
    await client.connect();
    const seen = new Set<number>();
    await expect
      .poll(
        async () => {
          const { rows } = await client.query('select distinct claimed_by from webhook_delivery where claimed_by >= 0');
          for (const { claimed_by } of rows) seen.add(claimed_by);
          return seen.size;
        },
        { interval: 20 },
      )
      .toBe(2);
    await client.end();
    await expect.poll(() => receiver.requests.length).toBe(300);
    expect(arrivals(receiver)).toEqual(Array(300).fill(1));
  });

  it('enforces one rate limit across processes without losing deliveries or counting attempts', async () => {
    const environment = await newDatabaseEnv();
    const first = await start(environment);
    const second = await start(environment);
    const receiver = await startReceiver();
    const other = await startReceiver();
    const backends = [first, second].map(({ backendUrl }) => new BackendClient(backendUrl, first.apiKey as string));
    const [backend] = backends as [BackendClient];
    await prepare(backend, receiver, 1, 10);
    const rate_limit = { duration_ms: 86_400_000, max_requests: 7 };
    const [limited] = (await backend.get('/webhooks/apps/Billing/endpoints')).body.data;
    expect((await backend.patch(`/webhooks/endpoints/${limited.id}`, { rate_limit })).status).toBe(200);
    const subscriptions = [{ event_name: 'b' }];
    await backend.post('/webhooks/endpoints', { app_name: 'Billing', url: other.url, subscriptions });
    const client = new pg.Client(environment['DATABASE_URL']);
    await client.connect();
    /** Wakes both processes. A delivery from each shows that it has looked at the queue. */
    const wakeBoth = async () => {
      const before = other.requests.length;
      await Promise.all(backends.map((one) => one.post('/webhooks/apps/Billing/trigger', { event_name: 'b' })));
      await expect.poll(() => other.requests.length, { interval: 20 }).toBe(before + 2);
    };
    await trigger(backend, 40);
    for (const expected of [7, 14, 21, 28, 35, 40]) {
      await wakeBoth();
      await expect.poll(() => receiver.requests.length, { interval: 20 }).toBe(expected);
      for (let round = 0; round < 5; round += 1) await wakeBoth();
      expect(receiver.requests).toHaveLength(expected);
      // The window ends for both processes at the same time.
      await client.query('update webhook_endpoint set rate_resets_at = now()');
    }
    expect(arrivals(receiver)).toEqual(Array(40).fill(1));
    const attempts =
      'select attempts, status, count(*)::int from webhook_delivery where endpoint_id = $1 group by 1, 2';
    await expect
      .poll(async () => (await client.query(attempts, [limited.id])).rows)
      .toEqual([{ attempts: 1, status: 'succeeded', count: 40 }]);
    await client.end();
  });

  it('delivers everything when the database drops all connections under load', async () => {
    const environment = await newDatabaseEnv();
    const service = await start(environment);
    const receiver = await startReceiver((response) => setTimeout(() => response.end('ok'), 20));
    const backend = new BackendClient(service.backendUrl, service.apiKey as string);
    await prepare(backend, receiver, 1, 1);
    const client = new pg.Client(environment['DATABASE_URL']);
    await client.connect();
    await trigger(backend, 500);
    for (const count of [50, 150, 250]) {
      await expect.poll(() => receiver.requests.length, { interval: 10 }).toBeGreaterThanOrEqual(count);
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
    }
    await expect.poll(() => arrivals(receiver).length).toBe(500);
    const open = `select count(*)::int as count from webhook_delivery where status <> 'succeeded'`;
    await expect.poll(async () => (await client.query(open)).rows[0].count).toBe(0);
    await client.end();
  });
});
