import type { MikroORM } from '@mikro-orm/core';
import type { AbstractSqlDriver, SqlEntityManager, SqlOptions } from '@mikro-orm/sql';
import type { Dialect } from 'kysely';
import type { Ears, Listener } from './listener.ts';
import type { QueueDatabase } from './queue-database.ts';
import type { Rows } from './tables.ts';

/** What PostgreSQL and PGlite do each in their own way. */
export interface Native {
  readonly dialect: Dialect;
  openOrm(options: SqlOptions): Promise<MikroORM<AbstractSqlDriver, SqlEntityManager>>;
  queue(rows: Rows): QueueDatabase;
  underStartLock<T>(work: () => Promise<T>): Promise<T>;
  listen(ears: Ears): Promise<Listener>;
}
