import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { UsageError } from '../src/cli/script.ts';
import { flag, isSet, option, runBench } from './arguments.ts';
import { memoryOf, type Place, PORTS, say, withGatehouse } from './gatehouse.ts';
import { generatedDocuments } from './generated-documents.ts';
import { percentile } from './load.ts';
import { report } from './results.ts';
import { BaseClient, type BaseType, readCollection } from './retrieval-collection.ts';
import { seed } from './seed.ts';

const HELP = `npm run retrieval-size -- --collection FILE [--chunks 5000,20000,100000] [--type TYPE] [--pglite] [--service FOLDER]
    measures searches of growing knowledge bases, in one run: uploads documents that are made of the sentences of a
    collection until there are so many chunks, then prints the times of searches one after the other, and of searches and of
    the members list while documents are added and their vectors are computed; the memory of the process, and the size
    of the database. --searches N (default 200). --service FOLDER measures another checkout. PostgreSQL unless --pglite;
    BENCH_DATABASE_URL as for npm start, BENCH_PORT is the first of its ports.`;

/** The searches of a large base take at most this many times as long as those of the smallest one, in 95 % of the cases. */
const TARGET = 3;
const DOCUMENTS_OF_BATCH = 5;
const SAMPLE_INTERVAL_MS = 500;
/** Enough chunks for vectors. */
const SMALL_DOCUMENTS = 25;
const ADDED_SECONDS = 30;
const POLL_MS = 2_000;
/** Those of the built-in vectors of a base with 2,000 chunks or more. */
const LATENT_DIMENSIONS = 200;
const searches = option('searches', 200);

await runBench(
  HELP,
  { values: ['collection', 'chunks', 'type', 'searches', 'service'], switches: ['pglite'] },
  async () => {
    const service = flag('service');
    await withGatehouse({}, isSet('pglite') ? 'pglite' : 'postgresql', main, service && resolve(service));
  },
);

async function main(place: Place): Promise<void> {
  const file = flag('collection');
  if (file === undefined) throw new UsageError('--collection must name a file.');
  const sizes = (flag('chunks') ?? '5000,20000,100000').split(',').map(Number);
  const collection = await readCollection(file);
  const documents = generatedDocuments(collection);
  const queries = Object.values(collection.queries).map((text) => text.trim().slice(0, 1_000));
  const base = await BaseClient.create(place.apiKey, (flag('type') ?? 'hybrid') as BaseType);
  const members = await membersList(place);
  const smallBase = await BaseClient.create(place.apiKey, (flag('type') ?? 'hybrid') as BaseType);
  const small = () => smallBase.search({ query: queries[query++ % queries.length], limit: 10 });
  let query = 0;
  const search = () => base.search({ query: queries[query++ % queries.length], limit: 10 });
  const before = { memory: await memoryOf(place.processId), bytes: await databaseBytes(place) };
  await fillSmall(smallBase, documents);
  let first: number | null = null;
  let uploaded = 0;
  for (const size of sizes) {
    const upload = async () => {
      await base.add(
        Array.from({ length: DOCUMENTS_OF_BATCH }, () => [`${uploaded++}`, documents.next().value as string]),
      );
    };
    const title = (what: string) => `${size} chunks, ${what}`.padEnd(48);
    const startedAt = performance.now();
    const during = await sample({ search, members }, async () => {
      for (;;) {
        const { chunks, waiting } = await base.state();
        if (chunks >= size) break;
        // The next batch is there when the service is ready for it.
        if (waiting < 2 * DOCUMENTS_OF_BATCH) await upload();
        else await sleep(200);
      }
    });
    say(`  ${size} chunks are there after ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
    print(title('searches during the import'), during.search);
    print(title('members list during the import'), during.members);
    const indexed = await sample({ search, members }, () => vectorsOf(base));
    const seconds = (performance.now() - startedAt) / 1_000;
    console.log(`${title('import and vectors')} ${seconds.toFixed(0)} s`);
    if (indexed.search.length > 0) print(title('searches while the vectors are computed'), indexed.search);
    if (indexed.members.length > 0) print(title('members list while the vectors are computed'), indexed.members);
    await maintain(place);
    for (let warm = 0; warm < 20; warm++) await search();
    const times = await timesOf(search, searches);
    print(title('searches'), times);
    const adding = await sample({ search, members }, async () => {
      const end = performance.now() + ADDED_SECONDS * 1_000;
      while (performance.now() < end) {
        await base.add([[`${uploaded++}`, documents.next().value as string]]);
        await sleep(3_000);
      }
    });
    print(title('searches while documents are added'), adding.search);
    print(title('members list while documents are added'), adding.members);
    await vectorsOf(base);
    const { chunks } = await base.state();
    const bytes = (await databaseBytes(place)) - before.bytes;
    const memory = await memoryOf(place.processId);
    console.log(`${title('memory of the process')} ${memory.toFixed(0)} MiB, ${before.memory.toFixed(0)} before`);
    console.log(`${title('database, for each chunk')} ${(bytes / chunks / 1_024).toFixed(1)} KiB`);
    if (place.address !== '') await printTables(place.address, chunks);
    const { legs } = await search();
    console.log(`${title('legs')} ${JSON.stringify(legs)}`);
    const p95 = percentile(times, 0.95);
    if (first === null) first = p95;
    else {
      const title = `95 % of searches of ${size} chunks`;
      report({ title, ratio: p95 / first, of: `those of ${sizes[0]}`, atMost: TARGET });
      const ratio = percentile(adding.search, 0.95) / first;
      report({ title: `${title} while documents are added`, ratio, of: `those of ${sizes[0]}`, atMost: TARGET });
    }
  }
  await reportMemory(place, base, { small, search });
}

/** What searches of the base add to the memory of a new process, after as many of a small base, which let V8 grow its heap. */
async function reportMemory(
  place: Place,
  base: BaseClient,
  { small, search }: { readonly small: () => Promise<unknown>; readonly search: () => Promise<unknown> },
): Promise<void> {
  const processId = await place.restart();
  const memoryAfter = async (work: () => Promise<unknown>) => {
    for (let count = 0; count < searches; count++) await work();
    return memoryOf(processId);
  };
  const before = await memoryAfter(small);
  const added = (await memoryAfter(search)) - before;
  const { chunks } = await base.state();
  const megabytes = (chunks * LATENT_DIMENSIONS * Float32Array.BYTES_PER_ELEMENT) / 2 ** 20;
  console.log(
    `memory of a new process: ${before.toFixed(0)} MiB after searches of a small base, ${added.toFixed(0)} MiB more after those of the large one`,
  );
  const title = `The memory that searches of ${chunks} chunks add`;
  report({ title, ratio: added / megabytes, of: `the ${megabytes.toFixed(0)} MiB of their vectors`, atMost: 2 });
}

/** Uploads documents until the base has some hundred chunks, and waits for their vectors. */
async function fillSmall(base: BaseClient, documents: Iterator<string>): Promise<void> {
  const texts = Array.from(
    { length: SMALL_DOCUMENTS },
    (_, at) => [`${at}`, documents.next().value as string] as const,
  );
  await base.add(texts);
  await vectorsOf(base);
}

function print(title: string, times: readonly number[]): void {
  const ms = (share: number) => `${percentile(times, share).toFixed(1)} ms`;
  console.log(
    `${title} median ${ms(0.5)}  95 % ${ms(0.95)}  longest ${Math.max(...times).toFixed(0)} ms  (${times.length})`,
  );
}

async function timesOf(work: () => Promise<unknown>, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) times.push(await timeOf(work));
  return times;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Measures requests at intervals until the work is done. */
async function sample<Name extends string>(
  requests: Readonly<Record<Name, () => Promise<unknown>>>,
  work: () => Promise<void>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(requests) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;
  let isDone = false;
  const sampling = names.map(async (name) => {
    while (!isDone) {
      times[name].push(await timeOf(requests[name]));
      await sleep(SAMPLE_INTERVAL_MS);
    }
  });
  try {
    await work();
  } finally {
    isDone = true;
    await Promise.all(sampling);
  }
  return times;
}

/** Waits until all chunks have vectors. */
async function vectorsOf(base: BaseClient): Promise<void> {
  for (;;) {
    const { waiting, vectors } = await base.state();
    if (vectors === 'FAILED') throw new Error('Computing the vectors failed.');
    if (waiting === 0 && vectors === 'READY') return;
    await sleep(POLL_MS);
  }
}

/** A cheap request, which reads some rows of another table. PostgreSQL has the data of the other benchmarks. */
async function membersList({ address, apiKey }: Place): Promise<() => Promise<unknown>> {
  let path = '/organizations?limit=10';
  if (address !== '') {
    const client = new pg.Client(address);
    await client.connect();
    await seed(client);
    await client.end();
    path = '/workspaces/2000007/members?limit=10';
  }
  return async () => {
    const response = await fetch(`http://127.0.0.1:${PORTS.gatehouse}${path}`, {
      headers: { authorization: `Bearer ${apiKey}` },
    });
    if (!response.ok) throw new Error(`GET ${path}: ${response.status} ${await response.text()}`);
    await response.text();
  };
}

async function databaseBytes({ address, dataDir }: Place): Promise<number> {
  if (address === '') {
    const { stdout } = await promisify(execFile)('du', ['-sb', '--exclude=pg_wal', dataDir]);
    return Number(stdout.split('\t', 1)[0]);
  }
  const [row] = await select<{ bytes: string }>(address, 'select pg_database_size(current_database()) as bytes');
  return Number(row?.bytes);
}

async function printTables(address: string, chunks: number): Promise<void> {
  const tables = await select<{ name: string; bytes: string }>(
    address,
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc limit 6`,
  );
  console.log(
    tables.map(({ name, bytes }) => `  ${name} ${(Number(bytes) / chunks / 1_024).toFixed(2)} KiB a chunk`).join('\n'),
  );
}

async function select<Row extends object>(address: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** As autovacuum does about a minute after an import. */
async function maintain({ address }: Place): Promise<void> {
  if (address !== '') await select(address, 'vacuum (analyze)');
}
