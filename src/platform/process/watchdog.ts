import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** The numbers that both threads share. */
export const WATCHED = { beats: 0, isArmed: 1, isDebugged: 2 } as const;

export interface WatchdogOptions {
  /** The folder whose disk explains a process that does not respond when it is full. */
  readonly folder: string;
  /** An event loop that does not run for this time is dead. A statement of PGlite, which blocks it, takes less. */
  readonly limitSeconds?: number;
  /** The same while the disk is full. */
  readonly fullDiskLimitSeconds?: number;
  readonly fullDiskBytes?: number;
}

/** Ends the process when its event loop has not run for a long time. */
export interface Watchdog {
  /** Begins to watch the event loop. Before, such as during migrations, only a full disk ends the process. */
  arm(): void;
  stop(): Promise<void>;
}

const BEAT_INTERVAL_MS = 500;
const LIMIT_SECONDS = 300;
const FULL_DISK_LIMIT_SECONDS = 10;
/** PGlite cannot create the next file of its log, of 16 MB, and does not return. */
const FULL_DISK_BYTES = 64 * 1024 ** 2;

/**
 * Starts a thread that watches the event loop of this one. PGlite runs in the main thread: a statement cannot be cancelled, and
 * one that never returns would leave a process that serves nothing and ignores SIGTERM. The thread counts its own seconds, so
 * that a suspended machine is not a dead process.
 */
export function startWatchdog({
  folder,
  limitSeconds = LIMIT_SECONDS,
  fullDiskLimitSeconds = FULL_DISK_LIMIT_SECONDS,
  fullDiskBytes = FULL_DISK_BYTES,
}: WatchdogOptions): Watchdog {
  const shared = new SharedArrayBuffer(Object.keys(WATCHED).length * Int32Array.BYTES_PER_ELEMENT);
  const numbers = new Int32Array(shared);
  const worker = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData: { shared, folder, limitSeconds, fullDiskLimitSeconds, fullDiskBytes },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  worker.unref();
  const beat = setInterval(() => {
    Atomics.add(numbers, WATCHED.beats, 1);
    // A debugger stops this thread, but not the other one.
    Atomics.store(numbers, WATCHED.isDebugged, inspectorUrl() === undefined ? 0 : 1);
  }, BEAT_INTERVAL_MS).unref();
  Atomics.store(numbers, WATCHED.isDebugged, inspectorUrl() === undefined ? 0 : 1);
  return {
    arm: () => void Atomics.store(numbers, WATCHED.isArmed, 1),
    async stop() {
      clearInterval(beat);
      await worker.terminate();
    },
  };
}
