import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { BackendClient } from '../../support/clients.ts';
import { newDatabaseEnv, type ServiceProcess, startProcess } from '../../support/process.ts';
import { startReceiver, stopReceivers } from '../../support/receivers.ts';
import { closeStreams, openStream } from '../../support/streams.ts';
import { unique } from '../../support/world.ts';

const onPostgres = process.env['DATABASE_URL'] !== undefined;
const running: ServiceProcess[] = [];
const clients: pg.Client[] = [];

afterEach(async () => {
  closeStreams();
  await Promise.all(clients.splice(0).map((client) => client.end()));
  await Promise.all(running.splice(0).map((service) => service.stop('SIGKILL')));
  await stopReceivers();
});

async function start(environment: Record<string, string>): Promise<ServiceProcess> {
  const service = await startProcess({ OUTGOING_ALLOW: '127.0.0.0/8', ...environment });
  running.push(service);
  return service;
}

async function connect(environment: Record<string, string>): Promise<pg.Client> {
  const client = new pg.Client(environment['DATABASE_URL']);
  await client.connect();
  clients.push(client);
  return client;
}

/** An app with an endpoint at a receiver, in the first of two processes. */
async function twoProcesses() {
  const environment = await newDatabaseEnv();
  const first = await start(environment);
  const second = await start(environment);
  const key = first.apiKey as string;
  const backend = new BackendClient(first.backendUrl, key);
  const { url } = await startReceiver();
  await backend.post('/webhooks/apps', { name: 'Billing' });
  const endpoint = { app_name: 'Billing', url, subscriptions: [{ event_name: 'a' }], timeout_seconds: 1 };
  expect((await backend.post('/webhooks/endpoints', endpoint)).status).toBe(201);
  /** Triggers one event and retries until it is accepted. */
  const trigger = async (count = 1) => {
    const events = Array.from({ length: count }, () => ({ event_name: 'a' }));
    const headers = { 'idempotency-key': unique('trigger') };
    const call = () => backend.post('/webhooks/apps/Billing/trigger/batch', { events }, headers);
    await expect.poll(async () => (await call()).status).toBe(200);
  };
  return { environment, backend, trigger, watch: () => openStream(second.backendUrl, key) };
}

describe.runIf(onPostgres)('a stream of deliveries, with several processes on one PostgreSQL', () => {
  it('streams the events of another process, each once', async () => {
    const { trigger, watch } = await twoProcesses();
    const stream = await watch();
    await trigger();
    await stream.waitForEvents(2);
    await trigger(100);
    const events = await stream.waitForEvents(202);
    expect(new Set(events.map(({ id }) => id)).size).toBe(202);
    const kinds = Map.groupBy(events, ({ event }) => event);
    expect([...kinds].map(([event, those]) => [event, those.length])).toEqual([
      ['created', 101],
      ['succeeded', 101],
    ]);
    for (const those of Map.groupBy(events, ({ data }) => data.delivery?.id).values()) {
      expect(those.map(({ event }) => event)).toEqual(['created', 'succeeded']);
    }
  });

  it('sends database notifications only while an app has subscribers', async () => {
    const { environment, trigger, watch } = await twoProcesses();
    const heard: string[] = [];
    const client = await connect(environment);
    client.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await client.query('listen gatehouse_deliveries');
    await trigger();
    await client.query(`select pg_notify('gatehouse_deliveries', 'now watched')`);
    const stream = await watch();
    await trigger(700);
    await stream.waitForEvents(700);
    await expect.poll(() => heard.filter((payload) => payload.startsWith('attempted')).length).toBeGreaterThan(0);
    expect(heard[0]).toBe('now watched');
    const created = heard.filter((payload) => payload.startsWith('created'));
    const ids = created.flatMap((payload) => payload.split(' ')[2]?.split(',') ?? []);
    expect(new Set(ids).size).toBe(700);
  });

  it('continues the stream after the database dropped every connection', async () => {
    const { environment, trigger, watch } = await twoProcesses();
    const client = await connect(environment);
    const stream = await watch();
    await trigger();
    await stream.waitForEvents(2);
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await trigger(20);
    const events = await stream.waitForEvents(42);
    expect(new Set(events.map(({ id }) => id)).size).toBe(42);
  });

  it('streams changes that were written before the stream was opened and committed after it', async () => {
    const { environment, trigger, watch } = await twoProcesses();
    const client = await connect(environment);
    await trigger();
    await client.query('update webhook_endpoint set is_active = false');
    await client.query('begin');
    await client.query(`
      insert into webhook_message (id, deployment_id, app_id, event_name, body, created_at)
      select id + 1, deployment_id, app_id, event_name, body, now() from webhook_message`);
    const { rows } = await client.query(`
      insert into webhook_delivery (id, deployment_id, app_id, message_id, endpoint_id, status, next_attempt_at,
        created_at, updated_at)
      select id + 2, deployment_id, app_id, message_id + 1, endpoint_id, 'pending', now(), now(), now()
      from webhook_delivery returning id`);
    const stream = await watch();
    await client.query('commit');
    const told = () => stream.events().filter(({ id }) => id === rows[0].id).length;
    await expect.poll(told).toBe(1);
  });
});

describe.runIf(onPostgres)('a process without free slots', () => {
  it('wakes the other processes on the same PostgreSQL', async () => {
    const { environment, backend, trigger } = await twoProcesses();
    const client = await connect(environment);
    const heard: string[] = [];
    client.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await client.query('listen gatehouse_deliveries');
    const { url } = await startReceiver((response) => setTimeout(() => response.end(), 2_000));
    for (let count = 0; count < 33; count += 1) {
      const endpoint = { app_name: 'Billing', url, subscriptions: [{ event_name: 'a' }], timeout_seconds: 10 };
      expect((await backend.post('/webhooks/endpoints', endpoint)).status).toBe(201);
    }
    await trigger(40);
    await expect.poll(() => heard).toContain('due');
  });
});
