import type { Context } from '../context.ts';
import type { Transaction } from '../database/command.ts';
import { mailQueue, queueMessage } from '../messages/message-job.ts';
import { type MailContent, renderHtml, renderText } from './mail-layout.ts';
import type { MessageContent } from './mailer.ts';

export interface QueuedMail {
  /** Null to send nothing, with the same amount of work, so that the duration does not reveal an unknown address. */
  readonly to: string | null;
  readonly content: MailContent;
  /** Id of a user whom the message names, in addition to the user who runs the command. */
  readonly about?: string | null;
  /** When the content expires. An expired message is not sent. */
  readonly expiresAt?: Date;
}

/** Queues a mail in the transaction of a command. It is sent after the commit, through the mail provider of the deployment. */
export function queueMail(
  ctx: Pick<Context, 'vault' | 'jobs'>,
  tx: Transaction,
  { to, content: mail, about, expiresAt }: QueuedMail,
): Promise<void> {
  const content: MessageContent = { subject: mail.subject, text: renderText(mail), html: renderHtml(mail) };
  return queueMessage(ctx, tx, mailQueue, { to, content, about, expiresAt });
}
