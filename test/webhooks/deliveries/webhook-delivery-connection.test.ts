import { beforeAll, describe, expect, it } from 'vitest';
import { insertPastAttempts, insertPastDeliveries } from '../../support/webhook-history.ts';
import { createApp, createEndpoint, RECEIVER } from '../../support/webhooks.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const PAGE = `query ($endpoint: ID!, $first: Int, $after: String, $last: Int, $before: String, $filter: WebhookDeliveryFilter) {
  webhookApp(appName: "Billing") { deliveries(first: $first, after: $after, last: $last, before: $before, filter: $filter) { ...page } }
  webhookEndpoint(id: $endpoint) { deliveries(first: $first, after: $after, last: $last, before: $before, filter: $filter) { ...page } }
}
fragment page on WebhookDeliveryConnection {
  nodes { id createdAt }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  totalCount
}`;

interface Page {
  readonly nodes: { id: string; createdAt: string }[];
  readonly pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  readonly totalCount: number;
}

let world: World;
let endpoint: { id: string };
let other: { id: string };
/** The deliveries of the endpoint, in the order of time. */
let paid: string[];
let sent: string[];
let failed: string[];
/** The deliveries of the other endpoint of the app. */
let others: string[];

beforeAll(async () => {
  world = await createWorld();
  await createApp(world);
  [endpoint, other] = [await createEndpoint(world), await createEndpoint(world)];
  const at = (day: number) => `2026-02-0${day}T00:00:00.000Z`;
  // Created in a different order than their times.
  sent = await insertPastDeliveries(world, {
    endpoint,
    count: 2,
    eventName: 'invoice.sent',
    status: 'succeeded',
    at: at(3),
  });
  paid = await insertPastDeliveries(world, { endpoint, count: 3, status: 'succeeded', at: at(1) });
  failed = await insertPastDeliveries(world, { endpoint, count: 2, at: at(4) });
  others = await insertPastDeliveries(world, { endpoint: other, count: 2, status: 'cancelled', at: at(2) });
});

const ofEndpoint = () => [...paid, ...sent, ...failed];
const ofApp = () => [...paid, ...others, ...sent, ...failed];
const idsOf = ({ nodes }: Page) => nodes.map(({ id }) => id);

async function pagesOf(variables: object): Promise<{ app: Page; endpoint: Page }> {
  const data = await world.backend.data(PAGE, { endpoint: endpoint.id, ...variables });
  return { app: data.webhookApp.deliveries, endpoint: data.webhookEndpoint.deliveries };
}

/** All deliveries of a list in pages of two, from the start or from the end. */
async function walked(list: 'app' | 'endpoint', isFromEnd: boolean, filter: object | null): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < 10; pages += 1) {
    const variables = isFromEnd ? { last: 2, before: cursor } : { first: 2, after: cursor };
    const page = (await pagesOf({ ...variables, filter }))[list];
    if (isFromEnd) found.unshift(...idsOf(page));
    else found.push(...idsOf(page));
    if (!(isFromEnd ? page.pageInfo.hasPreviousPage : page.pageInfo.hasNextPage)) return found;
    cursor = isFromEnd ? page.pageInfo.startCursor : page.pageInfo.endCursor;
  }
  throw new Error('The pages do not end.');
}

describe('the deliveries of an app and of an endpoint', () => {
  it.each([false, true])('pages through the deliveries in the order of time (from the end: %s)', async (isFromEnd) => {
    expect(await walked('app', isFromEnd, null)).toEqual(ofApp());
    expect(await walked('endpoint', isFromEnd, null)).toEqual(ofEndpoint());
  });

  it.each([false, true])('pages through the deliveries of one event (from the end: %s)', async (isFromEnd) => {
    const filter = { eventName: 'invoice.paid' };
    expect(await walked('app', isFromEnd, filter)).toEqual([...paid, ...others, ...failed]);
    expect(await walked('endpoint', isFromEnd, filter)).toEqual([...paid, ...failed]);
  });

  it('pages through deliveries of the same millisecond, ordered by id', async () => {
    const { body } = await world.backend.post('/webhooks/apps/Billing/trigger/batch', {
      events: Array(5).fill({ event_name: 'invoice.paid' }),
    });
    const ids = body.data.flatMap((result: { delivery_ids: string[] }) => result.delivery_ids);
    const filter = { ids };
    const sorted = ids.toSorted((a: string, b: string) => (BigInt(a) < BigInt(b) ? -1 : 1));
    for (const isFromEnd of [false, true]) expect(await walked('app', isFromEnd, filter)).toEqual(sorted);
    await world.services.database.rows.deleteFrom('webhook_delivery').where('id', 'in', ids).execute();
  });

  it('filters deliveries by id, status, endpoint, event and time, and counts the matches', async () => {
    const cases: [object, string[], string[]][] = [
      [{ ids: [paid[1], others[0], '1'] }, [paid[1] as string, others[0] as string], [paid[1] as string]],
      [{ ids: [] }, [], []],
      [{ status: 'FAILED' }, failed, failed],
      [{ status: 'CANCELLED' }, others, []],
      [{ status: 'PENDING' }, [], []],
      [{ endpointId: other.id }, others, []],
      [{ endpointId: endpoint.id, status: 'SUCCEEDED' }, [...paid, ...sent], [...paid, ...sent]],
      [{ eventName: 'invoice.sent' }, sent, sent],
      [{ eventName: 'invoice.paid', status: 'FAILED' }, failed, failed],
      [{ eventName: 'invoice' }, [], []],
      [{ createdSince: '2026-02-03T00:00:00.001Z' }, [...sent.slice(1), ...failed], [...sent.slice(1), ...failed]],
      [{ createdUntil: '2026-02-01T00:00:00.002Z' }, paid.slice(0, 2), paid.slice(0, 2)],
      [
        { eventName: 'invoice.paid', createdSince: '2026-02-01T00:00:00.001Z', createdUntil: '2026-02-03T00:00:00Z' },
        [...paid.slice(1), ...others],
        paid.slice(1),
      ],
    ];
    for (const [filter, app, own] of cases) {
      const pages = await pagesOf({ first: 100, filter });
      expect([filter, idsOf(pages.app), pages.app.totalCount]).toEqual([filter, app, app.length]);
      expect([filter, idsOf(pages.endpoint), pages.endpoint.totalCount]).toEqual([filter, own, own.length]);
    }
  });

  const cursor = (value: unknown) => Buffer.from(JSON.stringify(['CREATED_AT', value, '1'])).toString('base64url');
  it.each([
    ['both first and last', { first: 1, last: 1 }, 'last'],
    ['101 items', { first: 101 }, 'first'],
    ['101 ids', { filter: { ids: Array(101).fill('1') } }, 'ids'],
    ['a pattern of names', { filter: { eventName: 'invoice.*' } }, 'eventName'],
    ['a status of REST', { filter: { status: 'failed' } }, 'status'],
    ['a cursor of a list by id', { after: Buffer.from('1').toString('base64url') }, 'after'],
    ['a cursor without a time', { after: cursor(null) }, 'after'],
    ['a cursor with an invalid time', { before: cursor('soon') }, 'before'],
    ['a cursor with a time that cannot be stored', { after: cursor('+275760-09-13T00:00:00.000Z') }, 'after'],
    ['a cursor with a time in another format', { before: cursor('2026-02-01') }, 'before'],
  ])('rejects a list of deliveries with %s', async (_, variables, field) => {
    const { body } = await world.backend.graphql(PAGE, { endpoint: endpoint.id, ...variables });
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
    expect(body.errors[0].message + JSON.stringify(body.errors[0].extensions)).toContain(field);
  });

  it('does not list the deliveries of another deployment or app', async () => {
    const otherWorld = await createWorld();
    await createApp(otherWorld);
    const [foreign] = await insertPastDeliveries(otherWorld, { endpoint: await createEndpoint(otherWorld) });
    await createApp(world, 'Other');
    const own = await createEndpoint(world, undefined, { app_name: 'Other' });
    const [away] = await insertPastDeliveries(world, { endpoint: own });
    const { app } = await pagesOf({ filter: { ids: [foreign, away, paid[0]] } });
    expect([idsOf(app), app.totalCount]).toEqual([[paid[0]], 1]);
    const { body } = await world.backend.graphql('query ($id: ID!) { webhookDelivery(id: $id) { id } }', {
      id: foreign,
    });
    expect([body.data, body.errors[0].extensions.code]).toEqual([
      { webhookDelivery: null },
      'WEBHOOK_DELIVERY_NOT_FOUND',
    ]);
  });
});

describe('a delivery', () => {
  it('shows the app, endpoint, request and attempts of a delivery', async () => {
    const [id = ''] = await insertPastDeliveries(world, { endpoint, at: '2026-01-05T00:00:00.000Z' });
    await insertPastAttempts(world, id, [{ error: 'TIMEOUT' }, {}, { error: 'TIMEOUT' }]);
    const { webhookDelivery } = await world.backend.data(
      `query ($id: ID!) { webhookDelivery(id: $id) {
        eventName
        app { name }
        endpoint { id app { name } }
        request { url headers body }
        attemptLog(filter: { status: FAILED }, last: 1) { totalCount nodes { number status } }
      } }`,
      { id },
    );
    const app = { name: 'Billing' };
    const { body: record } = await world.backend.get(`/webhooks/deliveries/${id}`);
    expect(webhookDelivery).toEqual({
      eventName: 'invoice.paid',
      app,
      endpoint: { id: endpoint.id, app },
      request: record.request,
      attemptLog: { totalCount: 2, nodes: [{ number: 3, status: 'FAILED' }] },
    });
    expect(webhookDelivery.request.url).toBe(RECEIVER);
    await world.services.database.rows.deleteFrom('webhook_delivery').where('id', '=', id).execute();
  });

  it('returns null and an error for a missing delivery, and the other fields of the document', async () => {
    const { status, body } = await world.backend.graphql(
      'query ($id: ID!) { missing: webhookDelivery(id: "1") { id } found: webhookDelivery(id: $id) { eventName } }',
      { id: paid[0] },
    );
    expect([status, body.data]).toEqual([200, { missing: null, found: { eventName: 'invoice.paid' } }]);
    expect(body.errors).toEqual([expect.objectContaining({ path: ['missing'] })]);
  });

  it('requires webhooks:read to show a delivery', async () => {
    const client = world.backend.with(await world.token(['users:read']));
    const { body } = await client.graphql('query ($id: ID!) { webhookDelivery(id: $id) { id } }', { id: paid[0] });
    expect([body.data, body.errors[0].extensions.code]).toEqual([
      { webhookDelivery: null },
      'INSUFFICIENT_PERMISSIONS',
    ]);
  });

  it('reads seven deliveries with all edges with as many statements as one', async () => {
    const document = `query ($first: Int!) { webhookApp(appName: "Billing") {
      deliveries(first: $first, filter: { status: SUCCEEDED, eventName: "invoice.paid" }) {
        totalCount
        nodes { app { name } endpoint { url deliveries(last: 2) { totalCount nodes { id } } } request { url } attemptLog { totalCount } }
      }
      endpoints(first: $first) { nodes { deliveries(last: 1, filter: { eventName: "invoice.paid" }) { totalCount nodes { id } } } }
    } }`;
    const read = (first: number) => world.backend.data(document, { first });
    await read(1);
    const one = await countStatementsOf(world, () => read(1));
    expect(await countStatementsOf(world, () => read(7))).toBe(one);
  });
});
