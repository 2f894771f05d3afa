import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { flag, option, runBench } from './arguments.ts';
import { execute } from './database.ts';
import { PORTS, withGatehouse } from './gatehouse.ts';
import { openReceiver, openService } from './webhook-bench.ts';

const HELP = `npm run webhook-bytes [-- --deliveries N --endpoints N --events N --waiting N
        --against FOLDER]
    prints the bytes that a delivery takes in PostgreSQL with its attempt and its
    share of the message: those of each table and index, after all deliveries have
    arrived and a vacuum, which frees the space of earlier versions of the rows.
    Measures another checkout with --against.

    --deliveries  deliveries                                             20000
    --endpoints   endpoints of a message                                     4
    --events      events of a trigger                                       10
    --waiting     deliveries that are triggered before any has been sent   400

    BENCH_DATABASE_URL (see npm start) is the server.`;

const ENDPOINTS = option('endpoints', 4);
const EVENTS = option('events', 10);
/** Triggers of a round. */
const TRIGGERS = Math.ceil(option('waiting', 400) / ENDPOINTS / EVENTS);
const OF_ROUND = TRIGGERS * EVENTS * ENDPOINTS;
const ROUNDS = Math.ceil(option('deliveries', 20_000) / OF_ROUND);
const DELIVERIES = ROUNDS * OF_ROUND;
/** Triggers at once. */
const CONCURRENCY = 8;
/** Longer than the time after which outcomes are written. */
const SETTLE_MS = 1_000;
const TABLES = ['webhook_message', 'webhook_delivery', 'webhook_attempt'];

interface Size {
  readonly name: string;
  readonly bytes: string;
}

await runBench(HELP, { values: ['deliveries', 'endpoints', 'events', 'waiting', 'against'] }, main);

async function main(): Promise<void> {
  const receiver = await openReceiver(1);
  const against = flag('against');
  const env = { OUTGOING_ALLOW: '127.0.0.0/8' };
  const measure = async ({ address, apiKey }: { address: string; apiKey: string }) => {
    const service = openService(`http://127.0.0.1:${PORTS.gatehouse}`, apiKey);
    try {
      await service.post('/webhooks/apps', { name: 'Many' });
      for (let number = 0; number < ENDPOINTS; number += 1) {
        const endpoint = { url: receiver.urlOf(number), subscriptions: [{ event_name: 'order.created' }] };
        await service.post('/webhooks/endpoints', { app_name: 'Many', ...endpoint });
      }
      for (let round = 0; round < ROUNDS; round += 1) {
        await trigger((events) => service.post('/webhooks/apps/Many/trigger/batch', events));
        const { distinct } = await receiver.arrivals(OF_ROUND);
        if (distinct < OF_ROUND) throw new Error(`${OF_ROUND - distinct} deliveries were lost.`);
      }
      await sleep(SETTLE_MS);
      print(await sizes(address));
    } finally {
      await service.close();
    }
  };
  try {
    await withGatehouse(env, 'postgresql', measure, against === undefined ? undefined : resolve(against));
  } finally {
    await receiver.close();
  }
}

async function trigger(send: (events: object) => Promise<void>): Promise<void> {
  let left = TRIGGERS;
  const events = Array.from({ length: EVENTS }, (_, at) => ({
    event_name: 'order.created',
    payload: { id: at, amount: 1200, currency: 'EUR' },
  }));
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      await send({ events });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sender));
}

async function sizes(address: string): Promise<Size[]> {
  await execute(
    address,
    TABLES.map((table) => `vacuum analyze ${table}`),
  );
  const client = new pg.Client(address);
  await client.connect();
  try {
    const { rows } = await client.query<Size>(
      `select class.relname as name, pg_relation_size(class.oid) as bytes
       from unnest($1::regclass[]) with ordinality as listed ("table", position)
         left join lateral (select indexrelid from pg_index where indrelid = listed."table" union all select listed."table") part (id) on true
         join pg_class class on class.oid = part.id
       order by listed.position, class.relkind desc, bytes desc`,
      [TABLES],
    );
    return rows;
  } finally {
    await client.end();
  }
}

function print(found: readonly Size[]): void {
  const each = (bytes: number) => (bytes / DELIVERIES).toFixed(1);
  console.log(`\nBytes for each of ${DELIVERIES} deliveries:\n\n| | |\n|---|---:|`);
  for (const { name, bytes } of found) console.log(`| ${name} | ${each(Number(bytes))} |`);
  console.log(`| all | ${each(found.reduce((sum, { bytes }) => sum + Number(bytes), 0))} |`);
}
