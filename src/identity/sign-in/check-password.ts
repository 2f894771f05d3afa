import type { Context } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { ServiceError } from '../../platform/errors.ts';
import { rateKeyOf } from '../../platform/network/addresses.ts';
import { clearAttempts, countAttempt, uncountAttempt } from '../../platform/rate-limits/attempt-counter.ts';

const MAX_ATTEMPTS_PER_CLIENT = 10;
const MAX_ATTEMPTS_OVERALL = 100;
const DAY_SECONDS = 86_400;

export const wrongPassword = () => new ServiceError('INVALID_CREDENTIALS', 'The password is wrong.');

/**
 * Holds a password against the signed-in user's own and answers the hash that it matches, so that a command can see
 * whether it still is the one. 401 where it is another or there is none. Guesses count over all operations that ask for it.
 */
export async function checkPassword(ctx: Context, userId: string, password: string): Promise<string> {
  const { here, everywhere } = limitsOf(ctx, userId);
  await countAttempt(ctx, [here, everywhere]);
  const passwordHash = await passwordHashOf(ctx.rows, ctx.viewer.deploymentId, userId);
  const matches = await ctx.passwords.verify(passwordHash, password);
  if (!matches || passwordHash === null) throw wrongPassword();
  await clearPasswordAttempts(ctx, userId);
  await uncountAttempt(ctx, everywhere.key);
  return passwordHash;
}

/** The owner of the account is here: the failures of this client are forgotten. */
export const clearPasswordAttempts = (ctx: Context, userId: string) => clearAttempts(ctx, limitsOf(ctx, userId).here.key);

/** Each client has guesses of its own, so that a stolen session can't keep the owner from changing the password. */
function limitsOf({ request }: Context, userId: string) {
  const here = { key: `password:${userId}:${rateKeyOf(request.ip)}`, max: MAX_ATTEMPTS_PER_CLIENT };
  return { here, everywhere: { key: `password:${userId}`, max: MAX_ATTEMPTS_OVERALL, seconds: DAY_SECONDS } };
}

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
