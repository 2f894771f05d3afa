import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';

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
