import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

/** The deliveries that the receiver, a separate thread, has received since the last report. */
export interface Arrivals {
  readonly total: number;
  /** The number of distinct pairs of message and endpoint. Each endpoint has its own path. */
  readonly distinct: number;
  /** The time between the first and the last delivery in milliseconds. */
  readonly took: number;
  /** The time from `data.at` of each body to its arrival in milliseconds. */
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
