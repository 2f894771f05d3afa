import { randomBytes } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Message, mailOptions } from './message.ts';

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
let sequence = 0;

/**
 * Writes a message as an `.eml` file and answers the file's name. Names sort by time, and within a millisecond of one
 * process by order; a file appears under its name only when it is whole. Only the service's user may read it, since
 * mails carry codes and links that sign people in.
 */
export async function writeToSpool(directory: string, message: Message, now: Date): Promise<string> {
  const { message: source } = await composer.sendMail(mailOptions(message, now));
  const name = fileName(now);
  const unfinished = join(directory, `.${name}.tmp`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(source);
  } finally {
    await file.close();
  }
  await rename(unfinished, join(directory, name));
  return name;
}

function fileName(now: Date): string {
  sequence = (sequence + 1) % 1_000_000;
  const time = now.toISOString().replace(/[-:]/g, '');
  return `${time}-${String(sequence).padStart(6, '0')}-${randomBytes(4).toString('hex')}.eml`;
}
