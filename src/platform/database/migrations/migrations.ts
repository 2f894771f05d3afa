import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import { sql } from 'kysely';
import type { Rows } from '../tables.ts';

/** A migration. Databases store its name when they have applied it, so the name never changes. */
export interface NamedMigration {
  /** The number, which decides the order among all migrations, and what it changes: `006-ai-tools`. */
  readonly name: string;
  readonly class: Constructor<Migration>;
  /**
   * The oldest version that can use the database after this migration, as the number of the newest migration that it has. A process
   * of an older version does not start, and reports that it is not ready. Required for new migrations.
   */
  readonly servesFrom?: number;
  /**
   * What it removes that an older version used, each `table` or `table.column`, and the first version that does not use it. Only
   * with this, a migration may remove something.
   */
  readonly removes?: Readonly<Record<string, number>>;
  /** The backfill that must have finished before this migration, which removes what the backfill reads. */
  readonly needsBackfill?: string;
}

/** Receives what a migration does, in a form for the log. */
export type ReportProgress = (details: Readonly<Record<string, unknown>>, message: string) => void;

/** The number of a migration. That of the newest migration of a version is the number of the version. */
export function migrationNumber({ name }: Pick<NamedMigration, 'name'>): number {
  return Number.parseInt(name, 10);
}

/** The number of the version that has these migrations. */
export function versionOf(migrations: readonly NamedMigration[]): number {
  return Math.max(0, ...migrations.map(migrationNumber));
}

/** Orders the migrations of all features by their numbers. */
export function orderMigrations(migrations: readonly NamedMigration[]): NamedMigration[] {
  return migrations.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The migrations of this version, and the location of the database, from its options. */
export interface MigrationOptions {
  readonly migrations: readonly NamedMigration[];
  readonly databaseUrl: string | null;
  readonly pgliteDir: string | null;
}

/** A migration that the database has applied. */
export interface AppliedMigration {
  readonly name: string;
  /** See `NamedMigration`. Null for migrations that did not declare it. */
  readonly servesFrom: number | null;
}

/** What a version finds in the database. */
export interface DatabaseVersion {
  /** Why this version cannot use the database, or null. */
  readonly rejection: string | null;
  /** The names of its migrations that the database does not have. */
  readonly pending: readonly string[];
  /** The names of the migrations of a newer version. */
  readonly newer: readonly string[];
}

/** Compares the migrations of the database with those of this version. Changes nothing. */
export async function databaseVersion(rows: Rows, options: MigrationOptions): Promise<DatabaseVersion> {
  const applied = await appliedMigrations(rows);
  const names = applied.map(({ name }) => name);
  const known = options.migrations.map(({ name }) => name);
  const newer = names.filter((name) => !known.includes(name));
  const pending = known.filter((name) => !names.includes(name));
  return { rejection: rejectionOf(applied, { newer, pending }, options), pending, newer };
}

function rejectionOf(
  applied: readonly AppliedMigration[],
  { newer, pending }: Pick<DatabaseVersion, 'newer' | 'pending'>,
  options: MigrationOptions,
): string | null {
  const { database, empty } = wordsFor(options);
  if (newer.length > 0 && newer.length === applied.length) {
    return `${database} was created by a development version of Gatehouse before the first release, and its data cannot be migrated: ${empty}, or start the version that created it.`;
  }
  const served = applied.filter(({ servesFrom }) => (servesFrom ?? 0) > versionOf(options.migrations));
  // The order of the migrations tells what a newer version contains, so it has those that this version lacks.
  const unserved = pending.length > 0 ? newer : served.map(({ name }) => name);
  if (unserved.length === 0 || newer.length === 0) return null;
  return `${database} was migrated by a newer version of Gatehouse (${unserved.join(', ')}): start that version or a later one, or restore a backup from before it.`;
}

async function appliedMigrations(rows: Rows): Promise<readonly AppliedMigration[]> {
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass('migration')::text as name`.execute(rows);
  if (tables[0]?.name == null) return [];
  // Older versions created the table without the column.
  const { rows: applied } = await sql<AppliedMigration>`
    select name, (to_jsonb(migration) ->> 'serves_from')::integer as "servesFrom" from migration order by id`.execute(
    rows,
  );
  return applied;
}

/** Describes the database without its URL, which may contain a password. */
function wordsFor({ databaseUrl, pgliteDir }: MigrationOptions): { database: string; empty: string } {
  if (databaseUrl !== null) return { database: 'The database of DATABASE_URL', empty: 'set it to an empty database' };
  return { database: `The database in ${pgliteDir ?? 'memory'}`, empty: 'set DATA_DIR to an empty folder' };
}
