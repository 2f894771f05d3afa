import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { option } from './arguments.ts';
import { createDeployment, type Measured, type Post, poster } from './flood-support.ts';
import { type Place, say } from './gatehouse.ts';

const ENDPOINTS = option('endpoints', 100);
const SLOW_MS = option('slow-ms', 4_000);
const SAMPLES = option('samples', 40);
/** Between two quiet deliveries. */
const PAUSE_MS = 250;

/** Single deliveries, while slow endpoints of another deployment hold every claim. */
export async function webhooks({ apiKey, dataDir }: Place, folder: string): Promise<Measured> {
  const arrived = new Map<number, number>();
  let slowArrivals = 0;
  const server = http.createServer((request, response) => {
    request.setEncoding('utf8');
    void request.toArray().then((chunks) => {
      if (request.url === '/slow') {
        slowArrivals += 1;
        setTimeout(() => response.end('ok'), SLOW_MS);
        return;
      }
      arrived.set(JSON.parse(chunks.join('')).data.at, performance.now());
      response.end('ok');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const busy = poster(apiKey);
  const quiet = poster((await createDeployment(folder, dataDir)).key);
  await createEndpoints(busy, `${url}/slow`, ENDPOINTS);
  await createEndpoints(quiet, `${url}/quiet`, 1);
  let number = 0;
  const deliveries = async () => {
    const times: Promise<number>[] = [];
    for (let count = 0; count < SAMPLES; count += 1) {
      number += 1;
      const at = number;
      const startedAt = performance.now();
      await quiet('/webhooks/apps/App/trigger', { event_name: 'a', payload: { at } });
      times.push(arrival(at).then((time) => time - startedAt));
      await sleep(PAUSE_MS);
    }
    return Promise.all(times);
  };
  const arrival = async (at: number) => {
    while (!arrived.has(at)) await sleep(1);
    return arrived.get(at) as number;
  };
  say('Single deliveries without a flood …');
  await deliveries();
  const before = await deliveries();
  say(`Flooding with ${ENDPOINTS} slow endpoints …`);
  // More than can be delivered while the samples are taken.
  for (let count = 0; count < 20; count += 1) {
    const events = Array.from({ length: 5 }, (_, at) => ({ event_name: 'a', payload: { at } }));
    await busy('/webhooks/apps/App/trigger/batch', { events });
  }
  while (slowArrivals < 400) await sleep(20);
  await sleep(SLOW_MS);
  const [startedAt, startedWith] = [performance.now(), slowArrivals];
  const flooded = await deliveries();
  // Whole periods of the slow endpoints, whose responses come in waves.
  while ((performance.now() - startedAt) % SLOW_MS > 50) await sleep(5);
  const floodPerSecond = ((slowArrivals - startedWith) / (performance.now() - startedAt)) * 1_000;
  server.close();
  server.closeAllConnections();
  return { quiet: before, flooded, floodPerSecond };
}

async function createEndpoints(post: Post, url: string, count: number): Promise<void> {
  await post('/webhooks/apps', { name: 'App' });
  for (let at = 0; at < count; at += 1) {
    const endpoint = { app_name: 'App', url, subscriptions: [{ event_name: 'a' }], timeout_seconds: 30 };
    await post('/webhooks/endpoints', endpoint);
  }
}
