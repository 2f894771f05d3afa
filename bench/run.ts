import assert from 'node:assert/strict';
import pg from 'pg';
import { runBench } from './arguments.ts';
import { bodyOf, compare, startServer, type Target } from './compare.ts';
import { PORTS, say, withGatehouse } from './gatehouse.ts';
import { GATEHOUSE_NESTED, POSTGRAPHILE_NESTED } from './queries.ts';
import { SIZES, seed } from './seed.ts';

const HELP = `npm start [-- --rounds N --seconds N]
    measures Gatehouse against PostGraphile and a hand-written server on one PostgreSQL; all of them run in this one run, in
    turn, so that only the ratios count. BENCH_DATABASE_URL names a server where databases can be made
    (default postgres://postgres@127.0.0.1:5432/postgres).`;

await runBench(HELP, { values: ['rounds', 'seconds'] }, main);

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
  const statement: Target = { ...gatehouse, url: `http://127.0.0.1:${PORTS.handwritten}/nested` };
  const [ours, theirs, written] = await Promise.all([bodyOf(gatehouse), bodyOf(postgraphile), bodyOf(statement)]);
  assert.deepEqual(sameTimes(ours.data.deployment), sameTimes(theirs.data.deploymentByRowId), 'the responses differ');
  assert.deepEqual(ours, written, 'the responses differ');
  assert.equal(ours.data.deployment.organizations.nodes.length, 20);
  const title = 'Nested query, 20 organizations × 5 workspaces × 20 members with user';
  await compare(
    title,
    [
      ['Gatehouse', gatehouse],
      ['PostGraphile', postgraphile],
    ],
    1.5,
  );
  await compare(
    title,
    [
      ['Gatehouse', gatehouse],
      ['one hand-written statement', statement],
    ],
    1.2,
  );
}

async function members(apiKey: string): Promise<void> {
  const path = '/workspaces/2000007/members?limit=10';
  const headers = { authorization: `Bearer ${apiKey}` };
  const gatehouse: Target = { url: `http://127.0.0.1:${PORTS.gatehouse}${path}`, method: 'GET', headers };
  const handwritten: Target = { url: `http://127.0.0.1:${PORTS.handwritten}${path}`, method: 'GET', headers };
  const [ours, theirs] = await Promise.all([bodyOf(gatehouse), bodyOf(handwritten)]);
  assert.deepEqual(ours, theirs, 'the responses differ');
  assert.equal(ours.data.length, 10);
  await compare(
    'GET /workspaces/{id}/members?limit=10',
    [
      ['Gatehouse', gatehouse],
      ['hand-written Fastify', handwritten],
    ],
    0.4,
  );
}

/** PostGraphile formats timestamps differently (`+00:00`, no trailing zeros). */
function sameTimes(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (name, item) =>
    name === 'createdAt' ? new Date(item).toISOString() : item,
  );
}
