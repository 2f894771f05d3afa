import { copyFile, mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { entities, migrations, workers } from '../../../src/features.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import {
  ARCHIVE,
  EMPTY_DATABASE,
  MANIFEST,
  unpackEmptyDatabase,
} from '../../../src/platform/database/empty-database/unpack-empty-database.ts';
import { openJobs } from '../../../src/platform/jobs/jobs.ts';
import { createLog } from '../../../src/platform/logging/log.ts';

const onPglite = process.env['DATABASE_URL'] === undefined;

async function newFolder(): Promise<string> {
  return join(await mkdtemp(join(inject('scratch'), 'prepared-')), 'pglite');
}

async function openIn(pgliteDir: string): Promise<Database> {
  await mkdir(pgliteDir, { recursive: true });
  const options = { entities, migrations, databaseUrl: null, poolSize: 1, onError: console.error };
  const database = await openDatabase({ ...options, pgliteDir, startsPrepared: true });
  onTestFinished(() => database.close());
  await database.migrate();
  return database;
}

/** A database that only the migrations have created, as all other tests use it. */
async function openMigrated(): Promise<Database> {
  const loadDataDir = new Blob([await readFile(inject('pgliteDump') as string)]);
  const options = { entities, migrations, databaseUrl: null, pgliteDir: null, poolSize: 1, onError: console.error };
  const database = await openDatabase({ ...options, loadDataDir });
  onTestFinished(() => database.close());
  return database;
}

/** Everything that migrations and pg-boss create, in words. */
async function definitionsOf({ rows }: Database): Promise<readonly string[]> {
  const { rows: found } = await sql<{ definition: string }>`
    with space as (select oid, nspname from pg_namespace where nspname in ('public', 'pgboss'))
    select nspname || ' column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || ' ' || a.attnotnull || ' ' || a.attstorage::text || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as definition
      from pg_class c join space on space.oid = relnamespace join pg_attribute a on attrelid = c.oid and attnum > 0
        and not attisdropped left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relkind in ('r', 'p', 'v')
    union all select nspname || ' index ' || pg_get_indexdef(i.indexrelid) || ' ' || i.indisvalid
      from pg_index i join pg_class c on c.oid = i.indrelid join space on space.oid = relnamespace
    union all select nspname || ' constraint ' || conname || ' ' || conrelid::regclass || ' ' || pg_get_constraintdef(k.oid)
      from pg_constraint k join space on space.oid = connamespace
    union all select nspname || ' trigger ' || pg_get_triggerdef(t.oid)
      from pg_trigger t join pg_class c on c.oid = tgrelid join space on space.oid = relnamespace where not tgisinternal
    union all select nspname || ' function ' || pg_get_functiondef(p.oid)
      from pg_proc p join space on space.oid = pronamespace where prokind = 'f'
    union all select nspname || ' relation ' || c.relname || ' ' || relkind::text || ' ' || coalesce(array_to_string(reloptions, ','), '')
      from pg_class c join space on space.oid = relnamespace where relkind in ('r', 'p', 'v', 'S')
    union all select 'extension ' || extname || ' ' || extversion from pg_extension
    union all select 'statistics ' || pg_get_statisticsobjdef(oid) from pg_statistic_ext
    union all select 'migration ' || id || ' ' || name || ' ' || coalesce(serves_from::text, '') from migration
    union all select 'queue ' || (to_jsonb(q) - '{created_on,updated_on,monitor_on,maintain_on}'::text[])::text from pgboss.queue q
    order by 1`.execute(rows);
  return found.map(({ definition }) => definition);
}

/** The tables with rows. */
async function filledTables({ rows }: Database): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')
    order by 1`.execute(rows);
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows: found } = await sql`select from ${sql.raw(name)} limit 1`.execute(rows);
    if (found.length > 0) filled.push(name);
  }
  return filled;
}

/** A copy of the archive and its manifest, to damage. */
async function copyOfArchive(): Promise<string> {
  const from = await mkdtemp(join(inject('scratch'), 'archive-'));
  for (const name of [ARCHIVE, MANIFEST]) await copyFile(join(EMPTY_DATABASE, name), join(from, name));
  return from;
}

async function unpackFrom(from: string, folder: string) {
  const warnings: string[] = [];
  const onWarning = (message: string) => warnings.push(message);
  return { applied: await unpackEmptyDatabase({ folder, migrations, onWarning, from }), warnings };
}

describe.runIf(onPglite)('the prepared empty database', () => {
  it('is the one that the migrations and the job queue create, or an older one: else run `npm run empty-database`', async () => {
    const prepared = await openIn(await newFolder());
    expect(prepared.appliedMigrations).toEqual(migrations.map(({ name }) => name));
    const queues = workers.map(({ queue }) => queue);
    await (await openJobs(prepared, queues, createLog('warn'))).stop(0);
    expect(await definitionsOf(prepared)).toEqual(await definitionsOf(await openMigrated()));
  }, 120_000);

  it('has no rows besides the migrations and the definitions of the queues, so that installations share no secret', async () => {
    const prepared = await openIn(await newFolder());
    expect(await filledTables(prepared)).toEqual(['pgboss.queue', 'pgboss.version', 'public.migration']);
  }, 60_000);

  it('is small', async () => {
    expect((await stat(join(EMPTY_DATABASE, ARCHIVE))).size).toBeLessThan(5_000_000);
  });
});

describe('unpacking the prepared empty database', () => {
  it('replaces what an unpacking that was killed has left', async () => {
    const folder = await newFolder();
    await mkdir(`${folder}.new/base`, { recursive: true });
    await writeFile(`${folder}.new/base/half`, 'half');
    expect(await unpackFrom(EMPTY_DATABASE, folder)).toEqual({
      applied: expect.arrayContaining(['001-initial']),
      warnings: [],
    });
    expect(await readdir(join(folder, 'base'))).not.toContain('half');
    expect(await readdir(join(folder, '..'))).toEqual(['pglite']);
  });

  it('leaves a folder with files as it is', async () => {
    const folder = await newFolder();
    await mkdir(folder);
    await writeFile(join(folder, 'PG_VERSION'), '18');
    expect(await unpackFrom(EMPTY_DATABASE, folder)).toEqual({ applied: [], warnings: [] });
    expect(await readdir(folder)).toEqual(['PG_VERSION']);
  });

  it.each([
    ['is cut off', (bytes: Buffer) => bytes.subarray(0, 1_000)],
    ['is empty', () => Buffer.alloc(0)],
    ['is another file', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('x')])],
  ])('leaves an empty folder and a warning when the archive %s', async (_, damage) => {
    const [from, folder] = [await copyOfArchive(), await newFolder()];
    await writeFile(join(from, ARCHIVE), damage(await readFile(join(from, ARCHIVE))));
    const { applied, warnings } = await unpackFrom(from, folder);
    expect([applied, warnings]).toEqual([[], [expect.stringContaining('so the tables are created now')]]);
    expect(await readdir(folder)).toEqual([]);
    expect(await readdir(join(folder, '..'))).toEqual(['pglite']);
  });

  it.each([
    ['another version of PGlite', { pglite: '0.0.1' }],
    ['migrations that this version lacks', { migrations: ['001-initial', '002-of-another-version'] }],
  ])('does not use an archive of %s', async (_, change) => {
    const [from, folder] = [await copyOfArchive(), await newFolder()];
    const manifest = JSON.parse(await readFile(join(from, MANIFEST), 'utf8'));
    await writeFile(join(from, MANIFEST), JSON.stringify({ ...manifest, ...change }));
    expect(await unpackFrom(from, folder)).toEqual({ applied: [], warnings: [] });
  });
});
