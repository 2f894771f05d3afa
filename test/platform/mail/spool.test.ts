import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMailer, type Message, noReplyAddress } from '../../../src/platform/mail/mailer.ts';
import { guardAllowing } from '../outgoing/guards.ts';

const MESSAGE: Message = {
  from: { name: 'Acme', address: 'no-reply@acme.example' },
  to: 'ada@example.com',
  subject: 'Your code',
  text: 'The code is 123456.',
};
/** The keyed hash of the recipient in the name of the file. */
const RECIPIENT = 'hash_of-the-recipient';
const NOON = new Date('2025-01-02T12:00:00.123Z');
let dataDir: string;
let logged: unknown[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'spool-'));
  logged = [];
});

afterEach(() => rm(dataDir, { recursive: true }));

function mailer(clock: () => Date = () => NOON) {
  const log = { info: (...entry: unknown[]) => void logged.push(entry) };
  return createMailer({ dataDir, guard: guardAllowing([]), log, clock });
}

async function spooled(message: Partial<Message> = {}): Promise<string> {
  await mailer().spool({ ...MESSAGE, ...message }, RECIPIENT);
  const [name = ''] = await files();
  return readFile(join(dataDir, 'mail', name), 'utf8');
}

async function files(): Promise<string[]> {
  return (await readdir(join(dataDir, 'mail'))).sort();
}

function headers(source: string): string[] {
  const [head = ''] = source.split('\r\n\r\n');
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

describe('the built-in mail spool', () => {
  test('stores a mail as a complete .eml file', async () => {
    const source = await spooled();
    expect(headers(source)).toEqual(
      expect.arrayContaining([
        'From: Acme <no-reply@acme.example>',
        'To: ada@example.com',
        'Subject: Your code',
        'Date: Thu, 02 Jan 2025 12:00:00 +0000',
      ]),
    );
    expect(source).toMatch(/\r\n\r\nThe code is 123456\./);
    expect(await files()).toEqual([
      expect.stringMatching(/^20250102T120000\.123Z-\d{6}-[0-9a-f]{8}\.hash_of-the-recipient\.eml$/),
    ]);
  });

  test('stores HTML in addition to the text', async () => {
    const source = await spooled({ html: '<p>The code is <b>123456</b>.</p>' });
    expect(source).toContain('multipart/alternative');
    expect(source).toContain('<b>123456</b>');
  });

  test('creates files and a folder that only its own user can read', async () => {
    await spooled();
    const [name = ''] = await files();
    expect((await stat(join(dataDir, 'mail', name))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'mail'))).mode & 0o777).toBe(0o700);
  });

  test('names files so that they sort by time and order', async () => {
    let time = NOON.getTime();
    const { spool } = mailer(() => new Date(time));
    for (const subject of ['first', 'second']) await spool({ ...MESSAGE, subject }, RECIPIENT);
    time += 60_000;
    await spool({ ...MESSAGE, subject: 'third' }, RECIPIENT);
    const sources = await Promise.all((await files()).map((name) => readFile(join(dataDir, 'mail', name), 'utf8')));
    expect(sources.map((source) => /Subject: (\w+)/.exec(source)?.[1])).toEqual(['first', 'second', 'third']);
  });

  test('logs the subject but neither body nor recipient', async () => {
    await spooled();
    const [file = ''] = await files();
    expect(logged).toEqual([[{ subject: 'Your code', file }, expect.any(String)]]);
    expect(file).not.toContain('ada@');
    // The random part of the name may contain any letters.
    expect(JSON.stringify(logged).replace(file, '')).not.toMatch(/ada|123456/);
  });

  test('prevents header injection in subjects and names', async () => {
    const evil = 'x\r\nBcc: all@example.com\u2028\u0000y';
    const lines = headers(await spooled({ subject: evil, from: { name: evil, address: 'no-reply@acme.example' } }));
    expect(lines.filter((line) => /^bcc:/i.test(line))).toEqual([]);
    expect(lines.filter((line) => /^(from|to|subject):/i.test(line))).toHaveLength(3);
    expect(JSON.stringify(logged)).not.toMatch(/\\r|\\n/);
  });

  test('encodes names and subjects of any script', async () => {
    const source = await spooled({
      subject: 'Grüße 👋',
      from: { name: 'Ödön, "Ltd" <a@b>', address: 'no-reply@acme.example' },
    });
    expect(source).toMatch(/^[\x20-\x7e\r\n\t]*$/);
    const from = headers(source).find((line) => line.startsWith('From: '));
    expect(from).toMatch(/^From: =\?UTF-8\?.*\?= <no-reply@acme\.example>$/);
  });

  test('truncates a subject to 255 characters, never inside a character', async () => {
    await spooled({ subject: `${'a'.repeat(253)}👋 and more` });
    expect(logged).toMatchObject([[{ subject: `${'a'.repeat(253)}…` }, expect.any(String)]]);
  });

  test.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'a@b@c',
    'a b@example.com',
    'a@example.com, b@example.com',
    'Ada <a@example.com>',
    'a@exa\r\nmple.com',
    `${'a'.repeat(250)}@b.example`,
  ])('rejects "%s" as an address', async (to) => {
    await expect(mailer().spool({ ...MESSAGE, to }, RECIPIENT)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(readdir(join(dataDir, 'mail'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('does not read files or URLs into a mail', async () => {
    const path = new URL(import.meta.url).pathname;
    // JSON can contain values that the types do not allow.
    const smuggled = Object.assign({ ...MESSAGE }, { text: { path } });
    await expect(mailer().spool(smuggled as unknown as Message, RECIPIENT)).rejects.toMatchObject({
      code: 'EFILEACCESS',
    });
  });
});

test('uses no-reply at the mail host of a deployment as the sender', () => {
  expect(noReplyAddress('mail.acme.example')).toBe('no-reply@mail.acme.example');
  expect(noReplyAddress('localhost:4001')).toBe('no-reply@localhost');
});
