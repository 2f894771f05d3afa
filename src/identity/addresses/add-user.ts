import type { Transaction } from '../../platform/database/command.ts';
import { User } from '../users/user.entity.ts';
import type { AddressStatus } from './address-status.ts';
import { refreshUser } from './user-addresses.ts';
import { UserEmail } from './user-email.entity.ts';
import type { Identifier } from './user-identifiers.ts';
import { UserPhone } from './user-phone.entity.ts';

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
