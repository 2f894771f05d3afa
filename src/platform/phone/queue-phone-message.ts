import type { Context } from '../context.ts';
import type { Transaction } from '../database/command.ts';
import { phoneQueue, queueMessage } from '../messages/message-job.ts';
import type { PhoneMessage } from './phone-sender.ts';

export interface QueuedPhoneMessage extends Omit<PhoneMessage, 'to'> {
  /** Null to send nothing, with the same amount of work, so that the duration does not reveal an unknown number. */
  readonly to: string | null;
  /** When the content expires. An expired message is not sent. */
  readonly expiresAt?: Date;
}

/** Queues a phone message in the transaction of a command. It is sent after the commit. */
export function queuePhoneMessage(
  ctx: Pick<Context, 'vault' | 'jobs'>,
  tx: Transaction,
  { to, channel, text, expiresAt }: QueuedPhoneMessage,
): Promise<void> {
  return queueMessage(ctx, tx, phoneQueue, { to, content: { channel, text }, expiresAt });
}
