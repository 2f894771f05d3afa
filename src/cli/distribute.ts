import { readConfig } from '../config/config.ts';
import { entities, migrations } from '../features.ts';
import { hasDetachedParts } from '../platform/database/citus/detached-parts.ts';
import type { DistributionProgress } from '../platform/database/citus/distribute-database.ts';
import { hasCitus, localTables } from '../platform/database/citus/distribute-tables.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { countProcesses } from '../platform/database/ids/process-number.ts';
import { describeDatabase } from './operator/database-name.ts';
import { CommandError, runScript } from './script.ts';

const HELP = `npm run distribute
    moves the rows of a PostgreSQL database to the nodes of a cluster of Citus, those of each deployment to one node
npm run distribute -- --plan
    prints what it would move and how long it takes, and changes nothing

The database of DATABASE_URL must be on the coordinator, with the extension citus and the other nodes:
docs/operations/scaling.md has the steps. A new database is distributed by the first start, without this command.

Stop every process of the service before. Each table is locked while its rows are copied, and foreign keys are not checked until the
end, so no process can start before it has finished. After an interruption, run it again to continue.`;

const OPTIONS = { plan: { type: 'boolean' } } as const;

const MEGABYTE = 1_000_000;
/** Measured with a million users on a coordinator and two other nodes on one machine with two cores: docs/operations/scaling.md. */
const BYTES_PER_SECOND = 20 * MEGABYTE;
const SECONDS_PER_TABLE = 0.3;

await runScript({ help: HELP, options: OPTIONS }, async ({ values: { plan = false } }) => {
  const config = readConfig();
  const { databaseUrl, databaseDirectUrl, databaseStandbyHosts } = config;
  if (databaseUrl === null)
    throw new CommandError(
      'Set DATABASE_URL to the database on the coordinator: the embedded database cannot be distributed.',
    );
  console.log(`Using ${await describeDatabase(config)}.`);
  const database = await openDatabase({
    entities,
    migrations,
    databaseUrl,
    directUrl: databaseDirectUrl,
    standbys: databaseStandbyHosts ?? [],
    pgliteDir: null,
    poolSize: 2,
    onError: (error) => console.error(error),
  });
  try {
    await assertHasCitus(database);
    if (plan) await printPlan(database);
    else await database.withStartupLock(() => distribute(database));
  } finally {
    await database.close();
  }
});

async function assertHasCitus({ rows }: Database): Promise<void> {
  if (await hasCitus(rows)) return;
  throw new CommandError(
    'The database does not have the extension Citus. Run `create extension citus` in it and add the nodes: docs/operations/scaling.md has the steps.',
  );
}

async function printPlan({ rows }: Database): Promise<void> {
  const tables = await localTables(rows);
  if (tables.length === 0) {
    const isInterrupted = await hasDetachedParts(rows);
    return console.log(
      isInterrupted
        ? 'All tables are moved. Foreign keys and triggers are to be added again.'
        : 'All tables are distributed.',
    );
  }
  const bytes = tables.reduce((total, table) => total + table.bytes, 0);
  const seconds = tables.length * SECONDS_PER_TABLE + bytes / BYTES_PER_SECOND;
  console.log(`${tables.length} tables with ${inMegabytes(bytes)} are to be moved, in about ${durationText(seconds)}.`);
  for (const { name, bytes: size } of tables.toSorted((one, other) => other.bytes - one.bytes).slice(0, 10))
    console.log(
      `  ${name.padEnd(32)} ${inMegabytes(size).padStart(12)}, locked for about ${durationText(size / BYTES_PER_SECOND)}`,
    );
  console.log('The service must be stopped all the time. Its foreign keys are checked again at the end.');
}

async function distribute(database: Database): Promise<void> {
  const processes = await countProcesses(database.rows);
  if (processes > 0) {
    throw new CommandError(
      `${processes} ${processes === 1 ? 'process of the service uses' : 'processes of the service use'} the database. Stop all of them, and run this again. One that was killed is counted for two minutes.`,
    );
  }
  await printPlan(database);
  const startedAt = performance.now();
  let lastAt = startedAt;
  await database.distribute((progress) => {
    const now = performance.now();
    printProgress(progress, (now - lastAt) / 1_000);
    lastAt = now;
  });
  console.log(
    `All tables are distributed, after ${durationText((performance.now() - startedAt) / 1_000)}. Start the service.`,
  );
}

function printProgress(progress: DistributionProgress, seconds: number): void {
  const { done, total } = progress;
  const position = `${done} of ${total}`;
  if (progress.step === 'table') {
    const { name, bytes } = progress.table;
    console.log(`${position}: ${name}, ${inMegabytes(bytes)} in ${seconds.toFixed(1)} s`);
  } else if (done % 20 === 0 || done === total) console.log(`${position} foreign keys and triggers are added again`);
}

function inMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

function durationText(seconds: number): string {
  return seconds < 90 ? `${Math.max(Math.ceil(seconds), 1)} s` : `${Math.ceil(seconds / 60)} min`;
}
