import { describe, expect, it } from 'vitest';
import { createApp, createEndpoint } from '../../support/webhooks.ts';
import { countStatementsOf, createWorld, eventsOf } from '../../support/world.ts';

const subscriptions = [{ event_name: 'invoice.paid' }];

async function worldWithApp() {
  const world = await createWorld();
  await createApp(world);
  return world;
}

const paths = (body: { errors: { path: string }[] }) => body.errors.map(({ path }) => path);

describe('GET /webhooks/apps/{app_name}/endpoints', () => {
  it('lists three endpoints, newest first, with as many statements as one', async () => {
    const world = await worldWithApp();
    const list = () => world.backend.get('/webhooks/apps/Billing/endpoints?limit=2');
    const ids = [(await createEndpoint(world)).id];
    await list();
    const one = await countStatementsOf(world, list);
    for (let at = 0; at < 2; at += 1) ids.unshift((await createEndpoint(world)).id);
    expect(await countStatementsOf(world, list)).toBe(one);
    const { status, body } = await list();
    expect([status, body.has_more, body.limit, body.offset]).toEqual([200, true, 2, 0]);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
    const rest = (await world.backend.get('/webhooks/apps/Billing/endpoints?offset=2')).body;
    expect([rest.data[0].id, rest.has_more, rest.limit]).toEqual([ids[2], false, 50]);
  });

  it('lists only the endpoints of the given app', async () => {
    const world = await worldWithApp();
    await createApp(world, 'Other');
    await createEndpoint(world);
    expect((await world.backend.get('/webhooks/apps/Other/endpoints')).body.data).toEqual([]);
  });

  it('returns 404 for an unknown app', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.get('/webhooks/apps/Billing/endpoints');
    expect([status, body.code]).toEqual([404, 'WEBHOOK_APP_NOT_FOUND']);
  });
});

describe('PATCH /webhooks/endpoints/{endpoint_id}', () => {
  it('changes only the given fields of an endpoint', async () => {
    const world = await worldWithApp();
    const headers = { 'X-Tenant': 'Northwind' };
    const endpoint = await createEndpoint(world, subscriptions, { headers });
    const { status, body } = await world.backend.patch(`/webhooks/endpoints/${endpoint.id}`, {
      url: 'https://other.example.com/x?token=private',
      is_active: false,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...endpoint,
      url: 'https://other.example.com/x?token=private',
      headers: {},
      is_active: false,
      updated_at: body.updated_at,
    });
    const event = (await eventsOf(world)).at(-1);
    expect(event).toMatchObject({
      type: 'webhook.endpoint.updated',
      before: { origin: 'https://receiver.example.com', isActive: true },
      after: { origin: 'https://other.example.com', isActive: false },
    });
    expect(JSON.stringify(event)).not.toContain('private');
  });

  it('replaces all subscriptions and headers, and clears headers with null', async () => {
    const world = await worldWithApp();
    const { id } = await createEndpoint(world, [{ event_name: 'a' }, { event_name: 'b' }], { headers: { 'X-A': '1' } });
    const changed = await world.backend.patch(`/webhooks/endpoints/${id}`, {
      subscriptions: [{ event_name: 'b', filter_rules: { x: 1 } }],
      headers: { 'X-B': '2' },
    });
    expect(changed.body).toMatchObject({ headers: { 'X-B': '2' } });
    expect(changed.body.subscriptions).toMatchObject([{ event_name: 'b', filter_rules: { x: 1 } }]);
    const cleared = await world.backend.patch(`/webhooks/endpoints/${id}`, { headers: null, description: null });
    expect(cleared.body).toMatchObject({ headers: {}, description: null, subscriptions: changed.body.subscriptions });
  });

  it('rejects null and invalid values without changing anything', async () => {
    const world = await worldWithApp();
    const endpoint = await createEndpoint(world);
    const path = `/webhooks/endpoints/${endpoint.id}`;
    const nulls = { url: null, max_retries: null, timeout_seconds: null, is_active: null, subscriptions: null };
    const rejected = await world.backend.patch(path, nulls);
    expect([rejected.status, paths(rejected.body).sort()]).toEqual([400, Object.keys(nulls).sort()]);
    const faulty = { is_active: false, subscriptions: [{ event_name: 'a', filter_rules: { a: { $gt: [] } } }] };
    expect((await world.backend.patch(path, faulty)).status).toBe(400);
    expect((await world.backend.patch(path, { url: 'https://10.0.0.1/' })).body.code).toBe('ADDRESS_NOT_ALLOWED');
    expect((await world.backend.get('/webhooks/apps/Billing/endpoints')).body.data).toEqual([endpoint]);
  });
});

describe('DELETE /webhooks/endpoints/{endpoint_id}', () => {
  it('deletes the endpoint, returns an empty 204 and records the event', async () => {
    const world = await worldWithApp();
    const { id } = await createEndpoint(world);
    await world.backend.post('/webhooks/apps/Billing/trigger', { event_name: 'invoice.paid' });
    const { status, text } = await world.backend.delete(`/webhooks/endpoints/${id}`);
    expect([status, text]).toEqual([204, '']);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'webhook.endpoint.deleted', resource_id: id });
    expect((await world.backend.get('/webhooks/apps/Billing/endpoints')).body.data).toEqual([]);
    expect((await world.backend.get('/webhooks/apps/Billing/deliveries')).body.data).toEqual([]);
  });

  it.each(['1', '0', 'abc', '99999999999999999999', '-1', '1%2F'])(
    'returns 404 with a message for the id %s',
    async (id) => {
      const { backend } = await createWorld();
      for (const response of [
        await backend.delete(`/webhooks/endpoints/${id}`),
        await backend.patch(`/webhooks/endpoints/${id}`, { is_active: true }),
      ]) {
        expect(response.status).toBe(404);
        expect(response.body).toMatchObject({
          code: 'WEBHOOK_ENDPOINT_NOT_FOUND',
          message: 'The webhook endpoint was not found.',
        });
      }
    },
  );

  it('returns 404 for a second deletion and for the endpoint of another deployment', async () => {
    const world = await worldWithApp();
    const { id } = await createEndpoint(world);
    const other = await createWorld();
    expect((await other.backend.delete(`/webhooks/endpoints/${id}`)).status).toBe(404);
    expect((await other.backend.patch(`/webhooks/endpoints/${id}`, { is_active: false })).status).toBe(404);
    expect((await world.backend.delete(`/webhooks/endpoints/${id}`)).status).toBe(204);
    expect((await world.backend.delete(`/webhooks/endpoints/${id}`)).status).toBe(404);
  });
});
