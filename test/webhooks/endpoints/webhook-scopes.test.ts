import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { events as catalog } from '../../../src/features.ts';
import type { Scope } from '../../../src/platform/access/scopes.ts';
import { subscribableNames } from '../../../src/platform/events/service-event.ts';
import { addUser } from '../../support/add-user.ts';
import { waitForFanOut } from '../../support/service-events.ts';
import { insertPastAttempts, insertPastDeliveries } from '../../support/webhook-history.ts';
import { createApp, createEndpoint, messagesOf, RECEIVER } from '../../support/webhooks.ts';
import { createWorld, type World } from '../../support/world.ts';

async function worldWithApp() {
  const world = await createWorld();
  await createApp(world);
  return world;
}

const limited = async (world: World, ...scopes: Scope[]) =>
  world.backend.with(await world.token(['webhooks:write', ...scopes]));

const to = (...names: string[]) => names.map((event_name) => ({ event_name }));
const newEndpoint = (...names: string[]) => ({ app_name: 'Billing', url: RECEIVER, subscriptions: to(...names) });

const MOVED = { url: 'https://attacker.example.com/collect' };
const SENSITIVE = { 'X-Api-Key': 'quite-private', Cookie: 'session=private', 'X-Tenant': 'Northwind' };

/** Each name that a subscription to an event of the service can have, with the scopes of all events that it matches. */
const NEEDED = new Map<string, Set<Scope>>();
for (const { name, scope } of catalog.events) {
  for (const pattern of subscribableNames(name)) NEEDED.set(pattern, (NEEDED.get(pattern) ?? new Set()).add(scope));
}

describe('a subscription to events of the service', () => {
  it.each([...NEEDED])(
    'requires every scope that a subscription to %s matches, on creation and on change',
    async (name, needed) => {
      const world = await worldWithApp();
      const { id } = await createEndpoint(world, to('invoice.paid'));
      for (const missing of needed) {
        const rest = [...needed].filter((scope) => scope !== missing);
        const caller = await limited(world, ...rest);
        for (const response of [
          await caller.post('/webhooks/endpoints', newEndpoint('invoice.sent', name)),
          await caller.patch(`/webhooks/endpoints/${id}`, { subscriptions: to(name) }),
        ]) {
          expect([response.status, response.body.code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
          expect(response.body.message).toContain(missing);
          for (const scope of rest) expect(response.body.message).not.toContain(scope);
        }
      }
      const caller = await limited(world, ...needed);
      expect((await caller.post('/webhooks/endpoints', newEndpoint(name))).status).toBe(201);
      expect((await caller.patch(`/webhooks/endpoints/${id}`, { subscriptions: to(name) })).status).toBe(200);
    },
  );

  it('requires the scopes of events in GraphQL as in REST', async () => {
    const world = await worldWithApp();
    const { id } = await createEndpoint(world, to('invoice.paid'));
    const caller = await limited(world);
    const create = `mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { id } }`;
    const change = `mutation ($id: ID!, $input: UpdateWebhookEndpointInput!) {
      updateWebhookEndpoint(id: $id, input: $input) { id } }`;
    const subscriptions = [{ eventName: 'user.*' }];
    for (const response of [
      await caller.graphql(create, { input: { appName: 'Billing', url: RECEIVER, subscriptions } }),
      await caller.graphql(change, { id, input: { subscriptions } }),
    ]) {
      expect(response.body.errors[0].extensions.code).toBe('INSUFFICIENT_PERMISSIONS');
    }
  });

  it("requires only webhooks:write to subscribe to an app's own events", async () => {
    const world = await worldWithApp();
    const caller = await limited(world);
    const { status } = await caller.post('/webhooks/endpoints', newEndpoint('invoice.*', 'users.created'));
    expect(status).toBe(201);
  });

  it('does not deliver an event whose scope the creator of the subscription did not have, even if the pattern matches', async () => {
    const world = await worldWithApp();
    const caller = await limited(world, 'users:read');
    const { body } = await caller.post('/webhooks/endpoints', newEndpoint('user.*'));
    const grant = (scopes: string[]) =>
      sql`update webhook_subscription set granted_scopes = ${scopes}::text[] where endpoint_id = ${body.id}`.execute(
        world.services.database.rows,
      );
    // Simulates that user.created was added by a later version than the one that created the subscription.
    await grant(['organizations:read']);
    await addUser(world);
    await waitForFanOut(world);
    expect(await messagesOf(world)).toEqual([]);
    await grant(['organizations:read', 'users:read']);
    await addUser(world);
    await waitForFanOut(world);
    expect((await messagesOf(world)).map(({ eventName }) => eventName)).toEqual(['user.created']);
  });
});

describe("a change of an endpoint's URL", () => {
  it.each(['https://attacker.example.com/collect', `${RECEIVER}/other`])(
    'requires the scopes of the subscribed events to change the URL to %s',
    async (url) => {
      const world = await worldWithApp();
      const { id } = await createEndpoint(world, to('user.*', 'invoice.paid'));
      const path = `/webhooks/endpoints/${id}` as const;
      const { status, body } = await (await limited(world)).patch(path, { url });
      expect([status, body.message]).toEqual([403, expect.stringContaining('users:read')]);
      expect((await world.backend.get(path)).body.url).toBe(RECEIVER);
      expect((await (await limited(world)).patch(path, { url: RECEIVER, description: 'as before' })).status).toBe(200);
      expect((await (await limited(world, 'users:read')).patch(path, { url })).status).toBe(200);
    },
  );

  it('requires the scopes of queued deliveries and of a running replay to change the URL', async () => {
    const world = await worldWithApp();
    const endpoint = await createEndpoint(world);
    const path = `/webhooks/endpoints/${endpoint.id}`;
    const caller = await limited(world);
    const [id] = await insertPastDeliveries(world, { endpoint, eventName: 'user.created', status: 'pending' });
    expect((await caller.patch(path, MOVED)).status).toBe(403);
    const { rows } = world.services.database;
    await sql`update webhook_delivery set status = 'succeeded', next_attempt_at = null where id = ${id}`.execute(rows);
    const replay = await world.backend.post('/webhooks/apps/Billing/deliveries/replay', { delivery_ids: [id] });
    const state = (text: string) =>
      sql`update webhook_replay set state = ${text} where id = ${replay.body.id}`.execute(rows);
    await state('running');
    expect((await caller.patch(path, MOVED)).status).toBe(403);
    await state('completed');
    await sql`update webhook_delivery set status = 'succeeded', next_attempt_at = null where id = ${id}`.execute(rows);
    expect((await caller.patch(path, MOVED)).status).toBe(200);
  });

  it('removes the scopes that the caller does not have from the subscriptions when the URL changes', async () => {
    const world = await worldWithApp();
    const { id } = await createEndpoint(world, to('user.*'));
    await (await limited(world, 'users:read', 'organizations:read')).patch(`/webhooks/endpoints/${id}`, MOVED);
    const granted = async () => {
      const { rows } = await sql<{ scopes: string[] | null }>`
        select granted_scopes as scopes from webhook_subscription where endpoint_id = ${id}`.execute(
        world.services.database.rows,
      );
      return rows[0]?.scopes?.toSorted();
    };
    expect(await granted()).toEqual(['organizations:read', 'users:read', 'webhooks:write']);
    await (await limited(world, 'users:read', 'settings:read')).patch(`/webhooks/endpoints/${id}`, { url: RECEIVER });
    expect(await granted()).toEqual(['users:read', 'webhooks:write']);
  });

  it.each([
    ['another host', 'https://attacker.example.com/hooks'],
    ['another port', 'https://receiver.example.com:8443/hooks'],
    ['another scheme', 'http://localhost:443/hooks'],
  ])('clears the stored headers when the URL changes to %s', async (_, url) => {
    const world = await worldWithApp();
    const { id } = await createEndpoint(world, undefined, {
      headers: SENSITIVE,
      ...(url.startsWith('http:') && { url: 'https://localhost:443/hooks' }),
    });
    const { status, body } = await world.backend.patch(`/webhooks/endpoints/${id}`, { url });
    expect([status, body.headers]).toEqual([200, {}]);
    const stored = await world.services.database.rows
      .selectFrom('webhook_endpoint')
      .select('headers_sealed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored.headers_sealed).toBeNull();
  });

  it('keeps headers of the same request, and all headers when the origin stays the same', async () => {
    const world = await worldWithApp();
    const { id } = await createEndpoint(world, undefined, { headers: SENSITIVE });
    const path = `/webhooks/endpoints/${id}` as const;
    const shown = { 'X-Api-Key': '[redacted]', Cookie: '[redacted]', 'X-Tenant': 'Northwind' };
    const same = await world.backend.patch(path, { url: 'https://RECEIVER.example.com:443/elsewhere' });
    expect(same.body.headers).toEqual(shown);
    const { body } = await world.backend.patch(path, { ...MOVED, headers: { 'X-Tenant': 'Fabrikam' } });
    expect(body.headers).toEqual({ 'X-Tenant': 'Fabrikam' });
  });
});

describe('deliveries of events of the service', () => {
  it('requires the scope of the event to send a delivery again', async () => {
    const world = await worldWithApp();
    const endpoint = await createEndpoint(world);
    const [person] = await insertPastDeliveries(world, { endpoint, eventName: 'user.created' });
    const [invoice] = await insertPastDeliveries(world, { endpoint });
    const caller = await limited(world);
    const replay = '/webhooks/apps/Billing/deliveries/replay';
    const since = new Date(Date.now() - 7_200_000).toISOString();
    for (const response of [
      await caller.post(`/webhooks/deliveries/${person}/retry`),
      await caller.post(replay, { delivery_ids: [invoice, person] }),
      await caller.post(replay, { since }),
      await caller.post(replay, { since, event_name: 'user.created' }),
    ]) {
      expect([response.status, response.body.message]).toEqual([403, expect.stringContaining('users:read')]);
    }
    expect((await caller.post(`/webhooks/deliveries/${invoice}/retry`)).status).toBe(200);
    expect((await caller.post(replay, { since, event_name: 'invoice.paid' })).status).toBe(201);
    const reader = await limited(world, 'users:read');
    expect((await reader.post(`/webhooks/deliveries/${person}/retry`)).status).toBe(200);
    expect((await reader.post(replay, { since })).status).toBe(201);
  });

  it('shows response bodies only to callers with the scope of the event', async () => {
    const world = await worldWithApp();
    const endpoint = await createEndpoint(world);
    const [person = ''] = await insertPastDeliveries(world, { endpoint, eventName: 'user.created' });
    const [invoice = ''] = await insertPastDeliveries(world, { endpoint });
    for (const id of [person, invoice])
      await insertPastAttempts(world, id, [{ body: 'Thank you for ada@example.com' }]);
    const bodies = async (...scopes: Scope[]) => {
      const caller = world.backend.with(await world.token(['webhooks:read', ...scopes]));
      const details = [person, invoice].map(async (id) => {
        const { body } = await caller.get(`/webhooks/deliveries/${id}`);
        return body.attempt_log[0].response_body;
      });
      const { webhookEndpoint } = await caller.data(
        'query ($id: ID!) { webhookEndpoint(id: $id) { deliveries { nodes { id attemptLog { nodes { responseBody } } } } } }',
        { id: endpoint.id },
      );
      const nested = new Map<string, string | null>(
        webhookEndpoint.deliveries.nodes.map(
          (node: { id: string; attemptLog: { nodes: { responseBody: string }[] } }) => [
            node.id,
            node.attemptLog.nodes[0]?.responseBody,
          ],
        ),
      );
      return [...(await Promise.all(details)), nested.get(person), nested.get(invoice)];
    };
    const text = 'Thank you for ada@example.com';
    expect(await bodies()).toEqual([null, text, null, text]);
    expect(await bodies('users:read')).toEqual([text, text, text, text]);
  });
});
