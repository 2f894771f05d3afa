import type { InferKyselyDB } from '@mikro-orm/sql';
import type { Kysely } from 'kysely';

/** As the drivers give them: timestamps are ISO 8601 text already. */
type AsRead<Column> = Date extends Column ? Exclude<Column, Date> | string : Column;

type Inferred<Schema extends { readonly name: string }> = InferKyselyDB<Schema, Record<never, never>>;
type Columns<Schema extends { readonly name: string }> = Inferred<Schema>[keyof Inferred<Schema>];

/** The columns of an entity's table. */
export type TableOf<Schema extends { readonly name: string }> = {
  [Column in keyof Columns<Schema>]: AsRead<Columns<Schema>[Column]>;
};

/**
 * Every table with its columns. Each entity's file adds its own table, so that this file knows no entity: what reads rows
 * would otherwise import every context.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the files of the entities fill it.
export interface Tables {}

/** Plain typed rows: what reads are made of. */
export type Rows = Kysely<Tables>;
