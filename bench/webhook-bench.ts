import assert from 'node:assert/strict';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Pool } from 'undici';
import { say } from './gatehouse.ts';
import type { Arrivals } from './webhook-receiver.ts';

/** How long is waited for what was accepted, before it counts as lost. */
const PATIENCE_MS = 180_000;
const JSON_BODY = { 'content-type': 'application/json' };

/** The service and what it delivers to. */
export interface Bench {
  /** Triggers and whatever else a caller posts; anything but success throws. */
  post(path: string, body: unknown): Promise<void>;
  /** A GET to the service, for its duration alone. */
  get(path: string): Promise<void>;
  /** An address at the receiver; each endpoint has one of its own. */
  urlOf(endpoint: number): string;
  /** Posts to the receiver with nothing in between. */
  bare(): Promise<void>;
  /** Waits until so many deliveries have come, or too long, and tells of them. */
  arrivals(wanted: number): Promise<Arrivals>;
  close(): Promise<void>;
}

export async function openBench(service: string, apiKey: string, bareConnections: number): Promise<Bench> {
  const worker = new Worker(join(import.meta.dirname, 'webhook-receiver.ts'));
  const [{ port }] = await once(worker, 'message');
  const receiver = `http://127.0.0.1:${port}`;
  const calls = new Pool(service, { connections: 256, headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS });
  const straight = new Pool(receiver, { connections: bareConnections });
  const headers = { ...JSON_BODY, authorization: `Bearer ${apiKey}` };

  async function ask<Answer>(question: 'distinct' | 'take'): Promise<Answer> {
    worker.postMessage(question);
    const [answer] = await once(worker, 'message');
    return answer as Answer;
  }

  return {
    async post(path, body) {
      const { statusCode, body: answer } = await calls.request({
        method: 'POST',
        path,
        headers,
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      assert.ok(statusCode === 200 || statusCode === 201, `${path} answered ${statusCode}: ${text.slice(0, 500)}`);
    },
    async get(path) {
      const { body } = await calls.request({ method: 'GET', path, headers });
      await body.dump();
    },
    urlOf: (endpoint) => `${receiver}/${endpoint}`,
    async bare() {
      const message = JSON.stringify({ type: 'a', timestamp: new Date().toISOString(), data: { at: Date.now() } });
      const { body } = await straight.request({ method: 'POST', path: '/bare', headers: JSON_BODY, body: message });
      await body.dump();
    },
    async arrivals(wanted) {
      const until = performance.now() + PATIENCE_MS;
      let told = performance.now();
      for (;;) {
        const distinct = await ask<number>('distinct');
        if (distinct >= wanted || performance.now() > until) break;
        if (performance.now() - told > 5_000) {
          say(`  ${distinct} of ${wanted} have arrived …`);
          told = performance.now();
        }
        await sleep(50);
      }
      return ask<Arrivals>('take');
    },
    async close() {
      await Promise.all([calls.close(), straight.close(), worker.terminate()]);
    },
  };
}

/** So many at once until the time is over; how many there were in all and in a second. */
export async function rate(
  atOnce: number,
  seconds: number,
  work: () => Promise<unknown>,
): Promise<{ done: number; perSecond: number }> {
  const startedAt = performance.now();
  let done = 0;
  const loop = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  return { done, perSecond: done / ((performance.now() - startedAt) / 1000) };
}

/** Begins so many a second, whether or not those before have ended; how many milliseconds each took. */
export async function steadily(perSecond: number, seconds: number, work: () => Promise<unknown>): Promise<number[]> {
  const startedAt = performance.now();
  const running: Promise<number>[] = [];
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = startedAt + (count * 1000) / perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    const begunAt = performance.now();
    running.push(work().then(() => performance.now() - begunAt));
  }
  return Promise.all(running);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}
