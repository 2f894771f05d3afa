import type { Context } from '../../context.ts';
import type { Rows } from '../../database/tables.ts';
import { ServiceError } from '../../errors.ts';
import { clearAttempts, countAttempt } from './attempt-counter.ts';

const MAX_PER_ACCOUNT = 10;

export const wrongPassword = () => new ServiceError('INVALID_CREDENTIALS', 'The password is wrong.');

/**
 * Holds a password against the signed-in user's own and answers the hash that it matches, so that a command can see
 * whether it still is the one. 401 where it is another or there is none. Guesses count over all calls that ask for it.
 */
export async function checkPassword(ctx: Context, userId: string, password: string): Promise<string> {
  await countAttempt(ctx, [{ key: guessesKey(userId), max: MAX_PER_ACCOUNT }]);
  const passwordHash = await passwordHashOf(ctx.rows, ctx.viewer.deploymentId, userId);
  const matches = await ctx.passwords.verify(passwordHash, password);
  if (!matches || passwordHash === null) throw wrongPassword();
  await forgetGuesses(ctx, userId);
  return passwordHash;
}

/** Whoever owns the account has shown it in another way. */
export const forgetGuesses = (ctx: Context, userId: string) => clearAttempts(ctx, guessesKey(userId));

const guessesKey = (userId: string) => `password:${userId}`;

/** The hash of a user's password; null where they have none. Inside a command pass the transaction's rows. */
export async function passwordHashOf(rows: Rows, deploymentId: number, userId: string): Promise<string | null> {
  const { passwordHash } = await rows
    .selectFrom('user')
    .select('password_hash as passwordHash')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return passwordHash;
}
