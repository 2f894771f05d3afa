import { setTimeout as sleep } from 'node:timers/promises';
import { flag, isSet, option, runBench } from './arguments.ts';
import { type DatabaseKind, memoryOf, PORTS, say, withGatehouse } from './gatehouse.ts';
import { percentile, rate, steadily } from './load.ts';
import { record } from './results.ts';
import { type Bench, openBench } from './webhook-bench.ts';
import type { Arrivals } from './webhook-receiver.ts';

const HELP = `npm run webhooks [-- --on postgresql|pglite --deliveries N --endpoints N --seconds N --rate N --largest]
    On PostgreSQL (BENCH_DATABASE_URL) and on PGlite, in turn, or only on one of them:
    - deliveries per second to a receiver on this machine, compared with a plain undici loop with the same concurrency;
    - the time from a trigger to its response and to its arrival, at a constant rate;
    - triggers accepted per second, one by one and in batches of 100, while they are being delivered;
    - with --largest: one trigger of 1,000 events to 100 endpoints.
    Every accepted delivery must arrive: a lost delivery fails the run.

    --deliveries  deliveries of the first measurement           20000
    --endpoints   endpoints that receive them                   4
    --seconds     duration of each other measurement            8
    --rate        triggers per second of the second measurement 200

    Targets on PostgreSQL: 1,500 deliveries per second, p99 of the arrival below 250 ms, nothing lost. Takes about two
    minutes for each database.`;

const DELIVERIES = option('deliveries', 20_000);
const ENDPOINTS = option('endpoints', 4);
const SECONDS = option('seconds', 8);
const PER_SECOND = option('rate', 200);
const KINDS: readonly DatabaseKind[] = ['postgresql', 'pglite'];
const ON = flag('on') ?? KINDS.join();
/** The number of concurrent callers, and of events in a batch that fills the queue. */
const CALLERS = 16;
const BATCH_EVENTS = 500;
/** The engine's concurrency limit of one endpoint, times the endpoints. */
const CONCURRENCY = 16 * ENDPOINTS;
const WIDE = { endpoints: 100, events: 1_000 };

const OPTIONS = { values: ['on', 'deliveries', 'endpoints', 'seconds', 'rate'], switches: ['largest'] };

await runBench(HELP, OPTIONS, async () => {
  for (const kind of KINDS) if (ON.split(',').includes(kind)) await main(kind);
});

async function main(kind: DatabaseKind): Promise<void> {
  await withGatehouse({ OUTGOING_ALLOW: '127.0.0.0/8' }, kind, async ({ apiKey, processId }) => {
    console.log(`\n${kind === 'pglite' ? 'PGlite' : 'PostgreSQL'}`);
    const bench = await openBench(`http://127.0.0.1:${PORTS.gatehouse}`, apiKey, CONCURRENCY);
    try {
      await prepare(bench);
      await deliveries(bench, kind);
      await latency(bench, kind);
      await triggers(bench);
      if (isSet('largest')) await largest(bench, processId);
    } finally {
      await bench.close();
    }
  });
}

async function prepare({ post, urlOf }: Bench): Promise<void> {
  say('Making apps and endpoints …');
  for (const [name, endpoints] of [
    ['Many', ENDPOINTS],
    ['One', 1],
  ] as const) {
    await post('/webhooks/apps', { name });
    for (let number = 0; number < endpoints; number += 1) {
      const endpoint = { url: urlOf(number), subscriptions: [{ event_name: 'a' }] };
      await post('/webhooks/endpoints', { app_name: name, ...endpoint });
    }
  }
}

function event() {
  return { event_name: 'a', payload: { at: Date.now() } };
}

function events(count: number) {
  return { events: Array.from({ length: count }, event) };
}

/** The plain loop runs before and after the deliveries, because the load of the machine may vary. */
async function deliveries(bench: Bench, kind: DatabaseKind): Promise<void> {
  say(`Posting to the receiver, then queueing and delivering about ${DELIVERIES} …`);
  const first = await bareLoop(bench);
  const batches = Math.max(Math.round(DELIVERIES / ENDPOINTS / BATCH_EVENTS), 1);
  for (let count = 0; count < batches; count += 1)
    await bench.post('/webhooks/apps/Many/trigger/batch', events(BATCH_EVENTS));
  const { total, took } = checked(
    await bench.arrivals(batches * BATCH_EVENTS * ENDPOINTS),
    batches * BATCH_EVENTS * ENDPOINTS,
  );
  const second = await bareLoop(bench);
  const [bare, ours] = [(first + second) / 2, total / (took / 1000)];
  report('bare undici loop, requests/s', bare, `${first.toFixed(0)} before, ${second.toFixed(0)} after`);
  report(`deliveries/s to ${ENDPOINTS} endpoints`, ours, kind === 'postgresql' ? 'target: 1500' : '');
  report('deliveries by bare loop', ours / bare, 'target: 0.2', 2);
  const title = `Webhook deliveries on ${kind === 'pglite' ? 'PGlite' : 'PostgreSQL'}`;
  record({ title, ratio: ours / bare, of: 'a bare undici loop', atLeast: 0.2 });
}

async function bareLoop(bench: Bench): Promise<number> {
  const { perSecond } = await rate(CONCURRENCY, SECONDS / 2, bench.bare);
  await bench.arrivals(0);
  return perSecond;
}

async function latency(bench: Bench, kind: DatabaseKind): Promise<void> {
  say(`Triggering ${PER_SECOND} a second, for ${SECONDS} s …`);
  const responseTimes = await steadily(PER_SECOND, SECONDS, () => bench.post('/webhooks/apps/One/trigger', event()));
  const { latencies } = checked(await bench.arrivals(responseTimes.length), responseTimes.length);
  for (const share of [0.5, 0.99]) {
    const goal = kind === 'postgresql' && share === 0.99 ? 'target: below 250' : '';
    report(`response to a trigger at ${PER_SECOND}/s, p${share * 100}, ms`, percentile(responseTimes, share));
    report(`arrival of it, p${share * 100}, ms`, percentile(latencies, share), goal);
  }
}

async function triggers(bench: Bench): Promise<void> {
  say(`Triggering one by one, for ${SECONDS} s …`);
  const single = await rate(CALLERS, SECONDS, () => bench.post('/webhooks/apps/One/trigger', event()));
  const arrived = checked(await bench.arrivals(single.done), single.done);
  report('triggers accepted/s, one by one', single.perSecond, `${arrived.total} delivered`);
  say(`Triggering in batches of 100, for ${SECONDS / 2} s …`);
  const batch = () => bench.post('/webhooks/apps/One/trigger/batch', events(100));
  const { done, perSecond } = await rate(CALLERS, SECONDS / 2, batch);
  const { total } = checked(await bench.arrivals(done * 100), done * 100);
  report('triggers accepted/s, in batches of 100', perSecond * 100, `${total} delivered`);
}

/** Measures the longest wait of other requests during the largest trigger. */
async function largest(bench: Bench, processId: number): Promise<void> {
  const { post, urlOf, get } = bench;
  say(`Creating ${WIDE.endpoints} endpoints …`);
  await post('/webhooks/apps', { name: 'Wide' });
  for (let number = 0; number < WIDE.endpoints; number += 1) {
    const subscriptions = [{ event_name: 'a' }];
    await post('/webhooks/endpoints', { app_name: 'Wide', url: urlOf(number), subscriptions });
  }
  const expected = WIDE.endpoints * WIDE.events;
  say(`Triggering ${WIDE.events} events to ${WIDE.endpoints} endpoints: ${expected} deliveries …`);
  const memory = await memoryOf(processId);
  let hasFinished = false;
  let peak = memory;
  const probing = Promise.all([
    longest(() => get('/healthz')),
    longest(() => get('/webhooks/apps/Wide')),
    (async () => {
      for (; !hasFinished; await sleep(100)) peak = Math.max(peak, await memoryOf(processId));
    })(),
  ]);
  const startedAt = performance.now();
  await post('/webhooks/apps/Wide/trigger/batch', events(WIDE.events));
  const took = performance.now() - startedAt;
  hasFinished = true;
  const [alive, read] = await probing;
  report(`trigger of ${expected} deliveries, ms`, took);
  report('longest wait of /healthz meanwhile, ms', alive);
  report('longest wait of a read meanwhile, ms', read);
  report('memory of the process meanwhile, MiB', peak, `${memory.toFixed(0)} before`);
  const arrived = checked(await bench.arrivals(expected), expected);
  report('deliveries/s of it', arrived.total / (arrived.took / 1000));

  async function longest(request: () => Promise<void>): Promise<number> {
    let longestMs = 0;
    for (; !hasFinished; await sleep(5)) {
      const requestedAt = performance.now();
      await request();
      longestMs = Math.max(longestMs, performance.now() - requestedAt);
    }
    return longestMs;
  }
}

/** Reports duplicate deliveries, which are allowed but not expected, and throws if a delivery was lost. */
function checked(arrivals: Arrivals, expected: number): Arrivals {
  const { total, distinct } = arrivals;
  if (distinct < expected) throw new Error(`${expected - distinct} of ${expected} deliveries were lost.`);
  if (total > distinct) report('duplicates', total - distinct, `of ${expected} deliveries`);
  return arrivals;
}

function report(what: string, value: number, note = '', digits = 0): void {
  console.log(`  ${what.padEnd(48)}${value.toFixed(digits).padStart(9)}${note === '' ? '' : `   (${note})`}`);
}
