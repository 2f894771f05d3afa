import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../../src/start.ts';
import {
  createDeliveringWorld,
  createEndpointAt,
  startDeliveringService,
  triggerEvent,
} from '../support/deliveries.ts';
import { type Receiver, startReceiver, stopReceivers } from '../support/receivers.ts';
import { runsAll } from '../support/runs-all.ts';

const patience = { timeout: 60_000, interval: 20 };
/** More than hold all the claims of a process, with 16 attempts at once to each. */
const ENDPOINTS = 36;
const EVENTS = 20;

let running: Running;
beforeAll(async () => {
  running = await startDeliveringService();
});
afterAll(async () => {
  await stopReceivers();
  await running.stop(0);
});

/** A deployment whose endpoints answer when the test releases them. */
async function flood(answerAfterMs?: number) {
  const waiting: (() => void)[] = [];
  const gates = { isOpen: false };
  const receiver = await startReceiver((response) => {
    const answer = () => void response.end('ok');
    if (gates.isOpen) answer();
    else if (answerAfterMs === undefined) waiting.push(answer);
    else setTimeout(answer, answerAfterMs);
  });
  const { world } = await createDeliveringWorld(running);
  for (let count = 0; count < ENDPOINTS; count += 1) {
    await createEndpointAt(world, receiver.url, { timeout_seconds: 30 });
  }
  for (let count = 0; count < EVENTS; count += 1) await triggerEvent(world);
  return {
    receiver,
    waiting,
    release() {
      gates.isOpen = true;
      for (const answer of waiting.splice(0)) answer();
    },
  };
}

async function quietWorld() {
  const receiver = await startReceiver();
  const { world } = await createDeliveringWorld(running);
  await createEndpointAt(world, receiver.url);
  return { world, receiver };
}

const messagesOf = ({ requests }: Receiver) => new Set(requests.map(({ headers }) => headers['webhook-id']));

it('delivers the event of a quiet deployment while slow endpoints of another one hold all their claims, and loses nothing', async () => {
  const { receiver, waiting, release } = await flood();
  // All that are not reserved.
  await expect.poll(() => waiting.length, patience).toBe(480);
  const quiet = await Promise.all([quietWorld(), quietWorld(), quietWorld()]);
  for (const { world } of quiet) await triggerEvent(world);
  for (const one of quiet) await expect.poll(() => one.receiver.requests.length, patience).toBe(1);
  expect(waiting).toHaveLength(480);
  release();
  await expect.poll(() => receiver.requests.length, patience).toBe(ENDPOINTS * EVENTS);
  expect(messagesOf(receiver).size).toBe(EVENTS);
}, 120_000);

it.runIf(runsAll)(
  'delays the deliveries of a quiet deployment at most threefold while another one floods',
  async () => {
    const { world, receiver } = await quietWorld();
    const deliver = async () => {
      const times: number[] = [];
      for (let count = 0; count < 40; count += 1) {
        const before = receiver.requests.length;
        const startedAt = performance.now();
        await triggerEvent(world);
        await expect.poll(() => receiver.requests.length, { timeout: 60_000, interval: 1 }).toBe(before + 1);
        times.push(performance.now() - startedAt);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return times.sort((a, b) => a - b);
    };
    await deliver();
    const without = await deliver();
    const { release } = await flood(3_000);
    const flooded = await deliver();
    release();
    for (const at of [20, 38]) expect(flooded[at] as number).toBeLessThan(3 * (without[at] as number));
  },
  240_000,
);
