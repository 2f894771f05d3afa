import { type ChildProcess, fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { flag, option, runBench } from './arguments.ts';
import { cpuDuring } from './cpu-times.ts';
import { withDatabase } from './database.ts';
import { PORTS, say, withGatehouse } from './gatehouse.ts';
import { rate } from './load.ts';
import { report } from './results.ts';
import { openReceiver, openService, type Receiver, type Service } from './webhook-bench.ts';

const HELP = `npm run webhook-queues [-- --deliveries N --endpoints N --rounds N --against FOLDER --only 'NAME;NAME']
    compares webhook deliveries with what a service builds itself: graphile-worker and pg-boss, each with undici, signatures of
    Standard Webhooks, retries with backoff, and messages, deliveries and outcomes in tables. The message and its jobs are
    stored in one transaction. Both run the same job for each delivery. "pg-boss, batched by hand" reads and stores the
    deliveries of a batch in two statements instead; all of them wait for the slowest. --against adds another checkout.

    All have a database of the same PostgreSQL server and post to the same receiver. They are measured in turn, in --rounds
    rounds after one to warm up: batches of 500 triggers are sent and delivered. Prints the median rate, and the CPU of the
    service and of its PostgreSQL backends for each delivery, triggers included.

    --deliveries  deliveries of a round               10000
    --endpoints   endpoints that receive them         4
    --rounds      rounds                              5

    Linux only; BENCH_DATABASE_URL (see npm start) must be a server on this machine.`;

const DELIVERIES = option('deliveries', 10_000);
const ENDPOINTS = option('endpoints', 4);
const ROUNDS = option('rounds', 5);
const BATCH_EVENTS = 500;
const CONCURRENCY = 16 * ENDPOINTS;
const BATCHES = Math.max(Math.round(DELIVERIES / ENDPOINTS / BATCH_EVENTS), 1);
const EXPECTED = BATCHES * BATCH_EVENTS * ENDPOINTS;
/** Longer than the time after which each of them writes its outcomes. */
const SETTLE_MS = 700;
const BARE_SECONDS = 2;
const MIN_RATE_RATIO = 2;
const MAX_CPU_RATIO = 0.57;

/** Its deliveries of a batch wait for the slowest of them, so it has no target. */
const BY_HAND = 'pg-boss, batched by hand';
const QUEUES = {
  'graphile-worker': 'server-graphile-worker.ts',
  'pg-boss': 'server-pg-boss.ts',
  [BY_HAND]: 'server-pg-boss.ts',
} as const;

await runBench(HELP, { values: ['deliveries', 'endpoints', 'rounds', 'against', 'only'] }, main);

interface Contestant {
  readonly name: string;
  readonly address: string;
  readonly processId: number;
  /** Triggers a batch of events. */
  trigger(events: object): Promise<void>;
  readonly rounds: Round[];
}

interface Round {
  readonly perSecond: number;
  /** Microseconds for each delivery. */
  readonly service: number;
  readonly backends: number;
}

async function main(): Promise<void> {
  const receiver = await openReceiver(CONCURRENCY);
  const against = flag('against');
  const only = flag('only')?.split(';');
  type Open = (next: (contestant: Contestant) => Promise<void>) => Promise<void>;
  const opens: [string, Open][] = [
    ['Gatehouse', (next) => withCheckout('Gatehouse', undefined, PORTS.gatehouse, receiver, next)],
    ...Object.entries(QUEUES).map(([name, file], at): [string, Open] => [
      name,
      (next) => withQueue(name, file, PORTS.postgraphile + at, receiver, next),
    ]),
  ];
  if (against !== undefined) {
    opens.push(['against', (next) => withCheckout('against', resolve(against), PORTS.handwritten + 3, receiver, next)]);
  }
  const chosen = opens.filter(([name]) => only?.includes(name) ?? true).map(([, open]) => open);
  const contestants: Contestant[] = [];
  const openAll = async (from: number): Promise<void> => {
    const open = chosen[from];
    if (open === undefined) return measure(contestants, receiver);
    await open((contestant) => {
      contestants.push(contestant);
      return openAll(from + 1);
    });
  };
  try {
    await openAll(0);
  } finally {
    await receiver.close();
  }
}

async function withCheckout(
  name: string,
  folder: string | undefined,
  port: number,
  receiver: Receiver,
  next: (contestant: Contestant) => Promise<void>,
): Promise<void> {
  const env = { OUTGOING_ALLOW: '127.0.0.0/8', PORT: String(port), DEPLOYMENT_PORT: String(port + 1) };
  await withGatehouse(
    env,
    'postgresql',
    async ({ apiKey, address, processId }) => {
      const service = openService(`http://127.0.0.1:${port}`, apiKey);
      try {
        await service.post('/webhooks/apps', { name: 'Many' });
        for (let number = 0; number < ENDPOINTS; number += 1) {
          const endpoint = { url: receiver.urlOf(number), subscriptions: [{ event_name: 'a' }] };
          await service.post('/webhooks/endpoints', { app_name: 'Many', ...endpoint });
        }
        const trigger = (events: object) => service.post('/webhooks/apps/Many/trigger/batch', events);
        await next({ name, address, processId, trigger, rounds: [] });
      } finally {
        await service.close();
      }
    },
    folder,
  );
}

async function withQueue(
  name: string,
  file: string,
  port: number,
  receiver: Receiver,
  next: (contestant: Contestant) => Promise<void>,
): Promise<void> {
  await withDatabase(async (address) => {
    const urls = Array.from({ length: ENDPOINTS }, (_, number) => receiver.urlOf(number));
    const child = fork(join(import.meta.dirname, file), [address, String(port), ...urls], {
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...(name === BY_HAND && { BY_HAND: 'true' }) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const service: Service = openService(`http://127.0.0.1:${port}`, '');
    try {
      await ready(child, file);
      const trigger = (events: object) => service.post('/trigger/batch', events);
      await next({ name, address, processId: child.pid as number, trigger, rounds: [] });
    } finally {
      await service.close();
      child.kill('SIGKILL');
    }
  });
}

function ready(child: ChildProcess, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error(`${file} stopped.`)));
  });
}

async function measure(contestants: readonly Contestant[], receiver: Receiver): Promise<void> {
  const bare: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const loop = await rate(CONCURRENCY, BARE_SECONDS, receiver.bare);
    await receiver.arrivals(0);
    if (round > 0) bare.push(loop.perSecond);
    for (const contestant of contestants) {
      const measured = await deliver(contestant, receiver);
      if (round > 0) contestant.rounds.push(measured);
      const { perSecond, service, backends } = measured;
      say(
        `  ${round === 0 ? 'warm-up' : `round ${round}`}, ${contestant.name}: ${perSecond.toFixed(0)}/s, ` +
          `${service.toFixed(0)} + ${backends.toFixed(0)} µs`,
      );
    }
  }
  print(contestants, median(bare));
}

async function deliver({ name, address, processId, trigger }: Contestant, receiver: Receiver): Promise<Round> {
  let took = 0;
  const { service, backends } = await cpuDuring(processId, address, async () => {
    for (let count = 0; count < BATCHES; count += 1) {
      await trigger({
        events: Array.from({ length: BATCH_EVENTS }, () => ({ event_name: 'a', payload: { at: Date.now() } })),
      });
    }
    const arrivals = await receiver.arrivals(EXPECTED);
    if (arrivals.distinct < EXPECTED) throw new Error(`${name} lost ${EXPECTED - arrivals.distinct} deliveries.`);
    took = arrivals.took;
    await sleep(SETTLE_MS);
  });
  const microseconds = (seconds: number) => (seconds * 1e6) / EXPECTED;
  return {
    perSecond: EXPECTED / (took / 1000),
    service: microseconds(service),
    backends: microseconds(backends),
  };
}

function print(contestants: readonly Contestant[], bare: number): void {
  const summaries = contestants.map(({ name, rounds }) => ({
    name,
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    service: median(rounds.map(({ service }) => service)),
    backends: median(rounds.map(({ backends }) => backends)),
    cpu: median(rounds.map(({ service, backends }) => service + backends)),
  }));
  console.log(
    `\nBare undici loop: ${bare.toFixed(0)} requests/s. Medians of ${ROUNDS} rounds of ${EXPECTED} deliveries:\n`,
  );
  console.log(
    '| | Deliveries/s | By bare loop | µs of CPU, service | PostgreSQL | Both |\n|---|---:|---:|---:|---:|---:|',
  );
  for (const { name, perSecond, service, backends, cpu } of summaries) {
    const cells = [
      perSecond.toFixed(0),
      (perSecond / bare).toFixed(2),
      ...[service, backends, cpu].map((us) => us.toFixed(0)),
    ];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
  console.log('');
  const [ours, ...others] = summaries;
  if (ours?.name !== 'Gatehouse') return;
  for (const other of others) {
    if (other.name === 'against') {
      const title = 'CPU of a webhook delivery';
      report({ title, ratio: ours.cpu / other.cpu, of: "the other checkout's", atMost: MAX_CPU_RATIO });
      continue;
    }
    const ratio = ours.perSecond / other.perSecond;
    const target = other.name === BY_HAND ? {} : { atLeast: MIN_RATE_RATIO };
    report({ title: 'Webhook deliveries', ratio, of: `${other.name}, with undici`, ...target });
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
