import { expect, it } from 'vitest';
import type { Database } from '../../../src/platform/database/database.ts';
import { type Jobs, openJobs, withoutTransaction } from '../../../src/platform/jobs/jobs.ts';
import type { Queue } from '../../../src/platform/jobs/queue.ts';
import { createLog } from '../../../src/platform/logging/log.ts';
import { openTestDatabase } from '../../support/service.ts';

interface Topic {
  readonly topic: string;
  readonly number: number;
}

const queue: Queue<Topic> = {
  name: 'topics',
  settings: { concurrency: 1, retryLimit: 0, expireInSeconds: 60 },
  keyOf: ({ topic }) => topic,
};

async function withJobs(work: (jobs: Jobs, add: (topic: string, number: number) => Promise<void>) => Promise<void>) {
  const database: Database = await openTestDatabase();
  const jobs = await openJobs(database, [queue], createLog('fatal'));
  await work(jobs, (topic, number) => jobs.add(withoutTransaction(database.rows), queue, { topic, number }));
  await jobs.stop(0);
  await database.close();
}

it('leaves out a job while one with its key waits', async () => {
  await withJobs(async (jobs, add) => {
    await add('a', 1);
    await add('a', 2);
    await add('b', 3);
    const done: number[] = [];
    await jobs.work([{ queue, work: async ({ number }: Topic) => void done.push(number) }]);
    await expect.poll(() => done).toEqual([1, 3]);
    await add('a', 4);
    await expect.poll(() => done).toEqual([1, 3, 4]);
  });
});

it('keeps a job that is added while one with its key runs', async () => {
  await withJobs(async (jobs, add) => {
    const running = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const done: number[] = [];
    const work = async ({ number }: Topic) => {
      running.resolve();
      await released.promise;
      done.push(number);
    };
    await jobs.work([{ queue, work }]);
    await add('a', 1);
    await running.promise;
    await add('a', 2);
    await add('a', 3);
    released.resolve();
    await expect.poll(() => done).toEqual([1, 2]);
  });
});
