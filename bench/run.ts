import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { option, PORTS, say, withGatehouse } from './gatehouse.ts';
import { GATEHOUSE_NESTED, POSTGRAPHILE_NESTED } from './queries.ts';
import { SIZES, seed } from './seed.ts';

const HELP = `npm start [-- --rounds N --seconds N]
    measures Gatehouse against PostGraphile and a hand-written server on one PostgreSQL; all of them run in this one run, in
    turn, so that only the ratios count. BENCH_DATABASE_URL names a server where databases can be made
    (default postgres://postgres@127.0.0.1:5432/postgres).`;

const CONNECTIONS = 8;
const rounds = option('--rounds', 3);
const seconds = option('--seconds', 8);

if (process.argv.includes('--help')) console.log(HELP);
else await main();

async function main(): Promise<void> {
  await withGatehouse({}, 'postgresql', async ({ address, apiKey, children }) => {
    say(
      `Filling ${Object.entries(SIZES)
        .map(([what, count]) => `${count} ${what}`)
        .join(', ')} …`,
    );
    const client = new pg.Client(address);
    await client.connect();
    await seed(client);
    await client.end();
    children.push(await startServer('server-postgraphile.ts', address, PORTS.postgraphile));
    children.push(await startServer('server-handwritten.ts', address, PORTS.handwritten));
    await nested(apiKey);
    await members(apiKey);
  });
}

async function nested(apiKey: string): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const gatehouse: Target = {
    url: `http://127.0.0.1:${PORTS.gatehouse}/graphql`,
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({ query: GATEHOUSE_NESTED }),
  };
  const postgraphile: Target = {
    url: `http://127.0.0.1:${PORTS.postgraphile}/graphql`,
    method: 'POST',
    headers: json,
    body: JSON.stringify({ query: POSTGRAPHILE_NESTED }),
  };
  const [ours, theirs] = await Promise.all([answerOf(gatehouse), answerOf(postgraphile)]);
  assert.deepEqual(sameTimes(ours.data.deployment), sameTimes(theirs.data.deploymentByRowId), 'the answers differ');
  assert.equal(ours.data.deployment.organizations.nodes.length, 20);
  await compare('Nested query, 20 organizations × 5 workspaces × 20 members with user', 1.5, {
    Gatehouse: gatehouse,
    PostGraphile: postgraphile,
  });
}

async function members(apiKey: string): Promise<void> {
  const path = '/workspaces/2000007/members?limit=10';
  const headers = { authorization: `Bearer ${apiKey}` };
  const gatehouse: Target = { url: `http://127.0.0.1:${PORTS.gatehouse}${path}`, method: 'GET', headers };
  const handwritten: Target = { url: `http://127.0.0.1:${PORTS.handwritten}${path}`, method: 'GET', headers };
  const [ours, theirs] = await Promise.all([answerOf(gatehouse), answerOf(handwritten)]);
  assert.deepEqual(ours, theirs, 'the answers differ');
  assert.equal(ours.data.length, 10);
  await compare('GET /workspaces/{id}/members?limit=10', 0.4, {
    Gatehouse: gatehouse,
    'hand-written Fastify': handwritten,
  });
}

interface Target {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** Both in turn, several rounds, each warmed up first; the ratio is that of the sums. */
async function compare(title: string, wanted: number, targets: Record<string, Target>): Promise<void> {
  say(`\n${title}`);
  const totals = new Map<string, number>();
  for (const target of Object.values(targets)) await load(target, 4);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, target] of Object.entries(targets)) {
      const rate = await load(target, seconds);
      totals.set(name, (totals.get(name) ?? 0) + rate);
      say(`  round ${round}: ${name.padEnd(22)} ${rate.toFixed(1)} requests/s`);
    }
  }
  const [ours = 0, theirs = 1] = [...totals.values()];
  const ratio = ours / theirs;
  console.log(`${title}: ${ratio.toFixed(2)} times ${Object.keys(targets)[1]} (to reach: ${wanted})`);
  if (ratio < wanted) process.exitCode = 1;
}

async function load({ url, method, headers, body }: Target, duration: number): Promise<number> {
  const result = await autocannon({
    url,
    method,
    headers,
    connections: CONNECTIONS,
    duration,
    ...(body ? { body } : {}),
  });
  assert.equal(result.non2xx + result.errors, 0, `${url} failed under load`);
  return result.requests.total / result.duration;
}

async function answerOf({ url, method, headers, body }: Target) {
  const response = await fetch(url, { method, headers, ...(body ? { body } : {}) });
  // biome-ignore lint/suspicious/noExplicitAny: compared whole, whatever it is
  const answer: any = await response.json();
  assert.equal(response.status, 200, JSON.stringify(answer));
  return answer;
}

/** PostGraphile spells the same instants otherwise (`+00:00`, no trailing zeros). */
function sameTimes(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (name, item) =>
    name === 'createdAt' ? new Date(item).toISOString() : item,
  );
}

function startServer(file: string, address: string, port: number): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, file), [address, String(port)], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', () => reject(new Error(`${file} stopped.`)));
  });
}
