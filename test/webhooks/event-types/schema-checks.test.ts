import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../src/start.ts';
import { startOwnService } from '../../support/own-service.ts';
import { createApp, messagesOf } from '../../support/webhooks.ts';
import { createWorld, type World } from '../../support/world.ts';

const EVENTS = '/webhooks/apps/Billing/events';
const TRIGGER = '/webhooks/apps/Billing/trigger';

/** Takes several times the limit below, even on a fast machine. */
const SLOW = { properties: { x: { pattern: '(?:\\w?){240}!' } } };
const slow = { event_name: 'slow', payload: { x: 'a'.repeat(64_000) } };
const quick = { event_name: 'quick', payload: { x: 1 } };

let running: Running;
beforeAll(async () => {
  running = await startOwnService({}, undefined, {
    schemaChecks: { payloadMs: 100, maxQueuedPerDeployment: 3, maxQueued: 4 },
  });
}, 600_000);
afterAll(() => running?.stop(0));

async function worldWithCatalog(): Promise<World> {
  const world = await createWorld({ running });
  await createApp(world);
  for (const body of [
    { name: 'slow', schema: SLOW },
    { name: 'quick', schema: { required: ['x'] } },
  ]) {
    expect((await world.backend.post(EVENTS, body)).status).toBe(201);
  }
  return world;
}

describe('a payload that takes too long to check', () => {
  it('rejects a batch with a slow payload, names its path and stores nothing', async () => {
    const world = await worldWithCatalog();
    const one = await world.backend.post(TRIGGER, slow);
    const error = { path: 'payload', code: 'PAYLOAD_CHECK_TOO_SLOW' };
    expect([one.status, one.body]).toMatchObject([400, { code: 'PAYLOAD_CHECK_TOO_SLOW', errors: [error] }]);
    const batch = await world.backend.post(`${TRIGGER}/batch`, { events: [quick, quick, slow, quick] });
    expect([batch.status, batch.body]).toMatchObject([400, { errors: [{ ...error, path: 'events.2.payload' }] }]);
    expect(await messagesOf(world)).toEqual([]);
  });

  it('rejects a slow payload in GraphQL with the same code', async () => {
    const world = await worldWithCatalog();
    const { body } = await world.backend.graphql(
      `mutation ($input: WebhookEventInput!) { triggerWebhookEvent(appName: "Billing", input: $input) { deliveryIds } }`,
      { input: { eventName: 'slow', payload: slow.payload } },
    );
    expect(body.errors[0].extensions.code).toBe('PAYLOAD_CHECK_TOO_SLOW');
  });

  it('checks the next payload of the deployment after a slow one', async () => {
    const world = await worldWithCatalog();
    for (let at = 0; at < 3; at += 1) {
      expect((await world.backend.post(TRIGGER, slow)).status).toBe(400);
      expect((await world.backend.post(TRIGGER, quick)).status).toBe(200);
    }
  });

  it('does not delay other deployments while a slow payload is checked', async () => {
    const [busy, other] = [await worldWithCatalog(), await worldWithCatalog()];
    const order: string[] = [];
    const events = Array(1_000).fill({ event_name: 'slow', payload: { x: 'a'.repeat(900) } });
    const long = busy.backend.post(`${TRIGGER}/batch`, { events }).then(() => order.push('batch'));
    for (let at = 0; at < 5; at += 1) {
      expect((await other.backend.post(TRIGGER, quick)).status).toBe(200);
      order.push('quick');
    }
    await long;
    expect(order.at(-1)).toBe('batch');
  });

  it('checks payloads immediately after a slow schema was replaced', async () => {
    const world = await worldWithCatalog();
    expect((await world.backend.post(TRIGGER, slow)).status).toBe(400);
    await world.backend.patch(`${EVENTS}/slow`, { schema: { required: ['y'] } });
    const { body } = await world.backend.post(TRIGGER, slow);
    expect(body.errors).toMatchObject([{ path: 'payload.y', code: 'VALIDATION_FAILED' }]);
    await world.backend.patch(`${EVENTS}/slow`, { schema: null });
    expect((await world.backend.post(TRIGGER, slow)).status).toBe(200);
  });
});

describe('payloads that wait to be checked', () => {
  it('limits waiting payloads per deployment (429) and in total (503), both with Retry-After', async () => {
    const [busy, other] = [await worldWithCatalog(), await worldWithCatalog()];
    const count = 12;
    const responses = await Promise.all([
      ...Array.from({ length: count }, () => busy.backend.post(TRIGGER, slow)),
      ...Array.from({ length: count }, () => other.backend.post(TRIGGER, slow)),
    ]);
    for (const { status, body, headers } of responses) {
      const code = { 400: 'PAYLOAD_CHECK_TOO_SLOW', 429: 'RATE_LIMITED', 503: 'UNAVAILABLE' }[status];
      expect(body.code).toBe(code);
      if (status !== 400) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    const statuses = new Set(responses.map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual([400, 429, 503]);
    expect((await busy.backend.post(TRIGGER, quick)).status).toBe(200);
  });
});
