import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../../../../src/start.ts';
import {
  createDeliveringWorld,
  createEndpointAt,
  startDeliveringService,
  triggerEvent,
  waitForAttempts,
} from '../../../support/deliveries.ts';
import { type ReceivedRequest, startReceiver, stopReceivers, verifySignature } from '../../../support/receivers.ts';

let running: Running;

beforeAll(async () => {
  running = await startDeliveringService();
});
afterAll(async () => {
  await stopReceivers();
  await running.stop(0);
});

it("signs deliveries with both secrets while an endpoint's secret is rotated", async () => {
  const { world, app } = await createDeliveringWorld(running);
  const receiver = await startReceiver();
  const endpoint = await createEndpointAt(world, receiver.url, { own_signing_secret: true });
  const { body } = await world.backend.post(`/webhooks/endpoints/${endpoint.id}/rotate-secret`, {});
  const [id = ''] = await triggerEvent(world);
  await waitForAttempts(world, id);
  const [request] = receiver.requests as [ReceivedRequest];
  verifySignature(request, body.signing_secret as string);
  verifySignature(request, endpoint.signing_secret as string);
  expect(() => verifySignature(request, app.signing_secret)).toThrow();
});
