import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '../config.ts';

export interface MasterKeySource {
  /** 32 bytes in base64, or several keys separated by commas, of which the first encrypts. Takes precedence over the file. */
  readonly masterKey?: string | undefined;
  /** The folder of the file `master.key`. */
  readonly dataDir?: string | undefined;
  /** Whether a missing file may be created. False when other processes could not read it. */
  readonly mayGenerate: boolean;
}

const ADVICE =
  'Set MASTER_KEY to the output of `openssl rand -base64 32` and keep a copy: without it, stored secrets cannot be decrypted.';
const MAX_WAIT_MS = 1_000;

/** Loads the master keys, the current one first: from the configuration, else from the key file, else a new key. */
export async function loadMasterKey(source: MasterKeySource): Promise<Buffer[]> {
  if (source.masterKey !== undefined && source.masterKey.trim() !== '') return parse(source.masterKey, 'MASTER_KEY');
  if (source.dataDir === undefined) throw new ConfigError([`There is no master key. ${ADVICE}`]);

  const file = join(source.dataDir, 'master.key');
  const text = await readIfExists(file);
  if (text !== null && text.trim() !== '') return parse(text, file);
  if (text === null && !source.mayGenerate) {
    throw new ConfigError([
      `There is no master key: MASTER_KEY is not set, and ${file} does not exist. The database has secrets that are encrypted with it. Set MASTER_KEY to the key, or restore the file from your backup.`,
    ]);
  }
  if (text === null) await mkdir(source.dataDir, { recursive: true, mode: 0o700 });
  if (text === null && (await createFile(file))) return parse(await readFile(file, 'utf8'), file);
  return parse(await readWhenWritten(file), file);
}

function parse(text: string, where: string): Buffer[] {
  return text.split(',').map((part, index) => {
    const spelling = part.trim();
    const key = Buffer.from(spelling, 'base64');
    // The decoder of Node skips characters outside of base64, which would make a weaker key of a mistyped one.
    const standard = key.toString('base64');
    const exact = [standard, standard.replaceAll('=', ''), key.toString('base64url')].includes(spelling);
    if (!exact || key.length !== 32) {
      throw new ConfigError([`Master key ${index + 1} of ${where} is not 32 bytes in base64. ${ADVICE}`]);
    }
    return key;
  });
}

async function readIfExists(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw new ConfigError([`The key file ${file} cannot be read (${codeOf(error)}). Give this user access to it.`]);
  }
}

/** Creates the key file. Returns false when another process has created it. */
async function createFile(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(`${randomBytes(32).toString('base64')}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw new ConfigError([`The key file ${file} cannot be written (${codeOf(error)}). ${ADVICE}`]);
  }
}

/** Waits for the process that has created the file and may not have written it yet. */
async function readWhenWritten(file: string): Promise<string> {
  for (const deadline = Date.now() + MAX_WAIT_MS; Date.now() < deadline; await sleep(20)) {
    const text = await readFile(file, 'utf8');
    if (text.endsWith('\n')) return text;
  }
  throw new ConfigError([
    `The key file ${file} is empty. Restore your copy of the key, or delete the file if it is new.`,
  ]);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
