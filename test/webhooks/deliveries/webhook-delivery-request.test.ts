import { describe, expect, it } from 'vitest';
import { events as catalog } from '../../../src/features.ts';
import type { Scope } from '../../../src/platform/access/scopes.ts';
import { addUser } from '../../support/add-user.ts';
import { insertPastDeliveries } from '../../support/webhook-history.ts';
import { createApp, createEndpoint, deliveriesOf, messagesOf, RECEIVER } from '../../support/webhooks.ts';
import { createWorld, type World } from '../../support/world.ts';

async function worldWithApp() {
  const world = await createWorld();
  await createApp(world);
  return world;
}

async function requestOf({ backend }: World, id: string | undefined, client = backend) {
  const { status, body } = await client.get(`/webhooks/deliveries/${id}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.request;
}

/** The request as a token with these scopes sees it. */
const seenWith = async (world: World, id: string | undefined, scopes: Scope[]) =>
  requestOf(world, id, world.backend.with(await world.token(scopes)));

describe('the request in GET /webhooks/deliveries/{delivery_id}', () => {
  it('shows the exact stored body, the URL, and the headers without credentials', async () => {
    const world = await worldWithApp();
    await createEndpoint(world, undefined, { headers: { 'X-Tenant': 'Northwind', Authorization: 'Bearer private' } });
    const { body: triggered } = await world.backend.post('/webhooks/apps/Billing/trigger', {
      event_name: 'invoice.paid',
      payload: { z: 1, a: 'Müller "&" 😀', deep: [null, { 'ke.y': 1.5 }] },
    });
    const [message] = await messagesOf(world);
    expect(await requestOf(world, triggered.delivery_ids[0])).toEqual({
      url: RECEIVER,
      headers: {
        'user-agent': 'Gatehouse-Webhooks/1.0',
        'X-Tenant': 'Northwind',
        Authorization: '[redacted]',
        'content-type': 'application/json',
        'webhook-id': `msg_${message?.id}`,
      },
      body: message?.body,
    });
  });

  it("shows only the endpoint's custom user agent when it has one", async () => {
    const world = await worldWithApp();
    const endpoint = await createEndpoint(world, undefined, { headers: { 'User-Agent': 'Own/1' } });
    const [id] = await insertPastDeliveries(world, { endpoint });
    const { headers } = await requestOf(world, id);
    expect(Object.keys(headers)).toEqual(['User-Agent', 'content-type', 'webhook-id']);
  });

  it("shows the body of an app's event to every caller who may read deliveries", async () => {
    const world = await worldWithApp();
    const [id] = await insertPastDeliveries(world, { endpoint: await createEndpoint(world) });
    expect((await seenWith(world, id, ['webhooks:read'])).body).toBe('{}');
  });

  it("shows a user's data only to tokens with users:read, in GraphQL as well", async () => {
    const world = await worldWithApp();
    await createEndpoint(world, [{ event_name: 'user.created' }]);
    const user = await addUser(world);
    await expect.poll(async () => (await deliveriesOf(world)).length).toBe(1);
    const [delivery] = await deliveriesOf(world);
    const id = delivery?.id;
    expect(JSON.parse((await seenWith(world, id, ['webhooks:read', 'users:read'])).body as string).data.id).toBe(
      user.id,
    );
    const others = catalog.events.map(({ scope }) => scope).filter((scope) => scope !== 'users:read');
    const withoutScope = await seenWith(world, id, [...new Set<Scope>(['webhooks:read', 'webhooks:write', ...others])]);
    expect(withoutScope).toMatchObject({ url: RECEIVER, body: null });
    const client = world.backend.with(await world.token(['webhooks:read']));
    const document = `query ($id: ID!) { webhookDelivery(id: $id) { request { body } } }`;
    expect((await client.data(document, { id })).webhookDelivery).toEqual({ request: { body: null } });
  });

  it.each(catalog.events.map(({ name, scope }) => [name, scope] as const))(
    'requires for the body of %s the scope %s',
    async (name, scope) => {
      const [resource = ''] = name.split('.');
      const owners: Readonly<Record<string, string>> = {
        session: 'users',
        user_import: 'users',
        ai_agent_run: 'ai_agents',
        ai_agent_thread: 'ai_agents',
        ai_tool: 'ai_agents',
        knowledge_base_document: 'ai_knowledge_bases',
        oauth_grant: 'users',
        oauth_resource: 'oauth_applications',
        webhook: 'webhooks',
      };
      const owner = owners[resource];
      expect(scope).toBe(`${owner ?? `${resource}s`}:read`);
    },
  );
});
