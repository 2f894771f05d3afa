import type { RawBuilder } from 'kysely';
import type { Config } from '../config.ts';

/** The time of the retention job, and the configuration. */
export interface RetentionContext {
  readonly now: Date;
  readonly config: Config;
}

/** A table whose expired rows are deleted, in all deployments. */
export interface Retention {
  readonly table: string;
  /** The time of a row, as SQL. An index has it first, so that each batch begins where the one before ended. */
  readonly time: string;
  /** Rows with an earlier time are expired, if they have ended. */
  readonly before: (context: RetentionContext) => string;
  /** The SQL condition that a row has ended, where this does not follow from its time. */
  readonly isEnded?: RawBuilder<boolean>;
  /** Whether the rows belong to no deployment. */
  readonly isShared?: boolean;
  /** How many rows one statement deletes, for rows whose deletion cascades. */
  readonly batchSize?: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The timestamp `hours` hours before the retention job, as text for SQL. */
export const hoursBefore = ({ now }: RetentionContext, hours: number): string =>
  new Date(now.getTime() - hours * HOUR).toISOString();

export const daysBefore = ({ now }: RetentionContext, days: number): string =>
  new Date(now.getTime() - days * DAY).toISOString();
