import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { entities, migrations, workers } from '../../src/features.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { openPglite } from '../../src/platform/database/drivers/pglite-driver.ts';
import { openJobs } from '../../src/platform/jobs/jobs.ts';
import { createLog } from '../../src/platform/logging/log.ts';
import { dropDistributedDatabases, ON_CITUS } from './citus.ts';
import { startPgbouncer } from './pgbouncer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated PGlite folder, packed; null when the tests run on PostgreSQL. */
    pgliteDump: string | null;
    /** The same folder, unpacked, as services of their own process start from; null when the tests run on PostgreSQL. */
    pgliteTemplate: string | null;
    /** The name of a migrated PostgreSQL database to copy; null when the tests run on PGlite or on a cluster of Citus. */
    templateDatabase: string | null;
    /** The port of a PgBouncer before the server, through which the services reach their databases; null without one. */
    pgbouncerPort: number | null;
    scratch: string;
  }
}

/** Migrates once: workers and processes start from a copy. The databases that they create on PostgreSQL are dropped here. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scratch = await mkdtemp(join(tmpdir(), 'gatehouse-test-'));
  project.provide('scratch', scratch);
  const databaseUrl = process.env['DATABASE_URL'] ?? null;
  if (databaseUrl === null) {
    const template = join(scratch, 'template', 'pglite');
    await mkdir(template, { recursive: true, mode: 0o700 });
    const pglite = await openPglite(template);
    const dump = join(scratch, 'migrated.tar');
    await migrate({ pglite, databaseUrl: null }, async () => {
      await writeFile(dump, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
    });
    project.provide('pgliteDump', dump);
    project.provide('pgliteTemplate', template);
    project.provide('templateDatabase', null);
  } else if (ON_CITUS) {
    // Citus cannot copy a distributed database, so that each service of the tests distributes its own.
    await dropDistributedDatabases(databaseUrl);
    project.provide('pgliteDump', null);
    project.provide('pgliteTemplate', null);
    project.provide('templateDatabase', null);
  } else {
    await dropTestDatabases(databaseUrl);
    const name = `gatehouse_test_${process.pid}_template`;
    await runStatement(databaseUrl, `create database ${name}`);
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    await migrate({ databaseUrl: url.href });
    project.provide('pgliteDump', null);
    project.provide('pgliteTemplate', null);
    project.provide('templateDatabase', name);
  }
  const pgbouncer = process.env['TEST_BEHIND_PGBOUNCER'] === '1' ? await startPgbouncer() : null;
  project.provide('pgbouncerPort', pgbouncer?.port ?? null);
  return async () => {
    await pgbouncer?.stop();
    if (databaseUrl !== null && ON_CITUS) await dropDistributedDatabases(databaseUrl);
    else if (databaseUrl !== null) {
      await dropTestDatabases(databaseUrl);
      await runStatement(databaseUrl, `drop database if exists gatehouse_test_${process.pid}_template with (force)`);
    }
    await rm(scratch, { recursive: true, force: true });
  };
}

/** Creates the tables and the job queues, as a start does. */
async function migrate(
  where: { readonly pglite?: PGlite; readonly databaseUrl: string | null },
  beforeClose: () => Promise<void> = async () => {},
): Promise<void> {
  const database = await openDatabase({ entities, migrations, pgliteDir: null, poolSize: 2, onError: fail, ...where });
  await database.migrate();
  const queues = workers.map(({ queue }) => queue);
  const jobs = await openJobs(database, queues, createLog('warn'));
  await jobs.stop(0);
  await beforeClose();
  await database.close();
}

async function runStatement(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Databases of workers that were killed are dropped too; one whose process lives belongs to another run. */
async function dropTestDatabases(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'gatehouse\\_test\\_%' and not exists
       (select from pg_stat_activity a where a.datname = pg_database.datname)`,
  );
  for (const { datname } of rows) {
    if (!isAlive(Number(datname.split('_')[2])))
      await client.query(`drop database if exists "${datname}" with (force)`);
  }
  await client.end();
}

function fail(error: unknown): void {
  console.error(error);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
