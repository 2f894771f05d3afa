import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../src/start.ts';
import {
  createDeliveringWorld,
  createEndpointAt,
  makeDueNow,
  startDeliveringService,
  triggerEvent,
} from '../../support/deliveries.ts';
import { startReceiver, stopReceivers } from '../../support/receivers.ts';
import { BILLING, closeStreams, openStream, type StreamEvent, type StreamOptions } from '../../support/streams.ts';
import { createApp } from '../../support/webhooks.ts';
import type { World } from '../../support/world.ts';

let running: Running;

beforeAll(async () => {
  running = await startDeliveringService();
});
afterEach(async () => {
  closeStreams();
  await stopReceivers();
});
afterAll(async () => {
  await running.stop(0);
});

const watch = (world: World, call?: StreamOptions) => openStream(running.backend.url, world.apiKey, call);

describe('GET /webhooks/apps/{app_name}/deliveries/stream', () => {
  it('streams a delivery when it is created and when it succeeded, as the list shows it', async () => {
    const { world } = await createDeliveringWorld(running);
    const receiver = await startReceiver();
    const endpoint = await createEndpointAt(world, receiver.url);
    const stream = await watch(world);
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const [id] = await triggerEvent(world);
    const [created, succeeded] = await stream.waitForEvents(2);
    expect(stream.text()).toMatch(/^retry: 2000\n\nid: \d+\nevent: created\ndata: \{.+\}\n\n/);
    const { message_id, created_at } = created?.data.delivery ?? {};
    expect(created).toEqual({
      id,
      event: 'created',
      data: {
        id,
        type: 'created',
        delivery: {
          id,
          message_id: expect.stringMatching(/^\d+$/),
          endpoint_id: endpoint.id,
          event_name: 'invoice.paid',
          status: 'pending',
          attempts: 0,
          next_attempt_at: created_at,
          last_response_status: null,
          created_at: expect.stringMatching(/Z$/),
          updated_at: created_at,
        },
        attempt: null,
        since: null,
      },
    });
    expect(succeeded).toMatchObject({
      event: 'succeeded',
      data: {
        delivery: { id, message_id, status: 'succeeded', attempts: 1, next_attempt_at: null, created_at },
        attempt: { number: 1, status: 'succeeded', response_status: 200, error: null },
      },
    });
    const { body } = await world.backend.get('/webhooks/apps/Billing/deliveries');
    expect(Object.keys(succeeded?.data.delivery ?? {})).toEqual(Object.keys(body.data[0]));
  });

  it('streams a failed attempt as RETRYING or FAILED', async () => {
    const { world } = await createDeliveringWorld(running);
    const busy = await startReceiver((response) => response.writeHead(503).end('A stack trace'));
    const gone = await startReceiver((response) => response.writeHead(410).end());
    await createEndpointAt(world, busy.url);
    await createEndpointAt(world, gone.url);
    const stream = await watch(world);
    await triggerEvent(world);
    const events = (await stream.waitForEvents(4)).slice(2);
    const retrying = events.find(({ event }) => event === 'retrying')?.data;
    expect(retrying).toMatchObject({
      delivery: { status: 'pending', attempts: 1, next_attempt_at: expect.stringMatching(/Z$/) },
      attempt: { number: 1, status: 'failed', response_status: 503 },
    });
    const failed = events.find(({ event }) => event === 'failed')?.data;
    expect(failed).toMatchObject({
      delivery: { status: 'failed', attempts: 1, next_attempt_at: null },
      attempt: { number: 1, status: 'failed', response_status: 410 },
    });
    expect(stream.text()).not.toContain('stack trace');
  });

  it('shows the state of the delivery after each attempt, even when it has changed since', async () => {
    const { world } = await createDeliveringWorld(running);
    const receiver = await startReceiver((response, number) => response.writeHead(number === 1 ? 500 : 200).end());
    await createEndpointAt(world, receiver.url);
    const stream = await watch(world);
    const [id = ''] = await triggerEvent(world);
    await stream.waitForEvents(2);
    await makeDueNow(world, id);
    const events = await stream.waitForEvents(3);
    expect(events.map(({ event, data }) => [event, data.delivery?.status, data.delivery?.attempts])).toEqual([
      ['created', 'pending', 0],
      ['retrying', 'pending', 1],
      ['succeeded', 'succeeded', 2],
    ]);
    expect(new Set(events.map((event) => event.id)).size).toBe(3);
  });

  it('filters streamed events by status, endpoint and event name', async () => {
    const { world } = await createDeliveringWorld(running);
    const { url } = await startReceiver();
    const first = await createEndpointAt(world, url);
    const second = await createEndpointAt(world, url, { subscriptions: [{ event_name: 'invoice.*' }] });
    const streams = await Promise.all(
      [
        '',
        '?status=succeeded',
        `?endpoint_id=${second.id}`,
        '?event_name=invoice.paid',
        '?event_name=invoice.sent',
      ].map((query) => watch(world, { query })),
    );
    const [all, arrived, ofSecond, paid, sent] = streams;
    await world.backend.post('/webhooks/apps/Billing/trigger', { event_name: 'invoice.sent' });
    await triggerEvent(world);
    await all?.waitForEvents(6);
    const shown = (events: StreamEvent[] = []) =>
      events
        .map(({ event, data: { delivery } }) => [event, delivery?.endpoint_id, delivery?.event_name].join(' '))
        .sort();
    const every = shown(all?.events());
    const of = (text: string) => every.filter((one) => one.includes(text));
    expect(every).toHaveLength(6);
    expect(shown(await arrived?.waitForEvents(3))).toEqual(of('succeeded'));
    expect(shown(await ofSecond?.waitForEvents(4))).toEqual(of(second.id));
    expect(shown(await paid?.waitForEvents(4))).toEqual(of('invoice.paid'));
    expect(shown(await sent?.waitForEvents(2))).toEqual(of('invoice.sent'));
    expect(of(first.id)).toHaveLength(2);
  });

  it.each(['status=lost', 'status=PENDING', 'endpoint_id=x', 'event_name=', 'limit=1', 'since=2026-01-01T00:00:00Z'])(
    'rejects a stream with the parameter %s',
    async (query) => {
      const { world } = await createDeliveringWorld(running);
      const { status, body } = await world.backend.get(`${BILLING}?${query}`);
      expect([status, body.code, body.errors[0].path]).toEqual([400, 'VALIDATION_FAILED', query.split('=')[0]]);
    },
  );

  it('returns the usual errors for an unknown app, a missing credential and a missing scope', async () => {
    const { world } = await createDeliveringWorld(running);
    const missing = await world.backend.get('/webhooks/apps/Nowhere/deliveries/stream');
    expect([missing.status, missing.body.code]).toEqual([404, 'WEBHOOK_APP_NOT_FOUND']);
    expect((await world.backend.with(null).get(BILLING)).status).toBe(401);
    const writer = await world.token(['webhooks:write']);
    expect((await world.backend.with(writer).get(BILLING)).status).toBe(403);
    const reader = await watch(world, { credential: await world.token(['webhooks:read']) });
    expect(reader.status).toBe(200);
  });

  it('returns only headers for a HEAD request', async () => {
    const { world } = await createDeliveringWorld(running);
    const { status, headers, text } = await world.backend.request('HEAD', BILLING);
    expect([status, headers['content-type'], text]).toEqual([200, 'text/event-stream', '']);
  });

  it('does not stream events of another app or deployment', async () => {
    const [{ world: ours }, { world: theirs }] = await Promise.all([
      createDeliveringWorld(running),
      createDeliveringWorld(running),
    ]);
    const { url } = await startReceiver();
    await Promise.all([createEndpointAt(ours, url), createEndpointAt(theirs, url), createApp(ours, 'Shipping')]);
    const streams = await Promise.all([
      watch(ours),
      watch(ours, { path: '/webhooks/apps/Shipping/deliveries/stream' }),
      watch(theirs),
    ]);
    const [own] = await triggerEvent(ours);
    const [other] = await triggerEvent(theirs);
    const [billing, shipping, foreign] = streams;
    const ids = (events: StreamEvent[] = []) => new Set(events.map(({ data }) => data.delivery?.id));
    expect(ids(await billing?.waitForEvents(2))).toEqual(new Set([own]));
    expect(ids(await foreign?.waitForEvents(2))).toEqual(new Set([other]));
    expect(shipping?.events()).toEqual([]);
  });
});
