import type { Services } from '../context.ts';
import type { Rows } from '../database/tables.ts';

/** The most rows that are counted: a scrape must not read a table with millions of rows. */
export const MAX_COUNTED = 10_000;

/** Work that waits in the database, for all processes. */
export interface Backlog {
  readonly queue: string;
  /** Up to `MAX_COUNTED`. */
  readonly waiting: number;
  /** For how many seconds the oldest work has been due. 0 if none is due. */
  readonly oldestSeconds: number;
}

/** Reads queues with statements that read a bounded number of rows. */
export type ReadBacklogs = (
  services: Pick<Services, 'config'> & { readonly rows: Rows; readonly isDistributed: boolean },
) => Promise<readonly Backlog[]>;
