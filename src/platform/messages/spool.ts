import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The folders in which the built-in providers store messages, for the operator to read. */
export const mailSpool = (dataDir: string): string => join(dataDir, 'mail');
export const phoneSpool = (dataDir: string): string => join(dataDir, 'messages');

export interface SpooledMessage {
  readonly content: Buffer | string;
  readonly extension: 'eml' | 'json';
  /** A keyed hash of the recipient, by which their messages can be found. */
  readonly recipient: string;
  /** Ids of the users who caused the message or whom it names. The recipient may be another user. */
  readonly about?: readonly string[];
  readonly at: Date;
}

/** The data in the name of a spooled file. */
export interface SpooledFile {
  readonly recipient: string;
  readonly about: readonly string[];
  readonly at: Date;
}

const NAME =
  /^\.?(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d\.\d{3})Z-\d{6}-[0-9a-f]{8}\.([\w-]+)((?:\.\d+)*)\.(?:eml|json)(?:\.tmp)?$/;

let sequence = 0;

/**
 * Writes a message to a file and returns the name of the file. Names sort by time and, within a millisecond of one process, by
 * order. A file appears under its name only when it is complete. Only the operating system user of the service may read it,
 * because messages contain codes and links that sign users in.
 */
export async function writeToSpool(directory: string, message: SpooledMessage): Promise<string> {
  const name = fileName(message);
  const temporary = join(directory, `.${name}.tmp`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(message.content);
  } finally {
    await file.close();
  }
  await rename(temporary, join(directory, name));
  return name;
}

/** Deletes the messages for which the predicate is true, including incomplete ones. Keeps other files in the folder. */
export async function removeFromSpool(directory: string, isMatch: (file: SpooledFile) => boolean): Promise<void> {
  for (const name of await namesIn(directory)) {
    const file = readName(name);
    if (file !== null && isMatch(file)) await rm(join(directory, name), { force: true });
  }
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    // The folder is created with the first message.
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
