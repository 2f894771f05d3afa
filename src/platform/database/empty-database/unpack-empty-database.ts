import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import packageManifest from '../../../../package.json' with { type: 'json' };
import type { NamedMigration } from '../migrations/migrations.ts';
import { unpackFiles } from './archive.ts';

/** What the archive of an empty database contains. `npm run empty-database` writes both. */
export interface EmptyDatabaseManifest {
  /** The version of PGlite that wrote the files. Others may not open them. */
  readonly pglite: string;
  /** The migrations that the database has, in order. */
  readonly migrations: readonly string[];
  /** The SHA-256 hash of the archive, in hexadecimal. */
  readonly sha256: string;
}

/** The folder of the archive and its manifest. */
export const EMPTY_DATABASE = import.meta.dirname;
export const ARCHIVE = 'empty-database.br';
export const MANIFEST = 'empty-database.json';
export const PGLITE_VERSION = packageManifest.dependencies['@electric-sql/pglite'];

export interface UnpackOptions {
  /** The folder of the database. It is used only if it is empty or missing. */
  readonly folder: string;
  readonly migrations: readonly NamedMigration[];
  readonly onWarning: (message: string) => void;
  /** The folder of the archive. */
  readonly from?: string;
}

/**
 * Unpacks a database of PGlite with tables and without rows, which takes a fraction of the time and memory of creating it. The
 * migrations that it lacks are applied to it as to that of an older version. Returns those that it has: none where it does not fit
 * or cannot be unpacked, and then the database is created. The folder is complete or absent at any moment, also when the process is
 * killed.
 */
export async function unpackEmptyDatabase({
  folder,
  migrations,
  onWarning,
  from = EMPTY_DATABASE,
}: UnpackOptions): Promise<readonly string[]> {
  const unfinished = `${folder}.new`;
  try {
    if (!(await isEmpty(folder))) return [];
    const manifest = JSON.parse(await readFile(join(from, MANIFEST), 'utf8')) as EmptyDatabaseManifest;
    if (!fits(manifest, migrations)) return [];
    const archive = await readFile(join(from, ARCHIVE));
    if (createHash('sha256').update(archive).digest('hex') !== manifest.sha256)
      throw new Error(`${ARCHIVE} is not the file that ${MANIFEST} describes.`);
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await unpackFiles(archive, unfinished);
    // Only an empty folder is removed. Windows does not replace it by the rename.
    await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(unfinished, folder);
    return manifest.migrations;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => undefined);
    onWarning(
      `The prepared empty database is not used, so the tables are created now: ${error instanceof Error ? error.message : error}`,
    );
    return [];
  }
}

async function isEmpty(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}

/** Whether the database is one of this version, or of an older one that needs no backfill. */
function fits(manifest: EmptyDatabaseManifest, migrations: readonly NamedMigration[]): boolean {
  const { length } = manifest.migrations;
  return (
    manifest.pglite === PGLITE_VERSION &&
    manifest.migrations.every((name, at) => name === migrations[at]?.name) &&
    migrations.slice(length).every(({ needsBackfill }) => needsBackfill === undefined)
  );
}
