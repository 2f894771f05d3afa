import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { notifyFactorChange } from '../factors/notify-factor-change.ts';
import { passkeyNotFound, passkeysOf } from '../passkeys/passkey.reads.ts';
import { rpIdOf } from '../passkeys/relying-party.ts';
import { userHandleOf } from '../passkeys/verify-passkey.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { assertNotLastWayIn } from '../sign-in/last-way-in.ts';
import { lockUser } from '../users/user.record.ts';

/** The signed-in user's passkeys, with the values that browsers need to update their own lists. */
export async function myPasskeys(ctx: Context) {
  const { userId } = ctx.viewer.assertSignedIn();
  const policy = await authPolicy(ctx);
  const { enabled, promptRegistrationOnAuth } = policy.settings.authenticationFactors.passkey;
  const passkeys = await passkeysOf(ctx.rows, ctx.viewer.deploymentId, userId);
  return {
    passkeys,
    promptRegistration: enabled && promptRegistrationOnAuth && passkeys.length === 0,
    rpId: rpIdOf(policy),
    userHandle: userHandleOf(userId),
  };
}

/** Renames a passkey of the signed-in user. */
export function renamePasskey(ctx: Context, id: string, name: string) {
  const { userId } = ctx.viewer.assertSignedIn();
  return command(ctx, async (tx) => {
    await lockUser(tx, userId);
    const passkeys = await passkeysOf(tx.rows, tx.deploymentId, userId);
    const passkey = passkeys.find((each) => each.id === id);
    if (passkey === undefined) throw passkeyNotFound();
    await tx.rows
      .updateTable('passkey')
      .set({ name, updated_at: tx.now.toISOString() })
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', id)
      .execute();
    tx.record({
      type: 'user.passkey.updated',
      resource: { type: 'user', id: userId },
      before: { passkeyId: id, name: passkey.name },
      after: { passkeyId: id, name },
    });
    return { ...passkey, name };
  });
}

/** Deletes a passkey of the signed-in user; see `deletePasskey` in the schema. */
export async function deleteMyPasskey(ctx: Context, id: string) {
  const { userId } = ctx.viewer.assertSignedIn();
  const { settings } = await authPolicy(ctx);
  await deletePasskey(ctx, userId, id, (tx) => assertNotLastWayIn(tx, userId, settings, 'passkey'));
  return myPasskeys(ctx);
}

/** Deletes a passkey of a user for the backend, also the last one. */
export async function deleteUserPasskey(ctx: Context, userId: string, id: string): Promise<null> {
  await deletePasskey(ctx, userId, id, async () => {});
  return null;
}

/** Deletes the passkey unless `check`, which runs after the deletion, throws. Mails the owner. */
async function deletePasskey(
  ctx: Context,
  userId: string,
  id: string,
  check: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await command(ctx, async (tx) => {
    // Locked, so that parallel requests do not delete the last two passkeys.
    await lockUser(tx, userId);
    const { name } = await tx.rows
      .deleteFrom('passkey')
      .where('deployment_id', '=', tx.deploymentId)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirstOrThrow(passkeyNotFound);
    await check(tx);
    tx.record({
      type: 'user.passkey.deleted',
      resource: { type: 'user', id: userId },
      before: { passkeyId: id, name },
    });
    await notifyFactorChange(ctx, tx, userId, { event: 'passkey_removed' });
  });
}
