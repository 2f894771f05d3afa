import { sql } from 'kysely';
import { removeDevelopmentMessages, removeImage } from '../../deployment/index.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { recipientsOf, removeMessages } from '../../platform/messages/message-job.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { lockUser, resourceOf } from '../users/user.record.ts';
import { deleteChallenges } from './delete-challenges.ts';
import { type ErasedPerson, erasedPerson } from './erased-person.ts';
import { queueErasure } from './erasure-job.ts';
import { redactOwnEvents } from './redact-events.ts';

/** How long a worker can take to spool a message that it was sending while the user was deleted. */
const IN_PROGRESS_MS = 300_000;

/**
 * Deletes a user and erases their personal data in events, queued and spooled messages, invitations, sign-ups and the
 * waitlist. Records `user.deleted`, which contains only the id. Messages that are queued after this call are still sent.
 */
export async function eraseUser(
  ctx: Pick<Context, 'config' | 'vault' | 'jobs' | 'memberships' | 'ownedKeys' | 'agentConversations' | 'events'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  const user = await lockUser(tx, userId);
  tx.assertVersion(user);
  const person = await erasedPerson(tx, userId);
  await deleteChallenges(tx, userId);
  await deleteAttemptCounters(tx, userId);
  await endSessionsOf(tx, userId, { isErased: true });
  await ctx.ownedKeys.erase(tx, userId);
  await ctx.ownedKeys.end(tx, { userId }, 'owner_removed');
  await ctx.agentConversations.erase(tx, userId);
  await removeImage(ctx, tx, { user_id: userId });
  await ctx.memberships.endAll(tx, person);
  tx.record({ type: 'user.deleted', resource: resourceOf(user) });
  // Foreign keys delete the user's addresses, factors and keys with it.
  tx.em.remove(user);
  await tx.flush();
  await deleteByAddress(tx, person);
  await redactOwnEvents(tx.rows, ctx.events, person, tx.now);
  const recipients = recipientsOf(ctx.vault, tx.deploymentId, person.addresses);
  await removeMessages(tx, recipients, userId);
  await removeDevelopmentMessages(tx.rows, { deploymentId: tx.deploymentId, recipients, userId, until: tx.now });
  // A job searches the events of other resources, which takes a while. A later one finds what was in progress meanwhile.
  await queueErasure(ctx, tx, person, tx.now);
  await queueErasure(ctx, tx, person, new Date(tx.now.getTime() + IN_PROGRESS_MS));
}

/** Deletes the counters of attempts at the account, which have the addresses of clients. */
async function deleteAttemptCounters({ rows, deploymentId }: Transaction, userId: string): Promise<void> {
  await rows
    .deleteFrom('attempt_counter')
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes waitlist entries and sign-up attempts with the user's verified addresses. */
async function deleteByAddress({ rows, deploymentId }: Transaction, { emails, phones }: ErasedPerson): Promise<void> {
  const isTheirEmail = sql<string>`any(${emails}::text[])`;
  await rows
    .deleteFrom('waitlist_entry')
    .where('deployment_id', '=', deploymentId)
    .where('email_key', '=', isTheirEmail)
    .execute();
  await rows
    .deleteFrom('signup_attempt')
    .where('deployment_id', '=', deploymentId)
    .where((where) =>
      where.or([
        where('email_key', '=', isTheirEmail),
        where('phone_number', '=', sql<string>`any(${phones}::text[])`),
      ]),
    )
    .execute();
}
