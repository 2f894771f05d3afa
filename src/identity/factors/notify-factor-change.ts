import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { notifyOwner, type OwnerNotice } from '../messages/notify-owner.ts';
import { verifiedPrimaryEmail } from '../users/user.reads.ts';
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
export async function notifyBackupCodeUse(
  ctx: Context,
  tx: Transaction,
  userId: string,
  appName: string,
): Promise<void> {
  const { unusedCodes } = await factorsOf(tx.rows, tx.deploymentId, userId);
  const left = unusedCodes === 0 ? 'none is left' : unusedCodes === 1 ? '1 is left' : `${unusedCodes} are left`;
  await notifyFactorChange(ctx, tx, userId, { appName, what: `A backup code of your account was used, and ${left}` });
}
