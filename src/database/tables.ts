import type { InferKyselyDB } from '@mikro-orm/sql';
import type { Kysely } from 'kysely';
import type { entities } from '../modules/entities.ts';

type Inferred = InferKyselyDB<(typeof entities)[number], Record<never, never>>;

/** As the drivers give them: timestamps are ISO 8601 text already. */
type AsRead<Column> = Date extends Column ? Exclude<Column, Date> | string : Column;

/** Every table with its columns, inferred from the entities. */
export type Tables = {
  [Table in keyof Inferred]: { [Column in keyof Inferred[Table]]: AsRead<Inferred[Table][Column]> };
};

/** Plain typed rows: what reads are made of. */
export type Rows = Kysely<Tables>;
