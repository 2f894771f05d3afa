import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { notFound, ServiceError } from '../../platform/errors.ts';
import { notifyFactorChange } from '../factors/notify-factor-change.ts';
import { authPolicy, requiresWallet } from '../policy/policy.reads.ts';
import { assertNotLastWayIn } from '../sign-in/last-way-in.ts';
import { lockUser } from '../users/user.record.ts';
import { walletsOf } from '../wallets/wallet.reads.ts';
import { removeWallets } from '../wallets/wallet.record.ts';

/** Unlinks a wallet from the signed-in user's account; see `unlinkWallet` in the schema. */
export async function unlinkMyWallet(ctx: Context, walletId: string): Promise<null> {
  const { userId } = ctx.viewer.assertSignedIn();
  const { settings } = await authPolicy(ctx);
  await command(ctx, async (tx) => {
    await lockUser(tx, userId);
    const wallets = await walletsOf(tx.rows, tx.deploymentId, userId);
    if (!wallets.some(({ id }) => id === walletId)) throw notFound('WALLET_NOT_FOUND', 'The wallet');
    if (wallets.length === 1 && requiresWallet(settings)) {
      throw new ServiceError('CONFLICT', 'This deployment requires a wallet. Link another one first.');
    }
    await removeWallets(tx, userId, walletId);
    await assertNotLastWayIn(tx, userId, settings, 'wallet');
    await notifyFactorChange(ctx, tx, userId, { event: 'wallet_unlinked' });
  });
  return null;
}
