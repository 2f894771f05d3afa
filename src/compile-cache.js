// Loaded by `--import` before the first TypeScript file, and itself JavaScript: what comes before the cache is compiled by
// every start, and the compiler of TypeScript stays in memory.
import { mkdirSync, statSync } from 'node:fs';
import module from 'node:module';
import { join, resolve } from 'node:path';

const OPEN_TO_OTHERS = 0o077;
const WRITABLE_BY_ALL = 0o002;

// NODE_COMPILE_CACHE has enabled the cache in a folder of its own.
if (module.getCompileCacheDir() === undefined) {
  // As DATA_DIR is read in src/config/variables.ts.
  const folder = privateFolder(resolve(process.env.DATA_DIR?.trim() || './data'));
  if (folder !== null) module.enableCompileCache(folder);
}

/**
 * The folder of compiled code, or null where it could not be private: another user who can write to it could run code in
 * this process. A start without the cache only takes longer, so no failure stops it.
 *
 * @param {string} dataDir
 * @returns {string | null}
 */
function privateFolder(dataDir) {
  try {
    const folder = join(dataDir, 'compile-cache');
    const isOpen = ((statSync(dataDir, { throwIfNoEntry: false })?.mode ?? 0) & WRITABLE_BY_ALL) !== 0;
    // Windows has other permissions, of which these bits tell nothing.
    const hasModes = process.platform !== 'win32';
    if (hasModes && isOpen) return null;
    // Only the service creates DATA_DIR: a script that runs in another folder must leave no trace there.
    const isService = process.argv.length === 2 && /[\\/]src[\\/]main\.ts$/.test(process.argv[1] ?? '');
    if (!isService && statSync(dataDir, { throwIfNoEntry: false }) === undefined) return null;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { mode, uid } = statSync(folder);
    if (hasModes && ((mode & OPEN_TO_OTHERS) !== 0 || uid !== process.getuid?.())) return null;
    return folder;
  } catch {
    return null;
  }
}
