import assert from 'node:assert/strict';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Pool } from 'undici';
import { say } from './gatehouse.ts';
import type { Arrivals } from './webhook-receiver.ts';

/** An accepted delivery that has not arrived after this time counts as lost. */
const LOST_AFTER_MS = 180_000;
const JSON_BODY = { 'content-type': 'application/json' };

/** The receiver of deliveries, in a thread of this process. */
export interface Receiver {
  /** The receiver's URL for an endpoint. */
  urlOf(endpoint: number): string;
  /** Sends a request to the receiver directly. */
  bare(): Promise<void>;
  /** Waits until the given number of deliveries has arrived, or until a timeout. */
  arrivals(expected: number): Promise<Arrivals>;
  close(): Promise<void>;
}

/** A service that is measured. */
export interface Service {
  /** Sends a POST request, such as a trigger. Throws unless it succeeds. */
  post(path: string, body: unknown): Promise<void>;
  /** Sends a GET request and ignores the response; only its duration is measured. */
  get(path: string): Promise<void>;
  close(): Promise<void>;
}

/** The service and the receiver of its deliveries. */
export type Bench = Service & Receiver;

export async function openBench(url: string, apiKey: string, bareConnections: number): Promise<Bench> {
  const [service, receiver] = [openService(url, apiKey), await openReceiver(bareConnections)];
  return {
    ...receiver,
    ...service,
    close: async () => void (await Promise.all([service.close(), receiver.close()])),
  };
}

export function openService(url: string, apiKey: string): Service {
  const pool = new Pool(url, { connections: 256, headersTimeout: LOST_AFTER_MS, bodyTimeout: LOST_AFTER_MS });
  const headers = { ...JSON_BODY, authorization: `Bearer ${apiKey}` };
  return {
    async post(path, body) {
      const { statusCode, body: responseBody } = await pool.request({
        method: 'POST',
        path,
        headers,
        body: JSON.stringify(body),
      });
      const text = await responseBody.text();
      assert.ok(statusCode === 200 || statusCode === 201, `${path} returned ${statusCode}: ${text.slice(0, 500)}`);
    },
    async get(path) {
      const { body } = await pool.request({ method: 'GET', path, headers });
      await body.dump();
    },
    close: () => pool.close(),
  };
}

export async function openReceiver(bareConnections: number): Promise<Receiver> {
  const worker = new Worker(join(import.meta.dirname, 'webhook-receiver.ts'));
  const [{ port }] = await once(worker, 'message');
  const receiver = `http://127.0.0.1:${port}`;
  const receiverPool = new Pool(receiver, { connections: bareConnections });

  async function ask<Reply>(question: 'distinct' | 'take'): Promise<Reply> {
    worker.postMessage(question);
    const [reply] = await once(worker, 'message');
    return reply as Reply;
  }

  return {
    urlOf: (endpoint) => `${receiver}/${endpoint}`,
    async bare() {
      const message = JSON.stringify({ type: 'a', timestamp: new Date().toISOString(), data: { at: Date.now() } });
      const { body } = await receiverPool.request({ method: 'POST', path: '/bare', headers: JSON_BODY, body: message });
      await body.dump();
    },
    async arrivals(expected) {
      const until = performance.now() + LOST_AFTER_MS;
      let reportedAt = performance.now();
      for (;;) {
        const distinct = await ask<number>('distinct');
        if (distinct >= expected || performance.now() > until) break;
        if (performance.now() - reportedAt > 5_000) {
          say(`  ${distinct} of ${expected} have arrived …`);
          reportedAt = performance.now();
        }
        await sleep(50);
      }
      return ask<Arrivals>('take');
    },
    async close() {
      await Promise.all([receiverPool.close(), worker.terminate()]);
    },
  };
}
