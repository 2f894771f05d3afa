import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../../src/start.ts';
import {
  createDeliveringWorld,
  createEndpointAt,
  endpointRow,
  makeDueNow,
  startDeliveringService,
  triggerEvent,
  waitForAttempts,
} from '../../../support/deliveries.ts';
import { startReceiver, stopReceivers, verifySignature } from '../../../support/receivers.ts';

let running: Running;
/** The clock of the service, which differs from the real time. */
let ahead = 0;

beforeAll(async () => {
  running = await startDeliveringService(undefined, { deliveries: { clock: () => new Date(Date.now() + ahead) } });
});

afterAll(async () => {
  await stopReceivers();
  await running.stop(0);
});

describe('a triggered event', () => {
  it('delivers a triggered event immediately, signed, with the exact stored bytes', async () => {
    const { world, app } = await createDeliveringWorld(running);
    const receiver = await startReceiver();
    await createEndpointAt(world, receiver.url, { headers: { 'X-Shop': 'north', 'User-Agent': 'Own/1' } });
    const [id = ''] = await triggerEvent(world, { amount: 7, name: 'Müller' });
    const { delivery, attempts } = await waitForAttempts(world, id);
    const [request] = receiver.requests;
    if (request === undefined) throw new Error('Nothing arrived.');
    expect(JSON.parse(request.body)).toEqual({
      type: 'invoice.paid',
      timestamp: delivery.created_at,
      data: { amount: 7, name: 'Müller' },
    });
    expect(request.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': `msg_${delivery.message_id}`,
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
      'user-agent': 'Own/1',
      'x-shop': 'north',
    });
    verifySignature(request, app.signing_secret);
    expect(() => verifySignature({ ...request, body: `${request.body} ` }, app.signing_secret)).toThrow();
    expect(delivery).toMatchObject({ status: 'succeeded', attempts: 1, next_attempt_at: null, claimed_until: null });
    expect(attempts).toMatchObject([
      { number: 1, succeeded: true, response_status: 200, response_body: 'ok', error: null },
    ]);
  });

  it('shows the sent request in the delivery as the receiver got it', async () => {
    const { world } = await createDeliveringWorld(running);
    const receiver = await startReceiver();
    await createEndpointAt(world, receiver.url, { headers: { 'X-Shop': 'north' } });
    const [id = ''] = await triggerEvent(world, { name: 'Müller', 'a/b': '\\ "' });
    await waitForAttempts(world, id);
    const { request } = (await world.backend.get(`/webhooks/deliveries/${id}`)).body;
    const [arrived] = receiver.requests;
    expect([request.url, request.body]).toEqual([receiver.url, arrived?.body]);
    for (const [name, value] of Object.entries(request.headers)) {
      expect([name, arrived?.headers[name.toLowerCase()]]).toEqual([name, value]);
    }
  });

  it('retries a failed delivery with the same webhook-id and a newer timestamp', async () => {
    const { world, app } = await createDeliveringWorld(running);
    const receiver = await startReceiver((response, number) => {
      response.statusCode = number === 1 ? 500 : 204;
      response.end();
    });
    const endpoint = await createEndpointAt(world, receiver.url);
    const [id = ''] = await triggerEvent(world);
    const { delivery: failed } = await waitForAttempts(world, id);
    expect(failed).toMatchObject({ status: 'pending', attempts: 1, claimed_until: null });
    const wait = Date.parse(failed.next_attempt_at ?? '') - Date.parse(failed.updated_at);
    expect(wait).toBeGreaterThan(4_000);
    expect(wait).toBeLessThan(6_000);
    expect(await endpointRow(world, endpoint.id)).toMatchObject({
      failure_count: 1,
      failing_since: expect.any(String),
    });
    ahead = 60_000;
    await makeDueNow(world, id);
    const { delivery, attempts } = await waitForAttempts(world, id, 2);
    ahead = 0;
    expect(delivery.status).toBe('succeeded');
    expect(attempts.map((attempt) => [attempt.number, attempt.response_status])).toEqual([
      [1, 500],
      [2, 204],
    ]);
    const [first, second] = receiver.requests;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(Number(second?.headers['webhook-timestamp'])).toBeGreaterThan(Number(first?.headers['webhook-timestamp']));
    expect(second?.body).toBe(first?.body);
    for (const request of receiver.requests) verifySignature(request, app.signing_secret);
    expect(await endpointRow(world, endpoint.id)).toMatchObject({ failure_count: 0, failing_since: null });
  });
});

describe('the rate limit of an endpoint', () => {
  it('uses the clock of the database for rate limit windows, even when the clock of a process is wrong', async () => {
    const { world } = await createDeliveringWorld(running);
    const [limited, other] = [await startReceiver(), await startReceiver()];
    await createEndpointAt(world, limited.url, { rate_limit: { duration_ms: 3_600_000, max_requests: 1 } });
    await createEndpointAt(world, other.url);
    const reached = (count: number) => expect.poll(() => other.requests.length).toBe(count);
    await triggerEvent(world);
    await reached(1);
    ahead = 7_200_000;
    for (const count of [2, 3, 4]) {
      await triggerEvent(world);
      await reached(count);
    }
    ahead = 0;
    expect(limited.requests).toHaveLength(1);
  });
});
