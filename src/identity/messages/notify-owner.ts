import type { Transaction } from '../../platform/commands/command.ts';
import { type MailContext, queueMail } from '../../platform/mail/queue-mail.ts';
import type { KindMessage } from '../../platform/messages/message-kind.ts';
import { type OwnerNotice, occurrenceValues, securityNoticeMessage } from './messages.ts';

/** Mails the user a security notice about a change in this request. Sends nothing when the account has no address.
 * `userId` is required only for an address that no longer belongs to the account. */
export async function notifyOwner(
  ctx: MailContext,
  tx: Transaction,
  to: string | null | undefined,
  happened: OwnerNotice,
  userId?: string,
): Promise<void> {
  const message = securityNoticeMessage(happened, occurrenceOf(ctx, tx));
  await queueMail(ctx, tx, { to: to ?? null, message, userId });
}

/** The same with a message of another context, to which the values of the occurrence are added. */
export async function sendOwnerMessage(
  ctx: MailContext,
  tx: Transaction,
  to: string | null | undefined,
  { kind, values }: KindMessage,
): Promise<void> {
  const message = { kind, values: { ...values, ...occurrenceValues(occurrenceOf(ctx, tx)) } };
  await queueMail(ctx, tx, { to: to ?? null, message });
}

const occurrenceOf = ({ viewer, request }: MailContext, { now }: Transaction) => ({
  at: now,
  ip: viewer.isBackend ? null : request.ip,
});
