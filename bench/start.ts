import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BASELINE_ONLY } from '../src/platform/database/drivers/webassembly-memory.ts';
import { countStatements, type StatementCounter } from '../test/support/statement-counter.ts';
import { flag, isSet, option, runBench } from './arguments.ts';
import { cpuOf } from './cpu-times.ts';
import { ADMIN, execute } from './database.ts';
import { type DatabaseKind, memoryOf, say } from './gatehouse.ts';
import { record } from './results.ts';

const HELP = `npm run start-cost [-- --starts N --idle N --against FOLDER --only postgresql|pglite --statements --little-memory]
    measures what a start costs: seconds of CPU (user and system, all threads) until the service listens, MiB that it holds
    after --idle seconds without a request, the largest amount that it held until then, and the statements that it sends to
    PostgreSQL in these seconds. Each start is that of npm start, on PostgreSQL and on PGlite: the first on an empty
    DATA_DIR, then --starts more on the same. With --against the starts alternate with those of another checkout.
    --statements lists what was sent while idle. --little-memory starts PGlite as on a machine with less than 4 GiB.
    Linux only. BENCH_DATABASE_URL as for npm start.`;

const ROOT = join(import.meta.dirname, '..');
const RESIDENT_LIMIT_MIB: Readonly<Record<DatabaseKind, number>> = { postgresql: 250, pglite: 400 };
/** Of every start, also the first. */
const PEAK_LIMIT_MIB = { postgresql: 450, pglite: 1_400, pgliteWithLittleMemory: 900 };
const CPU_RATIO = 0.4;
const starts = option('starts', 3);
const idleSeconds = option('idle', 20);

await runBench(
  HELP,
  { values: ['starts', 'idle', 'against', 'only'], switches: ['statements', 'little-memory'] },
  main,
);

interface Checkout {
  readonly name: string;
  readonly folder: string;
  readonly dataDir: string;
  readonly database: StatementCounter | null;
  readonly first: Start[];
  readonly later: Start[];
}

interface Start {
  readonly cpuSeconds: number;
  readonly residentMib: number;
  readonly peakMib: number;
  readonly statementsPerSecond: number | null;
}

async function main(): Promise<void> {
  const against = flag('against');
  const only = flag('only');
  for (const kind of ['postgresql', 'pglite'] as const) {
    if (only !== undefined && only !== kind) continue;
    const folders = [ROOT, ...(against === undefined ? [] : [resolve(against)])];
    const checkouts = await Promise.all(folders.map((folder, at) => prepare(kind, folder, at)));
    try {
      for (let round = 0; round <= starts; round += 1) {
        for (const checkout of checkouts) {
          const start = await measure(checkout);
          (round === 0 ? checkout.first : checkout.later).push(start);
          say(`  ${kind}, ${checkout.name}, start ${round + 1}: ${inWords(start)}`);
        }
      }
      report(kind, checkouts);
    } finally {
      for (const checkout of checkouts) await cleanUp(checkout);
    }
  }
}

async function prepare(kind: DatabaseKind, folder: string, at: number): Promise<Checkout> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-bench-'));
  let database: StatementCounter | null = null;
  if (kind === 'postgresql') {
    const name = `gatehouse_bench_${randomBytes(4).toString('hex')}`;
    await execute(ADMIN, [`create database ${name}`]);
    database = await countStatements(Object.assign(new URL(ADMIN), { pathname: `/${name}` }).href);
  }
  return { name: at === 0 ? 'this checkout' : folder, folder, dataDir, database, first: [], later: [] };
}

async function cleanUp({ database, dataDir }: Checkout): Promise<void> {
  await database?.close();
  if (database) await execute(ADMIN, [`drop database ${new URL(database.address).pathname.slice(1)} with (force)`]);
  await rm(dataDir, { recursive: true, force: true });
}

async function measure({ folder, dataDir, database, name }: Checkout): Promise<Start> {
  const child = await listening(folder, { DATA_DIR: dataDir, DATABASE_URL: database?.address ?? '' });
  const pid = child.pid as number;
  try {
    const cpuSeconds = await cpuOf(pid);
    // Excludes work that the startup itself causes.
    await sleep(2_000);
    database?.reset();
    await sleep(idleSeconds * 1_000);
    if (database && isSet('statements')) {
      for (const [text, count] of database.texts) say(`    ${name}: ${String(count).padStart(4)}  ${text}`);
    }
    const statementsPerSecond = database ? database.count / idleSeconds : null;
    return { cpuSeconds, residentMib: await memoryOf(pid), peakMib: await peakOf(pid), statementsPerSecond };
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await new Promise((ended) => child.once('exit', ended));
  }
}

/** Starts the service like `npm start`, in its own folder. */
function listening(folder: string, env: Record<string, string>): Promise<ChildProcess> {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: { start: string } };
  const flags = isSet('little-memory') ? BASELINE_ONLY : [];
  const child = spawn(join(folder, 'node_modules/.bin/node'), [...flags, ...scripts.start.split(' ').slice(1)], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DEPLOYMENT_PORT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', () => reject(new Error(`Gatehouse stopped: ${printed}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      if (printed.includes('is running')) resolve(child);
    });
  });
}

async function peakOf(pid: number): Promise<number> {
  const [, kib] = /^VmHWM:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}

function report(kind: DatabaseKind, checkouts: readonly Checkout[]): void {
  const medians = checkouts.map(({ first, later }) => ({ first: medianOf(first), later: medianOf(later) }));
  for (const [at, { name }] of checkouts.entries()) {
    const { first, later } = medians[at] as (typeof medians)[number];
    console.log(`${kind}, ${name}: first start ${inWords(first)}; second start ${inWords(later)}`);
  }
  const [ours, theirs] = medians;
  if (ours === undefined) return;
  const { residentMib, statementsPerSecond } = ours.later;
  const limit = RESIDENT_LIMIT_MIB[kind];
  record({ title: `Memory when idle, ${kind}`, ratio: residentMib / limit, of: `${limit} MiB`, atMost: 1 });
  const highest = Math.max(ours.first.peakMib, ours.later.peakMib);
  const peakLimit = PEAK_LIMIT_MIB[kind === 'pglite' && isSet('little-memory') ? 'pgliteWithLittleMemory' : kind];
  record({ title: `Peak memory of a start, ${kind}`, ratio: highest / peakLimit, of: `${peakLimit} MiB`, atMost: 1 });
  if (statementsPerSecond !== null) {
    record({ title: 'Statements when idle', ratio: statementsPerSecond, of: 'one a second', atMost: 1 });
  }
  if (theirs === undefined) return;
  record({
    title: `CPU of a second start, ${kind}`,
    ratio: ours.later.cpuSeconds / theirs.later.cpuSeconds,
    of: 'the other checkout',
    atMost: CPU_RATIO,
  });
  const ratio = (one: number, other: number) => (one / other).toFixed(2);
  console.log(
    `${kind}: second start ${ratio(ours.later.cpuSeconds, theirs.later.cpuSeconds)} of the other checkout's CPU, ` +
      `${ratio(ours.later.residentMib, theirs.later.residentMib)} of its memory ` +
      `(first start ${ratio(ours.first.cpuSeconds, theirs.first.cpuSeconds)} of its CPU)`,
  );
}

function medianOf(all: readonly Start[]): Start {
  const middle = <Key extends keyof Start>(key: Key) =>
    all.map((start) => start[key]).sort((a, b) => Number(a) - Number(b))[Math.floor(all.length / 2)] as Start[Key];
  return {
    cpuSeconds: middle('cpuSeconds'),
    residentMib: middle('residentMib'),
    peakMib: middle('peakMib'),
    statementsPerSecond: middle('statementsPerSecond'),
  };
}

function inWords({ cpuSeconds, residentMib, peakMib, statementsPerSecond }: Start): string {
  const statements = statementsPerSecond === null ? '' : `, ${statementsPerSecond.toFixed(2)} statements/s when idle`;
  return `${cpuSeconds.toFixed(2)} s CPU, ${residentMib.toFixed(0)} MiB (peak ${peakMib.toFixed(0)})${statements}`;
}
