import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { fieldError, notFound, ServiceError, validationFailed } from '../../platform/errors.ts';
import type { User } from '../users/user.entity.ts';
import { emailsOf, getUser, phonesOf, userNotFound } from '../users/user.reads.ts';
import { audited, lockUsers, refreshUser, resourceOf } from '../users/user.record.ts';
import { type Address, lockFreeAddress } from './address-holder.ts';
import { takeFrom } from './take-address.ts';
import { UserEmail } from './user-email.entity.ts';
import { UserPhone } from './user-phone.entity.ts';

export const emailNotFound = () => notFound('EMAIL_NOT_FOUND', 'The e-mail address');
export const phoneNotFound = () => notFound('PHONE_NOT_FOUND', 'The phone number');

/** What the rules of e-mail addresses and phone numbers have in common. */
interface Owned {
  readonly id: string;
  isPrimary: boolean;
  updatedAt: Date;
}

/** The user's addresses, to be changed; the user is locked. */
export function loadEmails(tx: Transaction, user: User): Promise<UserEmail[]> {
  return tx.em.find(UserEmail, { deploymentId: tx.deploymentId, userId: user.id }, { orderBy: { id: 'asc' } });
}

/** The user's phone numbers, to be changed; the user is locked. */
export function loadPhones(tx: Transaction, user: User): Promise<UserPhone[]> {
  return tx.em.find(UserPhone, { deploymentId: tx.deploymentId, userId: user.id }, { orderBy: { id: 'asc' } });
}

/** Leaves no primary one. Written at once: the database allows one at a time, and doesn't know which change comes first. */
export async function demote(tx: Transaction, addresses: readonly Owned[]): Promise<void> {
  for (const address of addresses) {
    if (!address.isPrimary) continue;
    address.isPrimary = false;
    address.updatedAt = tx.now;
  }
  await tx.em.flush();
}

/** Makes the one of this id the primary one; 400 where the user has none of this id. */
export async function promote(
  tx: Transaction,
  addresses: readonly Owned[],
  id: string,
  path: string,
  what: string,
): Promise<void> {
  const chosen = addresses.find((address) => address.id === id);
  if (chosen === undefined) throw validationFailed([fieldError(path, `must be the id of one of the user's ${what}`)]);
  if (chosen.isPrimary) return;
  await demote(tx, addresses);
  chosen.isPrimary = true;
  chosen.updatedAt = tx.now;
}

export interface RemovalRule {
  /** `e-mail address` or `phone number`. */
  readonly what: string;
  /** What makes another one primary: a member of the user, or a call. */
  readonly how: string;
  readonly isRequired: boolean;
}

/** 409 where removing it would leave the user without a primary one, or without one that the settings require. */
export function assertRemovable(
  { isPrimary }: Owned,
  { length }: readonly Owned[],
  { what, how, isRequired }: RemovalRule,
): void {
  if (length === 1 && isRequired) {
    throw new ServiceError('CONFLICT', `This deployment's settings require at least one ${what}: add another first.`);
  }
  if (length > 1 && isPrimary) {
    throw new ServiceError(
      'CONFLICT',
      `This is the user's primary ${what}. Make another one primary first (${how}), or remove the others.`,
    );
  }
}

/** An address that a change reserves for the user, and the path of its validation error. */
export interface Reserving {
  readonly address: Address;
  readonly path: string;
}

/**
 * A change of a user's addresses or numbers, with everything that follows from any such change. An address that it reserves
 * is locked and free by then: 409 where an account has it reserved, and an account that only claims it loses it.
 */
export function changeAddresses<T>(
  ctx: Context,
  userId: string,
  change: (tx: Transaction, user: User) => Promise<T>,
  reserving: readonly Reserving[] = [],
): Promise<T> {
  return command(ctx, async (tx) => {
    const user = await lockReserving(tx, userId, reserving);
    const before = await auditedWithAddresses(tx, user);
    const result = await change(tx, user);
    await refreshUser(tx, user);
    const after = await auditedWithAddresses(tx, user);
    tx.record({ type: 'user.updated', resource: resourceOf(user), before, after });
    return result;
  });
}

/** Locks the user and what the command reserves for them, which is taken from the accounts that only claim it. */
export async function lockReserving(tx: Transaction, userId: string, reserving: readonly Reserving[]): Promise<User> {
  const claims = [];
  // Before their addresses: an unknown user is a 404, whatever was sent.
  if (reserving.length > 0) await getUser(tx.rows, tx.deploymentId, userId);
  for (const { address, path } of reserving) {
    const holder = await lockFreeAddress(tx, address, path);
    if (holder !== undefined && holder.userId !== userId) claims.push(holder);
  }
  const locked = await lockUsers(tx, [userId, ...claims.map((claim) => claim.userId)]);
  const user = locked.find(({ id }) => id === userId);
  if (user === undefined) throw userNotFound();
  await takeFrom(tx, claims);
  return user;
}

/** What events show of a user whose addresses change. */
export async function auditedWithAddresses({ rows, deploymentId }: Transaction, user: User) {
  const emails = await emailsOf(rows, deploymentId).where('user_id', '=', user.id).execute();
  const phones = await phonesOf(rows, deploymentId).where('user_id', '=', user.id).execute();
  return { ...audited(user), emails, phones };
}
