import type { MikroORM } from '@mikro-orm/core';
import type { AbstractSqlDriver, SqlEntityManager, SqlOptions } from '@mikro-orm/sql';
import type { Dialect } from 'kysely';
import type { NotificationHandler, NotificationListener } from '../notifications/notification-listener.ts';
import type { Rows } from '../tables.ts';
import type { QueueDatabase } from './queue-database.ts';

/** The parts of the database that differ between PostgreSQL and PGlite. */
export interface DatabaseDriver {
  readonly dialect: Dialect;
  openOrm(options: SqlOptions): Promise<MikroORM<AbstractSqlDriver, SqlEntityManager>>;
  createQueueDatabase(rows: Rows): QueueDatabase;
  withStartupLock<T>(work: () => Promise<T>): Promise<T>;
  /** Runs migrations on one connection: of its own on PostgreSQL, and the only one of `rows` on PGlite. */
  withMigrationConnection<T>(rows: Rows, work: (connection: Rows) => Promise<T>): Promise<T>;
  listen(handler: NotificationHandler): Promise<NotificationListener>;
}
