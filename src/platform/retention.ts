import type { RawBuilder } from 'kysely';
import type { Config } from './config.ts';

/** When the clean-up runs, and what the operator has set. */
export interface RetentionContext {
  readonly now: Date;
  readonly config: Config;
}

/** Rows of a table that are removed once they are over, in every deployment. */
export interface Retention {
  readonly table: string;
  /** The condition on a row, in SQL. */
  readonly isOver: (moment: RetentionContext) => RawBuilder<unknown>;
  /** How many one statement removes, where each takes others along. */
  readonly batch?: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** So many hours before the clean-up, as the database reads it. */
export const hoursBefore = ({ now }: RetentionContext, hours: number): string =>
  new Date(now.getTime() - hours * HOUR).toISOString();

export const daysBefore = ({ now }: RetentionContext, days: number): string =>
  new Date(now.getTime() - days * DAY).toISOString();
