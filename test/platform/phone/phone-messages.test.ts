import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../src/config/config.ts';
import { loadPhoneSender } from '../../../src/platform/phone/custom-sender.ts';
import { phoneMessagesTo, sendTestPhoneMessage, waitForPhoneMessage } from '../../support/phone.ts';
import { newDatabaseEnv, runScript } from '../../support/process.ts';
import { createWorld } from '../../support/world.ts';

const NUMBER = '+493012345678';
const EXAMPLE = resolve('examples/phone-sender.js');

async function moduleWith(source: string): Promise<string> {
  const path = join(await mkdtemp(join(inject('scratch'), 'sender-')), 'sender.mjs');
  await writeFile(path, source);
  return path;
}

/** The HTTP API of a provider, which returns the given status. */
async function startProvider(status: number) {
  const calls: { authorization: string | undefined; body: unknown }[] = [];
  const server = createServer(async (req: IncomingMessage, res) => {
    calls.push({ authorization: req.headers.authorization, body: JSON.parse(await text(req)) });
    res.writeHead(status).end('the number +493012345678 is not served');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  process.env['PROVIDER_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  process.env['PROVIDER_TOKEN'] = 'token';
  return calls;
}

describe('a phone message', () => {
  it('sends phone messages in order after the commit, and none after a rollback', async () => {
    const world = await createWorld();
    await sendTestPhoneMessage(world, NUMBER, '123456 is your code.');
    expect(await waitForPhoneMessage(world, NUMBER)).toEqual({
      to: NUMBER,
      channel: 'sms',
      text: '123456 is your code.',
      code: '123456',
    });
    const failed = sendTestPhoneMessage(world, NUMBER, 'Never said.', () => {
      throw new Error('Rolled back');
    });
    await expect(failed).rejects.toThrow('Rolled back');
    await sendTestPhoneMessage(world, NUMBER, 'Said later.');
    await waitForPhoneMessage(world, NUMBER, 2);
    expect((await phoneMessagesTo(world, NUMBER)).map(({ text }) => text)).toEqual([
      '123456 is your code.',
      'Said later.',
    ]);
  });

  it('stores a phone message with the built-in sender, readable by the service only', async () => {
    const world = await createWorld();
    await sendTestPhoneMessage(world, '+493012345679', 'Hello.');
    await waitForPhoneMessage(world, '+493012345679');
    const directory = join(world.services.config.dataDir, 'messages');
    const [name = ''] = await readdir(directory);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    expect((await stat(join(directory, name))).mode & 0o777).toBe(0o600);
    expect(name).not.toContain('4930123');
  });
});

describe('PHONE_SENDER', () => {
  const MESSAGE = { to: NUMBER, channel: 'whatsapp', text: 'Hello.' } as const;

  it('loads the example of docs/operations/production.md and sends through it', async () => {
    const calls = await startProvider(202);
    await (await loadPhoneSender(EXAMPLE)).send(MESSAGE, 'hash');
    expect(calls).toEqual([{ authorization: 'Bearer token', body: MESSAGE }]);
  });

  it('fails with a fixed reason when the module throws', async () => {
    const path = await moduleWith('export default async ({ to }) => { throw new Error("What is " + to); }');
    const failure = await (await loadPhoneSender(path)).send(MESSAGE, 'hash').catch((error: unknown) => error);
    expect(failure).toMatchObject({ reason: 'PHONE_SENDER_FAILED' });
    expect(`${failure}${JSON.stringify(failure)}`).not.toContain(NUMBER);
  });

  it.each([
    ['that does not exist', async () => '/nowhere/sender.mjs', 'could not be loaded'],
    ['that throws', () => moduleWith('throw new Error("No credentials")'), 'No credentials'],
    ['without the export', () => moduleWith('export const send = 1;'), 'no default export'],
  ])('rejects a module %s before the start', async (_, path, message) => {
    const failure = loadPhoneSender(await path());
    await expect(failure).rejects.toMatchObject({ name: 'ConfigError' });
    await expect(failure).rejects.toThrow(message);
  });

  it('ends the start with a sentence for an invalid PHONE_SENDER', async () => {
    const { code, output } = await runScript('src/main.ts', [], {
      ...(await newDatabaseEnv()),
      PHONE_SENDER: './none.js',
    });
    expect(code).toBe(1);
    expect(output).toMatch(/^The service can't start:\n- PHONE_SENDER must be a module that sends phone messages/m);
    expect(output).not.toMatch(/^ +at /m);
  });

  it('resolves PHONE_SENDER to an absolute path', () => {
    expect(readConfig({ PHONE_SENDER: './examples/phone-sender.js' }).phoneSender).toBe(EXAMPLE);
    expect(readConfig({}).phoneSender).toBeNull();
  });
});
