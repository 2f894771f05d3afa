import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { Pool } from 'undici';
import { mintKey } from '../src/platform/crypto/api-keys.ts';
import { option, runBench } from './arguments.ts';
import { PORTS, say, withGatehouse } from './gatehouse.ts';
import { percentile, steadily } from './load.ts';
import { record } from './results.ts';

const HELP = `npm run verify [-- --rounds N --seconds N --keys N]
    measures checks of customers' keys per second, with rate limits, beside a hand-written Fastify + pg server that hashes and
    looks up the key and has none; and the median and the 99th percentile of the time that a check takes at half of each server's
    own rate: the median of five runs, in turn.
    Counted in PostgreSQL, or in Redis where REDIS_URL names one. BENCH_DATABASE_URL as for npm start.`;

/** The number of concurrent requests from the gateways of a busy customer. */
const CONNECTIONS = 32;
const MIN_RATIO = 0.4;
/** The maximum p99 relative to that of the hand-written server. */
const MAX_TAIL_RATIO = 2;
const rounds = option('rounds', 3);
const seconds = option('seconds', 6);
const keys = option('keys', 1_000);
const BATCH = 100;
/** Checks before the first round. It is a count and not a duration, because V8 compiles later on a slow machine. */
const WARM_UP_CHECKS = 30_000;
/** The servers are loaded alternately, so that other load on the machine affects both. The ratio is the median of these runs. */
const STEADY_TURNS = 5;
/** Longer than the five seconds between two writes of the usage, so that each turn includes one. */
const STEADY_SECONDS = 7;

const RULES = {
  'no rules': [],
  'one rule, of each key': [{ unit: 'minute', duration: 1, max_requests: 1_000_000, mode: 'per_key' }],
  'two rules, of each key by the minute and the month': [
    { unit: 'minute', duration: 1, max_requests: 1_000_000, mode: 'per_key' },
    { unit: 'month', duration: 1, max_requests: 1_000_000_000, mode: 'per_key' },
  ],
  'two rules, one of them shared by all calls of the app': [
    { unit: 'minute', duration: 1, max_requests: 1_000_000, mode: 'per_key' },
    { unit: 'day', duration: 1, max_requests: 1_000_000_000, mode: 'per_app' },
  ],
};

await runBench(HELP, { values: ['rounds', 'seconds', 'keys'] }, main);

async function main(): Promise<void> {
  const { REDIS_URL } = process.env;
  const redis = REDIS_URL ? { REDIS_URL, REDIS_PREFIX: `bench:${process.pid}:` } : {};
  await withGatehouse(redis as Record<string, string>, 'postgresql', async ({ address, apiKey, children }) => {
    children.push(await startServer(address));
    for (const [name, rateLimits] of Object.entries(RULES)) {
      const appName = name.replace(/,.*/, '').replaceAll(' ', '-') + name.length;
      await call(apiKey, '/api-auth/apps', { name: appName, rate_limits: rateLimits }, 201);
      await measure(name, appName, await importKeys(apiKey, appName), apiKey);
    }
  });
}

async function importKeys(apiKey: string, appName: string): Promise<string[]> {
  const minted = Array.from({ length: keys }, () => mintKey('key'));
  for (let from = 0; from < keys; from += BATCH) {
    const batch = minted.slice(from, from + BATCH).map(({ hash }, at) => ({
      hash,
      name: `Key ${from + at}`,
      permissions: ['invoices:read'],
      metadata: { plan: 'pro' },
    }));
    await call(apiKey, `/api-auth/apps/${appName}/keys/import`, { keys: batch }, 201);
  }
  return minted.map(({ key }) => key);
}

async function measure(name: string, appName: string, keys: readonly string[], apiKey: string): Promise<void> {
  const limits = RULES[name as keyof typeof RULES].length;
  const ours = target(PORTS.gatehouse, appName, keys, apiKey);
  const theirs = target(PORTS.handwritten, appName, keys, apiKey);
  for (const one of [ours, theirs]) {
    const body = await call(apiKey, '/api-auth/verify', { key: keys[0], app_name: appName }, 200, one.port);
    assert.deepEqual([body.valid, body.name, body.permissions], [true, 'Key 0', ['invoices:read']]);
    await load(one, { amount: WARM_UP_CHECKS });
  }
  let [our, their] = [0, 0];
  for (let round = 1; round <= rounds; round += 1) {
    const [a, b] = [await load(ours, { duration: seconds }), await load(theirs, { duration: seconds })];
    say(`  round ${round}: Gatehouse ${a.toFixed(0)}, hand-written ${b.toFixed(0)} checks/s`);
    our += a;
    their += b;
  }
  const ratio = our / their;
  const [half, theirHalf] = [Math.round(our / rounds / 2), Math.round(their / rounds / 2)];
  const turns: { readonly our: Tail; readonly their: Tail }[] = [];
  for (let turn = 1; turn <= STEADY_TURNS; turn += 1) {
    const [ourTail, theirTail] = [tailOf(await timesAt(half, ours)), tailOf(await timesAt(theirHalf, theirs))];
    turns.push({ our: ourTail, their: theirTail });
    say(`  run ${turn} at half rate: Gatehouse ${inWords(ourTail)}, hand-written ${inWords(theirTail)}`);
  }
  const medianOf = (of: (turn: (typeof turns)[number]) => number) => percentile(turns.map(of), 0.5);
  const tail = medianOf(({ our, their }) => our.p99 / their.p99);
  console.log(
    `Checks with ${name}: ${ratio.toFixed(2)} of the hand-written server without limits (target: ${MIN_RATIO})\n` +
      `  at half of the own rate, median of ${STEADY_TURNS} runs: p50 ${medianOf(({ our }) => our.p50).toFixed(1)} and ` +
      `${medianOf(({ their }) => their.p50).toFixed(1)} ms, p99 ${medianOf(({ our }) => our.p99).toFixed(1)} ms at ${half}/s and ` +
      `${medianOf(({ their }) => their.p99).toFixed(1)} ms at ${theirHalf}/s, ` +
      `${tail.toFixed(1)} times the hand-written server's (target: ${MAX_TAIL_RATIO})`,
  );
  const of = 'the hand-written server';
  record({ title: `Checks with ${name}`, ratio, of, ...(limits === 1 && { atLeast: MIN_RATIO }) });
  record({ title: `p99 of checks with ${name}, at half the rate`, ratio: tail, of, atMost: MAX_TAIL_RATIO });
}

/** Percentiles of the times of one run in milliseconds. */
interface Tail {
  readonly p50: number;
  readonly p99: number;
}

function tailOf(times: readonly number[]): Tail {
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

function inWords({ p50, p99 }: Tail): string {
  return `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
}

interface Target {
  readonly port: number;
  readonly headers: Record<string, string>;
  readonly bodies: readonly string[];
}

function target(port: number, appName: string, keys: readonly string[], apiKey: string): Target {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` };
  return { port, headers, bodies: keys.map((key) => JSON.stringify({ key, app_name: appName })) };
}

/** The maximum number of checks per second. */
async function load(
  { port, headers, bodies }: Target,
  extent: { readonly duration: number } | { readonly amount: number },
): Promise<number> {
  const requests = bodies.map((body) => ({ method: 'POST' as const, headers, body }));
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/api-auth/verify`,
    connections: CONNECTIONS,
    ...extent,
    // Each connection starts with a different key. By default autocannon sends the same key on all connections at once.
    setupClient: (client) => {
      const at = Math.floor(Math.random() * requests.length);
      client.setRequests([...requests.slice(at), ...requests.slice(0, at)]);
    },
  });
  assert.equal(result.non2xx + result.errors, 0, `port ${port} failed under load`);
  return result.requests.total / result.duration;
}

/** Durations of checks at a constant rate in milliseconds. autocannon's `overallRate` would send bursts once a second. */
async function timesAt(perSecond: number, { port, headers, bodies }: Target): Promise<number[]> {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: CONNECTIONS });
  let next = 0;
  const check = async () => {
    const body = bodies[next++ % bodies.length] as string;
    const response = await pool.request({ method: 'POST', path: '/api-auth/verify', headers, body });
    await response.body.dump();
    assert.equal(response.statusCode, 200);
  };
  await steadily(perSecond, 1, check);
  const took = await steadily(perSecond, STEADY_SECONDS, check);
  await pool.close();
  return took;
}

async function call(
  apiKey: string,
  path: string,
  body: object,
  expectedStatus: number,
  port = PORTS.gatehouse,
  // biome-ignore lint/suspicious/noExplicitAny: the callers inspect the response
): Promise<any> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` };
  const url = `http://127.0.0.1:${port}${path}`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  assert.equal(response.status, expectedStatus, text);
  return JSON.parse(text);
}

function startServer(address: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'server-verify.ts'), [address, String(PORTS.handwritten)], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', () => reject(new Error('server-verify.ts stopped.')));
  });
}
