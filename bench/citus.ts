import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../src/platform/config.ts';
import { createDistributedDatabase, dropDistributedDatabases, nodesOf } from '../test/support/citus.ts';
import { option, runBench } from './arguments.ts';
import { cpuOf } from './cpu-times.ts';
import { ADMIN, withDatabase } from './database.ts';
import { type Place, say, serveGatehouse } from './gatehouse.ts';
import { rate } from './load.ts';
import { GATEHOUSE_NESTED } from './queries.ts';
import { seed } from './seed.ts';
import { openReceiver, openService, type Receiver, type Service } from './webhook-bench.ts';

const HELP = `npm run citus [-- --rounds N --seconds N --deliveries N]
    compares the service on one PostgreSQL with the service on a cluster of Citus on
    the same machine, in turn: rates, and the CPU of service and database for each
    request. --deliveries are sent in each round.

    BENCH_DATABASE_URL (see npm start) is the server of PostgreSQL, and CITUS_URL a
    database on the coordinator.`;

const ROUNDS = option('rounds', 5);
const SECONDS = option('seconds', 5);
const DELIVERIES = option('deliveries', 2_000);
const CONCURRENCY = 8;
/** Both together use the processors, so each gets what the other one leaves. */
const PORTS = { postgresql: 4_530, citus: 4_540 };
const AT_LEAST = 0.6;

type Kind = keyof typeof PORTS;

interface Side {
  readonly kind: Kind;
  readonly service: Service;
  readonly place: Place;
  /** One process of each server of the database: its parent is the server. */
  readonly servers: readonly number[];
  readonly cookie: string;
  readonly key: string;
}

interface Measured {
  readonly perSecond: number;
  /** Microseconds for each request. */
  readonly serviceCpu: number;
  /** Of PostgreSQL, or of the coordinator. */
  readonly firstCpu: number;
  /** Of all other nodes. */
  readonly nodesCpu: number;
}

await runBench(HELP, { values: ['rounds', 'seconds', 'deliveries'] }, async () => {
  const coordinator = process.env['CITUS_URL'];
  if (!coordinator)
    throw new ConfigError(['CITUS_URL is not set: start a cluster and name a database on its coordinator.']);
  await withDatabase(async (address) => {
    const distributed = await createDistributedDatabase(coordinator);
    try {
      const env = (kind: Kind) => ({
        PORT: String(PORTS[kind]),
        DEPLOYMENT_PORT: String(PORTS[kind] + 1),
        OUTGOING_ALLOW: '127.0.0.0/8',
      });
      await serveGatehouse(address, env('postgresql'), (plain) =>
        serveGatehouse(distributed, env('citus'), (citus) => main(plain, citus, coordinator)),
      );
    } finally {
      await dropDistributedDatabases(coordinator);
    }
  });
});

async function main(plain: Place, citus: Place, coordinator: string): Promise<void> {
  const receiver = await openReceiver(1);
  const nodes = await nodesOf(coordinator);
  const sides = [
    await prepare('postgresql', plain, [ADMIN], receiver),
    await prepare(
      'citus',
      citus,
      nodes.map(({ url }) => url),
      receiver,
    ),
  ] as const;
  const graphql = { query: GATEHOUSE_NESTED };
  const requests: Readonly<Record<string, (side: Side) => () => Promise<unknown>>> = {
    'GET /session': (side) => () => get(`http://127.0.0.1:${PORTS[side.kind] + 1}/session`, side.cookie),
    'GET members of a workspace':
      ({ service }) =>
      () =>
        service.get('/workspaces/2000001/members?limit=20'),
    'nested query':
      ({ service }) =>
      () =>
        service.post('/graphql', graphql),
    'POST /api-auth/verify':
      ({ service, key }) =>
      () =>
        service.post('/api-auth/verify', { key, app_name: 'bench' }),
    'POST /organizations':
      ({ service }) =>
      () =>
        service.post('/organizations', { name: 'Organization' }),
  };
  console.log(
    '| | PostgreSQL/s | Citus/s | Ratio | CPU µs: service, PostgreSQL | CPU µs: service, coordinator, nodes |\n|---|---:|---:|---:|---:|---:|',
  );
  for (const [name, of] of Object.entries(requests)) {
    await compare(name, sides, (side) => rate(CONCURRENCY, SECONDS, of(side)).then(({ done }) => done));
  }
  await compare('deliveries', sides, (side) => deliver(side, receiver));
  await receiver.close();
  for (const { service } of sides) await service.close();
}

/** Fills a database, and creates a session, a key and an endpoint. */
async function prepare(kind: Kind, place: Place, servers: readonly string[], receiver: Receiver): Promise<Side> {
  say(`Filling ${kind} …`);
  const client = new pg.Client(place.address);
  await client.connect();
  await seed(client);
  await client.end();
  const service = openService(`http://127.0.0.1:${PORTS[kind]}`, place.apiKey);
  const ada = { email: 'ada@example.com', password: 'correct horse battery', first_name: 'Ada', last_name: 'Lovelace' };
  const origin = `http://127.0.0.1:${PORTS[kind] + 1}`;
  const headers = { 'content-type': 'application/json', origin };
  const signedUp = await fetch(`${origin}/auth/signup`, { method: 'POST', headers, body: JSON.stringify(ada) });
  assert.ok(signedUp.ok, await signedUp.text());
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  await service.post('/api-auth/apps', { name: 'bench' });
  const created = await fetch(`http://127.0.0.1:${PORTS[kind]}/api-auth/apps/bench/keys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${place.apiKey}` },
    body: JSON.stringify({ name: 'bench' }),
  });
  const { key } = (await created.json()) as { key: string };
  await service.post('/webhooks/apps', { name: 'bench' });
  await service.post('/webhooks/event-types', { app_name: 'bench', name: 'a' }).catch(() => undefined);
  await service.post('/webhooks/endpoints', {
    app_name: 'bench',
    url: receiver.urlOf(1),
    subscriptions: [{ event_name: 'a' }],
  });
  return { kind, service, place, cookie, key, servers: await Promise.all(servers.map(serverProcess)) };
}

/** Measures both in turn, and prints the medians. */
async function compare(
  name: string,
  sides: readonly [Side, Side],
  work: (side: Side) => Promise<number>,
): Promise<void> {
  const measured: [Measured[], Measured[]] = [[], []];
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [at, side] of sides.entries()) {
      const before = await cpu(side);
      const startedAt = performance.now();
      const done = await work(side);
      const seconds = (performance.now() - startedAt) / 1_000;
      const after = await cpu(side);
      // The first round warms up.
      if (round >= 0)
        measured[at as 0 | 1].push({
          perSecond: done / seconds,
          serviceCpu: ((after.service - before.service) / done) * 1e6,
          firstCpu: ((after.first - before.first) / done) * 1e6,
          nodesCpu: ((after.nodes - before.nodes) / done) * 1e6,
        });
    }
  }
  const [plain, citus] = measured.map((rounds) => {
    const of = (name: keyof Measured) => median(rounds.map((one) => one[name]));
    const cpuTimes = [of('serviceCpu'), of('firstCpu'), of('nodesCpu')].map(Math.round);
    return { perSecond: of('perSecond'), cpu: cpuTimes };
  }) as [{ perSecond: number; cpu: number[] }, { perSecond: number; cpu: number[] }];
  const ratio = citus.perSecond / plain.perSecond;
  const cells = [
    name,
    Math.round(plain.perSecond),
    Math.round(citus.perSecond),
    ratio.toFixed(2),
    plain.cpu,
    citus.cpu,
  ];
  console.log(`| ${cells.join(' | ')} |`);
  if (ratio < AT_LEAST) say(`${name}: the ratio is below ${AT_LEAST}.`);
}

async function deliver({ service }: Side, receiver: Receiver): Promise<number> {
  const events = Array.from({ length: 50 }, (_, at) => ({ event_name: 'a', payload: { at } }));
  for (let sent = 0; sent < DELIVERIES; sent += events.length)
    await service.post('/webhooks/apps/bench/trigger/batch', { events });
  await receiver.arrivals(DELIVERIES);
  // Outcomes are stored a little later.
  await sleep(300);
  return DELIVERIES;
}

async function get(url: string, cookie: string): Promise<void> {
  const response = await fetch(url, { headers: { cookie } });
  const text = await response.text();
  assert.ok(response.ok, text);
}

/** The process that started the one of a connection. */
async function serverProcess(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const stat = await readFile(`/proc/${rows[0].pid}/stat`, 'utf8');
  await client.end();
  return Number(stat.replace(/^.*\) /, '').split(' ')[1]);
}

/** Seconds of CPU so far of the service, and of all processes of the servers of its database. */
async function cpu({ place, servers }: Side): Promise<{ service: number; first: number; nodes: number }> {
  const ticks = servers.map(() => 0);
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
    const [parent, ...fields] = stat
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(1)
      .map(Number);
    const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(9);
    const own = servers.indexOf(Number(entry));
    const at = own < 0 ? servers.indexOf(parent ?? -1) : own;
    if (at < 0) continue;
    ticks[at] = (ticks[at] ?? 0) + user + system + (own < 0 ? 0 : userOfEnded + systemOfEnded);
  }
  const [first = 0, ...nodes] = ticks.map((count) => count / 100);
  return { service: await cpuOf(place.processId), first, nodes: nodes.reduce((sum, one) => sum + one, 0) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
