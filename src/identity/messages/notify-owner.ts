import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { type SecurityNotice, securityNoticeMail } from './mail-messages.ts';

export type OwnerNotice = Pick<SecurityNotice, 'appName' | 'what' | 'subject'>;

/** Mails the user a security notice about a change in this request. Sends nothing when the account has no address. */
export async function notifyOwner(
  ctx: Pick<Context, 'vault' | 'jobs' | 'request' | 'viewer'>,
  tx: Transaction,
  to: string | null | undefined,
  happened: OwnerNotice,
): Promise<void> {
  const ip = ctx.viewer.isBackend ? null : ctx.request.ip;
  const letter = securityNoticeMail({ ...happened, at: tx.now, ip });
  await queueMail(ctx, tx, { to: to ?? null, content: letter });
}
