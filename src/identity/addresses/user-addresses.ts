import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import type { User } from '../users/user.entity.ts';
import { getUser, userNotFound } from '../users/user.reads.ts';
import { audited, lockUsers, resourceOf } from '../users/user.record.ts';
import { searchTextOf } from '../users/user-search.ts';
import { type Address, lockFreeAddress } from './address-holder.ts';
import { EMAILS, PHONES } from './address-kinds.ts';
import { releaseClaims } from './release-claims.ts';

/** The common fields of a user's email addresses and phone numbers. */
interface OwnedAddress {
  readonly id: string;
  isPrimary: boolean;
  updatedAt: Date;
}

/** Makes no address primary. Flushes, because the database allows one primary address and the unit of work orders writes freely. */
export async function clearPrimary(tx: Transaction, addresses: readonly OwnedAddress[]): Promise<void> {
  for (const address of addresses) {
    if (!address.isPrimary) continue;
    address.isPrimary = false;
    address.updatedAt = tx.now;
  }
  await tx.em.flush();
}

/** Makes the address with this id the primary one. Throws 400 when the user has no such address. */
export async function makePrimary(
  tx: Transaction,
  addresses: readonly OwnedAddress[],
  id: string,
  path: string,
  labelPlural: string,
): Promise<void> {
  const chosen = addresses.find((address) => address.id === id);
  if (chosen === undefined)
    throw validationFailed([fieldError(path, `must be the id of one of the user's ${labelPlural}`)]);
  if (chosen.isPrimary) return;
  await clearPrimary(tx, addresses);
  chosen.isPrimary = true;
  chosen.updatedAt = tx.now;
}

export interface RemovalRule {
  /** `email address` or `phone number`. */
  readonly label: string;
  /** How another address becomes primary: a field of the user, or an operation. */
  readonly howToMakePrimary: string;
  readonly isRequired: boolean;
}

/** Throws 409 for a primary address while there are others, and for the last address when the settings require one. */
export function assertRemovable(
  { isPrimary }: OwnedAddress,
  { length }: readonly OwnedAddress[],
  { label, howToMakePrimary, isRequired }: RemovalRule,
): void {
  if (length === 1 && isRequired) {
    throw new ServiceError(
      'CONFLICT',
      `This deployment's settings require at least one ${label}. Add another one first.`,
    );
  }
  if (length > 1 && isPrimary) {
    throw new ServiceError(
      'CONFLICT',
      `This is the user's primary ${label}. Make another one primary first (${howToMakePrimary}), or remove the others.`,
    );
  }
}

/**
 * Flushes the command's changes and updates the copies in the user's row: primary addresses and search text. An event that is
 * recorded by `record` has the new copies.
 */
export async function refreshUser(tx: Transaction, user: User, record?: () => void): Promise<void> {
  await tx.em.flush();
  const emails = await EMAILS.list(tx.rows, tx.deploymentId, user.id);
  const phones = await PHONES.list(tx.rows, tx.deploymentId, user.id);
  user.primaryEmail = emails.find((row) => row.isPrimary)?.email ?? null;
  user.primaryPhone = phones.find((row) => row.isPrimary)?.phoneNumber ?? null;
  user.searchText = searchTextOf(
    user,
    emails.map((row) => row.email),
  );
  user.updatedAt = tx.now;
  record?.();
  await tx.em.flush();
}

/** An address that a change reserves for the user, and the path of the validation error if it is taken. */
export interface AddressReservation {
  readonly address: Address;
  readonly path: string;
}

/**
 * Changes a user's addresses in a command, then updates the primary addresses and the search text and records the event.
 * Locks the addresses that the change reserves: throws 409 when another account has one reserved, and takes it from an
 * account that only claims it.
 */
export function changeAddresses<T>(
  ctx: Context,
  userId: string,
  change: (tx: Transaction, user: User) => Promise<T>,
  reserving: readonly AddressReservation[] = [],
): Promise<T> {
  return command(ctx, async (tx) => {
    const user = await lockUserAndReservations(tx, userId, reserving);
    const before = await auditedWithAddresses(tx, user);
    const result = await change(tx, user);
    await refreshUser(tx, user);
    const after = await auditedWithAddresses(tx, user);
    tx.record({ type: 'user.updated', resource: resourceOf(user), before, after });
    return result;
  });
}

/** Locks the user and the reserved addresses, which are taken from accounts that only claim them. */
export async function lockUserAndReservations(
  tx: Transaction,
  userId: string,
  reserving: readonly AddressReservation[],
): Promise<User> {
  const claims = [];
  // Check the user before the addresses: an unknown user is a 404 for any input.
  if (reserving.length > 0) await getUser(tx.rows, tx.deploymentId, userId);
  for (const { address, path } of reserving) {
    const holder = await lockFreeAddress(tx, address, path);
    if (holder !== undefined && holder.userId !== userId) claims.push(holder);
  }
  const locked = await lockUsers(tx, [userId, ...claims.map((claim) => claim.userId)]);
  const user = locked.find(({ id }) => id === userId);
  if (user === undefined) throw userNotFound();
  await releaseClaims(tx, claims);
  return user;
}

/** The fields of a user and of their addresses that audit events contain. */
export async function auditedWithAddresses({ rows, deploymentId }: Transaction, user: User) {
  const emails = await EMAILS.list(rows, deploymentId, user.id);
  const phones = await PHONES.list(rows, deploymentId, user.id);
  return { ...audited(user), emails, phones };
}
