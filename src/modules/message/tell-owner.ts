import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/command.ts';
import { type SecurityNotice, securityNoticeLetter } from './letters.ts';
import { queueMail } from './queue-mail.ts';

export type Happened = Pick<SecurityNotice, 'appName' | 'what' | 'subject'>;

/** Mails an account's owner what was done to the account in this request; nobody where the account has no address. */
export async function tellOwner(
  ctx: Pick<Context, 'vault' | 'jobs' | 'request'>,
  tx: Transaction,
  to: string | null | undefined,
  happened: Happened,
): Promise<void> {
  const letter = securityNoticeLetter({ ...happened, at: tx.now, ip: ctx.request.ip });
  await queueMail(ctx, tx, { to: to ?? null, letter });
}
