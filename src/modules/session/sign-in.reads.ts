import { sql } from 'kysely';
import type { Rows } from '../../database/tables.ts';

/** An account that a password may open. */
export interface Account {
  readonly id: string;
  readonly isActive: boolean;
  readonly passwordHash: string | null;
  /** Whether it has signed in from the caller's address before. */
  readonly isKnownHere: boolean;
}

/** Where a code or link goes, and whose sign-in it is. */
export interface Recipient {
  readonly userId: string;
  readonly addressId: string;
  readonly to: string;
  readonly isKnownHere: boolean;
}

/** Where to look, and the caller's address as `rateKeyOf` counts it. */
export interface Place {
  readonly rows: Rows;
  readonly deploymentId: number;
  readonly callerAddress: string;
}

/** Whether the user `u` has a verified authenticator. */
export const hasAuthenticator = sql<boolean>`exists (
  select from authenticator f where f.deployment_id = u.deployment_id and f.user_id = u.id and f.verified_at is not null
)`;

/** Whether the user `u` has signed in from the address. */
export const isKnownAt = (callerAddress: string) => sql<boolean>`exists (
  select from known_device k
  where k.deployment_id = u.deployment_id and k.user_id = u.id and k.address = ${callerAddress}
)`;

const accounts = ({ rows, deploymentId, callerAddress }: Place) =>
  rows
    .selectFrom('user as u')
    .select([
      'u.id',
      'u.is_active as isActive',
      'u.password_hash as passwordHash',
      isKnownAt(callerAddress).as('isKnownHere'),
    ])
    .where('u.deployment_id', '=', deploymentId);

/** The account that holds the address, whether or not it has proved it. */
export function accountByEmail(place: Place, emailKey: string): Promise<Account | undefined> {
  return accounts(place)
    .innerJoin('user_email as e', (join) =>
      join.onRef('e.deployment_id', '=', 'u.deployment_id').onRef('e.user_id', '=', 'u.id'),
    )
    .where('e.email_key', '=', emailKey)
    .where('e.status', '<>', 'pending')
    .executeTakeFirst();
}

export function accountByUsername(place: Place, usernameKey: string): Promise<Account | undefined> {
  return accounts(place).where('u.username_key', '=', usernameKey).executeTakeFirst();
}

/**
 * The account that a message to the address signs in to: the one that holds it, unless it has only claimed it and proved
 * something else. That account belongs to another person, whom a stranger's proof must not lead into it.
 */
export async function recipientByEmail(place: Place, emailKey: string): Promise<Recipient | undefined> {
  const found = await recipients(place)
    .innerJoin('user_email as a', (join) =>
      join.onRef('a.deployment_id', '=', 'u.deployment_id').onRef('a.user_id', '=', 'u.id'),
    )
    .select(['a.id as addressId', 'a.email as to'])
    .where('a.email_key', '=', emailKey)
    .where('a.status', '<>', 'pending')
    .where(mayReceive)
    .executeTakeFirst();
  return found?.isActive ? found : undefined;
}

/** The same by a phone number. */
export async function recipientByPhone(place: Place, phoneNumber: string): Promise<Recipient | undefined> {
  const found = await recipients(place)
    .innerJoin('user_phone as a', (join) =>
      join.onRef('a.deployment_id', '=', 'u.deployment_id').onRef('a.user_id', '=', 'u.id'),
    )
    .select(['a.id as addressId', 'a.phone_number as to'])
    .where('a.phone_number', '=', phoneNumber)
    .where('a.status', '<>', 'pending')
    .where(mayReceive)
    .executeTakeFirst();
  return found?.isActive ? found : undefined;
}

const recipients = ({ rows, deploymentId, callerAddress }: Place) =>
  rows
    .selectFrom('user as u')
    .select(['u.id as userId', 'u.is_active as isActive', isKnownAt(callerAddress).as('isKnownHere')])
    .where('u.deployment_id', '=', deploymentId);

/** Whether the user `u` is signed in by a message to their address `a`. */
const mayReceive = sql<boolean>`(a.verified_at is not null or (a.is_primary
  and not exists (
    select from user_email v where v.deployment_id = u.deployment_id and v.user_id = u.id and v.verified_at is not null
  )
  and not exists (
    select from user_phone v where v.deployment_id = u.deployment_id and v.user_id = u.id and v.verified_at is not null
  )
))`;
