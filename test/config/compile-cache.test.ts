import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { newDatabaseEnv, startProcess } from '../support/process.ts';

const newFolder = () => mkdtemp(join(inject('scratch'), 'compile-cache-'));

/** The folder of the cache that a process with this DATA_DIR uses. Empty when it uses none. */
async function cacheOf(DATA_DIR: string): Promise<string> {
  const script = `process.stdout.write(require('node:module').getCompileCacheDir() ?? '')`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import=./src/compile-cache.js', '-e', script], {
    env: { PATH: process.env['PATH'], DATA_DIR },
  });
  return stdout;
}

describe('the compile cache', () => {
  it('stores the compile cache in DATA_DIR, inaccessible to other users', async () => {
    const dataDir = await newFolder();
    expect(await cacheOf(dataDir)).toContain(join(dataDir, 'compile-cache'));
    expect(((await stat(join(dataDir, 'compile-cache'))).mode & 0o777).toString(8)).toBe('700');
    expect(await cacheOf(dataDir)).toContain(join(dataDir, 'compile-cache'));
  });

  it('does not use the compile cache in a DATA_DIR that every user can write to', async () => {
    const dataDir = await newFolder();
    await chmod(dataDir, 0o777);
    expect(await cacheOf(dataDir)).toBe('');
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each([0o770, 0o755, 0o707])('does not use a compile cache whose folder has mode %o', async (mode) => {
    const dataDir = await newFolder();
    await mkdir(join(dataDir, 'compile-cache'));
    await chmod(join(dataDir, 'compile-cache'), mode);
    expect(await cacheOf(dataDir)).toBe('');
  });

  it('starts without a compile cache when its folder cannot be created', async () => {
    const dataDir = await newFolder();
    await writeFile(join(dataDir, 'file'), '');
    expect(await cacheOf(join(dataDir, 'file'))).toBe('');
  });

  it('keeps the compile cache of a process that was killed', async () => {
    const environment = await newDatabaseEnv();
    const running = await startProcess({ ...environment, NODE_COMPILE_CACHE: '' });
    const folder = join(environment['DATA_DIR'] as string, 'compile-cache');
    const files = async () => (await readdir(folder, { recursive: true })).length;
    await expect.poll(files).toBeGreaterThan(500);
    await running.stop('SIGKILL');
  });
});
