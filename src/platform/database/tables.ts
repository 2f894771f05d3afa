import type { InferKyselyDB } from '@mikro-orm/sql';
import type { Kysely } from 'kysely';

/** The type of a column in the rows of the drivers, which return timestamps as ISO 8601 text. */
type AsRead<Column> = Date extends Column ? Exclude<Column, Date> | string : Column;

type Inferred<Schema extends { readonly name: string }> = InferKyselyDB<Schema, Record<never, never>>;
type Columns<Schema extends { readonly name: string }> = Inferred<Schema>[keyof Inferred<Schema>];

/** The columns of an entity's table. */
export type TableOf<Schema extends { readonly name: string }> = {
  [Column in keyof Columns<Schema>]: AsRead<Columns<Schema>[Column]>;
};

/**
 * All tables with their columns. The file of each entity adds its table, so that reads do not have to import all contexts.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the files of the entities add the tables.
export interface Tables {}

/** Kysely with the types of all tables. Reads build their queries with it. */
export type Rows = Kysely<Tables>;
