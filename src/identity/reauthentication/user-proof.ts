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

/** What has proved that it is the user, as far as reading tells; it counts once it was used in the command. */
export type UserProof =
  | (Proof & { readonly guess: Guess })
  | { readonly kind: 'password'; readonly passwordHash: string; readonly guess: Guess }
  | { readonly kind: 'email_code'; readonly challengeId: string };

type Proving = Omit<Guessed, 'what'>;

/** For one purpose guesses of passwords and codes count together, and codes by the day besides. */
export async function proveByPassword(ctx: Context, proving: Proving, password: string): Promise<UserProof> {
  const guess = await countGuess(ctx, { ...proving, what: 'password' });
  return { kind: 'password', passwordHash: await checkPassword(ctx, proving.userId, password), guess };
}

export async function proveByCode(ctx: Context, proving: Proving, code: string, taken: Taken): Promise<UserProof> {
  const guess = await countGuess(ctx, proving);
  return { ...(await readProof(ctx, proving.userId, code, taken)), guess };
}

/** Uses the proof up, or throws where it doesn't hold any more. */
export async function useProof(tx: Transaction, userId: string, proof: UserProof): Promise<void> {
  if (proof.kind === 'email_code') return consumeChallenge(tx, proof.challengeId);
  if (proof.kind !== 'password') return consumeProof(tx, userId, proof);
  const passwordHash = await passwordHashOf(tx.rows, tx.deploymentId, userId);
  if (passwordHash !== proof.passwordHash) throw wrongPassword();
}

/** After the command: the user has shown that the guesses were theirs. */
export async function forgetGuessOf(ctx: Context, proof: UserProof): Promise<void> {
  if (proof.kind !== 'email_code') await forgetGuess(ctx, proof.guess);
}
