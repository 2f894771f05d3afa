import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

/** A receiver in a thread of its own. Asked for it, it tells what has come since it was asked last. */
export interface Arrivals {
  readonly total: number;
  /** Each message counts once for each endpoint, which has a path of its own. */
  readonly distinct: number;
  /** Milliseconds between the first and the last. */
  readonly took: number;
  /** From `data.at` of each body to its arrival. */
  readonly latencies: readonly number[];
}

let total = 0;
let first = 0;
let last = 0;
let seen = new Set<string>();
let latencies: number[] = [];

const server = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    response.end('ok');
    last = performance.now();
    if (total === 0) first = last;
    total += 1;
    seen.add(`${request.headers['webhook-id']} ${request.url}`);
    const { data } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    latencies.push(Date.now() - data.at);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => parentPort?.postMessage({ port: (server.address() as AddressInfo).port }));

parentPort?.on('message', (question: 'distinct' | 'take') => {
  if (question === 'distinct') return parentPort?.postMessage(seen.size);
  parentPort?.postMessage({ total, distinct: seen.size, took: last - first, latencies } satisfies Arrivals);
  [total, seen, latencies] = [0, new Set(), []];
});
