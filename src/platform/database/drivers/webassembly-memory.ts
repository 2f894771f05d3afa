import { totalmem } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** A machine or container with less memory keeps the memory of the compiler for its data. */
const PLENTY_OF_MEMORY = 4 * 1024 ** 3;

/**
 * Keeps PGlite's WebAssembly in the code of V8's baseline compiler where memory is scarce. The optimizing compiler takes
 * 600 MB at once for the largest function of PostgreSQL, soon after each start; a process with a limit of 1 GB would be killed by
 * the first start. The price is CPU time of statements that compute much. Call it before PGlite is loaded.
 */
export function limitWebAssemblyCompiler(memory: number = memoryOfProcess()): void {
  if (memory >= PLENTY_OF_MEMORY) return;
  for (const flag of BASELINE_ONLY) setFlagsFromString(flag);
}

/** The flags of V8 that together turn the optimizing compiler of WebAssembly off. */
export const BASELINE_ONLY = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'] as const;

/** The memory of the machine, or the limit of the container. */
function memoryOfProcess(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
