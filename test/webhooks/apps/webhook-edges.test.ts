import { describe, expect, it } from 'vitest';
import { createApp, createEndpoint } from '../../support/webhooks.ts';
import { countStatementsOf, createWorld } from '../../support/world.ts';

const NESTED = `query ($first: Int!) {
  deployment {
    webhookApps(first: $first) {
      totalCount
      nodes {
        name
        endpoints(first: $first) {
          totalCount
          pageInfo { hasNextPage endCursor }
          nodes {
            appName
            headers
            subscriptions { eventName filterRules }
            app { name isActive }
            deliveries(first: $first) { totalCount nodes { id eventName status attempts } }
          }
        }
      }
    }
  }
}`;

describe('the webhooks in GraphQL', () => {
  it('reads apps, endpoints and deliveries of a deployment with a constant number of statements', async () => {
    const world = await createWorld();
    const fill = async (app: string) => {
      await createApp(world, app);
      for (let at = 0; at < 3; at += 1) await createEndpoint(world, [{ event_name: 'a' }], { app_name: app });
      await world.backend.post(`/webhooks/apps/${app}/trigger/batch`, { events: Array(3).fill({ event_name: 'a' }) });
    };
    await fill('First');
    await world.backend.data(NESTED, { first: 2 });
    const one = await countStatementsOf(world, () => world.backend.data(NESTED, { first: 1 }));
    for (const app of ['Second', 'Third']) await fill(app);
    expect(await countStatementsOf(world, () => world.backend.data(NESTED, { first: 2 }))).toBe(one);

    const { webhookApps } = (await world.backend.data(NESTED, { first: 2 })).deployment;
    expect([webhookApps.totalCount, webhookApps.nodes.map(name)]).toEqual([3, ['First', 'Second']]);
    const [{ endpoints }] = webhookApps.nodes;
    expect(endpoints).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(endpoints.nodes).toHaveLength(2);
    expect(endpoints.nodes[0]).toEqual({
      appName: 'First',
      headers: {},
      subscriptions: [{ eventName: 'a', filterRules: null }],
      app: { name: 'First', isActive: true },
      deliveries: {
        totalCount: 3,
        nodes: Array(2).fill({ id: expect.any(String), eventName: 'a', status: 'PENDING', attempts: 0 }),
      },
    });
  });

  it('continues connections of endpoints and deliveries at a cursor, oldest first', async () => {
    const world = await createWorld();
    await createApp(world);
    const created = [];
    for (let at = 0; at < 3; at += 1) created.push((await createEndpoint(world, [{ event_name: 'a' }])).id);
    const { body } = await world.backend.post('/webhooks/apps/Billing/trigger/batch', {
      events: Array(3).fill({ event_name: 'a' }),
    });
    const page = `query ($endpoints: String, $deliveries: String) {
      webhookApp(appName: "Billing") {
        endpoints(first: 1, after: $endpoints) {
          edges { cursor node { id } }
          nodes { id deliveries(first: 2, after: $deliveries) { nodes { id } pageInfo { endCursor hasNextPage } } }
          pageInfo { hasPreviousPage }
        }
      }
    }`;
    const first = (await world.backend.data(page)).webhookApp.endpoints;
    expect([first.nodes[0].id, first.pageInfo.hasPreviousPage]).toEqual([created[0], false]);
    const second = (await world.backend.data(page, { endpoints: first.edges[0].cursor })).webhookApp.endpoints;
    expect([second.nodes[0].id, second.pageInfo.hasPreviousPage]).toEqual([created[1], true]);

    const own = body.data.map((result: { delivery_ids: string[] }) => result.delivery_ids[0]);
    const oldest = first.nodes[0].deliveries;
    expect(oldest.nodes.map(({ id }: { id: string }) => id)).toEqual(own.slice(0, 2));
    const deliveries = oldest.pageInfo.endCursor;
    const newer = (await world.backend.data(page, { deliveries })).webhookApp.endpoints.nodes[0].deliveries;
    expect(newer).toMatchObject({ nodes: [{ id: own[2] }], pageInfo: { hasNextPage: false } });
  });

  it('creates, changes, triggers, lists and deletes webhooks in GraphQL as in REST', async () => {
    const { backend } = await createWorld();
    const { createWebhookApp: app } = await backend.data(
      'mutation { createWebhookApp(input: { name: "Billing" }) { name signingSecret deploymentId } }',
    );
    expect(app).toMatchObject({ name: 'Billing', signingSecret: expect.stringMatching(/^whsec_/) });
    const { createWebhookEndpoint: endpoint } = await backend.data(
      `mutation ($input: CreateWebhookEndpointInput!) {
        createWebhookEndpoint(input: $input) { id maxRetries timeoutSeconds headers subscriptions { filterRules } }
      }`,
      {
        input: {
          appName: 'Billing',
          url: 'https://receiver.example.com',
          headers: { 'X-Secret-Thing': 'a' },
          subscriptions: [{ eventName: 'a.*', filterRules: { x_y: { $gt: 1 } } }],
        },
      },
    );
    expect(endpoint).toMatchObject({
      maxRetries: 10,
      timeoutSeconds: 15,
      headers: { 'X-Secret-Thing': '[redacted]' },
      subscriptions: [{ filterRules: { x_y: { $gt: 1 } } }],
    });
    const { triggerWebhookEvents: batch } = await backend.data(
      `mutation ($input: TriggerWebhookEventsInput!) {
        triggerWebhookEvents(appName: "Billing", input: $input) { deliveredCount filteredCount }
      }`,
      { input: { events: [{ eventName: 'a.b', payload: { x_y: 2 } }, { eventName: 'a.c' }] } },
    );
    expect(batch).toEqual([
      { deliveredCount: 1, filteredCount: 0 },
      { deliveredCount: 0, filteredCount: 1 },
    ]);
    const { webhookApp } = await backend.data(
      '{ webhookApp(appName: "Billing") { deliveries(filter: { status: PENDING }) { nodes { eventName status } } } }',
    );
    expect(webhookApp.deliveries).toEqual({ nodes: [{ eventName: 'a.b', status: 'PENDING' }] });
    const deletion = 'mutation ($id: ID!) { deleteWebhookEndpoint(id: $id) { id } }';
    expect(await backend.data(deletion, { id: endpoint.id })).toEqual({ deleteWebhookEndpoint: { id: endpoint.id } });
    const { body } = await backend.graphql(deletion, { id: endpoint.id });
    expect(body.errors[0].extensions.code).toBe('WEBHOOK_ENDPOINT_NOT_FOUND');
  });

  it('reports an invalid filter rule with its path, and the keys of the rules unchanged', async () => {
    const world = await createWorld();
    await createApp(world);
    const { body } = await world.backend.graphql(
      'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { id } }',
      {
        input: {
          appName: 'Billing',
          url: 'https://receiver.example.com',
          subscriptions: [{ eventName: 'a', filterRules: { user_age: { $above: 1 } } }],
        },
      },
    );
    const [{ extensions }] = body.errors;
    expect(extensions.code).toBe('VALIDATION_FAILED');
    expect(extensions.errors[0].path).toEqual(['input', 'subscriptions', 0, 'filterRules', 'user_age', '$above']);
  });
});

const name = ({ name }: { name: string }) => name;
