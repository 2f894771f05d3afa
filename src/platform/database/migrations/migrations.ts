import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import { sql } from 'kysely';
import { ConfigError } from '../../config.ts';
import type { Rows } from '../tables.ts';

/** A migration. Databases store its name when they have applied it, so the name never changes. */
export interface NamedMigration {
  /** The number, which decides the order among all migrations, and what it changes: `006-ai-tools`. */
  readonly name: string;
  readonly class: Constructor<Migration>;
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

/**
 * Throws when the database has migrations that this version does not have, because their effect on the tables is unknown.
 * Changes nothing.
 */
export async function assertKnownMigrations(rows: Rows, options: MigrationOptions): Promise<void> {
  const applied = await appliedMigrations(rows);
  const known = options.migrations.map(({ name }) => name);
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const { database, empty } = wordsFor(options);
  const isNewer = applied.length > unknown.length;
  throw new ConfigError([
    isNewer
      ? `${database} was migrated by a newer version of Gatehouse (${unknown.join(', ')}): start that version or a later one, or restore a backup from before it.`
      : `${database} was created by a development version of Gatehouse before the first release, and its data cannot be migrated: ${empty}, or start the version that created it.`,
  ]);
}

async function appliedMigrations(rows: Rows): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass('migration')::text as name`.execute(rows);
  if (tables[0]?.name == null) return [];
  const { rows: applied } = await sql<{ name: string }>`select name from migration order by id`.execute(rows);
  return applied.map(({ name }) => name);
}

/** Describes the database without its URL, which may contain a password. */
function wordsFor({ databaseUrl, pgliteDir }: MigrationOptions): { database: string; empty: string } {
  if (databaseUrl !== null) return { database: 'The database of DATABASE_URL', empty: 'set it to an empty database' };
  return { database: `The database in ${pgliteDir ?? 'memory'}`, empty: 'set DATA_DIR to an empty folder' };
}
