import type { Transaction } from '../../platform/commands/command.ts';
import type { ServiceError } from '../../platform/errors.ts';
import { UserEmail } from './user-email.entity.ts';
import { type DeploymentRows, takenError } from './user-identifiers.ts';
import type { UserPhone } from './user-phone.entity.ts';

/** An email address or a phone number, in the form in which it is looked up. */
export interface Address {
  readonly kind: 'email' | 'phone';
  readonly key: string;
}

/** The account that holds an address: claimed or reserved. */
export interface Holder {
  /** The id of the account's `user_email` or `user_phone` row. */
  readonly id: string;
  readonly userId: string;
  /** The address as the user entered it. */
  readonly text: string;
  readonly isReserved: boolean;
}

/** A holder, and whether its owner has verified the address. Servers can reserve unverified ones, for example with an import. */
interface FoundHolder extends Holder {
  readonly isVerified: boolean;
}

/** Returns the account that holds the address, or undefined. */
export async function findHolder(place: DeploymentRows, { kind, key }: Address): Promise<FoundHolder | undefined> {
  const found = await (kind === 'email' ? emailHolder(place, key) : phoneHolder(place, key)).executeTakeFirst();
  if (found === undefined) return undefined;
  const { status, verifiedAt, ...holder } = found;
  return { ...holder, isReserved: status === 'reserved', isVerified: verifiedAt !== null };
}

const emailHolder = ({ rows, deploymentId }: DeploymentRows, key: string) =>
  rows
    .selectFrom('user_email')
    .select(['id', 'user_id as userId', 'email as text', 'status', 'verified_at as verifiedAt'])
    .where('deployment_id', '=', deploymentId)
    .where('email_key', '=', key)
    .where('status', '<>', 'pending');

const phoneHolder = ({ rows, deploymentId }: DeploymentRows, key: string) =>
  rows
    .selectFrom('user_phone')
    .select(['id', 'user_id as userId', 'phone_number as text', 'status', 'verified_at as verifiedAt'])
    .where('deployment_id', '=', deploymentId)
    .where('phone_number', '=', key)
    .where('status', '<>', 'pending');

/**
 * Locks the address until the end of the command and returns its holder. No other command can give the address to an
 * account meanwhile. Lock in this order: email address, phone number, users, username.
 */
export async function lockAddress(tx: Transaction, address: Address): Promise<FoundHolder | undefined> {
  await tx.lock(`${address.kind} ${address.key}`);
  return findHolder(tx, address);
}

/** Locks the address. Throws 409 when an account has it reserved. Returns the account that claims it, if any. */
export async function lockFreeAddress(tx: Transaction, address: Address, path: string): Promise<Holder | undefined> {
  const holder = await lockAddress(tx, address);
  if (holder?.isReserved) throw addressTaken(address, path);
  return holder;
}

export function addressTaken({ kind }: Pick<Address, 'kind'>, path: string): ServiceError {
  return kind === 'email'
    ? takenError('EMAIL_TAKEN', 'A user already has this email address.', path)
    : takenError('PHONE_TAKEN', 'A user already has this phone number.', path);
}

/** The address of a row, in the form in which it is looked up. */
export function addressOf(row: UserEmail | UserPhone): Address {
  return row instanceof UserEmail ? { kind: 'email', key: row.emailKey } : { kind: 'phone', key: row.phoneNumber };
}

export const emailAddress = (key: string): Address => ({ kind: 'email', key });
export const phoneAddress = (key: string): Address => ({ kind: 'phone', key });
