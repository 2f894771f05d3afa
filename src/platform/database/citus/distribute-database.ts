import { sql } from 'kysely';
import { ConfigError } from '../../config.ts';
import type { ReportProgress } from '../migrations/migrations.ts';
import type { Rows } from '../tables.ts';
import { attachParts, detachParts, hasDetachedParts } from './detached-parts.ts';
import {
  allowTriggers,
  distributeFunctions,
  distributeTable,
  type LocalTable,
  localTables,
  removeCopiedRows,
} from './distribute-tables.ts';

/** What a distribution has done so far. */
export type DistributionProgress =
  | { readonly step: 'table'; readonly table: LocalTable; readonly done: number; readonly total: number }
  | { readonly step: 'parts'; readonly done: number; readonly total: number };

/**
 * Distributes all tables by deployment, with the rows that they have. Each table is one transaction, so that an interrupted distribution goes
 * on where it ended. Nothing else may use the database meanwhile, since it has no foreign keys and no triggers.
 */
export async function distributeDatabase(
  connection: Rows,
  report: (progress: DistributionProgress) => void = () => undefined,
): Promise<void> {
  await allowTriggers(connection);
  const tables = await localTables(connection);
  if (tables.length > 0) await detachParts(connection);
  for (const [at, table] of tables.entries()) {
    await distributeTable(connection, table.name);
    report({ step: 'table', table, done: at + 1, total: tables.length });
  }
  if (!(await hasDetachedParts(connection))) return;
  await removeCopiedRows(connection);
  await distributeFunctions(connection);
  await attachParts(connection, (done, total) => report({ step: 'parts', done, total }));
  await sql`analyze`.execute(connection);
}

/**
 * Distributes the tables of a new database on a coordinator, and returns whether tables are distributed. A database with deployments stays as
 * it is, since a distribution takes long locks: the operator decides when. Requires the lock of the start.
 */
export async function distributeNewDatabase(connection: Rows, report: ReportProgress): Promise<boolean> {
  const tables = await localTables(connection);
  const isInterrupted = await hasDetachedParts(connection);
  if (tables.length === 0 && !isInterrupted) return true;
  const { rows: deployments } = await sql`select from deployment limit 1`.execute(connection);
  if (deployments.length === 0) {
    report({ tables: tables.length }, 'Distributing the tables to the nodes of Citus');
    await distributeDatabase(connection);
    return true;
  }
  if (isInterrupted) {
    throw new ConfigError([
      'The distribution of the tables was interrupted: run `npm run distribute` again, and then start the service.',
    ]);
  }
  report(
    {},
    'The database has the extension Citus, but all rows are on the coordinator: see `npm run distribute -- --help`',
  );
  return false;
}
