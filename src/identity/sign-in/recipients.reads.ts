import type { Context } from '../../platform/context.ts';
import { emailKey, phoneKey } from '../../platform/crypto/identifiers.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import { hasSignedInFrom } from '../sessions/known-devices.ts';
import { identifierHashOf } from './sign-in-limits.ts';
import { isHeld, mayReceive } from './sign-in-means.reads.ts';

/** The recipient of a message, and the hash that requests for the identifier are counted by. */
export interface RecipientLookup {
  readonly identifierHash: string;
  readonly recipient: Recipient | undefined;
}

/** The account that signs in, and the address that its code or link is sent to. */
export interface Recipient {
  readonly userId: string;
  readonly addressId: string;
  readonly to: string;
  /** Whether the account has signed in from the client's address before. */
  readonly isKnownClient: boolean;
}

/** The recipient of a message to the email address. Invalid text is looked up too, so that it takes the same time. */
export async function lookUpByEmail(ctx: Context, text: string): Promise<RecipientLookup> {
  const key = emailKey(text);
  return {
    identifierHash: identifierHashOf(ctx, 'email', key ?? text),
    recipient: await findRecipientByEmail(ctx, key ?? ''),
  };
}

/** The same for a phone number. */
export async function lookUpByPhone(ctx: Context, text: string): Promise<RecipientLookup> {
  const key = phoneKey(text);
  return {
    identifierHash: identifierHashOf(ctx, 'phone', key ?? text),
    recipient: await findRecipientByPhone(ctx, key ?? ''),
  };
}

/**
 * The account that a message to the address signs in to: the one that holds the address. An account that only claims the
 * address and has verified another one is not returned. It may belong to another person, and the owner of the address must
 * not get into it.
 */
export async function findRecipientByEmail(ctx: Context, emailKey: string): Promise<Recipient | undefined> {
  const found = await recipients(ctx)
    .innerJoin('user_email as a', (join) =>
      join.onRef('a.deployment_id', '=', 'u.deployment_id').onRef('a.user_id', '=', 'u.id'),
    )
    .select(['a.id as addressId', 'a.email as to'])
    .where('a.email_key', '=', emailKey)
    .where(isHeld('a'))
    .where(mayReceive)
    .executeTakeFirst();
  return found?.isActive ? found : undefined;
}

/** The same for a phone number. */
async function findRecipientByPhone(ctx: Context, phoneNumber: string): Promise<Recipient | undefined> {
  const found = await recipients(ctx)
    .innerJoin('user_phone as a', (join) =>
      join.onRef('a.deployment_id', '=', 'u.deployment_id').onRef('a.user_id', '=', 'u.id'),
    )
    .select(['a.id as addressId', 'a.phone_number as to'])
    .where('a.phone_number', '=', phoneNumber)
    .where(isHeld('a'))
    .where(mayReceive)
    .executeTakeFirst();
  return found?.isActive ? found : undefined;
}

const recipients = ({ rows, viewer, request }: Context) =>
  rows
    .selectFrom('user as u')
    .select([
      'u.id as userId',
      'u.is_active as isActive',
      hasSignedInFrom(rateLimitKeyOf(request.ip)).as('isKnownClient'),
    ])
    .where('u.deployment_id', '=', viewer.deploymentId);
