import type { Context } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { ServiceError } from '../../platform/errors.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import { clearAttempts, countAttempt, uncountAttempt } from '../../platform/rate-limits/attempt-counter.ts';

const MAX_ATTEMPTS_PER_CLIENT = 10;
const MAX_ATTEMPTS_OVERALL = 100;
const DAY_SECONDS = 86_400;

export const wrongPassword = () => new ServiceError('INVALID_CREDENTIALS', 'The password is wrong.');

/**
 * Checks the signed-in user's password. Returns the hash that it matches, so that a command can check that the password
 * has not changed since. Throws 401 when it is wrong or the user has no password. All operations share one count of guesses.
 */
export async function checkPassword(ctx: Context, userId: string, password: string): Promise<string> {
  const { perClient, overall } = limitsOf(ctx, userId);
  await countAttempt(ctx, [perClient, overall]);
  const passwordHash = await passwordHashOf(ctx.rows, ctx.viewer.deploymentId, userId);
  const matches = await ctx.passwords.verify(passwordHash, password);
  if (!matches || passwordHash === null) throw wrongPassword();
  await clearPasswordAttempts(ctx, userId);
  await uncountAttempt(ctx, overall.key);
  return passwordHash;
}

/** Clears the failed attempts of this client, after the owner of the account has authenticated from it. */
export const clearPasswordAttempts = (ctx: Context, userId: string) =>
  clearAttempts(ctx, limitsOf(ctx, userId).perClient.key);

/** The counter of a user's password. Those of single clients have a suffix after a colon. */
export const passwordCounterOf = (userId: string) => `password:${userId}`;

/** Counts each client separately, so that a stolen session cannot block the owner from changing the password. */
function limitsOf({ request }: Context, userId: string) {
  const address = rateLimitKeyOf(request.ip);
  const lockout = { action: 'PASSWORD', userId };
  const key = passwordCounterOf(userId);
  return {
    perClient: { key: `${key}:${address}`, max: MAX_ATTEMPTS_PER_CLIENT, lockout: { ...lockout, address } },
    overall: {
      key,
      max: MAX_ATTEMPTS_OVERALL,
      seconds: DAY_SECONDS,
      lockout: { ...lockout, address: null },
    },
  };
}

/** The hash of a user's password, or null when they have none. Inside a command, pass the transaction's rows. */
export async function passwordHashOf(rows: Rows, deploymentId: number, userId: string): Promise<string | null> {
  const { passwordHash } = await rows
    .selectFrom('user')
    .select('password_hash as passwordHash')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return passwordHash;
}
