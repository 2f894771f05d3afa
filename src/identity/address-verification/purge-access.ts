import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { unlinkSocialAccounts } from '../social-connections/social-connection.record.ts';
import type { User } from '../users/user.entity.ts';
import { invalidateChallengesOf } from '../verification/verification.ts';
import { removeWallets } from '../wallets/wallet.record.ts';

/** The tables of factors and devices that give access to an account. */
const ACCESS_TABLES = ['authenticator', 'backup_code', 'known_device'] as const;

/**
 * Ends all access to an account that was created with another person's address (pre-hijacking): the password, sessions,
 * keys, second factors, wallets, connections, challenges and the other addresses, which were never verified. Keeps the browser
 * session that has just verified the address.
 */
export async function purgeAccess(
  { sessionCookie, ownedKeys }: Pick<Context, 'sessionCookie' | 'ownedKeys'>,
  tx: Transaction,
  user: User,
  verifiedAddressId: string,
): Promise<void> {
  const { em, rows, deploymentId } = tx;
  await em.flush();
  await rows
    .updateTable('user')
    // The owner of the address has not signed in yet.
    .set({ password_hash: null, last_active_at: null })
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', user.id)
    .execute();
  await endSessionsOf(tx, user.id, { keptSessionId: sessionCookie.sessionId });
  await ownedKeys.end(tx, { userId: user.id }, 'owner_removed');
  await recordRemovedFactor(tx, user.id);
  await removeWallets(tx, user.id);
  await unlinkSocialAccounts(tx, user.id);
  await recordRemovedPasskeys(tx, user.id);
  for (const table of ACCESS_TABLES) {
    await rows.deleteFrom(table).where('deployment_id', '=', deploymentId).where('user_id', '=', user.id).execute();
  }
  await invalidateChallengesOf(tx, user.id);
  for (const table of ['user_email', 'user_phone'] as const) {
    await rows
      .deleteFrom(table)
      .where('deployment_id', '=', deploymentId)
      .where('user_id', '=', user.id)
      .where('id', '<>', verifiedAddressId)
      .execute();
  }
}

async function recordRemovedFactor({ rows, deploymentId, record }: Transaction, userId: string): Promise<void> {
  const lost = await rows
    .deleteFrom('authenticator')
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .where('verified_at', 'is not', null)
    .returning('id as authenticatorId')
    .executeTakeFirst();
  if (lost === undefined) return;
  record({
    type: 'user.mfa.disabled',
    resource: { type: 'user', id: userId },
    before: { twoFactorEnabled: true, ...lost },
    after: { twoFactorEnabled: false },
  });
}

async function recordRemovedPasskeys({ rows, deploymentId, record }: Transaction, userId: string): Promise<void> {
  const lost = await rows
    .deleteFrom('passkey')
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .returning('id as passkeyId')
    .execute();
  for (const { passkeyId } of lost) {
    record({ type: 'user.passkey.deleted', resource: { type: 'user', id: userId }, before: { passkeyId } });
  }
}
