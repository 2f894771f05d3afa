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
