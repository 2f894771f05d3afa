import type { Context } from '../../context.ts';
import { command, type Transaction } from '../../database/command.ts';
import { fieldError, ServiceError, validationFailed } from '../../errors.ts';
import type { RemoveAuthenticatorInput } from '../../graphql/generated/types.ts';
import { clearAttempts, countAttempt } from '../session/attempt-counter.ts';
import { authPolicy } from '../session/policy.reads.ts';
import { authenticatorOf } from './authenticator.reads.ts';
import { deleteAuthenticator, lockAuthenticator, noAuthenticator } from './authenticator.service.ts';
import { deleteBackupCodes } from './backup-code.service.ts';
import { consumeProof, guessesOf, type Proof, readProof } from './second-factor.ts';

/** Removes the authenticator; a verified one for a code or the password alone. */
export async function removeAuthenticator(ctx: Context, input: RemoveAuthenticatorInput): Promise<null> {
  const { userId } = ctx.viewer.assertSignedIn();
  const { deploymentId } = ctx.viewer;
  const found = await authenticatorOf(ctx.rows, deploymentId, userId);
  if (found === undefined) throw noAuthenticator();
  const proof = found.verifiedAt === null ? null : await prove(ctx, userId, input);

  await command(ctx, async (tx) => {
    await lockAuthenticator(tx, userId);
    const current = await authenticatorOf(tx.rows, deploymentId, userId);
    // What was proved was proved for the one that was seen.
    if (current?.id !== found.id || current.verifiedAt !== found.verifiedAt) throw noAuthenticator();
    if (proof !== null) await consumeProof(tx, userId, proof);
    await deleteAuthenticator(tx, userId);
    recordRemoval(tx, userId, found, found.verifiedAt === null ? 0 : await deleteBackupCodes(tx, userId));
  });
  if (found.verifiedAt !== null) await clearAttempts(ctx, guessesOf(userId).key);
  return null;
}

function recordRemoval(
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

/** The code to use up, or null where the password has proved the user already. */
async function prove(
  ctx: Context,
  userId: string,
  { code, password }: RemoveAuthenticatorInput,
): Promise<Proof | null> {
  if ((code == null) === (password == null)) {
    throw validationFailed([fieldError('input.code', 'or password must be sent, one of the two')]);
  }
  await countAttempt(ctx, [guessesOf(userId)]);
  if (code != null) {
    const { settings } = await authPolicy(ctx.rows, ctx.viewer.deploymentId);
    return readProof(ctx, userId, code, settings);
  }
  const { passwordHash } = await ctx.rows
    .selectFrom('user')
    .select('password_hash as passwordHash')
    .where('deployment_id', '=', ctx.viewer.deploymentId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (await ctx.passwords.verify(passwordHash, password ?? '')) return null;
  throw new ServiceError('INVALID_CREDENTIALS', 'The password is wrong.');
}
