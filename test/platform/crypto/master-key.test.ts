import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadMasterKey } from '../../../src/platform/crypto/master-key.ts';

const one = Buffer.alloc(32, 251);
const two = Buffer.alloc(32, 2);
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-master-key-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('a master key of the configuration', () => {
  test('reads a master key in each spelling of base64', async () => {
    for (const spelling of [one.toString('base64'), one.toString('base64url'), ` ${one.toString('base64')}\n`]) {
      expect(await loadMasterKey({ masterKey: spelling, mayGenerate: false })).toEqual([one]);
    }
  });

  test('reads several master keys, the current one first', async () => {
    const masterKey = `${one.toString('base64')}, ${two.toString('base64')}`;
    expect(await loadMasterKey({ masterKey, mayGenerate: false })).toEqual([one, two]);
  });

  test('prefers the configured master key to the file and creates no file', async () => {
    await loadMasterKey({ masterKey: one.toString('base64'), dataDir, mayGenerate: true });
    await expect(stat(join(dataDir, 'master.key'))).rejects.toThrow('ENOENT');
  });

  test.each([
    ['a short key', Buffer.alloc(31).toString('base64')],
    ['a long key', Buffer.alloc(33).toString('base64')],
    ['hexadecimal', one.toString('hex')],
    ['a mistyped character', one.toString('base64').replace(/^../, '*+/')],
    ['an empty second key', `${one.toString('base64')},`],
  ])('rejects a master key that is %s, with advice', async (_, masterKey) => {
    await expect(loadMasterKey({ masterKey, mayGenerate: true })).rejects.toThrow(
      /Master key [12] of MASTER_KEY.*openssl/,
    );
  });
});

describe('a key file', () => {
  test('creates a key file that only its owner can read, and reads it again', async () => {
    const folder = join(dataDir, 'new', 'folder');
    const made = await loadMasterKey({ dataDir: folder, mayGenerate: true });
    expect(made).toHaveLength(1);
    expect(made[0]).toHaveLength(32);
    expect((await stat(join(folder, 'master.key'))).mode & 0o777).toBe(0o600);
    expect(await loadMasterKey({ dataDir: folder, masterKey: '', mayGenerate: false })).toEqual(made);
  });

  test('returns one key to concurrent callers', async () => {
    for (let round = 0; round < 20; round += 1) {
      const folder = join(dataDir, String(round));
      const starts = Array.from({ length: 12 }, async (_, index) => {
        await sleep(index % 4);
        return loadMasterKey({ dataDir: folder, mayGenerate: true });
      });
      const texts = (await Promise.all(starts)).map(([key]) => key?.toString('hex'));
      expect(new Set(texts).size).toBe(1);
      expect(texts[0]).toHaveLength(64);
    }
  });

  test('returns one key to two processes that start at once', async () => {
    const module = new URL('../../../src/platform/crypto/master-key.ts', import.meta.url).href;
    const script = `
      const { loadMasterKey } = await import(${JSON.stringify(module)});
      const [key] = await loadMasterKey({ dataDir: ${JSON.stringify(dataDir)}, mayGenerate: true });
      console.log(key.toString('base64'));`;
    const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
    const [first, second] = await Promise.all([start(), start()]);
    expect(first.stdout).toBe(await readFile(join(dataDir, 'master.key'), 'utf8'));
    expect(second.stdout).toBe(first.stdout);
  });

  test('waits for a key file that another process has created and not written yet', async () => {
    const file = join(dataDir, 'master.key');
    await writeFile(file, '');
    const loading = loadMasterKey({ dataDir, mayGenerate: true });
    setTimeout(() => void writeFile(file, `${two.toString('base64')}\n`), 100);
    expect(await loading).toEqual([two]);
  });

  test('does not overwrite a key file that stays empty', async () => {
    const file = join(dataDir, 'master.key');
    await writeFile(file, '');
    await expect(loadMasterKey({ dataDir, mayGenerate: true })).rejects.toThrow(`${file} is empty`);
    expect(await readFile(file, 'utf8')).toBe('');
  });

  test('does not create a missing key file unless allowed', async () => {
    await expect(loadMasterKey({ dataDir, mayGenerate: false })).rejects.toThrow('There is no master key');
    await expect(loadMasterKey({ mayGenerate: true })).rejects.toThrow('openssl rand -base64 32');
    await expect(stat(join(dataDir, 'master.key'))).rejects.toThrow('ENOENT');
  });
});
