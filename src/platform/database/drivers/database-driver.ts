import type { MikroORM } from '@mikro-orm/core';
import type { AbstractSqlDriver, SqlEntityManager, SqlOptions } from '@mikro-orm/sql';
import type { Dialect } from 'kysely';
import type { NotificationHandler, NotificationListener } from '../notifications/notification-listener.ts';
import type { Rows } from '../tables.ts';
import type { DatabaseMonitor } from './instrument-dialect.ts';
import type { QueueDatabase } from './queue-database.ts';

/** The connections of a pool, and how much work waits for one. */
export interface PoolState {
  readonly max: number;
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The parts of the database that differ between PostgreSQL and PGlite. */
export interface DatabaseDriver {
  readonly dialect: Dialect;
  openOrm(options: SqlOptions): Promise<MikroORM<AbstractSqlDriver, SqlEntityManager>>;
  createQueueDatabase(rows: Rows, monitor?: DatabaseMonitor): QueueDatabase;
  poolState(): PoolState;
  withStartupLock<T>(work: () => Promise<T>): Promise<T>;
  /** Runs migrations on one connection: of its own on PostgreSQL, and the only one of `rows` on PGlite. */
  withMigrationConnection<T>(rows: Rows, work: (connection: Rows) => Promise<T>): Promise<T>;
  listen(handler: NotificationHandler): Promise<NotificationListener>;
}
