import type { Context } from '../../context.ts';
import { newBackupCodes } from '../../crypto/backup-codes.ts';
import { command, type Transaction } from '../../database/command.ts';
import { ServiceError } from '../../errors.ts';
import { allowsBackupCodes, authPolicy } from '../session/policy.reads.ts';
import { BackupCode } from './backup-code.entity.ts';
import { BACKUP_CODE_PURPOSE } from './second-factor.ts';

/** Ten new codes in the place of all earlier ones. */
export async function regenerateBackupCodes(ctx: Context) {
  const { userId } = ctx.viewer.assertSignedIn();
  const { deploymentId } = ctx.viewer;
  const { settings } = await authPolicy(ctx.rows, deploymentId);
  if (!allowsBackupCodes(settings)) {
    throw new ServiceError('FEATURE_DISABLED', "This deployment's settings allow no backup codes.");
  }
  const backupCodes = newBackupCodes();
  return command(ctx, async (tx) => {
    // Two at once would each delete what they see, and leave both sets.
    await tx.lock(`backup codes ${userId}`);
    const previous = await deleteBackupCodes(tx, userId);
    for (const code of backupCodes) {
      const codeHmac = ctx.vault.hmac(BACKUP_CODE_PURPOSE, code);
      tx.em.create(BackupCode, { id: tx.newId(), deploymentId, userId, codeHmac, createdAt: tx.now });
    }
    tx.record({
      type: 'user.backup_codes.regenerated',
      resource: { type: 'user', id: userId },
      before: { backupCodes: previous },
      after: { backupCodes: backupCodes.length },
    });
    return { backupCodes, regeneratedAt: tx.now.toISOString(), previousCodesInvalidated: previous > 0 };
  });
}

/** How many there were, used ones included. */
export async function deleteBackupCodes(tx: Transaction, userId: string): Promise<number> {
  const { numDeletedRows } = await tx.rows
    .deleteFrom('backup_code')
    .where('deployment_id', '=', tx.deploymentId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
