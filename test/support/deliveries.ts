import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Running } from '../../src/start.ts';
import { startOwnService } from './own-service.ts';
import { createApp, createEndpoint } from './webhooks.ts';
import { createWorld, type World } from './world.ts';

const LOOPBACK = { OUTGOING_ALLOW: '127.0.0.0/8,::1/128' };

/** Starts a service whose delivery engine runs. The caller stops it. */
export function startDeliveringService(
  env: Record<string, string> = LOOPBACK,
  parts: Parameters<typeof startOwnService>[2] = {},
): Promise<Running> {
  return startOwnService(env, undefined, parts);
}

/** Creates a deployment of the service with a webhook app. The app contains its secret. */
export async function createDeliveringWorld(running: Running) {
  const world = await createWorld({ running });
  return { world, app: await createApp(world) };
}

/** Creates an endpoint that receives `invoice.paid` at this URL. */
export function createEndpointAt(world: World, url: string, members: Record<string, unknown> = {}) {
  return createEndpoint(world, [{ event_name: 'invoice.paid' }], { url, timeout_seconds: 10, ...members });
}

/** Triggers the event and returns the ids of its deliveries. */
export async function triggerEvent({ backend }: World, payload: Record<string, unknown> = { amount: 7 }) {
  const { status, body } = await backend.post('/webhooks/apps/Billing/trigger', {
    event_name: 'invoice.paid',
    payload,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.delivery_ids as string[];
}

export function deliveryOf({ services }: World, id: string) {
  return services.database.rows
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export function attemptsOf({ services }: World, deliveryId: string) {
  return services.database.rows
    .selectFrom('webhook_attempt')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .orderBy('number')
    .execute();
}

export function endpointRow({ services }: World, id: string) {
  return services.database.rows
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Waits until `count` attempts of the delivery are recorded. Returns the delivery and its attempts. */
export async function waitForAttempts(world: World, id: string, count = 1) {
  await expect.poll(async () => (await attemptsOf(world, id)).length).toBe(count);
  return { delivery: await deliveryOf(world, id), attempts: await attemptsOf(world, id) };
}

/** Makes the next attempt due now. */
export async function makeDueNow({ services }: World, id: string): Promise<void> {
  await sql`update webhook_delivery set next_attempt_at = now() - interval '1 second'
    where id = ${id}::bigint and status = 'pending'`.execute(services.database.rows);
  services.deliveries.wakeAll();
}
