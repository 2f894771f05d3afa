import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../../config.ts';
import { DiskFullError } from '../errors/database-unavailable.ts';

const MEGABYTE = 1024 ** 2;
/** Below this, a warning is logged. */
const LOW_BYTES = 512 * MEGABYTE;
/**
 * Below this, no changes are made. PostgreSQL creates its log in files of 16 MB. When one cannot be created, PGlite never
 * returns. What one change writes before the next check has to fit as well.
 */
export const MIN_FREE_BYTES = 128 * MEGABYTE;
const CHECK_INTERVAL_MS = 5_000;
/** How long a measurement is used, because a change may have many statements. */
const MEASUREMENT_MS = 100;

/** The free space of the disk with the folder, which may not exist yet. */
export function freeBytes(folder: string): number {
  const existing = existsSync(folder) || folder === dirname(folder) ? folder : null;
  if (existing === null) return freeBytes(dirname(folder));
  const { bavail, bsize } = statfsSync(existing);
  return bavail * bsize;
}

/** Throws a ConfigError if the disk has too little space to open the embedded database. */
export function assertEnoughSpace(folder: string, measure: (folder: string) => number = freeBytes): void {
  const free = measure(folder);
  if (free >= MIN_FREE_BYTES) return;
  const data = existsSync(folder) ? ' Its data is intact.' : '';
  throw new ConfigError([
    `The disk of ${folder} has ${megabytes(free)} MB left, and the embedded database needs ${megabytes(MIN_FREE_BYTES)} MB.${data} Make space, then start again.`,
  ]);
}

export interface DiskGuardOptions {
  readonly onWarning: (message: string) => void;
  readonly measure?: (folder: string) => number;
}

/** Watches the free space of the embedded database. */
export interface DiskGuard {
  /** Throws when the disk has too little space for a change. */
  assertMayWrite(): void;
  stop(): void;
}

export function watchDiskSpace(folder: string, { onWarning, measure = freeBytes }: DiskGuardOptions): DiskGuard {
  let free = measure(folder);
  let measuredAt = performance.now();
  let hasWarned = false;

  function currentBytes(): number {
    if (performance.now() - measuredAt < MEASUREMENT_MS) return free;
    free = measure(folder);
    measuredAt = performance.now();
    return free;
  }

  function check(): void {
    const free = currentBytes();
    const isLow = free < LOW_BYTES;
    if (isLow && !hasWarned) {
      onWarning(
        `The disk of ${folder} has ${megabytes(free)} MB left. Below ${megabytes(MIN_FREE_BYTES)} MB, requests that change something get 503. Make space.`,
      );
    }
    hasWarned = isLow;
  }

  check();
  const timer = setInterval(check, CHECK_INTERVAL_MS).unref();
  return {
    assertMayWrite() {
      const free = currentBytes();
      if (free < MIN_FREE_BYTES) throw new DiskFullError(megabytes(free), megabytes(MIN_FREE_BYTES));
    },
    stop: () => clearInterval(timer),
  };
}

const megabytes = (bytes: number): number => Math.floor(bytes / MEGABYTE);
