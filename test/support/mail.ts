import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { vi } from 'vitest';
import { command } from '../../src/platform/commands/command.ts';
import { renderHtml, renderText } from '../../src/platform/mail/mail-layout.ts';
import { defaultLook } from '../../src/platform/mail/mail-look.ts';
import { mailQueue, queueMessage, recipientOf } from '../../src/platform/messages/message-job.ts';
import type { MailContent } from '../../src/platform/messages/render-message.ts';
import { mailSpool } from '../../src/platform/messages/spool.ts';
import type { World } from './world.ts';

/** A mail message as its recipient sees it. */
export interface ReceivedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The six digits in it, or null. */
  readonly code: string | null;
  /** The first link in it, or null. */
  readonly link: URL | null;
}

/**
 * The mails to an address that the built-in provider has spooled for the deployment of the world, in the order in which they were
 * queued. Several workers send them, possibly in another order.
 */
export async function mailsTo(world: World, address: string): Promise<ReceivedMail[]> {
  const files = await spooledFor(world, mailSpool(world.services.config.dataDir), address);
  const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(file))));
  return mails
    .sort((one, other) => queuedAs(one) - queuedAs(other))
    .map(({ subject = '', text = '', html = '' }) => ({
      subject,
      text,
      html,
      code: /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? null,
      link: URL.parse(/https?:\/\/\S+/.exec(text)?.[0] ?? ''),
    }));
}

/** The id of the message. Ids increase with time. */
const queuedAs = ({ messageId }: Email): number => Number(/^<(\d+)@/.exec(messageId ?? '')?.[1] ?? 0);

/** The files of a spool for a recipient, whose keyed hash is in their names. */
export async function spooledFor({ services, id }: World, directory: string, address: string): Promise<string[]> {
  const recipient = recipientOf(services.vault, id, address);
  const files = await readdir(directory).catch(() => []);
  return files
    .filter((name) => !name.startsWith('.') && name.includes(recipient))
    .sort()
    .map((name) => join(directory, name));
}

/** Waits for the nth mail to this address, because mails are sent after the response. */
export function waitForMail(world: World, address: string, nth = 1): Promise<ReceivedMail> {
  return vi.waitFor(
    async () => {
      const mail = (await mailsTo(world, address))[nth - 1];
      if (mail === undefined) throw new Error(`No mail ${nth} to ${address} yet.`);
      return mail;
    },
    { timeout: 60_000, interval: 20 },
  );
}

export interface TestMail {
  readonly to: string | null;
  readonly content?: Partial<MailContent>;
  readonly expiresAt?: Date;
  /** Runs in the command after the mail was queued. */
  readonly afterQueued?: () => void | Promise<void>;
}

/** Runs a command that only queues a mail, rendered as versions before templates queued it. */
export function sendTestMail(
  world: Pick<World, 'context'>,
  { to, content = {}, expiresAt, afterQueued = () => {} }: TestMail,
): Promise<void> {
  const ctx = world.context();
  return command(ctx, async (tx) => {
    const whole = { subject: 'Hello', paragraphs: ['Hello.'], ...content };
    const look = defaultLook('Northwind');
    const rendered = { subject: whole.subject, text: renderText(whole, look), html: renderHtml(whole, look) };
    await queueMessage(ctx, tx, mailQueue, { to, content: rendered, ...(expiresAt && { expiresAt }) });
    tx.record({ type: 'deployment.updated', resource: { type: 'test', id: '1' } });
    await afterQueued();
  });
}
