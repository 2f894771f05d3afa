import { expect } from 'vitest';
import { startReceiver } from '../receivers.ts';
import { insertPastDeliveries } from '../webhook-history.ts';
import { unique } from '../world.ts';
import type { Fixture, Preparations } from './fixture.ts';

const APP = '/webhooks/apps/{app_name}';

const appName = ({ resources }: Fixture): string => resources.valuesFor(APP)['app_name'] as string;

const URL_OF_NO_RECEIVER = 'https://hooks.example.com/gatehouse';

const newEndpoint = (fixture: Fixture, url = URL_OF_NO_RECEIVER, app_name = appName(fixture)) =>
  fixture.create('/webhooks/endpoints', {
    app_name,
    url,
    subscriptions: [{ event_name: unique('event') }],
  });

const ofNewEndpoint = async (fixture: Fixture) => ({ values: { endpoint_id: (await newEndpoint(fixture)).id } });

const newEventName = () => `invoice.${unique('sent').replace('-', '_')}`;

const failedDelivery = async (fixture: Fixture) => {
  const [id = ''] = await insertPastDeliveries(fixture.world, { endpoint: await newEndpoint(fixture) });
  return id;
};

const EVENT = { event_name: 'invoice.paid', payload: { order_id: '1001' } };

/** Operations about webhooks. The triggered event has one subscribed endpoint. */
export const webhookPreparations: Preparations = {
  createWebhookApp: () => ({ body: { name: unique('app') } }),
  deleteWebhookApp: async ({ create }) => ({
    values: { app_name: (await create('/webhooks/apps', { name: unique('app') })).name },
  }),
  triggerWebhookEvent: () => ({ body: EVENT }),
  triggerWebhookEventBatch: () => ({ body: { events: [EVENT, EVENT] } }),
  createWebhookEventType: () => ({ body: { name: newEventName() } }),
  updateWebhookEventType: () => ({ body: { description: unique('description') } }),
  deleteWebhookEventType: async ({ create }) => ({
    values: { event_name: (await create(`${APP}/events`, { name: newEventName() })).name },
  }),
  createWebhookEndpoint: (fixture) => ({
    body: { app_name: appName(fixture), url: 'https://hooks.example.com/', subscriptions: [{ event_name: 'order.*' }] },
  }),
  deleteWebhookEndpoint: ofNewEndpoint,
  reactivateWebhookEndpoint: async (fixture) => {
    const sent = await ofNewEndpoint(fixture);
    await fixture.world.backend.patch(`/webhooks/endpoints/${sent.values.endpoint_id}`, { is_active: false });
    return sent;
  },
  rotateWebhookEndpointSecret: ofNewEndpoint,
  testWebhookEndpoint: async (fixture) => {
    const { url } = await startReceiver();
    return { values: { endpoint_id: (await newEndpoint(fixture, url)).id } };
  },
  retryWebhookDelivery: async (fixture) => ({ values: { delivery_id: await failedDelivery(fixture) } }),
  replayWebhookDeliveries: async (fixture) => ({ body: { delivery_ids: [await failedDelivery(fixture)] } }),
  cancelWebhookReplay: async (fixture) => {
    // An app of its own: a replay of all deliveries would take the delivery of this one.
    const { name: app_name } = await fixture.create('/webhooks/apps', { name: unique('app') });
    const endpoint = await newEndpoint(fixture, URL_OF_NO_RECEIVER, app_name);
    const delivery_ids = await insertPastDeliveries(fixture.world, { endpoint });
    const path = `/webhooks/apps/${app_name}/deliveries/replay` as const;
    const { id } = await fixture.create(path, { delivery_ids });
    const stateOf = async () => (await fixture.world.backend.get(`${path}/${id}`)).body.state;
    // Its deliveries wait still, because the shared service sends none.
    await expect.poll(stateOf).toBe('completed');
    return { values: { app_name, task_id: id } };
  },
};
