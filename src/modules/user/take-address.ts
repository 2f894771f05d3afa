import type { Transaction } from '../../database/command.ts';
import { User } from './user.entity.ts';
import { audited, resourceOf } from './user.record.ts';
import { UserEmail } from './user-email.entity.ts';
import { UserPhone } from './user-phone.entity.ts';
import { searchTextOf } from './user-search.ts';

/**
 * Deletes addresses that their users merely typed, since somebody else has proved one to be theirs. Another address of
 * such a user becomes the primary one. As many statements for many users as for one.
 */
export async function takeFrom(tx: Transaction, addresses: readonly (UserEmail | UserPhone)[]): Promise<void> {
  const { em, deploymentId, now } = tx;
  if (addresses.length === 0) return;
  const userIds = [...new Set(addresses.map(({ userId }) => userId))];
  const users = await em.find(User, { deploymentId, id: { $in: userIds } });
  const before = new Map(users.map((user) => [user.id, audited(user)]));
  for (const address of addresses) em.remove(address);
  // Gone before others take their place: the database allows one primary address at a time.
  await em.flush();

  const emails = await em.find(UserEmail, { deploymentId, userId: { $in: userIds } }, { orderBy: { id: 'asc' } });
  const phones = await em.find(UserPhone, { deploymentId, userId: { $in: userIds } }, { orderBy: { id: 'asc' } });
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

/** The primary one; where there is none, the oldest verified one becomes it, or the oldest. */
function primaryOf<Address extends UserEmail | UserPhone>(addresses: readonly Address[], now: Date) {
  const primary =
    addresses.find(({ isPrimary }) => isPrimary) ??
    addresses.find(({ verifiedAt }) => verifiedAt != null) ??
    addresses[0];
  if (primary !== undefined && !primary.isPrimary) {
    primary.isPrimary = true;
    primary.updatedAt = now;
  }
  return primary;
}
