import type { Feature } from '../../feature.ts';
import { worker } from '../worker.ts';
import { Migration034Backfills } from './migrations/034-backfills.ts';
import { backfillJobs, runBackfill } from './run-backfill.ts';

/** Changes many rows after a migration, in jobs. */
export const backfillsFeature: Feature = {
  migrations: [{ name: '034-backfills', class: Migration034Backfills, servesFrom: 31 }],
  workers: [worker(backfillJobs, runBackfill)],
};
