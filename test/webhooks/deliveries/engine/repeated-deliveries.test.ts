import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../../src/start.ts';
import {
  createDeliveringWorld,
  createEndpointAt,
  startDeliveringService,
  triggerEvent,
  waitForAttempts,
} from '../../../support/deliveries.ts';
import { startReceiver, stopReceivers, verifySignature } from '../../../support/receivers.ts';

let running: Running;

beforeAll(async () => {
  running = await startDeliveringService();
});
afterEach(stopReceivers);
afterAll(() => running.stop(0));

/** Returns 500 for the first request and 200 for the following ones. */
const failingOnce = () =>
  startReceiver((response, number) => response.writeHead(number === 1 ? 500 : 200).end(String(number)));

describe('a failed delivery', () => {
  it('sends a retried delivery with the same id and body, and continues its attempt count', async () => {
    const { world, app } = await createDeliveringWorld(running);
    const receiver = await failingOnce();
    await createEndpointAt(world, receiver.url, { max_retries: 0 });
    const [id = ''] = await triggerEvent(world);
    expect((await waitForAttempts(world, id)).delivery.status).toBe('failed');
    expect((await world.backend.post(`/webhooks/deliveries/${id}/retry`)).status).toBe(200);
    await waitForAttempts(world, id, 2);
    const { body } = await world.backend.get(`/webhooks/deliveries/${id}`);
    expect(body).toMatchObject({
      status: 'succeeded',
      attempts: 2,
      attempt_log: [
        { number: 1, status: 'failed', response_status: 500, response_body: '1' },
        { number: 2, status: 'succeeded', response_status: 200, response_body: '2' },
      ],
    });
    const [first, second] = receiver.requests;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    verifySignature(second as NonNullable<typeof second>, app.signing_secret);
  });

  it('sends a failed delivery again in a replay', async () => {
    const { world } = await createDeliveringWorld(running);
    const receiver = await failingOnce();
    await createEndpointAt(world, receiver.url, { max_retries: 0 });
    const [id = ''] = await triggerEvent(world);
    await waitForAttempts(world, id);
    const since = new Date(Date.now() - 60_000).toISOString();
    const response = await world.backend.post('/webhooks/apps/Billing/deliveries/replay', { since, status: 'failed' });
    expect(response.body).toMatchObject({ total: 1 });
    expect((await waitForAttempts(world, id, 2)).delivery).toMatchObject({ status: 'succeeded', attempts: 2 });
    expect(receiver.requests.length).toBe(2);
  });
});

describe('an endpoint that is reactivated', () => {
  it('rejects a retry to a disabled endpoint and accepts it after reactivation', async () => {
    const { world } = await createDeliveringWorld(running);
    const receiver = await startReceiver((response, number) => response.writeHead(number === 1 ? 410 : 200).end());
    const endpoint = await createEndpointAt(world, receiver.url);
    const [failed = ''] = await triggerEvent(world);
    await waitForAttempts(world, failed);
    const read = async () => (await world.backend.get('/webhooks/apps/Billing/endpoints')).body.data[0];
    await expect.poll(async () => (await read()).auto_disabled).toBe(true);
    const { backend } = world;
    const rejected = await backend.post(`/webhooks/deliveries/${failed}/retry`);
    expect([rejected.status, rejected.body.code]).toEqual([409, 'CONFLICT']);
    const { body } = await backend.post(`/webhooks/endpoints/${endpoint.id}/reactivate`);
    expect(body).toMatchObject({ is_active: true, auto_disabled: false, failure_count: 0 });
    expect((await backend.post(`/webhooks/deliveries/${failed}/retry`)).status).toBe(200);
    expect((await waitForAttempts(world, failed, 2)).delivery.status).toBe('succeeded');
  });
});
