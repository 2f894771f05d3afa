import type { World } from './world.ts';

export const RECEIVER = 'https://receiver.example.com/hooks';

type Subscriptions = readonly { event_name: string; filter_rules?: Record<string, unknown> | null }[];

/** Creates a webhook app and returns it. */
export async function createApp({ backend }: World, name = 'Billing') {
  const { status, body } = await backend.post('/webhooks/apps', { name });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** Creates an endpoint of the app that subscribes to these events, and returns it. */
export async function createEndpoint(
  { backend }: World,
  subscriptions: Subscriptions = [{ event_name: 'invoice.paid' }],
  members: Record<string, unknown> = {},
) {
  const input = { app_name: 'Billing', url: RECEIVER, subscriptions, ...members };
  const { status, body } = await backend.post('/webhooks/endpoints', input);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** The stored messages of the deployment, with the body as text. */
export async function messagesOf({ services, id }: World) {
  const rows = await services.database.rows
    .selectFrom('webhook_message')
    .select(['id', 'event_name as eventName', 'body'])
    .where('deployment_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, body: Buffer.from(row.body).toString('utf8') }));
}

/** The deliveries of the deployment. */
export function deliveriesOf({ services, id }: World) {
  return services.database.rows
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('deployment_id', '=', id)
    .orderBy('id')
    .execute();
}
