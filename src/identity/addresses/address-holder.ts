import type { Transaction } from '../../platform/database/command.ts';
import type { ServiceError } from '../../platform/errors.ts';
import { UserEmail } from './user-email.entity.ts';
import { isTaken, type Place } from './user-identifiers.ts';
import type { UserPhone } from './user-phone.entity.ts';

/** An e-mail address or a phone number, as it is looked up. */
export interface Address {
  readonly kind: 'email' | 'phone';
  readonly key: string;
}

/** The account that holds an address. */
export interface Holder {
  /** The id of the account's row of the address. */
  readonly id: string;
  readonly userId: string;
  /** The address as the account wrote it. */
  readonly text: string;
  readonly isReserved: boolean;
}

/** The account that holds the address, or undefined. */
export async function findHolder(place: Place, { kind, key }: Address): Promise<Holder | undefined> {
  const found = await (kind === 'email' ? emailHolder(place, key) : phoneHolder(place, key)).executeTakeFirst();
  if (found === undefined) return undefined;
  const { status, ...holder } = found;
  return { ...holder, isReserved: status === 'reserved' };
}

const emailHolder = ({ rows, deploymentId }: Place, key: string) =>
  rows
    .selectFrom('user_email')
    .select(['id', 'user_id as userId', 'email as text', 'status'])
    .where('deployment_id', '=', deploymentId)
    .where('email_key', '=', key)
    .where('status', '<>', 'pending');

const phoneHolder = ({ rows, deploymentId }: Place, key: string) =>
  rows
    .selectFrom('user_phone')
    .select(['id', 'user_id as userId', 'phone_number as text', 'status'])
    .where('deployment_id', '=', deploymentId)
    .where('phone_number', '=', key)
    .where('status', '<>', 'pending');

/**
 * Locks the address to the end of the command and returns its holder: no other command lets an account hold it meanwhile.
 * Lock addresses before users: e-mail address, phone number, then users, then the username.
 */
export async function lockAddress(tx: Transaction, address: Address): Promise<Holder | undefined> {
  await tx.lock(`${address.kind} ${address.key}`);
  return findHolder(tx, address);
}

/** Locks the address; 409 where an account has it reserved. Returns the account that claims it, if one does. */
export async function lockFreeAddress(tx: Transaction, address: Address, path: string): Promise<Holder | undefined> {
  const holder = await lockAddress(tx, address);
  if (holder?.isReserved) throw addressTaken(address, path);
  return holder;
}

export function addressTaken({ kind }: Pick<Address, 'kind'>, path: string): ServiceError {
  return kind === 'email'
    ? isTaken('EMAIL_TAKEN', 'A user has this e-mail address already.', path)
    : isTaken('PHONE_TAKEN', 'A user has this phone number already.', path);
}

/** The address of a row, as it is looked up. */
export function addressOf(row: UserEmail | UserPhone): Address {
  return row instanceof UserEmail ? { kind: 'email', key: row.emailKey } : { kind: 'phone', key: row.phoneNumber };
}

export const emailAddress = (key: string): Address => ({ kind: 'email', key });
export const phoneAddress = (key: string): Address => ({ kind: 'phone', key });
