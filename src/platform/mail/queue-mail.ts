import type { Context } from '../context.ts';
import type { Transaction } from '../database/command.ts';
import { mailQueue, queueMessage } from '../messages/message-job.ts';
import { type Letter, renderHtml, renderText } from './letter.ts';
import type { MessageContent } from './mailer.ts';

export interface QueuedMail {
  /** Null for a mail to nobody: an unknown address costs as much work as a known one. */
  readonly to: string | null;
  readonly letter: Letter;
  /** Id of a user whom it names, besides the user who runs the command. */
  readonly about?: string | null;
  /** When what it says is of no use any more. */
  readonly expiresAt?: Date;
}

/** Adds a mail to the command: it is sent if and only if the change commits, through the deployment's provider. */
export function queueMail(
  ctx: Pick<Context, 'vault' | 'jobs'>,
  tx: Transaction,
  { to, letter, about, expiresAt }: QueuedMail,
): Promise<void> {
  const content: MessageContent = { subject: letter.subject, text: renderText(letter), html: renderHtml(letter) };
  return queueMessage(ctx, tx, mailQueue, { to, content, about, expiresAt });
}
