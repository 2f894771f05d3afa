import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { emailKey, phoneKey } from '../../platform/crypto/identifiers.ts';
import { rateKeyOf } from '../../platform/network/addresses.ts';
import { isKnownAt } from '../sessions/known-devices.ts';
import { identifierHashOf } from './sign-in-limits.ts';

/** What was typed as it is counted, and who gets the message. */
export interface RecipientLookup {
  readonly who: string;
  readonly recipient: Recipient | undefined;
}

/** Where a code or link goes, and whose sign-in it is. */
export interface Recipient {
  readonly userId: string;
  readonly addressId: string;
  readonly to: string;
  readonly isKnownHere: boolean;
}

/** Who gets a message to what was typed. Text that can be no address is looked up too. */
export async function lookUpByEmail(ctx: Context, text: string): Promise<RecipientLookup> {
  const key = emailKey(text);
  return { who: identifierHashOf('email', key ?? text), recipient: await findRecipientByEmail(ctx, key ?? '') };
}

/** The same for a phone number. */
export async function lookUpByPhone(ctx: Context, text: string): Promise<RecipientLookup> {
  const key = phoneKey(text);
  return { who: identifierHashOf('phone', key ?? text), recipient: await findRecipientByPhone(ctx, key ?? '') };
}

/**
 * The account that a message to the address signs in to: the one that holds it, unless it has only claimed it and proved
 * something else. That account belongs to another person, whom a stranger's proof must not lead into it.
 */
export async function findRecipientByEmail(ctx: Context, emailKey: string): Promise<Recipient | undefined> {
  const found = await recipients(ctx)
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
async function findRecipientByPhone(ctx: Context, phoneNumber: string): Promise<Recipient | undefined> {
  const found = await recipients(ctx)
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

const recipients = ({ rows, viewer, request }: Context) =>
  rows
    .selectFrom('user as u')
    .select(['u.id as userId', 'u.is_active as isActive', isKnownAt(rateKeyOf(request.ip)).as('isKnownHere')])
    .where('u.deployment_id', '=', viewer.deploymentId);

/** Whether the user `u` is signed in by a message to their address `a`. */
const mayReceive = sql<boolean>`(a.verified_at is not null or (a.is_primary
  and not exists (
    select from user_email v where v.deployment_id = u.deployment_id and v.user_id = u.id and v.verified_at is not null
  )
  and not exists (
    select from user_phone v where v.deployment_id = u.deployment_id and v.user_id = u.id and v.verified_at is not null
  )
))`;
