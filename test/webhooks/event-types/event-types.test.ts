import { describe, expect, it } from 'vitest';
import { createApp, createEndpoint, messagesOf } from '../../support/webhooks.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const EVENTS = '/webhooks/apps/Billing/events';
const SINGLE = '/webhooks/apps/Billing/trigger';
const BATCH = `${SINGLE}/batch`;

async function worldWithApp(): Promise<World> {
  const world = await createWorld();
  await createApp(world);
  return world;
}

const INVOICE = {
  type: 'object',
  required: ['orderId', 'amount'],
  properties: {
    orderId: { type: 'string', pattern: '^[A-Z]{2}-\\d+$' },
    amount: { $ref: '#/$defs/money' },
    dueOn: { type: 'string', format: 'date' },
    'a/b': { type: 'integer' },
  },
  additionalProperties: false,
  $defs: { money: { type: 'number', minimum: 0 } },
};
const GOOD = { orderId: 'AB-7', amount: 12.5 };

async function withInvoice(): Promise<World> {
  const world = await worldWithApp();
  const { status } = await world.backend.post(EVENTS, { name: 'invoice.paid', schema: INVOICE });
  expect(status).toBe(201);
  return world;
}

describe('the event catalog of an app', () => {
  it('adds events to a catalog and lists them by name, separately for each app', async () => {
    const world = await worldWithApp();
    await createApp(world, 'Other');
    const created = await world.backend.post(EVENTS, { name: 'user.moved', description: 'A user moved.' });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      name: 'user.moved',
      description: 'A user moved.',
      schema: null,
      archived: false,
      archived_at: null,
      created_at: expect.any(String),
      updated_at: created.body.created_at,
    });
    await world.backend.post(EVENTS, { name: 'invoice.paid', schema: INVOICE });
    await world.backend.post('/webhooks/apps/Other/events', { name: 'invoice.paid' });
    const { body } = await world.backend.get(EVENTS);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['invoice.paid', 'user.moved']);
    expect(body.data[0].schema).toEqual(INVOICE);
    const page = await world.backend.get(`${EVENTS}?limit=1&offset=1`);
    expect(page.body).toMatchObject({ data: [{ name: 'user.moved' }], has_more: false, limit: 1, offset: 1 });
    expect((await eventsOf(world)).map(({ type }) => type)).toContain('webhook.event_type.created');
  });

  it('rejects a name that the catalog already has, archived or not', async () => {
    const world = await worldWithApp();
    await world.backend.post(EVENTS, { name: 'a' });
    await world.backend.patch(`${EVENTS}/a`, { archived: true });
    const { status, body } = await world.backend.post(EVENTS, { name: 'a' });
    expect([status, body.code]).toEqual([409, 'NAME_TAKEN']);
    const both = await Promise.all([1, 2, 3].map(() => world.backend.post(EVENTS, { name: 'b' })));
    expect(both.map((response) => response.status).sort()).toEqual([201, 409, 409]);
  });

  it('changes only the given fields of an event', async () => {
    const world = await withInvoice();
    const { body } = await world.backend.patch(`${EVENTS}/invoice.paid`, { description: 'Paid.' });
    expect(body).toMatchObject({ description: 'Paid.', schema: INVOICE, archived: false });
    const cleared = await world.backend.patch(`${EVENTS}/invoice.paid`, { schema: null });
    expect(cleared.body).toMatchObject({ description: 'Paid.', schema: null });
    expect((await world.backend.post(SINGLE, { event_name: 'invoice.paid', payload: { any: 1 } })).status).toBe(200);
    const events = await eventsOf(world);
    expect(events.at(-2)).toMatchObject({ before: { hasSchema: true }, after: { hasSchema: false } });
  });

  it('returns an event by its name, even when it is archived', async () => {
    const world = await withInvoice();
    const { body: archived } = await world.backend.patch(`${EVENTS}/invoice.paid`, { archived: true });
    const { status, body } = await world.backend.get(`${EVENTS}/invoice.paid`);
    expect([status, body]).toEqual([200, archived]);
  });

  it('returns 404 for unknown names of apps and events', async () => {
    const world = await withInvoice();
    const unread = await world.backend.get(`${EVENTS}/invoice.sent`);
    expect([unread.status, unread.body.code]).toEqual([404, 'WEBHOOK_EVENT_NOT_FOUND']);
    const missing = await world.backend.patch(`${EVENTS}/invoice.sent`, {});
    expect([missing.status, missing.body.code]).toEqual([404, 'WEBHOOK_EVENT_NOT_FOUND']);
    for (const response of [
      await world.backend.get('/webhooks/apps/Unknown/events'),
      await world.backend.get('/webhooks/apps/Unknown/events/invoice.paid'),
      await world.backend.post('/webhooks/apps/Unknown/events', { name: 'a', schema: { type: 'nonsense' } }),
      await world.backend.patch('/webhooks/apps/Unknown/events/invoice.paid', {}),
      await world.backend.delete('/webhooks/apps/Unknown/events/invoice.paid'),
    ]) {
      expect([response.status, response.body.code]).toEqual([404, 'WEBHOOK_APP_NOT_FOUND']);
    }
  });

  it('frees the name of a deleted event and no longer checks its payloads', async () => {
    const world = await withInvoice();
    await createEndpoint(world);
    expect((await world.backend.post(SINGLE, { event_name: 'invoice.paid', payload: { amount: 1 } })).status).toBe(400);
    const { status, text } = await world.backend.delete(`${EVENTS}/invoice.paid`);
    expect([status, text]).toEqual([204, '']);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'webhook.event_type.deleted',
      before: { appName: 'Billing', name: 'invoice.paid', hasSchema: true, archived: false },
    });
    const again = await world.backend.delete(`${EVENTS}/invoice.paid`);
    expect([again.status, again.body.code]).toEqual([404, 'WEBHOOK_EVENT_NOT_FOUND']);
    const { body } = await world.backend.post(SINGLE, { event_name: 'invoice.paid', payload: { amount: 1 } });
    expect(body.delivered_count).toBe(1);
    expect((await world.backend.post(EVENTS, { name: 'invoice.paid' })).status).toBe(201);
  });

  it.each(['', ' ', 'a b', '.', '..', 'a/b', 'ä', 'a'.repeat(257), 'invoice.*'])(
    'rejects the event name %j',
    async (name) => {
      const world = await worldWithApp();
      expect((await world.backend.post(EVENTS, { name })).status).toBe(400);
    },
  );

  it.each([
    [{ type: 'strng' }, 'schema.type', 'must be one of "array"'],
    [{ properties: { lines: { items: { type: 5 } } } }, 'schema.properties.lines.items.type', 'must be one of "array"'],
    [{ properties: { amount: { minimum: 'low' } } }, 'schema.properties.amount.minimum', 'must be number'],
    [{ required: 'amount' }, 'schema.required', 'must be array'],
  ])('rejects the schema %j with the path of the error', async (schema, path, message) => {
    const world = await worldWithApp();
    const { status, body } = await world.backend.post(EVENTS, { name: 'a', schema });
    expect([status, body.errors]).toEqual([
      400,
      [{ path, code: 'VALIDATION_FAILED', message: expect.stringContaining(`${path} ${message}`) }],
    ]);
  });

  it('reads the catalogs of many apps, oldest first, with as many statements as for one app', async () => {
    const world = await worldWithApp();
    await createApp(world, 'Other');
    for (const name of ['c', 'a', 'b']) await world.backend.post(EVENTS, { name });
    await world.backend.patch(`${EVENTS}/a`, { archived: true });
    await world.backend.post('/webhooks/apps/Other/events', { name: 'd' });
    const read = (limit: number, first: number, after: string | null = null) =>
      world.backend.data(
        `query ($limit: Int!, $first: Int!, $after: String) { webhookApps(first: $limit) { nodes {
          name eventTypes(first: $first, after: $after) {
            totalCount pageInfo { hasNextPage endCursor } nodes { name archived }
          } } } }`,
        { limit, first, after },
      );
    const [billing, other] = (await read(2, 2)).webhookApps.nodes;
    expect(other).toMatchObject({ name: 'Other', eventTypes: { totalCount: 1, nodes: [{ name: 'd' }] } });
    expect(billing.eventTypes).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: true },
      nodes: [
        { name: 'c', archived: false },
        { name: 'a', archived: true },
      ],
    });
    const rest = await read(2, 2, billing.eventTypes.pageInfo.endCursor);
    expect(rest.webhookApps.nodes[0].eventTypes).toMatchObject({
      pageInfo: { hasNextPage: false },
      nodes: [{ name: 'b' }],
    });
    const forOne = await countStatementsOf(world, () => read(1, 2));
    expect(await countStatementsOf(world, () => read(2, 2))).toBe(forOne);
  });

  it('manages the event catalog in GraphQL', async () => {
    const world = await withInvoice();
    const { webhookEventType } = await world.backend.data(
      '{ webhookEventType(appName: "Billing", eventName: "invoice.paid") { name schema archived app { name } } }',
    );
    expect(webhookEventType).toEqual({
      name: 'invoice.paid',
      schema: INVOICE,
      archived: false,
      app: { name: 'Billing' },
    });
  });
});

describe('a trigger', () => {
  it('accepts matching payloads, and reports errors with the path in the payload', async () => {
    const world = await withInvoice();
    const trigger = (payload: object) => world.backend.post(SINGLE, { event_name: 'invoice.paid', payload });
    expect((await trigger(GOOD)).status).toBe(200);
    for (const [change, path, message] of [
      [{ orderId: 'nonsense' }, 'payload.orderId', 'must match pattern'],
      [{ amount: -1 }, 'payload.amount', 'must be >= 0'],
      [{ dueOn: '2026-02-30' }, 'payload.dueOn', 'must match format "date"'],
      [{ 'a/b': 'x' }, 'payload.a/b', 'must be integer'],
      [{ orderId: undefined }, 'payload.orderId', 'is required by the schema'],
      [{ more: 1 }, 'payload.more', 'is not known to the schema'],
    ] as const) {
      const { status, body } = await trigger({ ...GOOD, ...change });
      expect([status, body.code, body.errors[0].path]).toEqual([400, 'VALIDATION_FAILED', path]);
      expect(body.errors[0].message).toContain(message);
    }
    expect(await messagesOf(world)).toHaveLength(1);
  });

  it('lists the allowed values in the error, unless there are many', async () => {
    const world = await worldWithApp();
    const errorTextOf = async (schema: object) => {
      await world.backend.post(EVENTS, { name: 'a' });
      await world.backend.patch(`${EVENTS}/a`, { schema: { properties: { state: schema } } });
      return (await world.backend.post(SINGLE, { event_name: 'a', payload: { state: 'lost' } })).body.errors[0].message;
    };
    expect(await errorTextOf({ enum: ['paid', 'open', null] })).toBe('payload.state must be one of "paid","open",null');
    const many = Array.from({ length: 100 }, (_, at) => `state ${at}`);
    expect(await errorTextOf({ enum: many })).toBe('payload.state must be equal to one of the allowed values');
  });

  it('rejects a whole batch because of one invalid payload, and names it', async () => {
    const world = await withInvoice();
    const { status, body } = await world.backend.post(BATCH, {
      events: [
        { event_name: 'invoice.paid', payload: GOOD },
        { event_name: 'unknown.event', payload: { any: 'thing' } },
        { event_name: 'invoice.paid', payload: { ...GOOD, amount: 'much' } },
        { event_name: 'invoice.paid' },
      ],
    });
    expect(status).toBe(400);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([
      'events.2.payload.amount',
      expect.stringMatching(/^events\.3\.payload\.\w+$/),
    ]);
    expect(await messagesOf(world)).toEqual([]);
  });

  it('rejects archived events until they are restored', async () => {
    const world = await withInvoice();
    const archived = await world.backend.patch(`${EVENTS}/invoice.paid`, { archived: true });
    expect(archived.body).toMatchObject({ archived: true, archived_at: archived.body.updated_at });
    expect((await world.backend.get(EVENTS)).body.data).toEqual([]);
    expect((await world.backend.get(`${EVENTS}?include_archived=true`)).body.data).toHaveLength(1);
    const events = [{ event_name: 'other' }, { event_name: 'invoice.paid', payload: GOOD }];
    for (const [path, input] of [[SINGLE, events[1]] as const, [BATCH, { events }] as const]) {
      const { status, body } = await world.backend.post(path, input);
      expect([status, body.code]).toEqual([409, 'WEBHOOK_EVENT_ARCHIVED']);
      expect(body.message).toContain('Set its archived to false');
    }
    await world.backend.patch(`${EVENTS}/invoice.paid`, { archived: false });
    expect((await world.backend.post(SINGLE, events[1])).status).toBe(200);
  });

  it('checks payloads against the new schema immediately after a change', async () => {
    const world = await withInvoice();
    const trigger = async () =>
      (await world.backend.post(SINGLE, { event_name: 'invoice.paid', payload: GOOD })).status;
    expect(await trigger()).toBe(200);
    for (let round = 0; round < 5; round += 1) {
      await world.backend.patch(`${EVENTS}/invoice.paid`, { schema: { required: ['vat'] } });
      expect(await trigger()).toBe(400);
      await world.backend.patch(`${EVENTS}/invoice.paid`, { schema: INVOICE });
      expect(await trigger()).toBe(200);
    }
  });

  it('runs no additional statement for a catalog once its schema is compiled', async () => {
    const world = await worldWithApp();
    await createEndpoint(world);
    const trigger = () => world.backend.post(SINGLE, { event_name: 'invoice.paid', payload: GOOD });
    await trigger();
    const without = await countStatementsOf(world, trigger);
    await world.backend.post(EVENTS, { name: 'invoice.paid', schema: INVOICE });
    await trigger();
    expect(await countStatementsOf(world, trigger)).toBe(without);
  });
});
