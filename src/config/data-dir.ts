import { accessSync, chmodSync, constants, mkdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../platform/config.ts';
import { mailSpool, phoneSpool } from '../platform/messages/spool.ts';

const WRITABLE_BY_ALL = 0o002;
const OPEN_TO_ALL = 0o007;
const OPEN_TO_OTHERS = 0o077;

export const pgliteFolder = (dataDir: string): string => join(dataDir, 'pglite');

/** Makes new files and folders of this process inaccessible to other users of the machine, except the files of PGlite. */
export function hideNewFiles(): void {
  process.umask(0o077);
}

/**
 * Makes the files of the service in `DATA_DIR` inaccessible to other users. PGlite creates its files with mode 0666, so its folder
 * must protect them. Throws when every user of the machine could replace the data. `DATA_DIR` itself may be readable, or
 * writable by a group, as volumes are.
 */
export function protectDataDir(dataDir: string, { hasPglite }: { readonly hasPglite: boolean }): void {
  // Windows has other permissions, which these bits do not represent.
  if (process.platform === 'win32') return;
  const folder = statsOf(dataDir);
  if (folder === null) {
    if (hasPglite) createPgliteFolder(dataDir);
    return;
  }
  assertFolder(dataDir, folder);
  if (folder.mode & WRITABLE_BY_ALL) throw openToAll(`DATA_DIR (${dataDir})`, `chmod 700 ${dataDir}`);
  if (hasPglite) createPgliteFolder(dataDir);
  for (const path of [pgliteFolder(dataDir), mailSpool(dataDir), phoneSpool(dataDir)]) protect(path, 0o700);
  for (const name of ['master.key', 'lock']) protect(join(dataDir, name), 0o600);
}

/** Creates the folder of PGlite. Throws when this process cannot create files in it and in `DATA_DIR`. */
function createPgliteFolder(dataDir: string): void {
  createUsableFolder(dataDir, dataDir);
  createUsableFolder(dataDir, pgliteFolder(dataDir));
}

/** Creates `DATA_DIR`, if it is missing. Throws when this process cannot create files in it. */
export function createDataDir(dataDir: string): void {
  const existing = statsOf(dataDir);
  if (existing !== null) assertFolder(dataDir, existing);
  createUsableFolder(dataDir, dataDir);
}

function assertFolder(dataDir: string, stats: Stats): void {
  if (stats.isDirectory()) return;
  throw new ConfigError([`DATA_DIR is ${dataDir}, which is not a folder. Set it to a folder.`]);
}

function createUsableFolder(dataDir: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code, path = folder } = error as NodeJS.ErrnoException;
    const reason =
      code === 'ENOTDIR' || code === 'EEXIST'
        ? 'a part of the path is a file'
        : `this process cannot write to ${path} (${code})`;
    throw new ConfigError([
      `DATA_DIR is ${dataDir}, but ${reason}. Give the user of this process access to it, or set DATA_DIR to another folder.`,
    ]);
  }
}

/** Sets the mode of a file or folder. One of another user cannot be changed, and is accepted if only its group has access. */
function protect(path: string, mode: number): void {
  const found = statsOf(path);
  if (found === null || (found.mode & OPEN_TO_OTHERS) === 0) return;
  const rejection = openToAll(path, `chmod ${mode.toString(8)} ${path}`);
  if (found.mode & WRITABLE_BY_ALL) throw rejection;
  try {
    chmodSync(path, mode);
  } catch {
    if (found.mode & OPEN_TO_ALL) throw rejection;
  }
}

function statsOf(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    throw new ConfigError([
      `${path} cannot be read (${(error as NodeJS.ErrnoException).code}). Give the user of this process access to it.`,
    ]);
  }
}

function openToAll(what: string, command: string): ConfigError {
  return new ConfigError([
    `${what} is open to every user of this machine, who could read or replace the data. Run \`${command}\`, or set DATA_DIR to another folder.`,
  ]);
}
