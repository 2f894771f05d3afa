import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { verifiedPrimaryEmail } from '../addresses/user-address.reads.ts';
import type { OwnerNotice } from '../messages/messages.ts';
import { notifyOwner } from '../messages/notify-owner.ts';
import { factorsOf } from './authenticator.reads.ts';

/** Mails the verified primary address of an account about a change to its second factors. */
export async function notifyFactorChange(
  ctx: Context,
  tx: Transaction,
  userId: string,
  happened: OwnerNotice,
): Promise<void> {
  await notifyOwner(ctx, tx, await verifiedPrimaryEmail(tx.rows, tx.deploymentId, userId), happened);
}

/** Mails the owner when a backup code was used, in case they did not use it, and says how many are left. */
export async function notifyBackupCodeUse(ctx: Context, tx: Transaction, userId: string): Promise<void> {
  const { unusedCodes } = await factorsOf(tx.rows, tx.deploymentId, userId);
  await notifyFactorChange(ctx, tx, userId, { event: 'backup_code_used', count: unusedCodes });
}
