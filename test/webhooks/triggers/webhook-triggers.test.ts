import { describe, expect, it } from 'vitest';
import { createApp, createEndpoint, deliveriesOf, messagesOf } from '../../support/webhooks.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const BATCH = '/webhooks/apps/Billing/trigger/batch';
const SINGLE = '/webhooks/apps/Billing/trigger';

async function worldWithApp(): Promise<World> {
  const world = await createWorld();
  await createApp(world);
  return world;
}

describe('POST /webhooks/apps/{app_name}/trigger/batch', () => {
  it('returns a result for each event in order, and stores its message and one delivery for each endpoint', async () => {
    const world = await worldWithApp();
    const first = await createEndpoint(world, [{ event_name: 'invoice.paid' }]);
    const second = await createEndpoint(world, [{ event_name: 'invoice.*' }, { event_name: 'user.created' }]);
    const { status, body } = await world.backend.post(BATCH, {
      events: [
        { event_name: 'user.created', payload: { id: '7' } },
        { event_name: 'invoice.paid', payload: { amount: 100 }, filter_context: { region: 'eu' } },
        { event_name: 'unused.event' },
      ],
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [
        { delivery_ids: [expect.stringMatching(/^\d+$/)], filtered_count: 0, delivered_count: 1 },
        { delivery_ids: [expect.any(String), expect.any(String)], filtered_count: 0, delivered_count: 2 },
        { delivery_ids: [], filtered_count: 0, delivered_count: 0 },
      ],
      has_more: false,
      limit: null,
      offset: null,
    });
    const messages = await messagesOf(world);
    expect(messages.map(({ eventName }) => eventName)).toEqual(['user.created', 'invoice.paid', 'unused.event']);
    const deliveries = await deliveriesOf(world);
    expect(deliveries.map((delivery) => [delivery.id, delivery.message_id, delivery.endpoint_id])).toEqual([
      [body.data[0].delivery_ids[0], messages[0]?.id, second.id],
      [body.data[1]?.delivery_ids[0], messages[1]?.id, first.id],
      [body.data[1]?.delivery_ids[1], messages[1]?.id, second.id],
    ]);
    const [event] = (await eventsOf(world)).slice(-1);
    expect(event).toMatchObject({ type: 'webhook.message.triggered', after: { events: 3, deliveries: 3 } });
    for (const delivery of deliveries) {
      expect(delivery).toMatchObject({ status: 'pending', attempts: 0, next_attempt_at: event?.created_at });
    }
  });

  it('stores the exact body once, with its keys in order', async () => {
    const world = await worldWithApp();
    const payload =
      '{"z":1,"a":{"y":"ü\\u2028\\"\\\\,{}","b":[null,true,1.5,"NULL",""]},"__proto__":{"x":1},"":9007199254740991}';
    const { status } = await world.backend.request(
      'POST',
      BATCH,
      `{"events":[{"event_name":"a","payload":${payload}}]}`,
      {
        'content-type': 'application/json',
      },
    );
    expect(status).toBe(200);
    const [{ body } = { body: '' }] = await messagesOf(world);
    const timestamp = (await eventsOf(world)).at(-1)?.created_at;
    const data = payload.replace('\\u2028', '\u2028');
    expect(body).toBe(`{"type":"a","timestamp":"${timestamp}","data":${data}}`);
  });

  it('delivers an empty object when the payload is omitted', async () => {
    const world = await worldWithApp();
    await world.backend.post(BATCH, { events: [{ event_name: 'a' }] });
    expect(JSON.parse((await messagesOf(world))[0]?.body ?? '')).toMatchObject({ type: 'a', data: {} });
  });

  it('counts the endpoints whose filter rules match and those whose rules do not', async () => {
    const world = await worldWithApp();
    const rules = (filter_rules: Record<string, unknown>) => [{ event_name: 'invoice.paid', filter_rules }];
    await createEndpoint(world, rules({ amount: { $gte: 100 } }));
    await createEndpoint(world, rules({ region: 'eu' }));
    await createEndpoint(world, rules({ 'customer.country': 'DE', 'customer.vip': true }));
    await createEndpoint(world, [
      { event_name: 'invoice.paid', filter_rules: { amount: 1 } },
      { event_name: 'invoice.*', filter_rules: { region: 'us' } },
    ]);
    await createEndpoint(world, [{ event_name: 'user.*' }]);
    const { body } = await world.backend.post(BATCH, {
      events: [
        { event_name: 'invoice.paid', payload: { amount: 100 } },
        { event_name: 'invoice.paid', payload: { amount: 1, region: 'eu' }, filter_context: { region: 'us' } },
        {
          event_name: 'invoice.paid',
          payload: { customer: { country: 'DE', vip: false } },
          filter_context: { customer: { vip: true } },
        },
        { event_name: 'invoice.sent', filter_context: { region: 'us' } },
      ],
    });
    expect(body.data.map(counts)).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
      [1, 0],
    ]);
  });

  it('delivers an event once to an endpoint with several matching subscriptions', async () => {
    const world = await worldWithApp();
    await createEndpoint(world, [{ event_name: 'a.b.c' }, { event_name: 'a.*' }, { event_name: 'a.b.*' }]);
    const { body } = await world.backend.post(BATCH, { events: [{ event_name: 'a.b.c' }, { event_name: 'a.b' }] });
    expect(body.data.map(counts)).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it('never stores or delivers the filter context', async () => {
    const world = await worldWithApp();
    await createEndpoint(world, [{ event_name: 'a' }]);
    await world.backend.post(BATCH, { events: [{ event_name: 'a', filter_context: { private: 'hidden-context' } }] });
    expect(JSON.stringify([await messagesOf(world), await eventsOf(world)])).not.toContain('hidden-context');
  });

  it('skips inactive endpoints and endpoints of other apps', async () => {
    const world = await worldWithApp();
    await createApp(world, 'Other');
    const { id } = await createEndpoint(world, [{ event_name: 'a' }]);
    await createEndpoint(world, [{ event_name: 'a' }], { app_name: 'Other' });
    await world.backend.patch(`/webhooks/endpoints/${id}`, { is_active: false });
    const { body } = await world.backend.post(BATCH, { events: [{ event_name: 'a' }] });
    expect(body.data.map(counts)).toEqual([[0, 0]]);
  });

  it('triggers 1,000 events for 3 endpoints with one statement per 1,000 deliveries and the statements of a single event', async () => {
    const world = await worldWithApp();
    await createEndpoint(world, [{ event_name: 'a.*' }]);
    const small = { events: [{ event_name: 'a.b' }] };
    await world.backend.post(BATCH, small);
    const one = await countStatementsOf(world, () => world.backend.post(BATCH, small));
    for (let at = 0; at < 2; at += 1) await createEndpoint(world, [{ event_name: 'a.*' }]);
    const before = (await deliveriesOf(world)).length;
    const events = Array.from({ length: 1000 }, (_, at) => ({ event_name: `a.${at}`, payload: { at } }));
    let response = { status: 0, body: { data: [] as { delivery_ids: string[] }[] } };
    const many = await countStatementsOf(world, async () => {
      response = await world.backend.post(BATCH, { events });
    });
    expect([response.status, many]).toEqual([200, one + 2]);
    expect(response.body.data).toHaveLength(1000);
    const stored = (await deliveriesOf(world)).slice(before);
    expect(response.body.data.flatMap((result) => result.delivery_ids)).toEqual(stored.map(({ id }) => id));
    expect(new Set(stored.map(({ id }) => id)).size).toBe(3000);
    const numbers = (await messagesOf(world)).slice(2).map(({ body }) => JSON.parse(body).data.at);
    expect(numbers).toEqual(events.map(({ payload }) => payload.at));
  });

  it('accepts the app name of the path in the body and rejects another one', async () => {
    const world = await worldWithApp();
    await createApp(world, 'Other');
    const events = [{ event_name: 'a' }];
    expect((await world.backend.post(BATCH, { app_name: 'Billing', events })).status).toBe(200);
    const { status, body } = await world.backend.post(BATCH, { app_name: 'Other', events });
    expect([status, body.code, body.errors[0].message]).toEqual([
      400,
      'VALIDATION_FAILED',
      'app_name must equal the app name in the path',
    ]);
  });

  it('returns 404 for an unknown and for an inactive app', async () => {
    const world = await worldWithApp();
    await world.backend.patch('/webhooks/apps/Billing', { is_active: false });
    for (const app of ['Billing', 'Unknown', '..%2F', '%20']) {
      for (const [path, input] of [
        ['trigger', { event_name: 'a' }],
        ['trigger/batch', { events: [{ event_name: 'a' }] }],
      ] as const) {
        const { status, body } = await world.backend.post(`/webhooks/apps/${app}/${path}`, input);
        expect([app, status, body.code]).toEqual([app, 404, 'WEBHOOK_APP_NOT_FOUND']);
      }
    }
    expect(await messagesOf(world)).toEqual([]);
  });

  it('triggers events while endpoints and the app are deleted', async () => {
    const world = await worldWithApp();
    const endpoints = [];
    for (let at = 0; at < 5; at += 1) endpoints.push(await createEndpoint(world, [{ event_name: 'a' }]));
    const events = Array(50).fill({ event_name: 'a' });
    const responses = await Promise.all([
      ...endpoints.map(() => world.backend.post(BATCH, { events })),
      ...endpoints.map(({ id }) => world.backend.delete(`/webhooks/endpoints/${id}`)),
      world.backend.delete('/webhooks/apps/Billing'),
    ]);
    for (const { status } of responses) expect([200, 204, 404]).toContain(status);
    expect(await deliveriesOf(world)).toEqual([]);
  });
});

describe('POST /webhooks/apps/{app_name}/trigger', () => {
  it('returns the result of one event', async () => {
    const world = await worldWithApp();
    await createEndpoint(world, [{ event_name: 'a', filter_rules: { x: 1 } }]);
    await createEndpoint(world, [{ event_name: 'a' }]);
    const { status, body } = await world.backend.post(SINGLE, { event_name: 'a', payload: { x: 2 } });
    expect(status).toBe(200);
    expect(body).toEqual({ delivery_ids: [expect.any(String)], filtered_count: 1, delivered_count: 1 });
    expect((await deliveriesOf(world)).map(({ id }) => id)).toEqual(body.delivery_ids);
  });
});

function counts({ delivered_count, filtered_count, delivery_ids }: Record<string, unknown>): unknown[] {
  expect(delivery_ids).toHaveLength(delivered_count as number);
  return [delivered_count, filtered_count];
}
