import type { WalletSignatureInput } from '../../generated/deployment.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import {
  type AcceptedCodes,
  type CountedGuess,
  consumeSecondFactorCode,
  countGuess,
  matchSecondFactorCode,
  type NewGuess,
  type SecondFactorCode,
  uncountGuess,
} from '../factors/second-factor.ts';
import { recordPasskeyUse, type VerifiedPasskey } from '../passkeys/verify-passkey.ts';
import { checkPassword, passwordHashOf, wrongPassword } from '../passwords/check-password.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';
import { consumeChallenge } from '../verification/verification.ts';
import {
  consumeWalletChallenge,
  readSignedMessage,
  type VerifiedWallet,
  verifyWallet,
} from '../wallets/verify-wallet.ts';
import { touchWallet } from '../wallets/wallet.record.ts';

/** A factor that was checked outside of a command. It authenticates the user once the command has consumed it. */
export type VerifiedFactor =
  | (SecondFactorCode & { readonly guess: CountedGuess })
  | { readonly kind: 'password'; readonly passwordHash: string; readonly guess: CountedGuess }
  | { readonly kind: 'email_code'; readonly challengeId: string }
  | { readonly kind: 'passkey'; readonly passkey: VerifiedPasskey }
  | { readonly kind: 'wallet'; readonly wallet: VerifiedWallet; readonly guess: CountedGuess };

type FactorAttempt = Omit<NewGuess, 'what'>;

/** Checks the password. Wrong passwords and codes count together per purpose; codes also have a daily limit. */
export async function verifyPasswordFactor(
  ctx: Context,
  attempt: FactorAttempt,
  password: string,
): Promise<VerifiedFactor> {
  const guess = await countGuess(ctx, { ...attempt, what: 'password' });
  return { kind: 'password', passwordHash: await checkPassword(ctx, attempt.userId, password), guess };
}

/** Checks a code of the second factor or a backup code. */
export async function verifyCodeFactor(
  ctx: Context,
  attempt: FactorAttempt,
  code: string,
  taken: AcceptedCodes,
): Promise<VerifiedFactor> {
  const guess = await countGuess(ctx, attempt);
  return { ...(await matchSecondFactorCode(ctx, attempt.userId, code, taken)), guess };
}

/** Checks the signature of a wallet. Whether the user has linked the wallet is checked when it is consumed. */
export async function verifyWalletFactor(
  ctx: Context,
  attempt: FactorAttempt,
  policy: Pick<AuthPolicy, 'settings'>,
  signature: WalletSignatureInput,
): Promise<VerifiedFactor> {
  const guess = await countGuess(ctx, { ...attempt, what: 'password' });
  return { kind: 'wallet', wallet: await verifyWallet(ctx, policy, readSignedMessage(signature)), guess };
}

/** Consumes the factor. Throws when it is no longer valid. */
export async function consumeFactor(tx: Transaction, userId: string, factor: VerifiedFactor): Promise<void> {
  if (factor.kind === 'email_code') return consumeChallenge(tx, factor.challengeId);
  if (factor.kind === 'wallet') return consumeWallet(tx, userId, factor.wallet);
  if (factor.kind === 'passkey') return recordPasskeyUse(tx, factor.passkey);
  if (factor.kind !== 'password') return consumeSecondFactorCode(tx, userId, factor);
  const passwordHash = await passwordHashOf(tx.rows, tx.deploymentId, userId);
  if (passwordHash !== factor.passwordHash) throw wrongPassword();
}

async function consumeWallet(tx: Transaction, userId: string, wallet: VerifiedWallet): Promise<void> {
  await consumeWalletChallenge(tx, wallet);
  if (await touchWallet(tx, userId, wallet)) return;
  throw new ServiceError('INVALID_CREDENTIALS', 'This account has not linked the wallet.');
}

/** Clears the counters of wrong attempts after the command, because the user has authenticated. */
export async function clearAttemptOf(ctx: Context, factor: VerifiedFactor): Promise<void> {
  if ('guess' in factor) await uncountGuess(ctx, factor.guess);
}
