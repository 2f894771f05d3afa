import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import type { ServiceError } from '../../platform/errors.ts';
import { addressOf, lockAddress } from '../addresses/address-holder.ts';
import { releaseClaims } from '../addresses/release-claims.ts';
import { auditedWithAddresses, refreshUser } from '../addresses/user-addresses.ts';
import { UserEmail } from '../addresses/user-email.entity.ts';
import { UserPhone } from '../addresses/user-phone.entity.ts';
import type { User } from '../users/user.entity.ts';
import { lockUsers, resourceOf } from '../users/user.record.ts';
import { invalidCode } from '../verification/verification.ts';
import { purgeAccess } from './purge-access.ts';
import { purgeAccount } from './purge-account.ts';

/** Creates the error for an address that was deleted or that another account has reserved. */
type CreateError = () => ServiceError;

/** How the address was verified. Decides what the first verification removes from the account. */
export type VerifiedBy =
  /** Only a code or link, or a password reset: another person may have created the account. */
  | 'message'
  /** A code or link, in a session in which the account is signed in. */
  | 'session'
  /** A code or link in a sign-in that passed another factor first: the same person created the account. */
  | 'factor';

export interface AddressVerification {
  readonly userId: string;
  readonly addressId: string;
  readonly by: VerifiedBy;
}

/**
 * Marks the email address verified after the user has verified it, and takes it from an account that only claims it.
 *
 * Protects against pre-hijacking: another person may have created the account with the owner's address. So the first
 * verification of that address from another browser session removes all earlier data when it used only a message
 * (`purgeAccount`), or all earlier access when it came from a session of the account (`purgeAccess`).
 *
 * Locks the address, organizations and users in this order: call it before any of them is locked. Consume the challenge
 * first, because the user's other challenges may be revoked.
 */
export function markEmailVerified(
  tx: Transaction,
  ctx: VerificationContext,
  proof: AddressVerification,
  createError: CreateError = invalidCode,
) {
  const { userId, addressId: id } = proof;
  const find = () => tx.em.findOne(UserEmail, { deploymentId: tx.deploymentId, userId, id }, { refresh: true });
  return markVerified(tx, ctx, proof, find, createError);
}

/** Marks the phone number verified, with the same effects as for an email address. */
export function markPhoneVerified(
  tx: Transaction,
  ctx: VerificationContext,
  proof: AddressVerification,
  createError: CreateError = invalidCode,
) {
  const { userId, addressId: id } = proof;
  const find = () => tx.em.findOne(UserPhone, { deploymentId: tx.deploymentId, userId, id }, { refresh: true });
  return markVerified(tx, ctx, proof, find, createError);
}

/** The verifying browser, and the services that remove the earlier data and access of the account. */
export type VerificationContext = Pick<Context, 'browser' | 'config' | 'memberships' | 'ownedKeys'>;

async function markVerified(
  tx: Transaction,
  ctx: VerificationContext,
  { userId, by }: AddressVerification,
  find: () => Promise<UserEmail | UserPhone | null>,
  createError: CreateError,
): Promise<void> {
  const found = await find();
  if (found === null) throw createError();
  const isNew = !isVerified(found);
  const holder = isNew ? await lockAddress(tx, addressOf(found)) : undefined;
  const other = holder === undefined || holder.userId === userId ? null : holder;
  if (other?.isReserved) throw createError();
  if (isNew && by === 'message') await ctx.memberships.lockParents(tx, userId);
  const users = await lockUsers(tx, other === null ? [userId] : [userId, other.userId]);
  const user = users.find(({ id }) => id === userId);
  const own = await find();
  if (user === undefined || own === null) throw createError();
  if (isVerified(own)) return;

  const before = await auditedWithAddresses(tx, user);
  // An account with a verified address belongs to its owner, who can add other addresses from any browser.
  const hasVerified = [...before.emails, ...before.phones].some(({ isVerified }) => isVerified);
  if (by === 'message' && (hasVerified || !own.isPrimary || own.status === 'pending')) throw createError();
  const isFirst = own.isPrimary && own.status === 'claimed' && !hasVerified;
  if (isFirst && isOtherBrowser(user, ctx.browser.sessionId)) {
    if (by === 'message') await purgeAccount(ctx, tx, user, own.id);
    if (by === 'session') await purgeAccess(ctx, tx, user, own.id);
  }
  await releaseClaims(tx, other === null ? [] : [other]);
  own.status = 'reserved';
  own.verifiedAt = tx.now;
  own.updatedAt = tx.now;
  await refreshUser(tx, user);
  const after = await auditedWithAddresses(tx, user);
  tx.record({ type: 'user.updated', resource: resourceOf(user), before, after });
}

/** Whether the request comes from another browser session than the one that created the account. */
const isOtherBrowser = ({ signupSessionId }: User, sessionId: string | null) =>
  signupSessionId == null || signupSessionId !== sessionId;

const isVerified = ({ verifiedAt }: UserEmail | UserPhone) => verifiedAt != null;
