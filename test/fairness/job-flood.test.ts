import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workers } from '../../src/features.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { type Jobs, openJobs, withoutTransaction } from '../../src/platform/jobs/jobs.ts';
import type { Queue } from '../../src/platform/jobs/queue.ts';
import { createLog } from '../../src/platform/logging/log.ts';
import { openTestDatabase } from '../support/service.ts';

const [BUSY, QUIET] = [1, 2];
const FLOOD = 120;
/** The jobs that may come before the one of the quiet deployment: the turn of the flood, and those that run already. */
const MAX_BEFORE = 40;

/** A job with the fields of all queues. Its keys are different from those of other jobs. */
const jobOf = (deploymentId: number, number: number) => {
  const id = `${deploymentId}000${number}`;
  const ids = { id, documentId: id, knowledgeBaseId: id, taskId: id, importId: id, eventId: id, appId: id };
  return { deploymentId, number, ...ids };
};
type Job = ReturnType<typeof jobOf>;

/** The queues of jobs that requests add. Recurring jobs serve all deployments. */
const queues = workers.map(({ queue }) => queue as Queue<Job>).filter(({ settings }) => settings.cron === undefined);
const shared = queues.filter(({ deploymentOf }) => deploymentOf !== undefined);

describe('a deployment that adds many jobs at once', () => {
  let database: Database;
  let jobs: Jobs;
  const done = new Map<string, number[]>(shared.map(({ name }) => [name, []]));

  beforeAll(async () => {
    database = await openTestDatabase();
    jobs = await openJobs(database, shared, createLog('fatal'));
    const tx = withoutTransaction(database.rows);
    for (const queue of shared) {
      const flood = Array.from({ length: FLOOD }, (_, number) => ({ data: jobOf(BUSY, number) }));
      await jobs.addAll(tx, queue, flood);
      await jobs.add(tx, queue, jobOf(QUIET, FLOOD));
    }
    await jobs.work(
      shared.map((queue) => ({
        queue,
        work: async ({ deploymentId }: Job) => void done.get(queue.name)?.push(deploymentId),
      })),
    );
  }, 120_000);
  afterAll(async () => {
    await jobs.stop(0);
    await database.close();
  });

  it.each(shared.map(({ name }) => name))('does not delay the job of another one in the queue %s', async (name) => {
    const order = done.get(name) ?? [];
    await expect.poll(() => order.includes(QUIET), { timeout: 60_000 }).toBe(true);
    expect(order.indexOf(QUIET)).toBeLessThan(MAX_BEFORE);
  });
});

it('has turns in each queue, except those that have them in another way or are short', () => {
  const exceptions = {
    'ai-provider-changes': 'one short job for each change of a provider',
    backfills: 'concern all deployments',
    'document-processing': 'the n-th document of a deployment waits for the n-th ones of others',
  };
  const names = queues.filter((queue) => !shared.includes(queue)).map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(exceptions));
});
