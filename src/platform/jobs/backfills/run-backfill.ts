import { sql } from 'kysely';
import type { Services } from '../../context.ts';
import { isOlderVersionRunning } from '../../database/ids/process-number.ts';
import { migrationNumber } from '../../database/migrations/migrations.ts';
import type { Rows } from '../../database/tables.ts';
import { withoutTransaction } from '../jobs.ts';
import { LONG_JOB, type Queue, RETRY_FOR_TWO_DAYS } from '../queue.ts';
import type { Backfill } from './backfill.ts';

interface BackfillJob {
  readonly name: string;
}

export const backfillJobs: Queue<BackfillJob> = {
  name: 'backfills',
  settings: { ...RETRY_FOR_TWO_DAYS, ...LONG_JOB, concurrency: 1 },
  keyOf: ({ name }) => name,
};

/** A job ends after this time and adds the next one, so that a process can stop between two steps. */
const JOB_MS = 5_000;
/** The delay of the next job while processes of an older version run. */
const OLDER_VERSION_DELAY_MS = 15_000;

type BackfillServices = Pick<Services, 'database' | 'features' | 'jobs' | 'log'>;

/** Adds a job for each backfill of this version that has not finished. */
export async function startBackfills(services: BackfillServices): Promise<void> {
  const { database, features, jobs } = services;
  for (const { name } of features.flatMap(({ backfills = [] }) => backfills)) {
    await sql`insert into backfill (name) values (${name}) on conflict do nothing`.execute(database.rows);
    const { rows } = await sql`select from backfill where name = ${name} and finished_at is null`.execute(
      database.rows,
    );
    if (rows.length > 0) await jobs.add(withoutTransaction(database.rows), backfillJobs, { name });
  }
}

/** Runs steps of a backfill, and adds the next job unless it has finished. */
export async function runBackfill(services: BackfillServices, { name }: BackfillJob): Promise<void> {
  const { database, features, jobs, log } = services;
  const backfill = features.flatMap(({ backfills = [] }) => backfills).find((each) => each.name === name);
  const until = performance.now() + JOB_MS;
  // A process of an older version, which does not know the backfill, leaves it to the newer ones.
  let state: State = 'waits';
  if (backfill !== undefined) {
    do state = await runStep(database.rows, backfill);
    while (state === 'continues' && performance.now() < until);
  }
  if (state === 'finished') {
    log.info({ backfill: name }, 'The backfill has finished');
    return;
  }
  const delayMs = state === 'waits' ? OLDER_VERSION_DELAY_MS : 0;
  const startAfter = new Date(Date.now() + delayMs);
  await jobs.add(withoutTransaction(database.rows), backfillJobs, { name }, { startAfter });
}

type State = 'continues' | 'waits' | 'finished';

/**
 * One step and its cursor are one transaction. A pass over all rows is the last one if no process of an older version was running when
 * it began, because such a process writes rows that are not filled.
 */
function runStep(database: Rows, backfill: Backfill): Promise<State> {
  return database.transaction().execute(async (rows) => {
    const { name } = backfill;
    const { rows: found } = await sql<{ cursor: string | null; isLastPass: boolean; isFinished: boolean }>`
      select cursor, is_last_pass as "isLastPass", finished_at is not null as "isFinished"
      from backfill where name = ${name} for update`.execute(rows);
    const [stored] = found;
    if (stored === undefined || stored.isFinished) return 'finished';
    const isLastPass =
      stored.cursor === null ? !(await isOlderVersionRunning(rows, migrationNumber(backfill))) : stored.isLastPass;
    const cursor = await backfill.step(rows, stored.cursor);
    const isFinished = cursor === null && isLastPass;
    await sql`update backfill set cursor = ${cursor}, is_last_pass = ${isLastPass},
      finished_at = case when ${isFinished}::boolean then now() end where name = ${name}`.execute(rows);
    if (cursor !== null) return 'continues';
    return isFinished ? 'finished' : 'waits';
  });
}
