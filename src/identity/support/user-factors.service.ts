import type { Context } from '../../platform/context.ts';
import { command } from '../../platform/database/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import { deleteAuthenticator, lockAuthenticator } from '../enrolment/authenticator.service.ts';
import { deleteBackupCodes } from '../enrolment/backup-code.service.ts';
import { recordRemoval } from '../enrolment/remove-authenticator.service.ts';
import { authenticatorOf } from '../factors/authenticator.reads.ts';
import { notifyFactorChange } from '../factors/notify-factor-change.ts';
import { lockUser } from '../users/user.record.ts';

/** Removes a user's authenticator and backup codes; see `removeUserAuthenticator` in the schema. */
export function removeUserAuthenticator(ctx: Context, userId: string): Promise<null> {
  return command(ctx, async (tx) => {
    await lockUser(tx, userId);
    await lockAuthenticator(tx, userId);
    const found = await authenticatorOf(tx.rows, tx.deploymentId, userId);
    if (found === undefined) throw new ServiceError('NO_AUTHENTICATOR', 'This user has no authenticator.');
    await deleteAuthenticator(tx, userId);
    recordRemoval(tx, userId, found, found.verifiedAt === null ? 0 : await deleteBackupCodes(tx, userId));
    if (found.verifiedAt !== null) await notifyFactorChange(ctx, tx, userId, { event: 'authenticator_removed' });
    return null;
  });
}

/**
 * Deletes a user's backup codes; see `resetUserBackupCodes` in the schema. Returns no new codes: a member of staff who sees
 * one could pass the user's second factor.
 */
export function resetUserBackupCodes(ctx: Context, userId: string): Promise<{ invalidated: number }> {
  return command(ctx, async (tx) => {
    await lockUser(tx, userId);
    // The same lock as for new codes, so that a reset deletes all codes of a set or none.
    await tx.lock(`backup codes ${userId}`);
    const invalidated = await deleteBackupCodes(tx, userId);
    tx.record({
      type: 'user.backup_codes.deleted',
      resource: { type: 'user', id: userId },
      before: { backupCodes: invalidated },
      after: { backupCodes: 0 },
    });
    if (invalidated > 0) {
      await notifyFactorChange(ctx, tx, userId, { event: 'backup_codes_invalidated' });
    }
    return { invalidated };
  });
}
