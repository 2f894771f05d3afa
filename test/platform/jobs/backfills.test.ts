import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../src/platform/database/database.ts';
import type { Backfill } from '../../../src/platform/jobs/backfills/backfill.ts';
import { backfillJobs, runBackfill, startBackfills } from '../../../src/platform/jobs/backfills/run-backfill.ts';
import { type Jobs, openJobs } from '../../../src/platform/jobs/jobs.ts';
import { createLog } from '../../../src/platform/logging/log.ts';
import { openTestDatabase } from '../../support/service.ts';

const NAME = '900-labels';
const STEP = 10;
const ROWS = 35;

let database: Database;
let jobs: Jobs;
const opened: (() => Promise<void>)[] = [];

beforeEach(async () => {
  database = await openTestDatabase();
  const log = createLog('silent');
  jobs = await openJobs(database, [backfillJobs], log);
  opened.push(async () => {
    await jobs.stop(1_000);
    await database.close();
  });
  await sql`create table label (id integer primary key, name text not null, upper_name text)`.execute(database.rows);
  await sql`insert into label (id, name) select n, 'label ' || n from generate_series(1, ${ROWS}::integer) n`.execute(
    database.rows,
  );
});
afterAll(() => Promise.all(opened.map((close) => close())));

/** Fills `upper_name`. `beforeStep` receives the cursor of each step. */
function fillLabels(beforeStep: (cursor: string | null) => void = () => {}): Backfill {
  return {
    name: NAME,
    async step(rows, cursor) {
      beforeStep(cursor);
      const { rows: filled } = await sql<{ id: number }>`
        update label set upper_name = upper(name)
        where id in (select id from label where id > ${Number(cursor ?? 0)} order by id limit ${STEP})
        returning id`.execute(rows);
      return filled.length < STEP ? null : String(Math.max(...filled.map(({ id }) => id)));
    },
  };
}

const services = (...backfills: Backfill[]) => ({
  database,
  jobs,
  log: createLog('silent'),
  features: [{ backfills }],
});

async function unfilled(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from label where upper_name is null`.execute(database.rows);
  return rows[0]?.count ?? 0;
}

async function stateOf(name: string): Promise<unknown> {
  const { rows } = await sql`
    select cursor, finished_at is not null as "isFinished" from backfill where name = ${name}`.execute(database.rows);
  return rows[0];
}

async function waitingJobs(): Promise<unknown[]> {
  const { rows } = await database.queue.executeSql(
    `select data from pgboss.job where name = 'backfills' and state < 'active'`,
  );
  return rows.map(({ data }) => data);
}

describe('a backfill', () => {
  it('is run by a job after the start, and only once', async () => {
    const known = services(fillLabels());
    await jobs.work([{ queue: backfillJobs, work: (data: never) => runBackfill(known, data) }]);
    await startBackfills(known);
    await vi.waitFor(async () => expect(await stateOf(NAME)).toEqual({ cursor: null, isFinished: true }), 20_000);
    expect(await unfilled()).toBe(0);
    await startBackfills(known);
    expect(await waitingJobs()).toEqual([]);
  });

  it('continues after the last committed step when a step fails', async () => {
    let mustFail = true;
    const cursors: (string | null)[] = [];
    const known = services(
      fillLabels((cursor) => {
        cursors.push(cursor);
        if (cursor === '20' && mustFail) throw new Error('The process was killed.');
      }),
    );
    await startBackfills(known);
    await expect(runBackfill(known, { name: NAME })).rejects.toThrow('killed');
    expect(await unfilled()).toBe(15);
    mustFail = false;
    await runBackfill(known, { name: NAME });
    expect(cursors).toEqual([null, '10', '20', '20', '30']);
    expect([await unfilled(), await stateOf(NAME)]).toEqual([0, { cursor: null, isFinished: true }]);
  });

  it('passes all rows again when a process of an older version may have written some', async () => {
    const known = services(fillLabels());
    const older = crypto.randomUUID();
    await sql`insert into process_number (number, holder, expires_at)
      values (7, ${older}, now() + interval '1 minute')`.execute(database.rows);
    await startBackfills(known);
    await runBackfill(known, { name: NAME });
    expect(await stateOf(NAME)).toEqual({ cursor: null, isFinished: false });
    expect(await waitingJobs()).toEqual([{ name: NAME }]);
    await sql`update label set upper_name = null where id = 3`.execute(database.rows);
    await sql`update process_number set expires_at = now() - interval '1 second' where number = 7`.execute(
      database.rows,
    );
    await runBackfill(known, { name: NAME });
    expect([await unfilled(), await stateOf(NAME)]).toEqual([0, { cursor: null, isFinished: true }]);
  });

  it('does not wait for processes that know it', async () => {
    const known = services(fillLabels());
    await sql`insert into process_number (number, holder, expires_at)
      values (7, ${`900:${crypto.randomUUID()}`}, now() + interval '1 minute')`.execute(database.rows);
    await startBackfills(known);
    await runBackfill(known, { name: NAME });
    expect(await stateOf(NAME)).toEqual({ cursor: null, isFinished: true });
  });

  it('is left to the other processes by one that does not know it', async () => {
    await startBackfills(services(fillLabels()));
    await database.queue.executeSql(`delete from pgboss.job where name = 'backfills'`);
    await runBackfill(services(), { name: NAME });
    expect(await waitingJobs()).toEqual([{ name: NAME }]);
    expect(await stateOf(NAME)).toEqual({ cursor: null, isFinished: false });
  });
});
