import { beforeAll, describe, expect, it } from 'vitest';
import { createApp, createEndpoint } from '../../support/webhooks.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const PATH = '/webhooks/apps/Billing/deliveries';

let world: World;
let endpoints: { id: string }[];
/** Oldest first. */
let deliveryIds: string[];

beforeAll(async () => {
  world = await createWorld();
  await createApp(world);
  endpoints = [
    await createEndpoint(world, [{ event_name: 'a' }]),
    await createEndpoint(world, [{ event_name: 'b' }, { event_name: 'a' }]),
  ];
  const events = ['a', 'b', 'a'].map((event_name) => ({ event_name }));
  const { body } = await world.backend.post('/webhooks/apps/Billing/trigger/batch', { events });
  deliveryIds = body.data.flatMap((result: { delivery_ids: string[] }) => result.delivery_ids);
});

const ids = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id);

describe('GET /webhooks/apps/{app_name}/deliveries', () => {
  it('lists the deliveries of an app, newest first, with every field', async () => {
    const { status, body } = await world.backend.get(PATH);
    expect(status).toBe(200);
    expect(body).toEqual({ data: expect.any(Array), has_more: false, next_cursor: null });
    expect(ids(body)).toEqual(deliveryIds.toReversed());
    expect(body.data.at(-1)).toEqual({
      id: deliveryIds[0],
      message_id: expect.stringMatching(/^\d+$/),
      endpoint_id: endpoints[0]?.id,
      event_name: 'a',
      status: 'pending',
      attempts: 0,
      next_attempt_at: expect.stringMatching(/Z$/),
      last_response_status: null,
      created_at: body.data.at(-1)?.next_attempt_at,
      updated_at: body.data.at(-1)?.next_attempt_at,
    });
  });

  it.each([
    ['all', '', () => deliveryIds],
    ['filtered by event', '&event_name=a', () => deliveryIds.filter((_, index) => index !== 2)],
    ['filtered by status', '&status=pending', () => deliveryIds],
  ])('pages through the deliveries with a cursor, each once: %s', async (_, query, expected) => {
    const seen: string[] = [];
    let cursor = '';
    for (let pages = 1; ; pages += 1) {
      const { body } = await world.backend.get(`${PATH}?limit=2${query}${cursor}`);
      seen.push(...ids(body));
      const isLast = pages === Math.ceil(expected().length / 2);
      expect([body.has_more, body.next_cursor === null]).toEqual([!isLast, isLast]);
      if (isLast) break;
      cursor = `&cursor=${body.next_cursor}`;
    }
    expect(seen).toEqual(expected().toReversed());
  });

  it('filters deliveries by status, endpoint and event', async () => {
    const of = async (query: string) => ids((await world.backend.get(`${PATH}?${query}`)).body).length;
    expect(await of('status=pending')).toBe(5);
    expect(await of('status=failed')).toBe(0);
    expect(await of(`endpoint_id=${endpoints[1]?.id}`)).toBe(3);
    expect(await of(`endpoint_id=${endpoints[1]?.id}&event_name=b`)).toBe(1);
    expect(await of('event_name=a')).toBe(4);
    expect(await of('endpoint_id=1')).toBe(0);
  });

  it.each([
    'limit=0',
    'limit=101',
    'cursor=xyz',
    'status=lost',
    'status=PENDING',
    'endpoint_id=x',
    'event_name=a.*',
    'offset=1',
  ])('rejects a list of deliveries with the parameter %s', async (query) => {
    const { status, body } = await world.backend.get(`${PATH}?${query}`);
    expect([status, body.code, body.errors[0].path]).toEqual([400, 'VALIDATION_FAILED', query.split('=')[0]]);
  });

  it('does not list the deliveries of another app', async () => {
    await createApp(world, 'Empty');
    const { body } = await world.backend.get('/webhooks/apps/Empty/deliveries');
    expect(body.data).toEqual([]);
  });

  it('lists five deliveries with as many statements as one', async () => {
    const one = await countStatementsOf(world, () => world.backend.get(`${PATH}?limit=1`));
    expect(await countStatementsOf(world, () => world.backend.get(PATH))).toBe(one);
  });
});
