import { readFile } from 'node:fs/promises';
import { vi } from 'vitest';
import { command } from '../../src/platform/commands/command.ts';
import { phoneQueue, queueMessage } from '../../src/platform/messages/message-job.ts';
import { phoneSpool } from '../../src/platform/messages/spool.ts';
import type { PhoneMessage } from '../../src/platform/phone/phone-sender.ts';
import { spooledFor } from './mail.ts';
import type { World } from './world.ts';

/** A phone message as its recipient sees it. */
export interface ReceivedPhoneMessage extends PhoneMessage {
  /** The six digits in it, or null. */
  readonly code: string | null;
}

/** The messages to a number that the built-in sender has spooled, oldest first. */
export async function phoneMessagesTo(world: World, number: string): Promise<ReceivedPhoneMessage[]> {
  const files = await spooledFor(world, phoneSpool(world.services.config.dataDir), number);
  const messages = await Promise.all(
    files.map(async (file): Promise<PhoneMessage> => JSON.parse(await readFile(file, 'utf8'))),
  );
  return messages.map((message) => ({ ...message, code: /\b\d{6}\b/.exec(message.text)?.[0] ?? null }));
}

/** Waits for the nth message to this number, because messages are sent after the response. */
export function waitForPhoneMessage(world: World, number: string, nth = 1): Promise<ReceivedPhoneMessage> {
  return vi.waitFor(
    async () => {
      const message = (await phoneMessagesTo(world, number))[nth - 1];
      if (message === undefined) throw new Error(`No message ${nth} to ${number} yet.`);
      return message;
    },
    { timeout: 60_000, interval: 20 },
  );
}

/** Runs a command that only queues a phone message. */
export function sendTestPhoneMessage(world: World, to: string | null, text: string, then = () => {}): Promise<void> {
  const ctx = world.context();
  return command(ctx, async (tx) => {
    await queueMessage(ctx, tx, phoneQueue, { to, content: { channel: 'sms', text } });
    tx.record({ type: 'deployment.updated', resource: { type: 'test', id: '1' } });
    then();
  });
}
