import type { UpdateUserInput } from '../../generated/backend.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import { emailAddress, phoneAddress } from './address-holder.ts';
import type { AddressReservation } from './user-addresses.ts';
import type { UserEmail } from './user-email.entity.ts';
import type { UserPhone } from './user-phone.entity.ts';

/** A user's pending address that the command reserves. */
export interface ReservedRow extends AddressReservation {
  readonly id: string;
}

type Primary = Pick<UpdateUserInput, 'primaryEmailId' | 'primaryPhoneId'>;

/**
 * The pending addresses that the backend makes primary, which reserves them for the user. A claimed address keeps its
 * status.
 */
export async function pendingPrimaryAddresses(
  tx: Transaction,
  userId: string,
  { primaryEmailId, primaryPhoneId }: Primary,
): Promise<ReservedRow[]> {
  const reserving: ReservedRow[] = [];
  const pending = { deployment_id: tx.deploymentId, user_id: userId, status: 'pending', is_primary: false } as const;
  if (primaryEmailId != null) {
    const email = await tx.rows
      .selectFrom('user_email')
      .select(['id', 'email_key as key'])
      .where((where) => where.and({ ...pending, id: primaryEmailId }))
      .executeTakeFirst();
    if (email) reserving.push({ id: email.id, address: emailAddress(email.key), path: 'input.primaryEmailId' });
  }
  if (primaryPhoneId != null) {
    const phone = await tx.rows
      .selectFrom('user_phone')
      .select(['id', 'phone_number as key'])
      .where((where) => where.and({ ...pending, id: primaryPhoneId }))
      .executeTakeFirst();
    if (phone) reserving.push({ id: phone.id, address: phoneAddress(phone.key), path: 'input.primaryPhoneId' });
  }
  return reserving;
}

/** Marks the rows that `pendingPrimaryAddresses` found, after the command has locked them. */
export function markReserved(rows: readonly (UserEmail | UserPhone)[], reserving: readonly ReservedRow[]): void {
  for (const row of rows) {
    if (reserving.some(({ id }) => id === row.id)) row.status = 'reserved';
  }
}
