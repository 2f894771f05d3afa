import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../../config.ts';

const LOCK_FILE = 'lock';

/** The lock of this process on `DATA_DIR`. */
export interface DataDirLock {
  release(): void;
}

/**
 * Locks `DATA_DIR` for this process. Returns null when another process has the lock. A second PGlite in the same folder would
 * lose its commits without an error. The lock is a SQLite lock on an empty file, which the operating system releases whenever
 * the process ends. A file with a process id would not be released by a crash.
 */
export function lockDataDir(dataDir: string): DataDirLock | null {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, LOCK_FILE));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
  return { release: () => lock.close() };
}

const SQLITE_BUSY = 5;

/** Whether another process has locked `DATA_DIR`. Creates nothing. */
export function isDataDirLocked(dataDir: string): boolean {
  if (!existsSync(join(dataDir, LOCK_FILE))) return false;
  const lock = lockDataDir(dataDir);
  lock?.release();
  return lock === null;
}

/** The error of a start whose `DATA_DIR` another process has locked. */
export function dataDirInUse(
  dataDir: string,
  other?: { readonly pid: number; readonly url: string } | undefined,
): ConfigError {
  const which = other === undefined ? '' : ` (process ${other.pid} at ${other.url})`;
  return new ConfigError([
    `Another Gatehouse process${which} is using ${dataDir}. PGlite supports one process: stop the other process, set another DATA_DIR, or set DATABASE_URL to share PostgreSQL between processes.`,
  ]);
}
