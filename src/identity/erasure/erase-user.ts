import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { recipientsOf, removeMessages } from '../../platform/messages/message-job.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { lockUser, resourceOf } from '../users/user.record.ts';
import { type ErasedPerson, erasedPerson } from './erased-person.ts';
import { queueErasure } from './erasure-job.ts';
import { redactOwnEvents } from './redact-events.ts';

/** Messages that are being sent while the user is deleted are spooled by then. */
const IN_HAND_MS = 300_000;

/**
 * Deletes a user and forgets the person: in events, in messages that wait or were spooled, in invitations, sign-ups and
 * the waitlist. Records `user.deleted`, which holds the id alone. What is queued to them after this call is still sent.
 */
export async function eraseUser(
  ctx: Pick<Context, 'vault' | 'jobs' | 'memberships' | 'ownedKeys'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  const user = await lockUser(tx, userId);
  const person = await erasedPerson(tx, userId);
  await endSessionsOf(tx, userId, { isForgotten: true });
  await ctx.ownedKeys.erase(tx, userId);
  await ctx.ownedKeys.end(tx, { userId }, 'owner_removed');
  await ctx.memberships.endAll(tx, person);
  tx.record({ type: 'user.deleted', resource: resourceOf(user) });
  // The database deletes with it what belongs to it: addresses, factors, keys.
  tx.em.remove(user);
  await tx.flush();
  await deleteByAddress(tx, person);
  await redactOwnEvents(tx.rows, person, tx.now);
  await removeMessages(tx, recipientsOf(ctx.vault, tx.deploymentId, person.addresses), userId);
  // Who else's events name them takes a while to find; what other commands and workers have in hand shows up later.
  await queueErasure(ctx, tx, person, tx.now);
  await queueErasure(ctx, tx, person, new Date(tx.now.getTime() + IN_HAND_MS));
}

/** What others, or the person without an account, left under their proved addresses. */
async function deleteByAddress({ rows, deploymentId }: Transaction, { emails, phones }: ErasedPerson): Promise<void> {
  const theirs = sql<string>`any(${emails}::text[])`;
  await rows
    .deleteFrom('waitlist_entry')
    .where('deployment_id', '=', deploymentId)
    .where('email_key', '=', theirs)
    .execute();
  await rows
    .deleteFrom('signup_attempt')
    .where('deployment_id', '=', deploymentId)
    .where((where) =>
      where.or([where('email_key', '=', theirs), where('phone_number', '=', sql<string>`any(${phones}::text[])`)]),
    )
    .execute();
}
