import type { Transaction } from '../commands/command.ts';
import { type MessageContext, phoneQueue, type QueuedMessage, queueMessage } from '../messages/message-job.ts';
import type { KindMessage } from '../messages/message-kind.ts';
import type { PhoneChannel } from './phone-sender.ts';

export type QueuedPhoneMessage = Omit<QueuedMessage<KindMessage>, 'content'> & {
  readonly channel: PhoneChannel;
  readonly message: KindMessage;
};

/** Queues a phone message in the transaction of a command. It is sent after the commit, in the language of the recipient. */
export function queuePhoneMessage(
  ctx: MessageContext,
  tx: Transaction,
  { channel, message, ...queued }: QueuedPhoneMessage,
): Promise<void> {
  return queueMessage(ctx, tx, phoneQueue, { ...queued, content: { channel, ...message } });
}
