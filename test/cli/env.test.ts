import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { runScript } from '../support/process.ts';

const newFolder = () => mkdtemp(join(inject('scratch'), 'env-'));
const writeEnv = (file: string, env: Record<string, string> = {}) =>
  runScript('src/cli/gatehouse.ts', ['env', '--file', file], { DATA_DIR: '/nonexistent', ...env });
const keyIn = async (file: string) => parseEnv(await readFile(file, 'utf8'))['MASTER_KEY'] ?? '';

describe('npm run cli -- env', () => {
  it('writes a new key that only this user can read, and never changes it', async () => {
    const file = join(await newFolder(), '.env');
    const { code, output } = await writeEnv(file);
    expect([code, output]).toEqual([0, expect.stringContaining(`Wrote a new MASTER_KEY to ${file}.`)]);
    const key = await keyIn(file);
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(output).not.toContain(key);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const again = await writeEnv(file);
    expect([again.code, again.output]).toEqual([0, `${file} has a MASTER_KEY already, which stays unchanged.\n`]);
    expect(await keyIn(file)).toBe(key);
  });

  it('keeps the other variables of the file, and replaces an empty key', async () => {
    const file = join(await newFolder(), '.env');
    await writeFile(file, 'PORT=3000\nMASTER_KEY=\n# a comment\nLOG_LEVEL=warn');
    await chmod(file, 0o644);
    expect((await writeEnv(file)).code).toBe(0);
    expect(await readFile(file, 'utf8')).toBe(
      `PORT=3000\n# a comment\nLOG_LEVEL=warn\nMASTER_KEY=${await keyIn(file)}\n`,
    );
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('writes the key that the stored secrets are encrypted with, if there is one', async () => {
    const folder = await newFolder();
    const DATA_DIR = join(folder, 'data');
    await mkdir(DATA_DIR);
    const ofFile = Buffer.alloc(32, 2).toString('base64');
    await writeFile(join(DATA_DIR, 'master.key'), `${ofFile}\n`);
    const first = await writeEnv(join(folder, 'a'), { DATA_DIR });
    expect(first.output).toContain(`Wrote the master key of ${join(DATA_DIR, 'master.key')}`);
    expect(await keyIn(join(folder, 'a'))).toBe(ofFile);
    const ofEnvironment = Buffer.alloc(32, 3).toString('base64');
    await writeEnv(join(folder, 'b'), { DATA_DIR, MASTER_KEY: ofEnvironment });
    expect(await keyIn(join(folder, 'b'))).toBe(ofEnvironment);
  });

  it('reports a folder that it cannot write to', async () => {
    const { code, output } = await writeEnv('/sys/gatehouse/.env');
    expect([code, output]).toEqual([1, expect.stringContaining('cannot be created')]);
  });
});

describe('the scripts of package.json', () => {
  /** A folder with the code and a file .env, in which a script starts as npm starts it. */
  async function run(name: string, content: string | null, env: Record<string, string> = {}) {
    const folder = await newFolder();
    for (const each of ['src', 'schema', 'package.json', 'node_modules'])
      await symlink(resolve(each), join(folder, each));
    if (content !== null) await writeFile(join(folder, '.env'), content);
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };
    const [, ...args] = `${scripts[name]} ${name === 'cli' ? 'deployments list' : ''}`.trim().split(' ');
    const options = { cwd: folder, env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), ...env } };
    return promisify(execFile)(process.execPath, args, options).catch(
      (error: { stdout: string; stderr: string }) => error,
    );
  }

  it.each(['start', 'cli', 'rekey', 'demo'])('%s reads .env', async (name) => {
    const { stderr } = await run(name, 'LOG_LEVEL=loud\n');
    expect(stderr).toContain('LOG_LEVEL must be one of');
  });

  it('prefer the environment to .env', async () => {
    const { stderr } = await run('start', 'LOG_LEVEL=loud\nPORT=web\n', { LOG_LEVEL: 'warn' });
    expect(stderr).toContain('PORT must be a whole number');
    expect(stderr).not.toContain('LOG_LEVEL');
  });

  it('say nothing about a missing .env', async () => {
    const { stderr } = await run('start', null, { PORT: 'web' });
    expect(stderr).not.toContain('.env');
  });
});
