import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../../src/start.ts';
import {
  afterAttempts,
  deliveringService,
  deliveringWorld,
  deliveryOf,
  endpointAt,
  endpointRow,
  hurry,
  triggered,
} from '../../../support/deliveries.ts';
import { startReceiver, stopReceivers, verify } from '../../../support/receivers.ts';
import { deliveriesOf } from '../../../support/webhooks.ts';
import { eventsOf, type World } from '../../../support/world.ts';

let running: Running;

beforeAll(async () => {
  running = await deliveringService();
});

afterAll(async () => {
  await stopReceivers();
  await running.stop(0);
});

const answering = (status: number, headers: Record<string, string> = {}) =>
  startReceiver((response) => response.writeHead(status, headers).end());

const waitOf = ({ next_attempt_at, updated_at }: { next_attempt_at: string | null; updated_at: string }) =>
  Date.parse(next_attempt_at ?? '') - Date.parse(updated_at);

const disabledEvents = async (world: World) =>
  (await eventsOf(world)).filter(({ type }) => type === 'webhook.endpoint.disabled');

describe('an attempt fails', () => {
  it.each([301, 302, 307, 400, 404, 500, 503])('with %i, and is repeated in five seconds', async (status) => {
    const { world } = await deliveringWorld(running);
    const target = await startReceiver();
    const { url } = await answering(status, { location: target.url });
    await endpointAt(world, url);
    const [id = ''] = await triggered(world);
    const { delivery, attempts } = await afterAttempts(world, id);
    expect(delivery.status).toBe('pending');
    expect(waitOf(delivery)).toBeGreaterThan(4_000);
    expect(waitOf(delivery)).toBeLessThanOrEqual(5_500);
    expect(attempts).toMatchObject([{ succeeded: false, response_status: status, error: null }]);
    expect(target.arrived).toEqual([]);
  });

  it.each([
    [429, {}, 8_500, 11_000],
    [503, { 'retry-after': '8' }, 7_500, 8_000],
    [429, { 'retry-after': '8' }, 7_500, 8_000],
    [429, { 'retry-after': '99999999999999999999' }, 9_500, 10_000],
    [429, { 'retry-after': 'soon' }, 8_500, 11_000],
  ])('with %i and %o, and is repeated later', async (status, headers, least, most) => {
    const { world } = await deliveringWorld(running);
    const { url } = await answering(status, headers);
    await endpointAt(world, url);
    const [id = ''] = await triggered(world);
    const { delivery } = await afterAttempts(world, id);
    expect(waitOf(delivery)).toBeGreaterThan(least);
    expect(waitOf(delivery)).toBeLessThanOrEqual(most);
  });

  it('with 429 and a date, and is repeated then', async () => {
    const { world } = await deliveringWorld(running);
    const at = new Date();
    const { url } = await startReceiver((response) => {
      at.setTime(Math.floor(Date.now() / 1000 + 9) * 1000);
      response.writeHead(429, { 'retry-after': at.toUTCString() }).end();
    });
    await endpointAt(world, url);
    const [id = ''] = await triggered(world);
    expect((await afterAttempts(world, id)).delivery.next_attempt_at).toBe(at.toISOString());
  });

  it('when nobody listens, and names no address of the network', async () => {
    const { world } = await deliveringWorld(running);
    await endpointAt(world, 'http://127.0.0.1:1/');
    const [id = ''] = await triggered(world);
    const { attempts } = await afterAttempts(world, id);
    expect(attempts).toMatchObject([{ response_status: null, response_body: null, error: 'CONNECTION_REFUSED' }]);
  });

  it('when its address is no longer allowed', async () => {
    const { world } = await deliveringWorld(running);
    const { url } = await answering(200);
    const endpoint = await endpointAt(world, url);
    await sql`update webhook_endpoint set url = 'https://10.0.0.1/' where id = ${endpoint.id}::bigint`.execute(
      world.services.database.rows,
    );
    const [first = ''] = await triggered(world);
    expect((await afterAttempts(world, first)).attempts).toMatchObject([{ error: 'ADDRESS_NOT_ALLOWED' }]);
  });

  it('for good after max_retries', async () => {
    const { world } = await deliveringWorld(running);
    const { url } = await answering(500);
    await endpointAt(world, url, { max_retries: 1 });
    const [id = ''] = await triggered(world);
    expect((await afterAttempts(world, id, 1)).delivery.status).toBe('pending');
    await hurry(world, id);
    expect((await afterAttempts(world, id, 2)).delivery).toMatchObject({ status: 'failed', next_attempt_at: null });
  });
});

describe('an endpoint is switched off', () => {
  it('by 410, with its event', async () => {
    const { world } = await deliveringWorld(running);
    const { url } = await answering(410);
    const endpoint = await endpointAt(world, url);
    const [id = ''] = await triggered(world);
    expect((await afterAttempts(world, id)).delivery).toMatchObject({ status: 'failed', next_attempt_at: null });
    await expect.poll(async () => (await endpointRow(world, endpoint.id)).is_active).toBe(false);
    expect(await endpointRow(world, endpoint.id)).toMatchObject({
      auto_disabled: true,
      auto_disabled_at: expect.any(String),
    });
    expect(await disabledEvents(world)).toMatchObject([
      { resource_id: endpoint.id, actor_type: 'system', after: { reason: 'gone' } },
    ]);
  });

  it('after five days of nothing but failures', async () => {
    const { world } = await deliveringWorld(running);
    const { url } = await answering(500);
    const endpoint = await endpointAt(world, url);
    const fail = async (days: number) => {
      await sql`update webhook_endpoint set failure_count = 3, failing_since = now() - ${days} * interval '1 day'
        where id = ${endpoint.id}::bigint`.execute(world.services.database.rows);
      const [id = ''] = await triggered(world);
      await afterAttempts(world, id);
    };
    await fail(4.9);
    expect(await endpointRow(world, endpoint.id)).toMatchObject({ is_active: true, failure_count: 4 });
    await fail(5.1);
    await expect.poll(async () => (await endpointRow(world, endpoint.id)).auto_disabled).toBe(true);
    expect(await disabledEvents(world)).toMatchObject([{ after: { reason: 'failing' } }]);
  });

  it('after ten deliveries that were given up', async () => {
    const { world } = await deliveringWorld(running);
    const { url } = await answering(500);
    const endpoint = await endpointAt(world, url, { max_retries: 0 });
    for (let count = 0; count < 9; count += 1) {
      const [id = ''] = await triggered(world);
      await afterAttempts(world, id);
    }
    expect((await endpointRow(world, endpoint.id)).is_active).toBe(true);
    await triggered(world);
    await expect.poll(async () => (await endpointRow(world, endpoint.id)).is_active).toBe(false);
    expect(await disabledEvents(world)).toMatchObject([{ after: { reason: 'exhausted' } }]);
  });
});

describe('an endpoint that', () => {
  it('is switched off between two attempts keeps what waits until it is switched on', async () => {
    const { world } = await deliveringWorld(running);
    const receiver = await startReceiver((response, number) => response.writeHead(number === 1 ? 500 : 200).end());
    const endpoint = await endpointAt(world, receiver.url);
    const [id = ''] = await triggered(world);
    await afterAttempts(world, id);
    await world.backend.patch(`/webhooks/endpoints/${endpoint.id}`, { is_active: false });
    await hurry(world, id);
    // What is triggered later on another endpoint arrives: so the first was looked at and passed over.
    const other = await startReceiver();
    await endpointAt(world, other.url);
    const [later = ''] = await triggered(world);
    await afterAttempts(world, later);
    expect(await deliveryOf(world, id)).toMatchObject({ status: 'pending', attempts: 1, claimed_until: null });
    await world.backend.patch(`/webhooks/endpoints/${endpoint.id}`, { is_active: true });
    expect((await afterAttempts(world, id, 2)).delivery.status).toBe('succeeded');
  });

  it('is deleted between two attempts is called no more', async () => {
    const { world } = await deliveringWorld(running);
    const receiver = await answering(500);
    const endpoint = await endpointAt(world, receiver.url);
    const [id = ''] = await triggered(world);
    await afterAttempts(world, id);
    await world.backend.delete(`/webhooks/endpoints/${endpoint.id}`);
    expect(await deliveriesOf(world)).toEqual([]);
    world.services.deliveries.wake();
    expect(receiver.arrived).toHaveLength(1);
  });

  it('is deleted while it answers hinders nobody', async () => {
    const { world } = await deliveringWorld(running);
    let answer = () => {};
    const slow = await startReceiver((response) => {
      answer = () => response.end();
    });
    const other = await startReceiver();
    const endpoint = await endpointAt(world, slow.url, { timeout_seconds: 10 });
    await triggered(world);
    await expect.poll(() => slow.arrived.length).toBe(1);
    await world.backend.delete(`/webhooks/endpoints/${endpoint.id}`);
    answer();
    await endpointAt(world, other.url);
    const [id = ''] = await triggered(world);
    expect((await afterAttempts(world, id)).delivery.status).toBe('succeeded');
  });

  it('has a rate limit waits for its next window, which counts as no attempt', async () => {
    const { world } = await deliveringWorld(running);
    const receiver = await startReceiver();
    const endpoint = await endpointAt(world, receiver.url);
    await sql`update webhook_endpoint set rate_limit_duration_ms = 1000, rate_limit_max_requests = 3
      where id = ${endpoint.id}::bigint`.execute(world.services.database.rows);
    const events = Array(8).fill({ event_name: 'invoice.paid' });
    const startedAt = Date.now();
    await world.backend.post('/webhooks/apps/Billing/trigger/batch', { events });
    await expect.poll(() => receiver.arrived.length).toBe(8);
    const at = receiver.arrived.map((request) => request.at - startedAt);
    for (const [index, moment] of at.entries()) {
      if (index >= 3) expect(moment - (at[index - 3] ?? 0)).toBeGreaterThan(500);
    }
    await expect
      .poll(async () => (await deliveriesOf(world)).map(({ attempts }) => attempts))
      .toEqual(Array(8).fill(1));
  });

  it('hangs does not delay ninety-nine others', async () => {
    const { world } = await deliveringWorld(running);
    const hanging = await startReceiver(() => {});
    const receiver = await startReceiver();
    await endpointAt(world, hanging.url, { timeout_seconds: 30 });
    for (let count = 0; count < 99; count += 1) {
      await endpointAt(world, new URL(String(count), receiver.url).href, { timeout_seconds: 10 });
    }
    const events = Array(20).fill({ event_name: 'invoice.paid' });
    const { status } = await world.backend.post('/webhooks/apps/Billing/trigger/batch', { events });
    expect(status).toBe(200);
    // On a machine that is too busy to answer itself in time, some come a second time.
    const distinct = () =>
      new Set(receiver.arrived.map(({ headers, path }) => `${headers['webhook-id']} ${path}`)).size;
    await expect.poll(distinct).toBe(99 * 20);
    expect(hanging.arrived.length).toBeLessThanOrEqual(16);
  });
});

describe('the secrets of a delivery', () => {
  it('are both of the app during a rotation', async () => {
    const { world, app } = await deliveringWorld(running);
    const receiver = await startReceiver();
    await endpointAt(world, receiver.url);
    const { status, body } = await world.backend.post('/webhooks/apps/Billing/rotate-secret', {
      overlap_seconds: 3600,
    });
    expect([status, body.signing_secret === app.signing_secret]).toEqual([200, false]);
    const [id = ''] = await triggered(world);
    await afterAttempts(world, id);
    const [request] = receiver.arrived;
    expect(String(request?.headers['webhook-signature']).split(' ')).toHaveLength(2);
    for (const secret of [app.signing_secret, body.signing_secret]) verify(request as never, secret);
    await sql`update webhook_app set previous_secret_until = now() - interval '1 second'
      where deployment_id = ${world.id}`.execute(world.services.database.rows);
    const [later = ''] = await triggered(world);
    await afterAttempts(world, later);
    expect(String(receiver.arrived[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
    expect(() => verify(receiver.arrived[1] as never, app.signing_secret)).toThrow();
  });

  it("are the endpoint's own alone where it has one", async () => {
    const { world, app } = await deliveringWorld(running);
    const receiver = await startReceiver();
    const endpoint = await endpointAt(world, receiver.url, { own_signing_secret: true });
    const [id = ''] = await triggered(world);
    await afterAttempts(world, id);
    verify(receiver.arrived[0] as never, endpoint.signing_secret);
    expect(() => verify(receiver.arrived[0] as never, app.signing_secret)).toThrow();
  });
});
