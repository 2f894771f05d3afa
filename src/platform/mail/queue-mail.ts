import type { Transaction } from '../commands/command.ts';
import { type MessageContext, mailQueue, type QueuedMessage, queueMessage } from '../messages/message-job.ts';
import type { KindMessage } from '../messages/message-kind.ts';

/** The parts of the context that queueing a mail needs. */
export type MailContext = MessageContext;

export type QueuedMail = Omit<QueuedMessage<KindMessage>, 'content'> & { readonly message: KindMessage };

/**
 * Queues a mail in the transaction of a command. It is sent after the commit, through the mail provider of the deployment, in
 * the language of the recipient and with the deployment's texts.
 */
export function queueMail(ctx: MailContext, tx: Transaction, { message, ...mail }: QueuedMail): Promise<void> {
  return queueMessage(ctx, tx, mailQueue, { ...mail, content: message });
}
