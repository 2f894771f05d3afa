import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { entities, migrations } from '../../../src/features.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { type Jobs, type JobsOptions, openJobs } from '../../../src/platform/jobs/jobs.ts';
import type { Queue } from '../../../src/platform/jobs/queue.ts';
import { createLog } from '../../../src/platform/logging/log.ts';
import { newDatabaseEnv, startProcess } from '../../support/process.ts';
import { createTestDatabase, openTestDatabase } from '../../support/service.ts';
import { countStatements } from '../../support/statement-counter.ts';

const address = process.env['DATABASE_URL'];
const onPostgres = address !== undefined;
/** A poll interval longer than any test, so that no job is found by polling. */
const NEVER = { pollIntervalMs: 3_600_000 };

const queue: Queue<{ name: string }> = {
  name: 'test',
  settings: { concurrency: 1, retryLimit: 2, retryDelay: 2, expireInSeconds: 60 },
};

const open = (database: Database, options?: JobsOptions) => openJobs(database, [queue], createLog('fatal'), options);
const add = (jobs: Jobs, { rows }: Database, name: string, startAfter?: Date) =>
  jobs.add({ rows, onCommit: (work) => work() }, queue, { name }, startAfter === undefined ? {} : { startAfter });

/** Two connections to one database, as of two processes. */
async function twoDatabases(): Promise<[Database, Database]> {
  const databaseUrl = await createTestDatabase(address as string);
  const one = () =>
    openDatabase({
      entities,
      migrations,
      databaseUrl,
      pgliteDir: null,
      poolSize: 4,
      onError: (error) => console.error(error),
    });
  return [await one(), await one()];
}

it.runIf(onPostgres)('runs a job in another process when the one that added it has no worker', async () => {
  const [ours, theirs] = await twoDatabases();
  const [adding, working] = [await open(ours, NEVER), await open(theirs, NEVER)];
  const done: string[] = [];
  await working.work([{ queue, work: async ({ name }: { name: string }) => void done.push(name) }]);
  await add(adding, ours, 'one');
  await expect.poll(() => done).toEqual(['one']);
  await Promise.all([adding.stop(0), working.stop(0)]);
  await Promise.all([ours.close(), theirs.close()]);
});

it.runIf(onPostgres)('runs jobs that wait for a busy worker in another process', async () => {
  const [ours, theirs] = await twoDatabases();
  const [one, other] = [await open(ours, NEVER), await open(theirs, NEVER)];
  const done: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await one.work([{ queue, work: () => held }]);
  await add(one, ours, 'first');
  const isHeld = async () => (await ours.queue.executeSql(`select 1 from pgboss.job where state = 'active'`)).rows;
  await expect.poll(isHeld).toHaveLength(1);
  await other.work([{ queue, work: async ({ name }: { name: string }) => void done.push(name) }]);
  // The poll of the start has run by then, so that only a notice can lead to the job.
  await delay(1_000);
  await add(one, ours, 'second');
  await expect.poll(() => done).toEqual(['second']);
  release();
  await Promise.all([one.stop(0), other.stop(0)]);
  await Promise.all([ours.close(), theirs.close()]);
});

it('retries a failed job after its delay', async () => {
  const database = await openTestDatabase();
  const jobs = await open(database, NEVER);
  const startedAt: number[] = [];
  await jobs.work([
    {
      queue,
      async work() {
        startedAt.push(performance.now());
        if (startedAt.length === 1) throw new Error('once');
      },
    },
  ]);
  await add(jobs, database, 'one');
  await expect.poll(() => startedAt).toHaveLength(2);
  expect((startedAt[1] as number) - (startedAt[0] as number)).toBeGreaterThan(1_900);
  await jobs.stop(0);
  await database.close();
});

it('runs a job at its start time', async () => {
  const database = await openTestDatabase();
  const jobs = await open(database, NEVER);
  const startedAt: number[] = [];
  await jobs.work([{ queue, work: async () => void startedAt.push(Date.now()) }]);
  const startAfter = new Date(Date.now() + 1_500);
  await add(jobs, database, 'one', startAfter);
  await expect.poll(() => startedAt).toHaveLength(1);
  expect(startedAt[0]).toBeGreaterThanOrEqual(startAfter.getTime());
  await jobs.stop(0);
  await database.close();
});

it('finds a job by polling without a notice', async () => {
  const database = await openTestDatabase();
  const jobs = await open(database);
  const done: string[] = [];
  await jobs.work([{ queue, work: async ({ name }: { name: string }) => void done.push(name) }]);
  await jobs.add({ rows: database.rows, onCommit: () => {} }, queue, { name: 'one' });
  await expect.poll(() => done).toEqual(['one']);
  await jobs.stop(0);
  await database.close();
});

it.runIf(onPostgres)('sends at most one statement per second in an idle process', async () => {
  const environment = await newDatabaseEnv();
  const counter = await countStatements(environment['DATABASE_URL'] as string);
  const running = await startProcess({ ...environment, DATABASE_URL: counter.address });
  // Waits for the background work of the start, which would be counted.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  counter.reset();
  const from = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 30_000));
  const seconds = (performance.now() - from) / 1_000;
  // Work that runs every minute may run twice in this time.
  const most = seconds + 20;
  expect(counter.count, [...counter.texts].join('\n')).toBeLessThan(most);
  await running.stop();
  await counter.close();
});
