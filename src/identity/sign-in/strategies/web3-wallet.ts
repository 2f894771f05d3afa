import { command, type Transaction } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import { fieldError, ServiceError, validationFailed } from '../../../platform/errors.ts';
import { addressLimits } from '../../../platform/rate-limits/address-limits.ts';
import { countAttempt } from '../../../platform/rate-limits/attempt-counter.ts';
import { fieldRule } from '../../../platform/validation/field-rules.ts';
import { attemptNotFound } from '../../attempts/pending-attempt.ts';
import { setSessionCookie } from '../../sessions/session.record.ts';
import { lockActiveUser } from '../../users/user.record.ts';
import { addressKey } from '../../wallets/ethereum-address.ts';
import {
  consumeWalletChallenge,
  readSignedMessage,
  type VerifiedWallet,
  verifyWallet,
} from '../../wallets/verify-wallet.ts';
import { findWalletAccounts } from '../../wallets/wallet.reads.ts';
import { touchWallet } from '../../wallets/wallet.record.ts';
import { continueSignIn } from '../continue-sign-in.ts';
import { type AttemptedSignIn, withStoredFailure } from '../record-failure.ts';
import { identifierHashOf, uncountClientAttempt } from '../sign-in-limits.ts';
import type { SignInStrategy } from './strategy.ts';

const unknownWallet = () =>
  new ServiceError('INVALID_CREDENTIALS', 'No account that may sign in has linked this wallet. Sign up with it first.');

/** A strategy that checks the signature of a wallet immediately. No attempt waits for it. */
export const web3Wallet: SignInStrategy = {
  identifier: 'wallet',
  fields: ['wallet'],
  requiredSettings: {
    'authentication_factors.web3_wallet_enabled': ({ authenticationFactors }) =>
      authenticationFactors.web3WalletEnabled,
    'web3_wallet.enabled': ({ web3Wallet }) => web3Wallet.enabled,
  },
  lackOf: ({ wallet }) => (wallet ? null : 'NO_WALLET'),
  message: null,
  async begin(ctx, input, policy) {
    if (input.wallet == null) throw validationFailed([fieldError('input.wallet', fieldRule('REQUIRED_BY_STRATEGY'))]);
    const signed = readSignedMessage(input.wallet);
    const address = addressKey(signed.message.address);
    const accounts = await findWalletAccounts(ctx, address, signed.message.chainId);
    const { session, ...outcome } = await withStoredFailure(
      ctx,
      attemptedAt(ctx, address, accounts[0]?.id),
      async () => {
        // A signature cannot be guessed; this limits the work.
        await countAttempt(ctx, addressLimits(ctx, 'signin'));
        const wallet = await verifyWallet(ctx, policy, signed);
        const account = accounts.find(({ namespace }) => namespace === wallet.namespace);
        // Only the owner of the wallet gets here, so the response may say whether an account has it.
        if (account === undefined || !account.isActive) throw unknownWallet();
        return command(ctx, async (tx) => {
          await consumeWalletChallenge(tx, wallet);
          await lockWalletOwner(tx, account.id, wallet);
          return continueSignIn(tx, ctx, { userId: account.id, method: 'web3_wallet', policy });
        });
      },
    );
    setSessionCookie(ctx, session);
    // The attempt and its challenge led to a sign-in.
    await uncountClientAttempt(ctx, 'signin');
    await uncountClientAttempt(ctx, 'signin_message');
    return outcome;
  },
  async verifyFirstFactor() {
    throw attemptNotFound();
  },
};

/** The account that the address of the message belongs to. The signature may turn out to be of a contract that no account has. */
const attemptedAt = (ctx: Context, address: string, userId: string | undefined): AttemptedSignIn => ({
  userId: userId ?? null,
  unknownKey: identifierHashOf(ctx, 'wallet', address),
  method: 'web3_wallet',
  wrong: 'USER_INACTIVE',
});

/** Locks the user. Throws when the wallet was unlinked or the user deactivated since they were read. */
async function lockWalletOwner(tx: Transaction, userId: string, wallet: VerifiedWallet): Promise<void> {
  if (!(await lockActiveUser(tx, userId)) || !(await touchWallet(tx, userId, wallet))) throw unknownWallet();
}
