import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
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
import { checkPassword, passwordHashOf, wrongPassword } from '../sign-in/check-password.ts';
import { consumeChallenge } from '../verification/verification.ts';

/** A factor that was checked outside of a command. It authenticates the user once the command has consumed it. */
export type VerifiedFactor =
  | (SecondFactorCode & { readonly guess: CountedGuess })
  | { readonly kind: 'password'; readonly passwordHash: string; readonly guess: CountedGuess }
  | { readonly kind: 'email_code'; readonly challengeId: string };

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

/** Consumes the factor. Throws when it is no longer valid. */
export async function consumeFactor(tx: Transaction, userId: string, factor: VerifiedFactor): Promise<void> {
  if (factor.kind === 'email_code') return consumeChallenge(tx, factor.challengeId);
  if (factor.kind !== 'password') return consumeSecondFactorCode(tx, userId, factor);
  const passwordHash = await passwordHashOf(tx.rows, tx.deploymentId, userId);
  if (passwordHash !== factor.passwordHash) throw wrongPassword();
}

/** Clears the counters of wrong attempts after the command, because the user has authenticated. */
export async function clearAttemptOf(ctx: Context, factor: VerifiedFactor): Promise<void> {
  if (factor.kind !== 'email_code') await uncountGuess(ctx, factor.guess);
}
