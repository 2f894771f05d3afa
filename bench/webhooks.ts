import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { option, PORTS, say, withGatehouse } from './gatehouse.ts';
import type { Arrivals } from './webhook-receiver.ts';

const HELP = `node bench/webhooks.ts [--deliveries N] [--endpoints N] [--seconds N] [--rate N] [--pglite]
    triggers accepted per second, one by one and in batches of 100; deliveries per second to a receiver on this machine beside
    a bare HTTP loop; the time from a trigger to its arrival at a steady 200 per second, beside that
    of the trigger's own answer. To reach on PostgreSQL: 1,500
    deliveries per second, p99 below 250 ms, nothing lost.`;

const DELIVERIES = option('--deliveries', 20_000);
const ENDPOINTS = option('--endpoints', 4);
const SECONDS = option('--seconds', 10);
const PER_SECOND = option('--rate', 200);
const AT_ONCE = 16;
const agent = new http.Agent({ keepAlive: true });

if (process.argv.includes('--help')) console.log(HELP);
else await main();

async function main(): Promise<void> {
  const worker = new Worker(join(import.meta.dirname, 'webhook-receiver.ts'));
  const [{ port }] = await once(worker, 'message');
  const url = `http://127.0.0.1:${port}/`;
  const onPglite = process.argv.includes('--pglite');
  const env = { OUTGOING_ALLOW: '127.0.0.0/8', ...(onPglite && { DATABASE_URL: '' }) };
  await withGatehouse(env, async ({ apiKey }) => {
    say(onPglite ? 'On PGlite' : 'On PostgreSQL');
    const call = caller(apiKey);
    await bare(url);
    await arrivals(worker);
    await prepare(call, url);
    await deliveries(call, worker);
    await latency(call, worker);
    await triggers(call, worker);
  });
  await worker.terminate();
}

type Call = (path: string, body: unknown) => Promise<void>;

function post(url: string, headers: Record<string, string>, text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode as number));
    });
    request.once('error', reject);
    request.end(text);
  });
}

function caller(apiKey: string): Call {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` };
  return async (path, body) => {
    const status = await post(`http://127.0.0.1:${PORTS.gatehouse}${path}`, headers, JSON.stringify(body));
    assert.ok(status === 200 || status === 201, `${path} answered ${status}`);
  };
}

async function prepare(call: Call, url: string): Promise<void> {
  for (const name of ['Many', 'One']) await call('/webhooks/apps', { name });
  const endpoint = { url, subscriptions: [{ event_name: 'a' }] };
  for (let count = 0; count < ENDPOINTS; count += 1)
    await call('/webhooks/endpoints', { app_name: 'Many', ...endpoint });
  await call('/webhooks/endpoints', { app_name: 'One', ...endpoint });
}

/** So many at once, until the time is over or the work is done; how many there were in a second. */
async function rate(work: (number: number) => Promise<unknown>, seconds: number): Promise<number> {
  const startedAt = performance.now();
  let done = 0;
  const loop = async () => {
    while (performance.now() - startedAt < seconds * 1000) await work(done++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
  return done / ((performance.now() - startedAt) / 1000);
}

async function bare(url: string): Promise<void> {
  const text = JSON.stringify({ type: 'a', data: { at: Date.now() } });
  report('bare HTTP loop, requests/s', await rate(() => post(url, { 'content-type': 'application/json' }, text), 5));
}

function events(count: number) {
  return Array.from({ length: count }, () => ({ event_name: 'a', payload: { at: Date.now() } }));
}

async function deliveries(call: Call, worker: Worker): Promise<void> {
  const wanted = DELIVERIES - (DELIVERIES % (ENDPOINTS * 500));
  for (let queued = 0; queued < wanted; queued += ENDPOINTS * 500) {
    await call('/webhooks/apps/Many/trigger/batch', { events: events(500) });
  }
  await arrived(worker, wanted);
  const { total, distinct, took } = await arrivals(worker);
  assert.equal(distinct * ENDPOINTS, wanted, 'messages were lost');
  report(`deliveries/s to ${ENDPOINTS} endpoints (${total} arrived of ${wanted})`, total / (took / 1000));
}

async function latency(call: Call, worker: Worker): Promise<void> {
  const wanted = PER_SECOND * SECONDS;
  const startedAt = performance.now();
  const running: Promise<void>[] = [];
  const answers: number[] = [];
  for (let count = 0; count < wanted; count += 1) {
    const due = startedAt + (count * 1000) / PER_SECOND;
    if (due > performance.now()) await sleep(due - performance.now());
    const at = Date.now();
    const answered = () => void answers.push(Date.now() - at);
    running.push(call('/webhooks/apps/One/trigger', { event_name: 'a', payload: { at } }).then(answered));
  }
  await Promise.all(running);
  await arrived(worker, wanted);
  percentiles('answer to a trigger', answers);
  percentiles('arrival', (await arrivals(worker)).latencies);
}

function percentiles(what: string, milliseconds: readonly number[]): void {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  for (const share of [0.5, 0.99]) {
    report(`${what} at ${PER_SECOND}/s, p${share * 100}, ms`, sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  }
}

/** With one subscriber, whose deliveries go on meanwhile. */
async function triggers(call: Call, worker: Worker): Promise<void> {
  const one = (): Promise<void> => call('/webhooks/apps/One/trigger', events(1)[0]);
  report('triggers/s, one by one', await rate(one, 5));
  const batch = () => call('/webhooks/apps/One/trigger/batch', { events: events(100) });
  report('triggers/s, in batches of 100', (await rate(batch, 5)) * 100);
  await arrivals(worker);
}

async function ask<Answer>(worker: Worker, question: 'total' | 'take'): Promise<Answer> {
  worker.postMessage(question);
  const [answer] = await once(worker, 'message');
  return answer as Answer;
}

function arrivals(worker: Worker): Promise<Arrivals> {
  return ask(worker, 'take');
}

async function arrived(worker: Worker, count: number): Promise<void> {
  const until = performance.now() + 120_000;
  for (;;) {
    const total = await ask<number>(worker, 'total');
    if (total >= count) return;
    assert.ok(performance.now() < until, `${total} of ${count} arrived`);
    await sleep(100);
  }
}

function report(what: string, value: number): void {
  console.log(`${what.padEnd(60)}${value.toFixed(0)}`);
}
