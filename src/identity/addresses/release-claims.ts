import type { Transaction } from '../../platform/commands/command.ts';
import { audited, lockUsers, resourceOf } from '../users/user.record.ts';
import { searchTextOf } from '../users/user-search.ts';
import type { Holder } from './address-holder.ts';
import { UserEmail } from './user-email.entity.ts';
import { UserPhone } from './user-phone.entity.ts';

/**
 * Deletes addresses from accounts that only claim them, for an account that verified them or to which the backend assigns
 * them. The other accounts keep all else, and another of their addresses becomes the primary one. The number of statements
 * does not depend on the number of accounts. Lock the addresses first, so that no claim becomes reserved meanwhile.
 */
export async function releaseClaims(tx: Transaction, claims: readonly Holder[]): Promise<void> {
  const { em, deploymentId, now } = tx;
  if (claims.length === 0) return;
  const userIds = [...new Set(claims.map(({ userId }) => userId))];
  const users = await lockUsers(tx, userIds);
  const before = new Map(users.map((user) => [user.id, audited(user)]));
  const ids = claims.map(({ id }) => id);
  // Delete before other rows are written: the database allows only one holder and one primary address.
  await em.flush();
  await em.nativeDelete(UserEmail, { deploymentId, id: { $in: ids } });
  await em.nativeDelete(UserPhone, { deploymentId, id: { $in: ids } });

  const order = { orderBy: { id: 'asc' }, refresh: true } as const;
  const emails = await em.find(UserEmail, { deploymentId, userId: { $in: userIds } }, order);
  const phones = await em.find(UserPhone, { deploymentId, userId: { $in: userIds } }, order);
  for (const user of users) {
    const theirs = emails.filter(({ userId }) => userId === user.id);
    const numbers = phones.filter(({ userId }) => userId === user.id);
    user.primaryEmail = primaryOf(theirs, now)?.email ?? null;
    user.primaryPhone = primaryOf(numbers, now)?.phoneNumber ?? null;
    user.searchText = searchTextOf(
      user,
      theirs.map(({ email }) => email),
    );
    user.updatedAt = now;
    tx.record({
      type: 'user.updated',
      resource: resourceOf(user),
      before: before.get(user.id) ?? {},
      after: audited(user),
    });
  }
  await em.flush();
}

/** Returns the primary address. If there is none, makes the oldest verified one primary, else the oldest held one. */
function primaryOf<Address extends UserEmail | UserPhone>(addresses: readonly Address[], now: Date) {
  const primary =
    addresses.find(({ isPrimary }) => isPrimary) ??
    addresses.find(({ verifiedAt }) => verifiedAt != null) ??
    addresses.find(({ status }) => status !== 'pending') ??
    addresses[0];
  if (primary !== undefined && !primary.isPrimary) {
    primary.isPrimary = true;
    primary.updatedAt = now;
  }
  return primary;
}
