import { statfsSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { WATCHED } from './watchdog.ts';

const STANDARD_ERROR = 2;
const { shared, folder, limitSeconds, fullDiskLimitSeconds, fullDiskBytes } = workerData;
const numbers = new Int32Array(shared);
let lastBeat = 0;
let silentSeconds = 0;

setInterval(() => {
  const beat = Atomics.load(numbers, WATCHED.beats);
  silentSeconds = beat === lastBeat && Atomics.load(numbers, WATCHED.isDebugged) === 0 ? silentSeconds + 1 : 0;
  lastBeat = beat;
  const reason = reasonToEnd();
  if (reason === null) return;
  writeSync(STANDARD_ERROR, `${reason}\n`);
  // The main thread handles no other signal.
  process.kill(process.pid, 'SIGKILL');
}, 1_000);

function reasonToEnd(): string | null {
  if (silentSeconds >= fullDiskLimitSeconds && freeBytes() < fullDiskBytes) {
    return `The process is ended: the disk of ${folder} is full, so the embedded database does not respond. Its data is intact. Make space, then start again.`;
  }
  if (silentSeconds >= limitSeconds && Atomics.load(numbers, WATCHED.isArmed) === 1) {
    return `The process is ended: its event loop has not run for ${limitSeconds} seconds. A statement of the embedded database has probably not returned. Start again; PostgreSQL can cancel such a statement.`;
  }
  return null;
}

function freeBytes(): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
