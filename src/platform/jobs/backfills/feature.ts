import type { Feature } from '../../feature.ts';
import { worker } from '../worker.ts';
import { Migration032Backfills } from './migrations/032-backfills.ts';
import { backfillJobs, runBackfill } from './run-backfill.ts';

/** Changes many rows after a migration, in jobs. */
export const backfillsFeature: Feature = {
  migrations: [{ name: '032-backfills', class: Migration032Backfills, servesFrom: 31 }],
  workers: [worker(backfillJobs, runBackfill)],
};
