import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the built-in providers keep what they would send, for an operator to read. */
export const mailSpool = (dataDir: string): string => join(dataDir, 'mail');
export const phoneSpool = (dataDir: string): string => join(dataDir, 'messages');

export interface SpooledMessage {
  readonly content: Buffer | string;
  readonly extension: 'eml' | 'json';
  /** Names the recipient without telling who it is, so that their messages can be found again: a keyed hash. */
  readonly recipient: string;
  /** Ids of the users who caused it or whom it names. It may be for another user. */
  readonly about?: readonly string[];
  readonly at: Date;
}

/** What the name of a spooled file tells. */
export interface SpooledFile {
  readonly recipient: string;
  readonly about: readonly string[];
  readonly at: Date;
}

const NAME =
  /^\.?(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d\.\d{3})Z-\d{6}-[0-9a-f]{8}\.([\w-]+)((?:\.\d+)*)\.(?:eml|json)(?:\.tmp)?$/;

let sequence = 0;

/**
 * Writes a message as a file and answers the file's name. Names sort by time, and within a millisecond of one process by
 * order; a file appears under its name only when it is whole. Only the service's user may read it, since messages carry
 * codes and links that sign people in.
 */
export async function writeToSpool(directory: string, message: SpooledMessage): Promise<string> {
  const name = fileName(message);
  const unfinished = join(directory, `.${name}.tmp`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(message.content);
  } finally {
    await file.close();
  }
  await rename(unfinished, join(directory, name));
  return name;
}

/** Removes the messages that are meant, unfinished ones too. What else lies in the folder stays. */
export async function removeFromSpool(directory: string, isMeant: (file: SpooledFile) => boolean): Promise<void> {
  for (const name of await namesIn(directory)) {
    const file = readName(name);
    if (file !== null && isMeant(file)) await rm(join(directory, name), { force: true });
  }
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    // Nothing was ever spooled.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function fileName({ at, recipient, about = [], extension }: SpooledMessage): string {
  sequence = (sequence + 1) % 1_000_000;
  const time = at.toISOString().replace(/[-:]/g, '');
  const unique = `${String(sequence).padStart(6, '0')}-${randomBytes(4).toString('hex')}`;
  return [`${time}-${unique}`, recipient, ...about, extension].join('.');
}

function readName(name: string): SpooledFile | null {
  const [, year, month, day, hour, minute, second, recipient, about = ''] = NAME.exec(name) ?? [];
  if (recipient === undefined) return null;
  return {
    recipient,
    about: about.split('.').slice(1),
    at: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`),
  };
}
