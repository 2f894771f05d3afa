import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../src/start.ts';
import {
  createDeliveringWorld,
  createEndpointAt,
  startDeliveringService,
  triggerEvent,
} from '../../support/deliveries.ts';
import { closeStreams, openStream } from '../../support/streams.ts';

let running: Running;

beforeAll(async () => {
  // No address is allowed, because nothing is sent.
  running = await startDeliveringService({});
});
afterEach(closeStreams);
afterAll(() => running.stop(0));

describe('an endpoint with the URL stream:', () => {
  it('succeeds without a response, and its deliveries appear in the stream', async () => {
    const { world } = await createDeliveringWorld(running);
    const { id } = await createEndpointAt(world, 'stream:', { headers: { 'x-shop': 'north' } });
    const stream = await openStream(running.backend.url, world.apiKey);
    const [deliveryId] = await triggerEvent(world, { amount: 7 });
    const events = await stream.waitForEvents(2);
    expect(events.map(({ event, data }) => [event, data.delivery?.id])).toEqual([
      ['created', deliveryId],
      ['succeeded', deliveryId],
    ]);
    const { body } = await world.backend.get(`/webhooks/deliveries/${deliveryId}`);
    expect([body.status, body.request.url, JSON.parse(body.request.body ?? '').data]).toEqual([
      'succeeded',
      'stream:',
      { amount: 7 },
    ]);
    expect(body.request.headers).toMatchObject({ 'x-shop': 'north' });
    expect(body.attempt_log).toMatchObject([{ status: 'succeeded', response_status: null, error: null }]);
    const { body: tested } = await world.backend.post(`/webhooks/apps/Billing/endpoints/${id}/test`);
    expect(tested).toMatchObject({ status: 'succeeded', response_status: null, error: null });
    const { body: log } = await world.backend.get('/audit-log?type=webhook.endpoint.created');
    expect(log.data[0]?.after).toMatchObject({ origin: 'stream:' });
  });

  it('can get a URL later, which clears its headers and is checked', async () => {
    const { world } = await createDeliveringWorld(running);
    const { id } = await createEndpointAt(world, 'stream:', { headers: { 'x-shop': 'north' } });
    const { body: rejected } = await world.backend.patch(`/webhooks/endpoints/${id}`, { url: 'https://127.0.0.1/' });
    expect(rejected.code).toBe('ADDRESS_NOT_ALLOWED');
    const { body } = await world.backend.patch(`/webhooks/endpoints/${id}`, { url: 'https://hooks.example.com/' });
    expect([body.url, body.headers]).toEqual(['https://hooks.example.com/', {}]);
  });

  it.each(['stream:x', 'STREAM:', 'stream://host/'])('is written exactly so, and not %s', async (url) => {
    const { world } = await createDeliveringWorld(running);
    const subscriptions = [{ event_name: 'invoice.paid' }];
    const { status } = await world.backend.post('/webhooks/endpoints', { app_name: 'Billing', url, subscriptions });
    expect(status).toBe(400);
  });
});
