import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import type { ServiceError } from '../../platform/errors.ts';
import { purgeAccess } from '../erasure/purge-access.ts';
import { purgeAccount } from '../erasure/purge-account.ts';
import type { User } from '../users/user.entity.ts';
import { lockUsers, refreshUser, resourceOf } from '../users/user.record.ts';
import { invalidCode } from '../verification/verification.ts';
import { addressOf, lockAddress } from './address-holder.ts';
import { takeFrom } from './take-address.ts';
import { auditedWithAddresses } from './user-addresses.ts';
import { UserEmail } from './user-email.entity.ts';
import { UserPhone } from './user-phone.entity.ts';

/** Returns what is thrown where the address is gone, or another account has reserved it. */
type Otherwise = () => ServiceError;

/** How a proof was given. It decides what the first proof of an account leaves of it. */
export type ProofBy =
  /** A mailed code or link alone, or a password reset: another person may have made the account. */
  | 'message'
  /** A session in which the account is signed in. */
  | 'session'
  /** A sign-in that has passed a factor of the account before: made by the person who made the account. */
  | 'factor';

export interface Proof {
  readonly userId: string;
  readonly addressId: string;
  readonly by: ProofBy;
}

/**
 * The user has proved that the e-mail address is theirs: it is marked verified, and taken from an account that only claims
 * it. The first proof of the address that an account was made with, given outside the browser session that made it, leaves
 * nothing of what was there before if a message alone gave it (`purgeAccount`), and no access if a session of the account
 * did (`purgeAccess`).
 *
 * It locks the address, organizations and users in this order, so call it before any of them is locked. Consume the
 * challenge before it: the user's other challenges may be voided.
 */
export function proveEmail(tx: Transaction, ctx: Proving, proof: Proof, otherwise: Otherwise = invalidCode) {
  const { userId, addressId: id } = proof;
  const find = () => tx.em.findOne(UserEmail, { deploymentId: tx.deploymentId, userId, id }, { refresh: true });
  return prove(tx, ctx, proof, find, otherwise);
}

/** The same for a phone number. */
export function provePhone(tx: Transaction, ctx: Proving, proof: Proof, otherwise: Otherwise = invalidCode) {
  const { userId, addressId: id } = proof;
  const find = () => tx.em.findOne(UserPhone, { deploymentId: tx.deploymentId, userId, id }, { refresh: true });
  return prove(tx, ctx, proof, find, otherwise);
}

/** The browser that gives the proof, and what ends with the account that was there before. */
export type Proving = Pick<Context, 'browser' | 'memberships' | 'ownedKeys'>;

async function prove(
  tx: Transaction,
  ctx: Proving,
  { userId, by }: Proof,
  find: () => Promise<UserEmail | UserPhone | null>,
  otherwise: Otherwise,
): Promise<void> {
  const found = await find();
  if (found === null) throw otherwise();
  const isNew = !isVerified(found);
  const holder = isNew ? await lockAddress(tx, addressOf(found)) : undefined;
  const other = holder === undefined || holder.userId === userId ? null : holder;
  if (other?.isReserved) throw otherwise();
  if (isNew && by === 'message') await ctx.memberships.lockParents(tx, userId);
  const users = await lockUsers(tx, other === null ? [userId] : [userId, other.userId]);
  const user = users.find(({ id }) => id === userId);
  const own = await find();
  if (user === undefined || own === null) throw otherwise();
  if (isVerified(own)) return;

  const before = await auditedWithAddresses(tx, user);
  // An account that has proved an address belongs to that owner, who adds other addresses from anywhere.
  const isProved = [...before.emails, ...before.phones].some(({ isVerified }) => isVerified);
  if (by === 'message' && (isProved || !own.isPrimary || own.status === 'pending')) throw otherwise();
  const isFirst = own.isPrimary && own.status === 'claimed' && !isProved;
  if (isFirst && isOutside(user, ctx.browser.sessionId)) {
    if (by === 'message') await purgeAccount(ctx, tx, user, own.id);
    if (by === 'session') await purgeAccess(ctx, tx, user, own.id);
  }
  await takeFrom(tx, other === null ? [] : [other]);
  own.status = 'reserved';
  own.verifiedAt = tx.now;
  own.updatedAt = tx.now;
  await refreshUser(tx, user);
  const after = await auditedWithAddresses(tx, user);
  tx.record({ type: 'user.updated', resource: resourceOf(user), before, after });
}

/** Whether a call comes from another browser session than the one that made the account. */
const isOutside = ({ signupSessionId }: User, sessionId: string | null) =>
  signupSessionId == null || signupSessionId !== sessionId;

const isVerified = ({ verifiedAt }: UserEmail | UserPhone) => verifiedAt != null;
