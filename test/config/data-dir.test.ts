import { chmod, mkdir, mkdtemp, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { runScript, startProcess, unmigratedDatabaseEnv } from '../support/process.ts';
import { runsAll } from '../support/runs-all.ts';

const onPglite = process.env['DATABASE_URL'] === undefined;

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

/** The environment of a new DATA_DIR with this mode. */
async function placeOf(mode: number) {
  const environment = await unmigratedDatabaseEnv();
  const dataDir = environment['DATA_DIR'] as string;
  await chmod(dataDir, mode);
  return { environment, dataDir };
}

async function rejected(environment: Record<string, string>): Promise<string> {
  const { code, output } = await runScript('src/main.ts', [], environment);
  expect(code).toBe(1);
  expect(output).not.toMatch(/ at .*\.ts:/);
  return output;
}

describe('a DATA_DIR', () => {
  it.each(runsAll ? [0o777, 0o757, 0o1777] : [0o757])(
    'rejects the start and every script with a DATA_DIR of mode %o',
    async (mode) => {
      const { environment, dataDir } = await placeOf(mode);
      const output = await rejected(environment);
      expect(output).toContain(`DATA_DIR (${dataDir}) is open to every user of this machine`);
      expect(output).toContain(`Run \`chmod 700 ${dataDir}\``);
      const script = await runScript('src/cli/gatehouse.ts', ['deployments', 'list'], environment);
      expect([script.code, script.output]).toEqual([1, expect.stringContaining(`chmod 700 ${dataDir}`)]);
      expect(await readdir(dataDir)).toEqual([]);
    },
  );

  it.each(['mail', 'messages', ...(onPglite ? ['pglite'] : [])])(
    'rejects a start whose folder %s every user can write to',
    async (name) => {
      const { environment, dataDir } = await placeOf(0o755);
      const elsewhere = await mkdtemp(join(inject('scratch'), 'elsewhere-'));
      await chmod(elsewhere, 0o777);
      // Through a symbolic link as well: the folder of the files counts.
      await symlink(elsewhere, join(dataDir, name));
      expect(await rejected(environment)).toContain(`chmod 700 ${join(dataDir, name)}`);
    },
  );

  it('rejects a start whose key file every user can write to', async () => {
    const { environment, dataDir } = await placeOf(0o755);
    await writeFile(join(dataDir, 'master.key'), `${Buffer.alloc(32, 7).toString('base64')}\n`);
    await chmod(join(dataDir, 'master.key'), 0o666);
    expect(await rejected(environment)).toContain(`chmod 600 ${join(dataDir, 'master.key')}`);
  });

  it('rejects a start whose DATA_DIR is a file', async () => {
    const { environment, dataDir } = await placeOf(0o755);
    await writeFile(join(dataDir, 'file'), '');
    expect(await rejected({ ...environment, DATA_DIR: join(dataDir, 'file') })).toContain('which is not a folder');
  });

  it.each(runsAll ? [0o755, 0o2775, 0o750] : [0o2775])(
    'keeps a DATA_DIR of mode %o and makes its contents private',
    async (mode) => {
      const { environment, dataDir } = await placeOf(mode);
      for (const name of ['mail', 'messages']) {
        await mkdir(join(dataDir, name));
        await chmod(join(dataDir, name), 0o755);
      }
      await writeFile(join(dataDir, 'master.key'), `${Buffer.alloc(32, 7).toString('base64')}\n`);
      await chmod(join(dataDir, 'master.key'), 0o644);
      const running = await startProcess(environment);
      for (const name of ['mail', 'messages']) expect([name, await modeOf(join(dataDir, name))]).toEqual([name, '700']);
      expect(await modeOf(join(dataDir, 'master.key'))).toBe('600');
      expect(((await stat(dataDir)).mode & 0o7777).toString(8)).toBe(mode.toString(8));
      await running.stop();
    },
  );

  it.runIf(onPglite)('creates files that no other user can read, those of PGlite in a private folder', async () => {
    const { environment, dataDir } = await placeOf(0o755);
    const first = await startProcess(environment);
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
    const again = await startProcess(environment);
    const modes = [await modeOf(join(dataDir, 'pglite')), await modeOf(join(dataDir, 'lock'))];
    expect(modes).toEqual(['700', '600']);
    await again.stop();
  });

  it.runIf(onPglite)('creates a missing DATA_DIR with access for its own user only', async () => {
    const { environment, dataDir } = await placeOf(0o755);
    const running = await startProcess({ ...environment, DATA_DIR: join(dataDir, 'new') });
    expect(await modeOf(join(dataDir, 'new'))).toBe('700');
    await running.stop();
  });
});
