import type { Rows } from '../../database/tables.ts';

/** A change of many rows after a migration, in small steps while the service runs. */
export interface Backfill {
  /**
   * The number of the migration that it follows, and what it fills: `035-organization-website`. Databases store it, so it never
   * changes.
   */
  readonly name: string;
  /**
   * Changes the next rows after the cursor in one transaction, at most about a thousand. Returns the cursor of the last one, or null
   * after the last row of the table. Must be safe to repeat: the rows are passed again when processes of an older version have
   * written in the meantime.
   */
  readonly step: (rows: Rows, cursor: string | null) => Promise<string | null>;
}
