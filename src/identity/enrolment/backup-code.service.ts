import type { AuthSettings } from '../../deployment/index.ts';
import type { RegenerateBackupCodesInput } from '../../generated/deployment.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { newBackupCodes } from '../../platform/crypto/backup-codes.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { PendingAttempt } from '../attempts/pending-attempt.ts';
import { BackupCode } from '../factors/backup-code.entity.ts';
import { notifyFactorChange } from '../factors/notify-factor-change.ts';
import { BACKUP_CODE_PURPOSE } from '../factors/second-factor.ts';
import { allowsBackupCodes, authPolicy } from '../policy/policy.reads.ts';
import { setSessionCookie } from '../sessions/session.record.ts';
import { nextStep } from '../sign-in/continue-sign-in.ts';
import { completeEnrolmentAttempt, findEnrolment, resumeSignIn, userAsResourceAndActor } from './enrolment.ts';

/** Replaces all backup codes with ten new ones. */
export async function regenerateBackupCodes(ctx: Context, { signInAttemptId }: RegenerateBackupCodesInput) {
  const enrolment = await findEnrolment(ctx, 'create_backup_codes', signInAttemptId);
  const policy = await authPolicy(ctx);
  if (!allowsBackupCodes(policy.settings)) {
    throw new ServiceError('FEATURE_DISABLED', 'Backup codes are not enabled on this deployment.');
  }
  const backupCodes = newBackupCodes();
  const { session, ...result } = await command(ctx, async (tx) => {
    await completeEnrolmentAttempt(ctx, tx, enrolment);
    // Without the lock, two parallel requests would each delete only the codes they see and leave both sets.
    await tx.lock(`backup codes ${enrolment.userId}`);
    if (enrolment.attempt !== null) await assertBackupCodesRequired(tx, enrolment.attempt, policy.settings);
    const previous = await deleteBackupCodes(tx, enrolment.userId);
    await addBackupCodes(ctx, tx, enrolment.userId, backupCodes);
    tx.record({
      type: 'user.backup_codes.regenerated',
      ...userAsResourceAndActor(enrolment.userId),
      before: { backupCodes: previous },
      after: { backupCodes: backupCodes.length },
    });
    await notifyFactorChange(ctx, tx, enrolment.userId, { event: 'backup_codes_created' });
    // New codes count as a passed second factor, unless the attempt has already passed one.
    const secondFactor = enrolment.attempt?.secondFactor ?? 'backup_code';
    const session = await resumeSignIn(ctx, tx, enrolment, { secondFactor, policy });
    return { session, backupCodes, regeneratedAt: tx.now.toISOString(), previousCodesInvalidated: previous > 0 };
  });
  if (session !== null) setSessionCookie(ctx, session);
  return result;
}

/**
 * Throws 409 when the attempt no longer waits for backup codes. Codes that were created elsewhere since the attempt began
 * are a second factor, which the sign-in must then require.
 */
async function assertBackupCodesRequired(
  tx: Transaction,
  attempt: PendingAttempt,
  settings: AuthSettings,
): Promise<void> {
  const next = await nextStep(tx, { ...attempt, secondFactor: attempt.secondFactor ?? undefined }, settings);
  if (next?.step === 'create_backup_codes') return;
  throw new ServiceError('CONFLICT', 'This sign-in no longer waits for backup codes. Start it again.');
}

async function addBackupCodes({ vault }: Context, tx: Transaction, userId: string, codes: readonly string[]) {
  for (const code of codes) {
    const codeHmac = vault.hmac(BACKUP_CODE_PURPOSE, code);
    tx.em.create(BackupCode, { id: tx.newId(), deploymentId: tx.deploymentId, userId, codeHmac, createdAt: tx.now });
  }
  await tx.em.flush();
}

/** Returns how many codes were deleted, including used ones. */
export async function deleteBackupCodes(tx: Transaction, userId: string): Promise<number> {
  const { numDeletedRows } = await tx.rows
    .deleteFrom('backup_code')
    .where('deployment_id', '=', tx.deploymentId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
