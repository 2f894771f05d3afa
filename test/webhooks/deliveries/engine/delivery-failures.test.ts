import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../../src/start.ts';
import {
  createDeliveringWorld,
  createEndpointAt,
  deliveryOf,
  endpointRow,
  makeDueNow,
  startDeliveringService,
  triggerEvent,
  waitForAttempts,
} from '../../../support/deliveries.ts';
import { startReceiver, stopReceivers, verifySignature } from '../../../support/receivers.ts';
import { deliveriesOf } from '../../../support/webhooks.ts';
import { eventsOf, type World } from '../../../support/world.ts';

let running: Running;

beforeAll(async () => {
  running = await startDeliveringService();
});

afterAll(async () => {
  await stopReceivers();
  await running.stop(0);
});

const responding = (status: number, headers: Record<string, string> = {}) =>
  startReceiver((response) => response.writeHead(status, headers).end());

const waitOf = ({ next_attempt_at, updated_at }: { next_attempt_at: string | null; updated_at: string }) =>
  Date.parse(next_attempt_at ?? '') - Date.parse(updated_at);

const disabledEvents = async (world: World) =>
  (await eventsOf(world)).filter(({ type }) => type === 'webhook.endpoint.disabled');

describe('a failed attempt', () => {
  it.each([301, 302, 307, 400, 404, 500, 503])(
    'retries a delivery five seconds after the status %i',
    async (status) => {
      const { world } = await createDeliveringWorld(running);
      const target = await startReceiver();
      const { url } = await responding(status, { location: target.url });
      await createEndpointAt(world, url);
      const [id = ''] = await triggerEvent(world);
      const { delivery, attempts } = await waitForAttempts(world, id);
      expect(delivery.status).toBe('pending');
      expect(waitOf(delivery)).toBeGreaterThan(4_000);
      expect(waitOf(delivery)).toBeLessThanOrEqual(5_500);
      expect(attempts).toMatchObject([{ succeeded: false, response_status: status, error: null }]);
      expect(target.requests).toEqual([]);
    },
  );

  it.each([
    [429, {}, 8_500, 11_000],
    [503, { 'retry-after': '8' }, 7_500, 8_000],
    [429, { 'retry-after': '8' }, 7_500, 8_000],
    [429, { 'retry-after': '99999999999999999999' }, 9_500, 10_000],
    [429, { 'retry-after': 'soon' }, 8_500, 11_000],
  ])('delays the retry after the status %i with the headers %o', async (status, headers, least, most) => {
    const { world } = await createDeliveringWorld(running);
    const { url } = await responding(status, headers);
    await createEndpointAt(world, url);
    const [id = ''] = await triggerEvent(world);
    const { delivery } = await waitForAttempts(world, id);
    expect(waitOf(delivery)).toBeGreaterThan(least);
    expect(waitOf(delivery)).toBeLessThanOrEqual(most);
  });

  it('retries at the date of Retry-After after a 429', async () => {
    const { world } = await createDeliveringWorld(running);
    const at = new Date();
    const { url } = await startReceiver((response) => {
      at.setTime(Math.floor(Date.now() / 1000 + 9) * 1000);
      response.writeHead(429, { 'retry-after': at.toUTCString() }).end();
    });
    await createEndpointAt(world, url);
    const [id = ''] = await triggerEvent(world);
    expect((await waitForAttempts(world, id)).delivery.next_attempt_at).toBe(at.toISOString());
  });

  it('stores CONNECTION_REFUSED without an address when no server is listening', async () => {
    const { world } = await createDeliveringWorld(running);
    await createEndpointAt(world, 'http://127.0.0.1:1/');
    const [id = ''] = await triggerEvent(world);
    const { attempts } = await waitForAttempts(world, id);
    expect(attempts).toMatchObject([{ response_status: null, response_body: null, error: 'CONNECTION_REFUSED' }]);
  });

  it('stores ADDRESS_NOT_ALLOWED when the address is no longer allowed', async () => {
    const { world } = await createDeliveringWorld(running);
    const { url } = await responding(200);
    const endpoint = await createEndpointAt(world, url);
    await sql`update webhook_endpoint set url = 'https://10.0.0.1/' where id = ${endpoint.id}::bigint`.execute(
      world.services.database.rows,
    );
    const [first = ''] = await triggerEvent(world);
    expect((await waitForAttempts(world, first)).attempts).toMatchObject([{ error: 'ADDRESS_NOT_ALLOWED' }]);
  });

  it('stops retrying after max_retries', async () => {
    const { world } = await createDeliveringWorld(running);
    const { url } = await responding(500);
    await createEndpointAt(world, url, { max_retries: 1 });
    const [id = ''] = await triggerEvent(world);
    expect((await waitForAttempts(world, id, 1)).delivery.status).toBe('pending');
    await makeDueNow(world, id);
    expect((await waitForAttempts(world, id, 2)).delivery).toMatchObject({ status: 'failed', next_attempt_at: null });
  });
});

describe('an endpoint that is disabled automatically', () => {
  it('disables an endpoint that returns 410, with the event webhook.endpoint.disabled', async () => {
    const { world } = await createDeliveringWorld(running);
    const { url } = await responding(410);
    const endpoint = await createEndpointAt(world, url);
    const [id = ''] = await triggerEvent(world);
    expect((await waitForAttempts(world, id)).delivery).toMatchObject({ status: 'failed', next_attempt_at: null });
    await expect.poll(async () => (await endpointRow(world, endpoint.id)).is_active).toBe(false);
    expect(await endpointRow(world, endpoint.id)).toMatchObject({
      auto_disabled: true,
      auto_disabled_at: expect.any(String),
    });
    expect(await disabledEvents(world)).toMatchObject([
      { resource_id: endpoint.id, actor_type: 'system', after: { reason: 'gone' } },
    ]);
  });

  it('disables an endpoint after five days without a success', async () => {
    const { world } = await createDeliveringWorld(running);
    const { url } = await responding(500);
    const endpoint = await createEndpointAt(world, url);
    const fail = async (days: number) => {
      await sql`update webhook_endpoint set failure_count = 3, failing_since = now() - ${days} * interval '1 day'
        where id = ${endpoint.id}::bigint`.execute(world.services.database.rows);
      const [id = ''] = await triggerEvent(world);
      await waitForAttempts(world, id);
    };
    await fail(4.9);
    expect(await endpointRow(world, endpoint.id)).toMatchObject({ is_active: true, failure_count: 4 });
    await fail(5.1);
    await expect.poll(async () => (await endpointRow(world, endpoint.id)).auto_disabled).toBe(true);
    expect(await disabledEvents(world)).toMatchObject([{ after: { reason: 'failing' } }]);
  });

  it('disables an endpoint after ten failed deliveries within a day', async () => {
    const { world } = await createDeliveringWorld(running);
    const { url } = await responding(500);
    const endpoint = await createEndpointAt(world, url, { max_retries: 0 });
    for (let count = 0; count < 9; count += 1) {
      const [id = ''] = await triggerEvent(world);
      await waitForAttempts(world, id);
    }
    expect((await endpointRow(world, endpoint.id)).is_active).toBe(true);
    await triggerEvent(world);
    await expect.poll(async () => (await endpointRow(world, endpoint.id)).is_active).toBe(false);
    expect(await disabledEvents(world)).toMatchObject([{ after: { reason: 'exhausted' } }]);
  });
});

describe('an endpoint with queued deliveries', () => {
  it('keeps queued deliveries while their endpoint is disabled, and sends them after it is enabled', async () => {
    const { world } = await createDeliveringWorld(running);
    const receiver = await startReceiver((response, number) => response.writeHead(number === 1 ? 500 : 200).end());
    const endpoint = await createEndpointAt(world, receiver.url);
    const [id = ''] = await triggerEvent(world);
    await waitForAttempts(world, id);
    await world.backend.patch(`/webhooks/endpoints/${endpoint.id}`, { is_active: false });
    await makeDueNow(world, id);
    // A later delivery to another endpoint succeeds, so the engine has skipped the first one.
    const other = await startReceiver();
    await createEndpointAt(world, other.url);
    const [later = ''] = await triggerEvent(world);
    await waitForAttempts(world, later);
    expect(await deliveryOf(world, id)).toMatchObject({ status: 'pending', attempts: 1, claimed_until: null });
    await world.backend.patch(`/webhooks/endpoints/${endpoint.id}`, { is_active: true });
    expect((await waitForAttempts(world, id, 2)).delivery.status).toBe('succeeded');
  });

  it('sends nothing to an endpoint that was deleted between two attempts', async () => {
    const { world } = await createDeliveringWorld(running);
    const receiver = await responding(500);
    const endpoint = await createEndpointAt(world, receiver.url);
    const [id = ''] = await triggerEvent(world);
    await waitForAttempts(world, id);
    await world.backend.delete(`/webhooks/endpoints/${endpoint.id}`);
    expect(await deliveriesOf(world)).toEqual([]);
    world.services.deliveries.wakeAll();
    expect(receiver.requests).toHaveLength(1);
  });

  it('keeps delivering to other endpoints when one is deleted during an attempt', async () => {
    const { world } = await createDeliveringWorld(running);
    let answer = () => {};
    const slow = await startReceiver((response) => {
      answer = () => response.end();
    });
    const other = await startReceiver();
    const endpoint = await createEndpointAt(world, slow.url, { timeout_seconds: 10 });
    await triggerEvent(world);
    await expect.poll(() => slow.requests.length).toBe(1);
    await world.backend.delete(`/webhooks/endpoints/${endpoint.id}`);
    answer();
    await createEndpointAt(world, other.url);
    const [id = ''] = await triggerEvent(world);
    expect((await waitForAttempts(world, id)).delivery.status).toBe('succeeded');
  });

  it('delays deliveries over the rate limit to the next window without counting an attempt', async () => {
    const { world } = await createDeliveringWorld(running);
    const receiver = await startReceiver();
    const endpoint = await createEndpointAt(world, receiver.url);
    await sql`update webhook_endpoint set rate_limit_duration_ms = 1000, rate_limit_max_requests = 3
      where id = ${endpoint.id}::bigint`.execute(world.services.database.rows);
    const events = Array(8).fill({ event_name: 'invoice.paid' });
    const startedAt = Date.now();
    await world.backend.post('/webhooks/apps/Billing/trigger/batch', { events });
    await expect.poll(() => receiver.requests.length).toBe(8);
    const at = receiver.requests.map((request) => request.receivedAtMs - startedAt);
    for (const [index, moment] of at.entries()) {
      if (index >= 3) expect(moment - (at[index - 3] ?? 0)).toBeGreaterThan(500);
    }
    await expect
      .poll(async () => (await deliveriesOf(world)).map(({ attempts }) => attempts))
      .toEqual(Array(8).fill(1));
  });

  it('delivers to 99 other endpoints without delay while one hangs', async () => {
    const { world } = await createDeliveringWorld(running);
    const hanging = await startReceiver(() => {});
    const receiver = await startReceiver();
    await createEndpointAt(world, hanging.url, { timeout_seconds: 30 });
    for (let count = 0; count < 99; count += 1) {
      await createEndpointAt(world, new URL(String(count), receiver.url).href, { timeout_seconds: 10 });
    }
    const events = Array(20).fill({ event_name: 'invoice.paid' });
    const { status } = await world.backend.post('/webhooks/apps/Billing/trigger/batch', { events });
    expect(status).toBe(200);
    // On a busy machine some responses are too late, and their deliveries are repeated.
    const distinct = () =>
      new Set(receiver.requests.map(({ headers, path }) => `${headers['webhook-id']} ${path}`)).size;
    await expect.poll(distinct).toBe(99 * 20);
    expect(hanging.requests.length).toBeLessThanOrEqual(16);
  });
});

describe('the secrets of a delivery', () => {
  it('signs with both secrets of the app during a rotation', async () => {
    const { world, app } = await createDeliveringWorld(running);
    const receiver = await startReceiver();
    await createEndpointAt(world, receiver.url);
    const { status, body } = await world.backend.post('/webhooks/apps/Billing/rotate-secret', {
      overlap_seconds: 3600,
    });
    expect([status, body.signing_secret === app.signing_secret]).toEqual([200, false]);
    const [id = ''] = await triggerEvent(world);
    await waitForAttempts(world, id);
    const [request] = receiver.requests;
    expect(String(request?.headers['webhook-signature']).split(' ')).toHaveLength(2);
    for (const secret of [app.signing_secret, body.signing_secret]) verifySignature(request as never, secret);
    await sql`update webhook_app set previous_secret_until = now() - interval '1 second'
      where deployment_id = ${world.id}`.execute(world.services.database.rows);
    const [later = ''] = await triggerEvent(world);
    await waitForAttempts(world, later);
    expect(String(receiver.requests[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
    expect(() => verifySignature(receiver.requests[1] as never, app.signing_secret)).toThrow();
  });

  it("signs only with the endpoint's separate secret when it has one", async () => {
    const { world, app } = await createDeliveringWorld(running);
    const receiver = await startReceiver();
    const endpoint = await createEndpointAt(world, receiver.url, { own_signing_secret: true });
    const [id = ''] = await triggerEvent(world);
    await waitForAttempts(world, id);
    verifySignature(receiver.requests[0] as never, endpoint.signing_secret as string);
    expect(() => verifySignature(receiver.requests[0] as never, app.signing_secret)).toThrow();
  });
});
