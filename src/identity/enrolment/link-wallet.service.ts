import type { LinkWalletInput } from '../../generated/deployment.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { notifyFactorChange } from '../factors/notify-factor-change.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { setSessionCookie } from '../sessions/session.record.ts';
import { lockUser } from '../users/user.record.ts';
import {
  consumeWalletChallenge,
  readSignedMessage,
  type VerifiedWallet,
  verifyWallet,
} from '../wallets/verify-wallet.ts';
import { MAX_WALLETS, walletsOf } from '../wallets/wallet.reads.ts';
import { addWallet, lockWalletHolder, walletTaken } from '../wallets/wallet.record.ts';
import { assertWalletsEnabled } from '../wallets/wallet-challenge.service.ts';
import { completeEnrolmentAttempt, findEnrolment, resumeSignIn } from './enrolment.ts';

/** Links a wallet to the account; see `linkWallet` in the schema. */
export async function linkMyWallet(ctx: Context, { signInAttemptId, ...signature }: LinkWalletInput) {
  const enrolment = await findEnrolment(ctx, 'link_wallet', signInAttemptId);
  const { userId, attempt } = enrolment;
  const policy = await authPolicy(ctx);
  assertWalletsEnabled(policy);
  const wallet = await verifyWallet(ctx, policy, readSignedMessage(signature));

  const { linked, session } = await command(ctx, async (tx) => {
    await lockUser(tx, userId);
    await completeEnrolmentAttempt(ctx, tx, enrolment);
    await consumeWalletChallenge(tx, wallet);
    const id = await linkWallet(tx, userId, wallet);
    await notifyFactorChange(ctx, tx, userId, { event: 'wallet_linked' });
    const secondFactor = attempt?.secondFactor ?? undefined;
    const session = await resumeSignIn(ctx, tx, enrolment, { secondFactor, policy });
    const wallets = await walletsOf(tx.rows, tx.deploymentId, userId);
    return { linked: wallets.find((each) => each.id === id), session };
  });
  if (session !== null) setSessionCookie(ctx, session);
  return linked;
}

async function linkWallet(tx: Transaction, userId: string, wallet: VerifiedWallet): Promise<string> {
  const holder = await lockWalletHolder(tx, wallet);
  if (holder === userId) throw new ServiceError('CONFLICT', 'The account has already linked this wallet.');
  if (holder !== undefined) throw walletTaken();
  const { length } = await walletsOf(tx.rows, tx.deploymentId, userId);
  if (length >= MAX_WALLETS) {
    throw new ServiceError('CONFLICT', `An account has at most ${MAX_WALLETS} wallets. Unlink one first.`);
  }
  return addWallet(tx, userId, wallet);
}
