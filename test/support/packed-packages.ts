import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const BIN = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../../.bin');

/**
 * The folder with a tarball of each package, as `npm run packages -- --pack` writes them. They are built once for all workers, because
 * two builds at the same time would delete each other's files.
 */
export async function packedPackages(): Promise<string> {
  const folder = join(inject('scratch'), 'packages');
  if (await isFirst(folder)) await build(folder);
  while (!existsSync(join(folder, 'built'))) {
    if (existsSync(join(folder, 'failed')))
      throw new Error('The packages could not be built. Another test file shows why.');
    await sleep(100);
  }
  return join(folder, 'built');
}

async function build(folder: string): Promise<void> {
  const packed = join(folder, 'packed');
  const args = ['--disable-warning=ExperimentalWarning', 'packages/build.ts', '--pack', packed];
  const env = { ...process.env, PATH: `${BIN}:${process.env['PATH']}` };
  try {
    await promisify(execFile)(process.execPath, args, { env });
    await rename(packed, join(folder, 'built'));
  } catch (error) {
    await writeFile(join(folder, 'failed'), '');
    throw error;
  }
}

async function isFirst(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch {
    return false;
  }
}
