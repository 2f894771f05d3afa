import type { AuthSettings } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import { newBackupCodes } from '../../platform/crypto/backup-codes.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { RegenerateBackupCodesInput } from '../graph/types.ts';
import { allowsBackupCodes, authPolicy } from '../policy/policy.reads.ts';
import { setSessionCookie } from '../sessions/session.record.ts';
import { nextStep } from '../sign-in/continue-sign-in.ts';
import type { PendingAttempt } from '../sign-in/pending-attempt.ts';
import { BackupCode } from './backup-code.entity.ts';
import { completeEnrolmentAttempt, userAsResourceAndActor, findEnrolment, resumeSignIn } from './enrolment.ts';
import { BACKUP_CODE_PURPOSE } from './second-factor.ts';
import { notifyFactorChange } from './tell-of-factor.ts';

/** Ten new codes in the place of all earlier ones. */
export async function regenerateBackupCodes(ctx: Context, { signinAttemptId }: RegenerateBackupCodesInput) {
  const who = await findEnrolment(ctx, 'create_backup_codes', signinAttemptId);
  const policy = await authPolicy(ctx);
  if (!allowsBackupCodes(policy.settings)) {
    throw new ServiceError('FEATURE_DISABLED', "This deployment's settings allow no backup codes.");
  }
  const backupCodes = newBackupCodes();
  const { session, ...answer } = await command(ctx, async (tx) => {
    await completeEnrolmentAttempt(ctx, tx, who);
    // Two at once would each delete what they see, and leave both sets.
    await tx.lock(`backup codes ${who.userId}`);
    if (who.attempt !== null) await assertBackupCodesRequired(tx, who.attempt, policy.settings);
    const previous = await deleteBackupCodes(tx, who.userId);
    await addBackupCodes(ctx, tx, who.userId, backupCodes);
    tx.record({
      type: 'user.backup_codes.regenerated',
      ...userAsResourceAndActor(who.userId),
      before: { backupCodes: previous },
      after: { backupCodes: backupCodes.length },
    });
    await notifyFactorChange(ctx, tx, who.userId, {
      appName: policy.appName,
      what: 'New backup codes were made for your account',
    });
    // Codes that were made are as good as one that was typed in; a factor that was passed before stays what it was.
    const secondFactor = who.attempt?.secondFactor ?? 'backup_code';
    const session = await resumeSignIn(ctx, tx, who, { secondFactor, policy });
    return { session, backupCodes, regeneratedAt: tx.now.toISOString(), previousCodesInvalidated: previous > 0 };
  });
  if (session !== null) setSessionCookie(ctx, session);
  return answer;
}

/** Codes made elsewhere since the attempt began are a second factor, which the attempt has to ask for. */
async function assertBackupCodesRequired(tx: Transaction, attempt: PendingAttempt, settings: AuthSettings): Promise<void> {
  const step = await nextStep(tx, { ...attempt, secondFactor: attempt.secondFactor ?? undefined }, settings);
  if (step === 'create_backup_codes') return;
  throw new ServiceError('CONFLICT', 'This sign-in does not wait for backup codes any more. Begin it again.');
}

async function addBackupCodes({ vault }: Context, tx: Transaction, userId: string, codes: readonly string[]) {
  for (const code of codes) {
    const codeHmac = vault.hmac(BACKUP_CODE_PURPOSE, code);
    tx.em.create(BackupCode, { id: tx.newId(), deploymentId: tx.deploymentId, userId, codeHmac, createdAt: tx.now });
  }
  await tx.em.flush();
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
