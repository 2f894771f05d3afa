import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { disableEndpoint, insertPastAttempts, insertPastDeliveries } from '../../support/webhook-history.ts';
import { createApp, createEndpoint, RECEIVER } from '../../support/webhooks.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const UNREACHED = { status: null, body: null, error: 'CONNECTION_REFUSED', durationMs: 3 } as const;

let world: World;
let endpoint: { id: string };

beforeAll(async () => {
  world = await createWorld();
  await createApp(world);
  endpoint = await createEndpoint(world);
});

const soon = () => new Date(Date.now() + 3_600_000).toISOString();

const waitUntil = (id: string, moments: { next_attempt_at: string; claimed_until?: string }) =>
  world.services.database.rows.updateTable('webhook_delivery').set(moments).where('id', '=', id).execute();

const one = async (deliveries: Promise<string[]>) => (await deliveries)[0] as string;

describe('GET /webhooks/deliveries/{delivery_id}', () => {
  it('shows a delivery with every attempt, oldest first', async () => {
    const id = await one(
      insertPastDeliveries(world, { endpoint, status: 'succeeded', at: '2026-02-01T10:00:00.000Z' }),
    );
    const [first, second] = await insertPastAttempts(world, id, [
      { ...UNREACHED, at: '2026-02-01T10:00:01.000Z' },
      { status: 204, body: '', durationMs: 1_500, at: '2026-02-01T10:00:06.250Z' },
    ]);
    const { status, body } = await world.backend.get(`/webhooks/deliveries/${id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      message_id: id,
      endpoint_id: endpoint.id,
      event_name: 'invoice.paid',
      status: 'succeeded',
      attempts: 0,
      next_attempt_at: null,
      last_response_status: null,
      created_at: '2026-02-01T10:00:00.000Z',
      updated_at: '2026-02-01T10:00:00.000Z',
      request: { url: RECEIVER, headers: expect.objectContaining({ 'webhook-id': `msg_${id}` }), body: '{}' },
      attempt_log: [
        {
          id: first,
          number: 1,
          status: 'failed',
          duration_ms: 3,
          response_status: null,
          response_body: null,
          error: 'CONNECTION_REFUSED',
          created_at: '2026-02-01T10:00:01.000Z',
        },
        {
          id: second,
          number: 2,
          status: 'succeeded',
          duration_ms: 1_500,
          response_status: 204,
          response_body: '',
          error: null,
          created_at: '2026-02-01T10:00:06.250Z',
        },
      ],
    });
  });

  it('shows only the last 100 attempts', async () => {
    const id = await one(insertPastDeliveries(world, { endpoint }));
    await insertPastAttempts(world, id, Array(103).fill(UNREACHED));
    const { body } = await world.backend.get(`/webhooks/deliveries/${id}`);
    const numbers = body.attempt_log.map(({ number }: { number: number }) => number);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([100, 4, 103]);
  });

  it('pages through attempts in GraphQL with as many statements for two deliveries as for one', async () => {
    const own = await createEndpoint(world);
    const document = `query ($first: Int!, $limit: Int!, $endpoint: ID!, $after: String) {
      webhookEndpoint(id: $endpoint) { deliveries(last: $limit) {
        nodes { id attemptLog(first: $first, after: $after) { totalCount pageInfo { endCursor } nodes { number status } } }
      } }
    }`;
    for (const id of await insertPastDeliveries(world, { endpoint: own, count: 2 })) {
      await insertPastAttempts(world, id, [UNREACHED, UNREACHED, {}]);
    }
    const read = async (limit: number, after: string | null = null) => {
      const variables = { first: 2, limit, endpoint: own.id, after };
      return (await world.backend.data(document, variables)).webhookEndpoint.deliveries.nodes;
    };
    const [newest] = await read(1);
    expect(newest.attemptLog).toMatchObject({
      totalCount: 3,
      nodes: [
        { number: 1, status: 'FAILED' },
        { number: 2, status: 'FAILED' },
      ],
    });
    const [behind] = await read(1, newest.attemptLog.pageInfo.endCursor);
    expect(behind.attemptLog.nodes).toEqual([{ number: 3, status: 'SUCCEEDED' }]);
    const statements = await countStatementsOf(world, () => read(1));
    expect(await countStatementsOf(world, () => read(2))).toBe(statements);
  });
});

describe('POST /webhooks/deliveries/{delivery_id}/retry', () => {
  it.each(['succeeded', 'failed', 'cancelled'] as const)('queues a delivery again that has %s', async (status) => {
    const id = await one(insertPastDeliveries(world, { endpoint, status }));
    const { status: received, body } = await world.backend.post(`/webhooks/deliveries/${id}/retry`);
    expect(received).toBe(200);
    expect(body).toMatchObject({ id, message_id: id, status: 'pending', next_attempt_at: body.updated_at });
    expect(body.updated_at).toMatch(TIMESTAMP);
    expect(Math.abs(Date.parse(body.next_attempt_at as string) - Date.now())).toBeLessThan(60_000);
    const retried = (await eventsOf(world)).filter((event) => event.type === 'webhook.delivery.retried');
    expect(retried.at(-1)).toMatchObject({
      resource_type: 'webhook_delivery',
      resource_id: id,
      before: { status },
      after: { status: 'pending' },
    });
  });

  it('makes a delivery that waits for a retry due immediately', async () => {
    const slow = await createEndpoint(world, undefined, { rate_limit: { duration_ms: 86_400_000, max_requests: 1 } });
    const id = await one(insertPastDeliveries(world, { endpoint: slow, status: 'pending' }));
    await waitUntil(id, { next_attempt_at: soon() });
    const { status, body } = await world.backend.post(`/webhooks/deliveries/${id}/retry`);
    expect([status, body.status, body.next_attempt_at]).toEqual([200, 'pending', body.updated_at]);
    const again = await world.backend.post(`/webhooks/deliveries/${id}/retry`);
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('is due already')]);
  });

  it('rejects the retry of a delivery that is being attempted', async () => {
    const id = await one(insertPastDeliveries(world, { endpoint, status: 'pending' }));
    await waitUntil(id, { next_attempt_at: soon(), claimed_until: soon() });
    const { status, body } = await world.backend.post(`/webhooks/deliveries/${id}/retry`);
    expect([status, body.code, body.message]).toEqual([409, 'CONFLICT', expect.stringContaining('being attempted')]);
  });

  it('rejects the retry of a delivery whose endpoint or app is disabled', async () => {
    const own = await createWorld();
    await createApp(own);
    const asleep = await createEndpoint(own);
    const id = await one(insertPastDeliveries(own, { endpoint: asleep }));
    const retry = async () => {
      const { status, body } = await own.backend.post(`/webhooks/deliveries/${id}/retry`);
      return [status, body.code, body.message];
    };
    await disableEndpoint(own, asleep);
    expect(await retry()).toEqual([409, 'CONFLICT', 'The webhook endpoint is disabled. Reactivate it first.']);
    await own.backend.post(`/webhooks/endpoints/${asleep.id}/reactivate`);
    await own.backend.patch('/webhooks/apps/Billing', { is_active: false });
    expect(await retry()).toEqual([409, 'CONFLICT', 'The webhook app is disabled. Set its is_active to true first.']);
    await own.backend.patch('/webhooks/apps/Billing', { is_active: true });
    expect(await retry()).toEqual([200, undefined, undefined]);
  });

  it('queues a delivery once when several callers retry it at the same time', async () => {
    const id = await one(insertPastDeliveries(world, { endpoint }));
    const responses = await Promise.all([1, 2, 3].map(() => world.backend.post(`/webhooks/deliveries/${id}/retry`)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('rejects a retry that waited while another one queued the delivery', async () => {
    const id = await one(insertPastDeliveries(world, { endpoint }));
    const { response } = await world.services.database.rows.transaction().execute(async (rows) => {
      await rows.selectFrom('webhook_delivery').select('id').where('id', '=', id).forUpdate().execute();
      const response = world.backend.post(`/webhooks/deliveries/${id}/retry`);
      // The other retry begins meanwhile, and waits for the lock.
      await delay(200);
      const queued = { status: 'pending', next_attempt_at: new Date().toISOString() } as const;
      await rows.updateTable('webhook_delivery').set(queued).where('id', '=', id).execute();
      return { response };
    });
    const { status, body } = await response;
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
  });
});

describe('GET /webhooks/apps/{app_name}/deliveries', () => {
  it('filters deliveries by a time span, including its start and excluding its end, on every page', async () => {
    const own = await createWorld();
    await createApp(own);
    const ids = await insertPastDeliveries(own, {
      endpoint: await createEndpoint(own),
      count: 6,
      at: '2026-03-01T00:00:00.000Z',
    });
    const seen: string[] = [];
    let cursor = '';
    for (let pages = 0; pages < 2; pages += 1) {
      const range = 'since=2026-03-01T00:00:00.001Z&until=2026-03-01T00:00:00.005Z';
      const { body } = await own.backend.get(`/webhooks/apps/Billing/deliveries?limit=3&${range}${cursor}`);
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      cursor = `&cursor=${body.next_cursor}`;
    }
    expect(seen).toEqual(ids.slice(1, 5).toReversed());
  });

  it('accepts times in any time zone, even with an unescaped plus sign', async () => {
    const own = await createWorld();
    await createApp(own);
    const deliveries = { endpoint: await createEndpoint(own), at: '2026-03-01T00:00:00.000Z' };
    const id = await one(insertPastDeliveries(own, deliveries));
    const found = async (query: string) => {
      const { body } = await own.backend.get(`/webhooks/apps/Billing/deliveries?${query}`);
      return body.data.map((delivery: { id: string }) => delivery.id);
    };
    for (const plus of ['+', '%2B']) {
      expect(await found(`since=2026-03-01T02:00:00${plus}02:00`)).toEqual([id]);
      expect(await found(`since=2026-03-01T02:00:00.001${plus}02:00`)).toEqual([]);
    }
    expect(await found('until=2026-02-28T19:00:00.001-05:00')).toEqual([id]);
  });

  it.each([
    ['since=2026-03-01 02:00', 'since'],
    ['since=2026-03-01 02:00:00Z', 'since'],
    ['since=yesterday', 'since'],
    ['since=2026-03-02T00:00:00Z&until=2026-03-01T00:00:00Z', 'until'],
    ['until=5', 'until'],
    ['cursor=MTIz', 'cursor'],
  ])('rejects a list of deliveries with the parameter %s', async (query, path) => {
    const { status, body } = await world.backend.get(`/webhooks/apps/Billing/deliveries?${query}`);
    expect([status, body.errors[0].path]).toEqual([400, path]);
  });
});
