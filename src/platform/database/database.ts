import type { PGlite } from '@electric-sql/pglite';
import type { EntitySchema } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import { type Dialect, Kysely, sql } from 'kysely';
import { ConfigError, type DatabaseServer } from '../config.ts';
import { isBackground } from '../process/background.ts';
import { type DistributionProgress, distributeDatabase, distributeNewDatabase } from './citus/distribute-database.ts';
import { hasCitus } from './citus/distribute-tables.ts';
import { checkpointRegularly } from './drivers/checkpoints.ts';
import type { DatabaseDriver, PoolState } from './drivers/database-driver.ts';
import { assertEnoughSpace, watchDiskSpace } from './drivers/disk-space.ts';
import { type DatabaseMonitor, instrumentDialect } from './drivers/instrument-dialect.ts';
import type { QueueDatabase } from './drivers/queue-database.ts';
import { poolGuard } from './guards/current-command.ts';
import { restrictToDeployment } from './guards/restrict-to-deployment.ts';
import { IdGenerator } from './ids/ids.ts';
import { leaseProcessNumber, type ProcessNumber } from './ids/process-number.ts';
import { DEFAULT_TIME_LIMITS, type TimeLimits } from './limits/time-limits.ts';
import { databaseVersion, type NamedMigration, type ReportProgress, versionOf } from './migrations/migrations.ts';
import { runMigrations } from './migrations/run-migrations.ts';
import type { NotificationHandler, NotificationListener } from './notifications/notification-listener.ts';
import type { Replicas } from './replicas/replicas.ts';
import type { Rows } from './tables.ts';

export type { Rows, Tables } from './tables.ts';

/** An open database. */
export interface Database {
  readonly orm: { readonly em: EntityManager };
  /** Kysely on the connection pool, for reads. */
  readonly rows: Rows;
  /** The standbys from which queries read. Null without any. */
  readonly replicas: Replicas | null;
  readonly ids: IdGenerator;
  /** The number of this process among the running ones. Throws after its lease has expired. */
  processNumber(): number;
  /** Runs the statements of the job queue, in the same database. */
  readonly queue: QueueDatabase;
  /** The connections of the pool now. */
  readonly poolState: () => PoolState;
  /** Statements since the start, without those of workers and timers. Tests count those of a request. */
  readonly statements: { count: number; last: string[] };
  /** Runs startup work in one process at a time. */
  withStartupLock<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Applies the missing migrations and reports them. Throws a ConfigError and changes nothing when another version has migrated the
   * database, unless that one serves this version.
   */
  migrate(report?: ReportProgress): Promise<void>;
  /**
   * Applies the missing migrations, and moves the rows of each deployment to one node of Citus. An interrupted call is continued by the
   * next one. No other process may use the database meanwhile.
   */
  distribute(report: (progress: DistributionProgress) => void): Promise<void>;
  /** The names of the migrations that this process has applied, in order, with those of the prepared database that it has unpacked. */
  readonly appliedMigrations: readonly string[];
  /** Whether Citus stores the rows of each deployment on one of several nodes. Known after `migrate`. */
  readonly isDistributed: boolean;
  /** Whether the database has no tables. */
  isEmpty(): Promise<boolean>;
  /** Whether the database responds and serves this version. Reports when a newer version has migrated it so that it does not. */
  isReady(): Promise<boolean>;
  /** Listens on a channel. Close the listener before the database. */
  listen(handler: NotificationHandler): Promise<NotificationListener>;
  /** Leases a number for this process. Required before ids can be generated. */
  leaseProcessNumber(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The entities that commands write. */
  readonly entities: readonly EntitySchema[];
  /** In the order in which they are applied. */
  readonly migrations: readonly NamedMigration[];
  /** The URL of PostgreSQL. Null for PGlite in `pgliteDir`, or in memory when that is null as well. */
  readonly databaseUrl: string | null;
  /** The URL of PostgreSQL itself when `databaseUrl` leads to a pooler. */
  readonly directUrl?: string | null;
  /** The URLs of standbys from which queries read. */
  readonly replicaUrls?: readonly string[];
  /** Standbys of PostgreSQL itself, one of which may be promoted. */
  readonly standbys?: readonly DatabaseServer[];
  readonly pgliteDir: string | null;
  readonly poolSize: number;
  /** The time limits of connections and statements on PostgreSQL. */
  readonly timeLimits?: Partial<TimeLimits>;
  readonly onError: (error: unknown) => void;
  readonly onWarning?: (message: string) => void;
  /** Receives the reason, once, when the database no longer serves this version. */
  readonly onUnserved?: (sentence: string) => void;
  /** Whether PGlite in an empty `pgliteDir` starts from the prepared database. */
  readonly startsPrepared?: boolean;
  /** A dumped PGlite folder to start from. */
  readonly loadDataDir?: Blob;
  /** An open PGlite to use. */
  readonly pglite?: PGlite;
  readonly monitor?: DatabaseMonitor;
  /** Called with the text of each statement before it runs. Its errors fail the statement. For tests. */
  readonly onStatement?: (text: string) => void;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const prepared = await prepareFolder(options);
  return createDatabase(await openDriver(options), options, prepared);
}

/** Unpacks the prepared database into an empty folder. Returns the migrations that it has. */
async function prepareFolder({ pgliteDir, migrations, startsPrepared = false, ...options }: DatabaseOptions) {
  if (!startsPrepared || pgliteDir === null || options.databaseUrl !== null) return [];
  assertEnoughSpace(pgliteDir);
  const { unpackEmptyDatabase } = await import('./empty-database/unpack-empty-database.ts');
  return unpackEmptyDatabase({ folder: pgliteDir, migrations, onWarning: options.onWarning ?? (() => undefined) });
}

/** Loads and opens the driver of the configured database. */
async function openDriver({
  databaseUrl,
  poolSize,
  onError,
  timeLimits,
  ...options
}: DatabaseOptions): Promise<DatabaseDriver> {
  if (databaseUrl !== null) {
    const { createPostgresDriver: onPostgres } = await import('./drivers/postgres-driver.ts');
    const { openPools } = await import('./drivers/postgres-pools.ts');
    const { directUrl = null, standbys } = options;
    const limits = { ...DEFAULT_TIME_LIMITS, ...timeLimits };
    return onPostgres(await openPools({ databaseUrl, directUrl, standbys, poolSize, limits }, onError), onError);
  }
  const { createPgliteDriver: onPglite, openPglite } = await import('./drivers/pglite-driver.ts');
  const { pgliteDir, pglite, loadDataDir, onWarning = () => undefined } = options;
  if (pglite !== undefined || pgliteDir === null) return onPglite(pglite ?? (await openPglite(pgliteDir, loadDataDir)));
  assertEnoughSpace(pgliteDir);
  const opened = await openPglite(pgliteDir, loadDataDir);
  return onPglite(opened, watchDiskSpace(pgliteDir, { onWarning }).assertMayWrite);
}

async function openReplicasOf(
  { replicaUrls = [], poolSize, onError, ...options }: DatabaseOptions,
  primary: Rows,
  toRows: (dialect: Dialect) => Rows,
): Promise<Replicas | null> {
  if (replicaUrls.length === 0) return null;
  const { openReplicas } = await import('./replicas/replicas.ts');
  const limits = { ...DEFAULT_TIME_LIMITS, ...options.timeLimits };
  return openReplicas({ urls: replicaUrls, primary, toRows, poolSize, limits, onError });
}

async function createDatabase(
  driver: DatabaseDriver,
  options: DatabaseOptions,
  prepared: readonly string[],
): Promise<Database> {
  const statements = { count: 0, last: [] as string[] };
  const tables = tenantTables(options.entities);
  const toRows = (dialect: Dialect): Rows =>
    new Kysely({
      dialect: instrumentDialect(dialect, {
        tenantTables: tables,
        monitor: options.monitor,
        onStatement(text) {
          options.onStatement?.(text);
          if (isBackground()) return;
          statements.count += 1;
          statements.last.push(text);
          if (statements.last.length > 50) statements.last.shift();
        },
      }),
      plugins: [poolGuard],
    });
  const rows = toRows(driver.dialect);
  const replicas = await openReplicasOf(options, rows, toRows);
  const common = {
    entities: [...options.entities],
    // With another name MikroORM would create that database, through a connection that it does not own.
    dbName: await currentDatabase(rows),
    driverOptions: rows,
    // The GraphQL schema validates input, and the database checks required columns.
    validateRequired: false,
    discovery: { checkDuplicateFieldNames: false },
  };
  const orm = await driver.openOrm(common);
  restrictToDeployment(orm.driver);
  let processNumber: ProcessNumber | undefined;
  const currentNumber = () => {
    if (processNumber === undefined) throw new Error('No process number has been leased yet.');
    return processNumber.current();
  };
  const ids = new IdGenerator(currentNumber);
  const isEmbedded = options.databaseUrl === null && options.pgliteDir !== null;
  const checkpoints = isEmbedded ? checkpointRegularly(rows, options.onError) : null;
  const appliedMigrations = [...prepared];
  let isUnserved = false;
  let isDistributed = false;

  async function apply(names: readonly string[], connection: Rows, report: ReportProgress): Promise<void> {
    const pending = options.migrations.filter(({ name }) => names.includes(name));
    const others = options.databaseUrl === null ? null : rows;
    await runMigrations({ connection, rows: others, driver: orm.driver, report }, pending);
    appliedMigrations.push(...names);
  }

  return {
    orm,
    rows,
    replicas,
    ids,
    processNumber: currentNumber,
    queue: driver.createQueueDatabase(rows, options.monitor),
    poolState: driver.poolState,
    statements,
    withStartupLock: driver.withStartupLock,
    async isEmpty() {
      const { rows: found } = await sql<{ table: string | null }>`
        select to_regclass('master_key')::text as table`.execute(rows);
      return found[0]?.table === null;
    },
    appliedMigrations,
    get isDistributed() {
      return isDistributed;
    },
    async migrate(report = () => undefined) {
      const { rejection, pending: names, newer } = await databaseVersion(rows, options);
      if (rejection !== null) throw new ConfigError([rejection]);
      if (newer.length > 0)
        report({ migrations: newer }, 'A newer version has migrated the database, which serves this one');
      const isOnCitus = options.databaseUrl !== null && (await hasCitus(rows));
      if (names.length === 0 && !isOnCitus) return;
      await driver.withMigrationConnection(rows, async (connection) => {
        if (names.length > 0) report({ migrations: names }, 'Applying migrations');
        await apply(names, connection, report);
        if (isOnCitus) isDistributed = await distributeNewDatabase(connection, report);
        if (isDistributed && replicas !== null) throw new ConfigError([NO_REPLICAS_OF_CITUS]);
      });
    },
    async distribute(report) {
      const { rejection, pending } = await databaseVersion(rows, options);
      if (rejection !== null) throw new ConfigError([rejection]);
      await driver.withMigrationConnection(rows, async (connection) => {
        await apply(pending, connection, () => undefined);
        await distributeDatabase(connection, report);
      });
      isDistributed = true;
    },
    async isReady() {
      try {
        const { rejection, pending } = await databaseVersion(rows, options);
        if (rejection !== null && !isUnserved) options.onUnserved?.(rejection);
        isUnserved = rejection !== null;
        return !isUnserved && pending.length === 0;
      } catch (error) {
        options.onError(error);
        return false;
      }
    },
    listen: driver.listen,
    async leaseProcessNumber() {
      processNumber = await leaseProcessNumber(rows, versionOf(options.migrations), options.onError);
    },
    async close() {
      checkpoints?.stop();
      await processNumber?.release().catch(options.onError);
      await replicas?.close();
      await orm.close(true);
      // MikroORM does not close the pool when the start fails before its first statement.
      await rows.destroy();
    },
  };
}

const NO_REPLICAS_OF_CITUS =
  'DATABASE_REPLICA_URLS cannot be used with Citus: each node has a log of its own, so that no replica can tell what it has. Unset it.';

/** The tables whose rows belong to a deployment. */
function tenantTables(entities: readonly EntitySchema[]): ReadonlySet<string> {
  const ofTenants = entities.filter(({ meta }) => 'deploymentId' in meta.properties);
  return new Set(ofTenants.map(({ meta }) => meta.tableName));
}

async function currentDatabase(rows: Rows): Promise<string> {
  const { rows: found } = await sql<{ name: string }>`select current_database() as name`.execute(rows);
  return found[0]?.name ?? 'postgres';
}
