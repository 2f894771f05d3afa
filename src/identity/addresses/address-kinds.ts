import type { Transaction } from '../../platform/commands/command.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound, type ServiceError } from '../../platform/errors.ts';
import type { User } from '../users/user.entity.ts';
import type { AddressStatus } from './address-status.ts';
import { emailsOf, phonesOf } from './user-address.reads.ts';
import { UserEmail } from './user-email.entity.ts';
import type { DeploymentRows, Identifier } from './user-identifiers.ts';
import { UserPhone } from './user-phone.entity.ts';

/** An address as responses show it. */
export interface ShownAddress {
  readonly id: string;
  readonly isVerified: boolean;
}

/** The columns of a new address that do not depend on its kind. */
type NewAddress = Pick<UserEmail, 'id' | 'deploymentId' | 'userId' | 'isPrimary' | 'createdAt' | 'updatedAt'> & {
  readonly status: AddressStatus;
  readonly verifiedAt: Date | null;
};

/** The differences between email addresses and phone numbers. */
export interface AddressKind<Shown extends ShownAddress = ShownAddress> {
  /** The purpose of its verification codes, and the name of its settings. */
  readonly purpose: 'email' | 'phone';
  readonly label: 'email address' | 'phone number';
  readonly notFound: () => ServiceError;
  /** The addresses of a user, the primary one first. */
  list(rows: Rows, deploymentId: number, userId: string): Promise<Shown[]>;
  /** Loads the user's addresses for changes. The user must be locked. */
  load(tx: Transaction, user: User): Promise<(UserEmail | UserPhone)[]>;
  create(tx: Transaction, address: Identifier, row: NewAddress): void;
}

/** The address of a user with this id; 404 when there is none. */
export async function findAddress<Shown extends ShownAddress>(
  { rows, deploymentId }: DeploymentRows,
  kind: AddressKind<Shown>,
  userId: string,
  id: string,
): Promise<Shown> {
  const found = (await kind.list(rows, deploymentId, userId)).find((each) => each.id === id);
  if (found === undefined) throw kind.notFound();
  return found;
}

export const EMAILS = {
  purpose: 'email',
  label: 'email address',
  notFound: () => notFound('EMAIL_NOT_FOUND', 'The email address'),
  list: (rows: Rows, deploymentId: number, userId: string) =>
    emailsOf(rows, deploymentId).where('user_id', '=', userId).execute(),
  load: ({ em, deploymentId }: Transaction, { id: userId }: User) =>
    em.find(UserEmail, { deploymentId, userId }, { orderBy: { id: 'asc' } }),
  create: ({ em }: Transaction, { text, key }: Identifier, row: NewAddress) =>
    void em.create(UserEmail, { ...row, email: text, emailKey: key }),
} as const satisfies AddressKind;

export const PHONES = {
  purpose: 'phone',
  label: 'phone number',
  notFound: () => notFound('PHONE_NOT_FOUND', 'The phone number'),
  list: (rows: Rows, deploymentId: number, userId: string) =>
    phonesOf(rows, deploymentId).where('user_id', '=', userId).execute(),
  load: ({ em, deploymentId }: Transaction, { id: userId }: User) =>
    em.find(UserPhone, { deploymentId, userId }, { orderBy: { id: 'asc' } }),
  create: ({ em }: Transaction, { key }: Identifier, row: NewAddress) =>
    void em.create(UserPhone, { ...row, phoneNumber: key }),
} as const satisfies AddressKind;
