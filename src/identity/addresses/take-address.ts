import type { Transaction } from '../../platform/database/command.ts';
import { audited, lockUsers, resourceOf } from '../users/user.record.ts';
import { searchTextOf } from '../users/user-search.ts';
import type { Holder } from './address-holder.ts';
import { UserEmail } from './user-email.entity.ts';
import { UserPhone } from './user-phone.entity.ts';

/**
 * Deletes addresses that accounts only claim, for the account that has proved them or that the backend gives them to. The
 * accounts keep everything else, and another address of theirs becomes the primary one. As many statements for several
 * accounts as for one. Lock the addresses before, so that no claim becomes a reserved address meanwhile.
 */
export async function takeFrom(tx: Transaction, claims: readonly Holder[]): Promise<void> {
  const { em, deploymentId, now } = tx;
  if (claims.length === 0) return;
  const userIds = [...new Set(claims.map(({ userId }) => userId))];
  const users = await lockUsers(tx, userIds);
  const before = new Map(users.map((user) => [user.id, audited(user)]));
  const ids = claims.map(({ id }) => id);
  // Before others take their place: the database allows one holder and one primary address at a time.
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

/** The primary one. If there is none, the oldest verified one becomes it, else the oldest that the account holds. */
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
