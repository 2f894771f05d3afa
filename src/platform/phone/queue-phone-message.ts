import type { Context } from '../context.ts';
import type { Transaction } from '../database/command.ts';
import { phoneQueue, queueMessage } from '../messages/message-job.ts';
import type { PhoneMessage } from './phone-sender.ts';

export interface QueuedPhoneMessage extends Omit<PhoneMessage, 'to'> {
  /** Null for a message to nobody: an unknown number costs as much work as a known one. */
  readonly to: string | null;
  /** When what it says is of no use any more. */
  readonly expiresAt?: Date;
}

/** Adds a phone message to the command: it is sent if and only if the change commits. */
export function queuePhoneMessage(
  ctx: Pick<Context, 'vault' | 'jobs'>,
  tx: Transaction,
  { to, channel, text, expiresAt }: QueuedPhoneMessage,
): Promise<void> {
  return queueMessage(ctx, tx, phoneQueue, { to, content: { channel, text }, expiresAt });
}
