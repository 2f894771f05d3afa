import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config.ts';

/** Holds `DATA_DIR` for this process. */
export interface DataDirLock {
  release(): void;
}

/**
 * Takes `DATA_DIR` for this process alone, or answers null when another has it. A second PGlite on the same folder would
 * commit into nothing without an error. The lock is SQLite's lock on an empty file: the system frees it when the process dies,
 * however it dies, which a file with a process id in it can't promise.
 */
export function lockDataDir(dataDir: string): DataDirLock | null {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, 'lock'));
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

/** What a second opener is told. */
export function dataDirTaken(dataDir: string): ConfigError {
  return new ConfigError([
    `Another Gatehouse process is using ${dataDir}. PGlite takes one process: stop the other one, or give this one a DATA_DIR of its own, or set DATABASE_URL to share PostgreSQL between processes.`,
  ]);
}
