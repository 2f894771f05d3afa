import { chmod, mkdir, mkdtemp, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { newDatabaseEnv, runScript, startProcess } from '../support/process.ts';

const onPglite = process.env['DATABASE_URL'] === undefined;

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

/** The environment of a new DATA_DIR with this mode. */
async function placeOf(mode: number) {
  const place = await newDatabaseEnv();
  const dataDir = place['DATA_DIR'] as string;
  await chmod(dataDir, mode);
  return { place, dataDir };
}

async function rejected(place: Record<string, string>): Promise<string> {
  const { code, output } = await runScript('src/main.ts', [], place);
  expect(code).toBe(1);
  expect(output).not.toMatch(/ at .*\.ts:/);
  return output;
}

describe('a DATA_DIR', () => {
  it.each([0o777, 0o757, 0o1777])('rejects the start and every script with a DATA_DIR of mode %o', async (mode) => {
    const { place, dataDir } = await placeOf(mode);
    expect(await rejected(place)).toContain(`DATA_DIR (${dataDir}) is open to every user of this machine`);
    expect(await rejected(place)).toContain(`Run \`chmod 700 ${dataDir}\``);
    const script = await runScript('src/cli/deployment.ts', ['list'], place);
    expect([script.code, script.output]).toEqual([1, expect.stringContaining(`chmod 700 ${dataDir}`)]);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each(['mail', 'messages', ...(onPglite ? ['pglite'] : [])])(
    'rejects a start whose folder %s every user can write to',
    async (name) => {
      const { place, dataDir } = await placeOf(0o755);
      const elsewhere = await mkdtemp(join(inject('scratch'), 'elsewhere-'));
      await chmod(elsewhere, 0o777);
      // Through a symbolic link as well: the folder of the files counts.
      await symlink(elsewhere, join(dataDir, name));
      expect(await rejected(place)).toContain(`chmod 700 ${join(dataDir, name)}`);
    },
  );

  it('rejects a start whose key file every user can write to', async () => {
    const { place, dataDir } = await placeOf(0o755);
    await writeFile(join(dataDir, 'master.key'), `${Buffer.alloc(32, 7).toString('base64')}\n`);
    await chmod(join(dataDir, 'master.key'), 0o666);
    expect(await rejected(place)).toContain(`chmod 600 ${join(dataDir, 'master.key')}`);
  });

  it('rejects a start whose DATA_DIR is a file', async () => {
    const { place, dataDir } = await placeOf(0o755);
    await writeFile(join(dataDir, 'file'), '');
    expect(await rejected({ ...place, DATA_DIR: join(dataDir, 'file') })).toContain('which is not a folder');
  });

  it.each([0o755, 0o2775, 0o750])('keeps a DATA_DIR of mode %o and makes its contents private', async (mode) => {
    const { place, dataDir } = await placeOf(mode);
    for (const name of ['mail', 'messages']) {
      await mkdir(join(dataDir, name));
      await chmod(join(dataDir, name), 0o755);
    }
    await writeFile(join(dataDir, 'master.key'), `${Buffer.alloc(32, 7).toString('base64')}\n`);
    await chmod(join(dataDir, 'master.key'), 0o644);
    const running = await startProcess(place);
    for (const name of ['mail', 'messages']) expect([name, await modeOf(join(dataDir, name))]).toEqual([name, '700']);
    expect(await modeOf(join(dataDir, 'master.key'))).toBe('600');
    expect(((await stat(dataDir)).mode & 0o7777).toString(8)).toBe(mode.toString(8));
    await running.stop();
  });

  it.runIf(onPglite)('creates files that no other user can read, those of PGlite in a private folder', async () => {
    const { place, dataDir } = await placeOf(0o755);
    const first = await startProcess(place);
    const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
    expect(files.length).toBeGreaterThan(500);
    for (const { parentPath, name } of files) {
      // PGlite creates its files with mode 0666 in any case, so their folder is private.
      if (parentPath.startsWith(join(dataDir, 'pglite'))) continue;
      expect([name, (await stat(join(parentPath, name))).mode & 0o077]).toEqual([name, 0]);
    }
    await first.stop();

    await chmod(join(dataDir, 'pglite'), 0o755);
    await chmod(join(dataDir, 'lock'), 0o644);
    const again = await startProcess(place);
    const modes = [await modeOf(join(dataDir, 'pglite')), await modeOf(join(dataDir, 'lock'))];
    expect(modes).toEqual(['700', '600']);
    await again.stop();
  });

  it.runIf(onPglite)('creates a missing DATA_DIR with access for its own user only', async () => {
    const { place, dataDir } = await placeOf(0o755);
    const running = await startProcess({ ...place, DATA_DIR: join(dataDir, 'new') });
    expect(await modeOf(join(dataDir, 'new'))).toBe('700');
    await running.stop();
  });
});
