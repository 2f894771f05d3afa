import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../../../../src/start.ts';
import {
  afterAttempts,
  deliveringService,
  deliveringWorld,
  endpointAt,
  triggered,
} from '../../../support/deliveries.ts';
import { type Arrived, startReceiver, stopReceivers, verify } from '../../../support/receivers.ts';

let running: Running;

beforeAll(async () => {
  running = await deliveringService();
});
afterAll(async () => {
  await stopReceivers();
  await running.stop(0);
});

it("signs deliveries with both secrets while an endpoint's secret is rotated", async () => {
  const { world, app } = await deliveringWorld(running);
  const receiver = await startReceiver();
  const endpoint = await endpointAt(world, receiver.url, { own_signing_secret: true });
  const { body } = await world.backend.post(`/webhooks/endpoints/${endpoint.id}/rotate-secret`, {});
  const [id = ''] = await triggered(world);
  await afterAttempts(world, id);
  const [request] = receiver.arrived as [Arrived];
  verify(request, body.signing_secret);
  verify(request, endpoint.signing_secret);
  expect(() => verify(request, app.signing_secret)).toThrow();
});
