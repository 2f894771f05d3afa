import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { entities } from '../../src/features.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { openPglite } from '../../src/platform/database/on-pglite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated PGlite folder, packed; null when the tests run on PostgreSQL. */
    pgliteDump: string | null;
    scratch: string;
  }
}

/** Migrates once: each worker starts from a copy. On PostgreSQL each worker makes a database of its own, dropped here. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scratch = await mkdtemp(join(tmpdir(), 'gatehouse-test-'));
  project.provide('scratch', scratch);
  const databaseUrl = process.env['DATABASE_URL'] ?? null;
  if (databaseUrl === null) {
    const pglite = await openPglite(null);
    const database = await openDatabase({
      entities,
      pglite,
      databaseUrl: null,
      pgliteDir: null,
      poolSize: 1,
      onError: fail,
    });
    await database.migrate();
    const dump = join(scratch, 'migrated.tar');
    await writeFile(dump, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
    await database.close();
    project.provide('pgliteDump', dump);
  } else {
    project.provide('pgliteDump', null);
    await dropTestDatabases(databaseUrl);
  }
  return async () => {
    if (databaseUrl !== null) await dropTestDatabases(databaseUrl);
    await rm(scratch, { recursive: true, force: true });
  };
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
