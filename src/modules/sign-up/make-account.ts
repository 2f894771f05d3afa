import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/command.ts';
import { proceed, type SignInPolicy } from '../session/browser-sign-in.ts';
import { takeFrom } from '../user/take-address.ts';
import { User } from '../user/user.entity.ts';
import { addUser, audited, type NewUser, resourceOf } from '../user/user.record.ts';
import { UserEmail } from '../user/user-email.entity.ts';
import { reserveEmail, reservePhone, reserveUsername } from '../user/user-identifiers.ts';
import { UserPhone } from '../user/user-phone.entity.ts';
import { endWaiting } from '../waitlist/waitlist-token.ts';

/**
 * Holds the identifiers of a sign-up to the end of the command: 409 where one is taken. Addresses that it has proved are
 * taken from whoever merely typed them. It locks users, so call it before a session is locked. `path` stands before a
 * member's name where it is told to be taken.
 */
export async function reserveIdentifiers(tx: Transaction, applicant: NewUser, path: string): Promise<void> {
  await lockHolders(tx, applicant);
  const { email, phoneNumber, username } = applicant;
  if (email !== null) await reserveEmail(tx, email.key, `${path}email`, 'verified');
  if (phoneNumber !== null) await reservePhone(tx, phoneNumber, `${path}phoneNumber`, 'verified');
  if (username !== null) await reserveUsername(tx, username.key, `${path}username`);
  await takeFrom(tx, await heldByOthers(tx, applicant));
}

/** Makes the account of a sign-up whose identifiers were reserved in this command, and goes on to its sign-in. */
export async function makeAccount(tx: Transaction, ctx: Context, applicant: NewUser, policy: SignInPolicy) {
  const user = await addUser(tx, applicant);
  const actor = { type: 'user' as const, id: user.id };
  tx.record({ type: 'user.created', resource: resourceOf(user), after: audited(user), actor });
  if (applicant.email !== null && applicant.emailVerifiedAt !== null) {
    await tx.em.flush();
    await endWaiting(tx, applicant.email.key, user.id);
  }
  const proceeded = await proceed(tx, ctx, { userId: user.id, method: 'sign_up', policy });
  // A first proof of its address that comes from another browser than this one is its owner's.
  user.signupSessionId = proceeded.session.id;
  await tx.em.flush();
  return { ...proceeded, userId: user.id };
}

/** In the order of their ids, and before the addresses, as whoever proves an address locks them. */
async function lockHolders(tx: Transaction, applicant: NewUser): Promise<void> {
  const held = await heldByOthers(tx, applicant);
  if (held.length === 0) return;
  await tx.em.find(
    User,
    { deploymentId: tx.deploymentId, id: { $in: held.map(({ userId }) => userId) } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
}

/** The addresses that the sign-up has proved, as other accounts have them. */
async function heldByOthers(
  { em, deploymentId }: Transaction,
  { email, emailVerifiedAt, phoneNumber, phoneVerifiedAt }: NewUser,
): Promise<(UserEmail | UserPhone)[]> {
  const held: (UserEmail | UserPhone)[] = [];
  if (email !== null && emailVerifiedAt !== null) {
    held.push(...(await em.find(UserEmail, { deploymentId, emailKey: email.key }, { refresh: true })));
  }
  if (phoneNumber !== null && phoneVerifiedAt !== null) {
    held.push(...(await em.find(UserPhone, { deploymentId, phoneNumber }, { refresh: true })));
  }
  return held;
}
