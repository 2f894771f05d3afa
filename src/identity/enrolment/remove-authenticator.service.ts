import type { AuthSettings } from '../../deployment/index.ts';
import type { RemoveAuthenticatorInput } from '../../generated/deployment.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import { fieldRule } from '../../platform/validation/field-rules.ts';
import { authenticatorOf } from '../factors/authenticator.reads.ts';
import { notifyFactorChange } from '../factors/notify-factor-change.ts';
import { allowsBackupCodes, authPolicy } from '../policy/policy.reads.ts';
import {
  clearAttemptOf,
  consumeFactor,
  type VerifiedFactor,
  verifyCodeFactor,
  verifyPasswordFactor,
} from '../reauthentication/verified-factor.ts';
import { deleteAuthenticator, lockAuthenticator, noAuthenticator } from './authenticator.service.ts';
import { deleteBackupCodes } from './backup-code.service.ts';

/** Removes the authenticator. A verified one requires a code or the password. */
export async function removeAuthenticator(ctx: Context, input: RemoveAuthenticatorInput): Promise<null> {
  const { userId } = ctx.viewer.assertSignedIn();
  const { deploymentId } = ctx.viewer;
  const { settings } = await authPolicy(ctx);
  const found = await authenticatorOf(ctx.rows, deploymentId, userId);
  if (found === undefined) throw noAuthenticator();
  const proof = found.verifiedAt === null ? null : await reauthenticate(ctx, userId, input, settings);

  await command(ctx, async (tx) => {
    await lockAuthenticator(tx, userId);
    const current = await authenticatorOf(tx.rows, deploymentId, userId);
    // The code or password was checked for the authenticator that was read before the command.
    if (current?.id !== found.id || current.verifiedAt !== found.verifiedAt) throw noAuthenticator();
    if (proof !== null) await consumeFactor(tx, userId, proof);
    await deleteAuthenticator(tx, userId);
    recordRemoval(tx, userId, found, found.verifiedAt === null ? 0 : await deleteBackupCodes(tx, userId));
    if (found.verifiedAt === null) return;
    await notifyFactorChange(ctx, tx, userId, { event: 'authenticator_removed' });
  });
  if (proof !== null) await clearAttemptOf(ctx, proof);
  return null;
}

export function recordRemoval(
  tx: Transaction,
  userId: string,
  { id, verifiedAt }: { id: string; verifiedAt: string | null },
  backupCodes: number,
) {
  const resource = { type: 'user', id: userId };
  if (verifiedAt === null) return tx.record({ type: 'user.authenticator.deleted', resource, before: { id } });
  tx.record({
    type: 'user.mfa.disabled',
    resource,
    before: { twoFactorEnabled: true, authenticatorId: id, backupCodes },
    after: { twoFactorEnabled: false },
  });
}

async function reauthenticate(
  ctx: Context,
  userId: string,
  { code, password }: RemoveAuthenticatorInput,
  settings: AuthSettings,
): Promise<VerifiedFactor> {
  const guesser = { userId, purpose: 'remove_authenticator' } as const;
  if ((code == null) === (password == null)) {
    throw validationFailed([fieldError('input.code', fieldRule('CODE_OR_PASSWORD'))]);
  }
  if (password != null) return verifyPasswordFactor(ctx, guesser, password);
  // An authenticator that the settings no longer allow for sign-in may still be removed with its own code.
  return verifyCodeFactor(ctx, guesser, code ?? '', { authenticators: true, backupCodes: allowsBackupCodes(settings) });
}
