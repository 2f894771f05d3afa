import { LockMode } from '@mikro-orm/core';
import type { Transaction } from '../../platform/commands/command.ts';
import type { AddressStatus } from '../addresses/address-status.ts';
import { UserEmail } from '../addresses/user-email.entity.ts';
import type { Identifier } from '../addresses/user-identifiers.ts';
import { UserPhone } from '../addresses/user-phone.entity.ts';
import type { NewWallet } from '../wallets/wallet.record.ts';
import { User } from './user.entity.ts';
import { emailsOf, phonesOf, userNotFound } from './user.reads.ts';
import { searchTextOf } from './user-search.ts';

/** Locks the user for the rest of the command, so that only one command at a time changes the user's data. */
export async function lockUser(tx: Transaction, id: string): Promise<User> {
  const user = await tx.em.findOne(
    User,
    { id, deploymentId: tx.deploymentId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (user === null) throw userNotFound();
  return user;
}

/** Locks the users with these ids for the rest of the command, in the order of their ids. Returns those that exist. */
export function lockUsers(tx: Transaction, ids: readonly string[]): Promise<User[]> {
  return tx.em.find(
    User,
    { deploymentId: tx.deploymentId, id: { $in: [...new Set(ids)] } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
}

export interface NewUser {
  readonly email: Identifier | null;
  /** Null when neither the user nor the backend has verified the address: the account then only claims it. */
  readonly emailVerifiedAt: Date | null;
  /** In E.164 form. */
  readonly phoneNumber: string | null;
  readonly phoneVerifiedAt: Date | null;
  readonly username: Identifier | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly passwordHash: string | null;
  /** A wallet that has signed a challenge of the sign-up. Lock its address before. */
  readonly wallet?: NewWallet | null;
}

/**
 * Creates a user. Lock the identifiers and check that they are free before, in the same command. An address that is not
 * verified is claimed; a phone number can be pending instead. The caller records the event.
 */
export async function addUser(
  tx: Transaction,
  newUser: NewUser,
  {
    isPhonePending = false,
    locale = null,
  }: { readonly isPhonePending?: boolean; readonly locale?: string | null } = {},
): Promise<User> {
  const stamps = { deploymentId: tx.deploymentId, createdAt: tx.now, updatedAt: tx.now };
  const user = tx.em.create(User, {
    id: tx.newId(),
    username: newUser.username?.text ?? null,
    usernameKey: newUser.username?.key ?? null,
    firstName: newUser.firstName,
    lastName: newUser.lastName,
    locale,
    passwordHash: newUser.passwordHash,
    ...stamps,
  });
  if (newUser.email !== null) {
    tx.em.create(UserEmail, {
      id: tx.newId(),
      userId: user.id,
      email: newUser.email.text,
      emailKey: newUser.email.key,
      status: statusOf(newUser.emailVerifiedAt),
      isPrimary: true,
      verifiedAt: newUser.emailVerifiedAt,
      ...stamps,
    });
  }
  if (newUser.phoneNumber !== null) {
    tx.em.create(UserPhone, {
      id: tx.newId(),
      userId: user.id,
      phoneNumber: newUser.phoneNumber,
      status: isPhonePending ? 'pending' : statusOf(newUser.phoneVerifiedAt),
      isPrimary: true,
      verifiedAt: newUser.phoneVerifiedAt,
      ...stamps,
    });
  }
  await refreshUser(tx, user);
  return user;
}

const statusOf = (verifiedAt: Date | null): AddressStatus => (verifiedAt === null ? 'claimed' : 'reserved');

/**
 * Flushes the command's changes and updates the copies in the user's row: primary addresses and search text. An event that is
 * recorded by `record` has the new copies.
 */
export async function refreshUser(tx: Transaction, user: User, record?: () => void): Promise<void> {
  await tx.em.flush();
  const emails = await emailsOf(tx.rows, tx.deploymentId).where('user_id', '=', user.id).execute();
  const phones = await phonesOf(tx.rows, tx.deploymentId).where('user_id', '=', user.id).execute();
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

/** Sets the password of a locked user and records the event. */
export async function setPassword(tx: Transaction, user: User, passwordHash: string): Promise<void> {
  tx.em.assign(user, { passwordHash, updatedAt: tx.now });
  await tx.em.flush();
  const shown = audited(user);
  tx.record({
    type: 'user.updated',
    resource: resourceOf(user),
    before: shown,
    after: { ...shown, passwordChanged: true },
  });
}

export const resourceOf = ({ id }: { readonly id: string }) => ({ type: 'user', id });

type AuditedUser = Pick<User, 'isActive' | 'publicMetadata' | 'privateMetadata'> & {
  readonly [Field in
    | 'primaryEmail'
    | 'primaryPhone'
    | 'username'
    | 'firstName'
    | 'lastName'
    | 'locale'
    | 'externalId']?: string | null | undefined;
};

/** The fields of a user that audit events contain: not the password, nor whether there is one. */
export function audited(user: AuditedUser) {
  return {
    email: user.primaryEmail ?? null,
    phone: user.primaryPhone ?? null,
    username: user.username ?? null,
    firstName: user.firstName ?? null,
    lastName: user.lastName ?? null,
    locale: user.locale ?? null,
    isActive: user.isActive,
    publicMetadata: user.publicMetadata,
    privateMetadata: user.privateMetadata,
    externalId: user.externalId ?? null,
  };
}
