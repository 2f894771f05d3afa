import { randomBytes } from 'node:crypto';
import { appendFile, chmod, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readCommandConfig } from '../../config/config.ts';
import { CommandError } from '../script.ts';
import { defineCommand } from './command.ts';

const HELP = `npm run cli -- env [--file FILE]
    writes a MASTER_KEY to .env, which npm start and docker compose read. A key that the file has is never changed. The key is that
    of the environment, else that of DATA_DIR/master.key, else a new one. Keep a copy of it elsewhere: without it, stored secrets
    are lost.

    --file  another file than .env`;

const options = { file: { type: 'string', default: '.env' } } as const;

export const command = defineCommand({ help: HELP, options }, async ({ values: { file } }) => {
  const existing = await contentOf(file);
  if (existing !== null && (parseEnv(existing)['MASTER_KEY'] ?? '') !== '') {
    return console.log(`${file} has a MASTER_KEY already, which stays unchanged.`);
  }
  const { key, origin } = await masterKey();
  const line = `MASTER_KEY=${key}\n`;
  if (existing === null) await create(file, line);
  else await replace(file, `${withoutEmptyKey(existing)}${line}`);
  console.log(`Wrote ${origin} to ${file}. Keep a copy of it elsewhere: without it, stored secrets are lost.`);
});

async function masterKey(): Promise<{ key: string; origin: string }> {
  const { masterKey: ofEnvironment, dataDir } = readCommandConfig();
  if (ofEnvironment !== null) return { key: ofEnvironment, origin: 'the MASTER_KEY of the environment' };
  const keyFile = join(dataDir ?? './data', 'master.key');
  const ofFile = (await contentOf(keyFile))?.trim() ?? '';
  if (ofFile !== '') return { key: ofFile, origin: `the master key of ${keyFile}` };
  return { key: randomBytes(32).toString('base64'), origin: 'a new MASTER_KEY' };
}

async function contentOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new CommandError(`${file} cannot be read (${code}).`);
  }
}

/** Only this user may read the file. Fails if another process has created it in the meantime. */
async function create(file: string, content: string): Promise<void> {
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.close();
    await appendFile(file, content);
  } catch (error) {
    throw new CommandError(
      `${file} cannot be created (${(error as NodeJS.ErrnoException).code}). Nothing was changed.`,
    );
  }
}

/** Replaces the file at once, so that an interruption cannot lose its other variables. */
async function replace(file: string, content: string): Promise<void> {
  const temporary = `${file}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    await create(temporary, content);
    await chmod(temporary, 0o600);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The lines without an empty `MASTER_KEY=`, and with a line break at the end. */
function withoutEmptyKey(content: string): string {
  const lines = content.replace(/^\s*(?:export\s+)?MASTER_KEY\s*=\s*(?:""|'')?\s*(?:\n|$)/gm, '');
  return lines === '' || lines.endsWith('\n') ? lines : `${lines}\n`;
}
