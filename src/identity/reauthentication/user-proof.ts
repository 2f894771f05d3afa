import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import {
  consumeProof,
  countGuess,
  forgetGuess,
  type Guess,
  type Guessed,
  type Proof,
  readProof,
  type Taken,
} from '../factors/second-factor.ts';
import { checkPassword, passwordHashOf, wrongPassword } from '../sign-in/check-password.ts';
import { consumeChallenge } from '../verification/verification.ts';

/** A factor that was checked outside of a command. It authenticates the user once the command has consumed it. */
export type UserProof =
  | (Proof & { readonly guess: Guess })
  | { readonly kind: 'password'; readonly passwordHash: string; readonly guess: Guess }
  | { readonly kind: 'email_code'; readonly challengeId: string };

type FactorAttempt = Omit<Guessed, 'what'>;

/** Checks the password. Wrong passwords and codes count together per purpose; codes also have a daily limit. */
export async function proveByPassword(ctx: Context, attempt: FactorAttempt, password: string): Promise<UserProof> {
  const guess = await countGuess(ctx, { ...attempt, what: 'password' });
  return { kind: 'password', passwordHash: await checkPassword(ctx, attempt.userId, password), guess };
}

/** Checks a code of the second factor or a backup code. */
export async function proveByCode(
  ctx: Context,
  attempt: FactorAttempt,
  code: string,
  taken: Taken,
): Promise<UserProof> {
  const guess = await countGuess(ctx, attempt);
  return { ...(await readProof(ctx, attempt.userId, code, taken)), guess };
}

/** Consumes the factor. Throws when it is no longer valid. */
export async function useProof(tx: Transaction, userId: string, factor: UserProof): Promise<void> {
  if (factor.kind === 'email_code') return consumeChallenge(tx, factor.challengeId);
  if (factor.kind !== 'password') return consumeProof(tx, userId, factor);
  const passwordHash = await passwordHashOf(tx.rows, tx.deploymentId, userId);
  if (passwordHash !== factor.passwordHash) throw wrongPassword();
}

/** Clears the counters of wrong attempts after the command, because the user has authenticated. */
export async function forgetGuessOf(ctx: Context, factor: UserProof): Promise<void> {
  if (factor.kind !== 'email_code') await forgetGuess(ctx, factor.guess);
}
