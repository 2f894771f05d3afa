import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../src/platform/logging/log.ts';
import type { Running } from '../../../src/start.ts';
import { createDeliveryFeed } from '../../../src/webhooks/stream/feed.ts';
import { wakeOtherProcesses } from '../../../src/webhooks/stream/notifications.ts';
import {
  createDeliveringWorld,
  createEndpointAt,
  startDeliveringService,
  triggerEvent,
} from '../../support/deliveries.ts';
import { startReceiver, stopReceivers } from '../../support/receivers.ts';
import { openTestDatabase } from '../../support/service.ts';
import { BILLING, closeStreams, openStream, type StreamEvent, type StreamOptions } from '../../support/streams.ts';
import { insertPastDeliveries } from '../../support/webhook-history.ts';
import { createApp } from '../../support/webhooks.ts';
import type { World } from '../../support/world.ts';

const QUICK = { heartbeatMs: 200, limits: { perApp: 2, perProcess: 3 } };

let running: Running;

beforeAll(async () => {
  running = await startDeliveringService(undefined, { streams: QUICK });
});
afterEach(async () => {
  closeStreams();
  await stopReceivers();
});
afterAll(async () => {
  await running.stop(0);
});

const watch = (world: World, call?: StreamOptions) => openStream(running.backend.url, world.apiKey, call);
const ids = (events: readonly StreamEvent[]) => events.map(({ id }) => id);
const now = () => new Date().toISOString();

describe('a stream of deliveries', () => {
  it('sends comments while there are no events', async () => {
    const { world } = await createDeliveringWorld(running);
    const stream = await watch(world);
    await expect.poll(() => stream.text()).toMatch(/^retry: 2000\n\n(:\n\n){2,}$/);
  });

  it('finds events without a notification by polling, and sends each once', async () => {
    const { world } = await createDeliveringWorld(running);
    const endpoint = await createEndpointAt(world, 'https://receiver.example.com/hooks');
    await insertPastDeliveries(world, { endpoint, at: now() });
    const stream = await watch(world);
    const [late] = await insertPastDeliveries(world, { endpoint, at: now() });
    expect(ids(await stream.waitForEvents(1))).toEqual([late]);
    await sql`select pg_notify('gatehouse_deliveries', concat('created ', app_id, ' ', id)) from webhook_delivery
      where id = ${late}`.execute(world.services.database.rows);
    const [last] = await insertPastDeliveries(world, { endpoint, at: now() });
    expect(ids(await stream.waitForEvents(2))).toEqual([late, last]);
  });

  it('continues after the event in Last-Event-ID', async () => {
    const { world } = await createDeliveringWorld(running);
    const receiver = await startReceiver();
    await createEndpointAt(world, receiver.url);
    const first = await watch(world);
    await triggerEvent(world);
    const seen = await first.waitForEvents(2);
    first.close();
    const [missed] = await triggerEvent(world);
    await expect.poll(() => receiver.requests.length).toBe(2);
    const headers = { 'last-event-id': seen[0]?.id as string };
    const second = await watch(world, { headers });
    const events = await second.waitForEvents(3);
    expect(ids(events)).toEqual([...new Set(ids(events))]);
    expect(ids(events)).not.toContain(seen[0]?.id);
    expect(ids(events)).toContain(seen[1]?.id);
    expect(events.filter(({ data }) => data.delivery?.id === missed).map(({ event }) => event)).toEqual([
      'created',
      'succeeded',
    ]);
    await triggerEvent(world);
    const more = await second.waitForEvents(5);
    expect(new Set(ids(more)).size).toBe(more.length);
  });

  it('sends a GAP with the time since which events are missing when it cannot continue', async () => {
    const { world } = await createDeliveringWorld(running);
    const endpoint = await createEndpointAt(world, 'https://receiver.example.com/hooks');
    const [old = ''] = await insertPastDeliveries(world, {
      endpoint,
      at: new Date(Date.now() - 3_600_000).toISOString(),
    });
    const stream = await watch(world, { headers: { 'last-event-id': old } });
    const [gap] = await stream.waitForEvents(1);
    expect(gap).toMatchObject({ event: 'gap', data: { type: 'gap', delivery: null, attempt: null } });
    const { body } = await world.backend.get(`/webhooks/apps/Billing/deliveries?since=${gap?.data.since}`);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([old]);
    await insertPastDeliveries(world, { endpoint, count: 1_001, at: now() });
    const recent = await watch(world, { headers: { 'last-event-id': world.services.database.ids.next() } });
    expect((await recent.waitForEvents(1))[0]?.event).toBe('gap');
  });

  it.each(['x', '-1', '99999999999999999999'])('rejects the Last-Event-ID %s', async (id) => {
    const { world } = await createDeliveringWorld(running);
    const { status, body } = await world.backend.get(BILLING, { 'last-event-id': id });
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('limits the streams per app and in total', async () => {
    const { world } = await createDeliveringWorld(running);
    for (const name of ['Shipping', 'Stock']) await createApp(world, name);
    const path = (name: string) => `/webhooks/apps/${name}/deliveries/stream`;
    const first = await watch(world);
    await watch(world);
    const third = await world.backend.get(BILLING);
    expect([third.status, third.body.code, third.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', '10']);
    await watch(world, { path: path('Shipping') });
    expect((await world.backend.get(path('Stock'))).status).toBe(429);
    first.close();
    await expect.poll(async () => (await watch(world, { path: path('Stock') })).status).toBe(200);
  });

  it('ends the stream when its credential becomes invalid', async () => {
    const { world } = await createDeliveringWorld(running);
    const { body } = await world.backend.post('/api-keys', { name: 'Watcher', scopes: ['webhooks:read'] });
    const stream = await watch(world, { credential: body.key });
    expect(stream.status).toBe(200);
    await world.backend.delete(`/api-keys/${body.id}`);
    await stream.ended;
    expect(stream.incoming.complete).toBe(true);
  });

  it('ends the stream when its app is deleted', async () => {
    const { world } = await createDeliveringWorld(running);
    const stream = await watch(world);
    await world.backend.delete('/webhooks/apps/Billing');
    await stream.ended;
    expect(stream.incoming.complete).toBe(true);
    expect((await world.backend.get(BILLING)).status).toBe(404);
  });

  it('disconnects a client that does not read, without affecting other streams', async () => {
    const { world } = await createDeliveringWorld(running);
    const endpoint = await createEndpointAt(world, 'https://receiver.example.com/hooks');
    const slow = await watch(world);
    slow.incoming.pause();
    const quick = await watch(world);
    const count = 20_000;
    await insertPastDeliveries(world, { endpoint, count, at: now() });
    await expect.poll(() => quick.events().length, { interval: 500 }).toBe(count);
    // A new stream can take the slot of the disconnected one.
    await expect.poll(async () => (await watch(world)).status, { interval: 500 }).toBe(200);
    slow.incoming.resume();
    await slow.ended;
    expect(slow.events().length).toBeLessThan(count);
  });
});

describe('a process that stops', () => {
  it('ends all streams without waiting for their clients when the process stops', async () => {
    const own = await startDeliveringService();
    const { world } = await createDeliveringWorld(own);
    const stream = await openStream(own.backend.url, world.apiKey);
    const stopped = own.stop(600_000);
    await stream.ended;
    expect(stream.incoming.complete).toBe(true);
    await stopped;
  });
});

describe('a process that receives a wake-up notification', () => {
  it('looks for due deliveries after a wake-up notification', async () => {
    const database = await openTestDatabase();
    await database.migrate();
    let woken = 0;
    const wakeAll = () => {
      woken += 1;
    };
    const deliveries = { ...running.services.deliveries, wakeAll };
    const feed = createDeliveryFeed({ log: createLog('fatal') });
    await feed.start({ database, deliveries });
    await expect
      .poll(async () => {
        await wakeOtherProcesses(database.rows);
        return woken;
      })
      .toBeGreaterThan(0);
    await feed.stop();
    await database.close();
  });
});
