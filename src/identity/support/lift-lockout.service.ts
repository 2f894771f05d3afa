import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { emailKey, phoneKey } from '../../platform/crypto/identifiers.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { emailsOf, phonesOf } from '../addresses/user-address.reads.ts';
import { guessTargetsOf } from '../factors/second-factor.ts';
import { passwordCounterOf } from '../passwords/check-password.ts';
import { identifierHashesOf, signInCountersOf } from '../sign-in/sign-in-limits.ts';
import { lockUser } from '../users/user.record.ts';
import { guessCountersOf } from '../verification/guess-limits.ts';

/**
 * Deletes the counters of failed guesses at a user's account, and what reserves guesses: open sign-in attempts and codes. See
 * `liftUserLockout` in the schema. The counters of network addresses stay, because they do not belong to the account.
 */
export function liftUserLockout(ctx: Context, userId: string): Promise<null> {
  return command(ctx, async (tx) => {
    const { usernameKey } = await lockUser(tx, userId);
    const counters = [
      ...(await countedHashesOf(ctx, tx, { userId, usernameKey: usernameKey ?? null })).flatMap(signInCountersOf),
      ...guessTargetsOf(userId).flatMap(guessCountersOf),
      passwordCounterOf(userId),
    ];
    const deleted = await deleteCounters(tx, counters);
    await deleteReservations(tx, userId);
    tx.record({ type: 'user.lockout.lifted', resource: { type: 'user', id: userId }, after: { counters: deleted } });
    return null;
  });
}

/** The hashes that sign-ins with the user's identifiers are counted by. A pending address may belong to another account. */
async function countedHashesOf(
  ctx: Context,
  tx: Transaction,
  { userId, usernameKey }: { readonly userId: string; readonly usernameKey: string | null },
): Promise<string[]> {
  const { rows, deploymentId } = tx;
  const emails = await emailsOf(rows, deploymentId)
    .where('user_id', '=', userId)
    .where('status', '<>', 'pending')
    .execute();
  const phones = await phonesOf(rows, deploymentId)
    .where('user_id', '=', userId)
    .where('status', '<>', 'pending')
    .execute();
  return [
    ...emails.flatMap(({ email }) => identifierHashesOf(ctx, 'email', emailKey(email) ?? email)),
    ...phones.flatMap(({ phoneNumber }) => identifierHashesOf(ctx, 'phone', phoneKey(phoneNumber) ?? phoneNumber)),
    ...(usernameKey === null ? [] : identifierHashesOf(ctx, 'username', usernameKey)),
  ];
}

/** Deletes each counter and those with a suffix, which count single clients. Returns how many were deleted. */
async function deleteCounters(tx: Transaction, keys: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx.rows
    .deleteFrom('attempt_counter')
    .where('deployment_id', '=', tx.deploymentId)
    .where(
      sql<boolean>`exists (
        select from unnest(${keys}::text[]) counter (key)
        where attempt_counter.key = counter.key or starts_with(attempt_counter.key, counter.key || ':')
      )`,
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the user's open sign-in attempts, with their codes: each reserves five guesses. */
async function deleteReservations({ rows, deploymentId }: Transaction, userId: string): Promise<void> {
  await rows
    .deleteFrom('verification')
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .where('purpose', 'in', ['sign_in', 'reauthenticate'])
    .execute();
  await rows
    .deleteFrom('signin_attempt')
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .where('completed', '=', false)
    .execute();
}
