import type { Transaction } from '../../platform/database/command.ts';
import type { UpdateUserInput } from '../graph/types.ts';
import { emailAddress, phoneAddress } from './address-holder.ts';
import type { Reserving } from './user-addresses.ts';
import type { UserEmail } from './user-email.entity.ts';
import type { UserPhone } from './user-phone.entity.ts';

/** A row of the user's that the command reserves. */
export interface ReservingRow extends Reserving {
  readonly id: string;
}

type Primary = Pick<UpdateUserInput, 'primaryEmailId' | 'primaryPhoneId'>;

/**
 * Addresses that the user has only added so far and that the backend makes primary now: it vouches for them. One that the
 * account claims stays a claim.
 */
export async function reservedAsPrimary(
  tx: Transaction,
  userId: string,
  { primaryEmailId, primaryPhoneId }: Primary,
): Promise<ReservingRow[]> {
  const reserving: ReservingRow[] = [];
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

/** Marks the rows that `reservedAsPrimary` has found and the command has locked. */
export function markReserved(rows: readonly (UserEmail | UserPhone)[], reserving: readonly ReservingRow[]): void {
  for (const row of rows) {
    if (reserving.some(({ id }) => id === row.id)) row.status = 'reserved';
  }
}
