import { createHash } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { vi } from 'vitest';
import { ON_CITUS } from './citus.ts';

/** How long a test may take on the reference machine: one that takes longer counts as hanging. */
const TEST_TIMEOUT_MS = 60_000;
/** A hook may have to start the service of its worker. */
const HOOK_TIMEOUT_MS = 120_000;
/** On a cluster, coordinator and nodes plan each statement, each service distributes its tables, and plans are read. */
const CITUS_FACTOR = 4;
/** `sampleMs` on the reference machine: two cores, nothing else running. */
const REFERENCE_SAMPLE_MS = 2.5;

const SAMPLE = JSON.stringify(Array.from({ length: 2_000 }, (_, id) => ({ id, name: `user-${id}`, tags: ['a', 'b'] })));

/** The duration of a fixed piece of work like that of a request: JSON and hashing. */
function sampleMs(): number {
  const start = performance.now();
  for (let round = 0; round < 2; round++)
    createHash('sha256')
      .update(JSON.stringify(JSON.parse(SAMPLE)))
      .digest();
  return performance.now() - start;
}

/** How many times slower than the reference machine this one is now: by its speed, and by the programs that share it. */
function slowness(): number {
  const samples = Array.from({ length: 7 }, sampleMs).sort((one, other) => one - other);
  const median = samples[3] as number;
  const [lastMinute = 0] = loadavg();
  return Math.max(1, median / REFERENCE_SAMPLE_MS) * Math.max(1, lastMinute / availableParallelism());
}

// A setup file runs before each test file: the limits follow a machine whose speed changes from hour to hour.
const factor = slowness() * (ON_CITUS ? CITUS_FACTOR : 1);
vi.setConfig({
  testTimeout: TEST_TIMEOUT_MS * factor,
  hookTimeout: HOOK_TIMEOUT_MS * factor,
  // A poll ends before its test, so that the failure shows the value instead of the time limit.
  expect: { poll: { timeout: 0.9 * TEST_TIMEOUT_MS * factor } },
});
