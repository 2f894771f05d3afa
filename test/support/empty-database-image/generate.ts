import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, sep } from 'node:path';
import { entities, migrations, workers } from '../../../src/features.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { openPglite } from '../../../src/platform/database/drivers/pglite-driver.ts';
import { packFiles } from '../../../src/platform/database/empty-database/archive.ts';
import {
  ARCHIVE,
  EMPTY_DATABASE,
  type EmptyDatabaseManifest,
  MANIFEST,
  PGLITE_VERSION,
} from '../../../src/platform/database/empty-database/unpack-empty-database.ts';
import { openJobs } from '../../../src/platform/jobs/jobs.ts';
import { createLog } from '../../../src/platform/logging/log.ts';

/* Writes the empty database from which first starts on PGlite begin: `npm run empty-database`. */

const folder = await mkdtemp(join(tmpdir(), 'gatehouse-empty-'));
try {
  const wal = await createDatabaseIn(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]) =>
    join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll(sep, '/');
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(pathOf)
    .sort();
  const paths = entries.filter((entry) => entry.isFile()).map(pathOf);
  // The log before the last checkpoint, and files for later use, are not needed.
  const needed = paths.filter((path) => !/^pg_wal\/[0-9A-F]{24}$/.test(path) || basename(path) === wal);
  // The databases that PostgreSQL copies have the same files, which compress well side by side.
  needed.sort((one, other) => basename(one).localeCompare(basename(other)) || (one < other ? -1 : 1));
  const files = await Promise.all(needed.map(async (path) => ({ path, bytes: await readFile(join(folder, path)) })));
  const archive = await packFiles(folders, files);
  const manifest: EmptyDatabaseManifest = {
    pglite: PGLITE_VERSION,
    migrations: migrations.map(({ name }) => name),
    sha256: createHash('sha256').update(archive).digest('hex'),
  };
  await writeFile(join(EMPTY_DATABASE, ARCHIVE), archive);
  await writeFile(join(EMPTY_DATABASE, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`${ARCHIVE}: ${archive.length} bytes, ${migrations.length} migrations`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Creates the tables and the job queues. Returns the name of the file of the log that PostgreSQL continues. */
async function createDatabaseIn(folder: string): Promise<string> {
  const pglite = await openPglite(folder);
  const options = { entities, migrations, databaseUrl: null, pgliteDir: null, poolSize: 1, onError: console.error };
  const database = await openDatabase({ ...options, pglite });
  await database.migrate();
  const queues = workers.map(({ queue }) => queue);
  await (await openJobs(database, queues, createLog('warn'))).stop(0);
  // A first start schedules them itself: else the times since this moment would count as missed.
  await pglite.exec('delete from pgboss.schedule');
  await pglite.exec('select pg_switch_wal()');
  await pglite.exec('checkpoint');
  const { rows } = await pglite.query<{ name: string }>('select pg_walfile_name(pg_current_wal_insert_lsn()) as name');
  await database.close();
  return (rows[0] as { name: string }).name;
}
