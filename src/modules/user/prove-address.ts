import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/command.ts';
import type { ServiceError } from '../../errors.ts';
import { invalidCode } from '../verification/verification.ts';
import { purgeStrangersAccess } from './purge-access.ts';
import { takeFrom } from './take-address.ts';
import { User } from './user.entity.ts';
import { refreshUser, resourceOf } from './user.record.ts';
import { auditedWithAddresses } from './user-addresses.ts';
import { UserEmail } from './user-email.entity.ts';
import { UserPhone } from './user-phone.entity.ts';

/** What is thrown where the address is gone, or has become somebody else's. */
type Otherwise = () => ServiceError;

/** Whose address is proved. */
interface Whose {
  readonly userId: string;
  /**
   * Whether the proof alone opens the account, as a mailed code or link does. One that has proved something else meanwhile is
   * somebody else's: an unverified address must not lead into it any more.
   */
  readonly opens?: boolean;
}

/**
 * The user has proved that the e-mail address is theirs: it is marked verified, and taken from whoever merely typed it.
 * The first proof that an account gives, of its primary address and from outside the browser that made it, ends the access
 * of whoever made it (`purgeStrangersAccess`).
 *
 * It locks every user who has the address, so call it before anything else is locked. Consume the challenge before it: the
 * user's other challenges may end with it.
 */
export async function proveEmail(
  tx: Transaction,
  ctx: Pick<Context, 'browser'>,
  { userId, emailId, opens = false }: Whose & { readonly emailId: string },
  otherwise: Otherwise = invalidCode,
): Promise<void> {
  const { em, deploymentId } = tx;
  const email = await em.findOne(UserEmail, { deploymentId, userId, id: emailId });
  if (email === null) throw otherwise();
  const { emailKey } = email;
  await prove(tx, ctx, { userId, addressId: emailId, opens, lockName: `email ${emailKey}`, otherwise }, () =>
    em.find(UserEmail, { deploymentId, emailKey }, { refresh: true }),
  );
}

/** The same for a phone number. */
export async function provePhone(
  tx: Transaction,
  ctx: Pick<Context, 'browser'>,
  { userId, phoneId, opens = false }: Whose & { readonly phoneId: string },
  otherwise: Otherwise = invalidCode,
): Promise<void> {
  const { em, deploymentId } = tx;
  const phone = await em.findOne(UserPhone, { deploymentId, userId, id: phoneId });
  if (phone === null) throw otherwise();
  const { phoneNumber } = phone;
  await prove(tx, ctx, { userId, addressId: phoneId, opens, lockName: `phone ${phoneNumber}`, otherwise }, () =>
    em.find(UserPhone, { deploymentId, phoneNumber }, { refresh: true }),
  );
}

interface Proven extends Required<Whose> {
  readonly addressId: string;
  readonly lockName: string;
  readonly otherwise: Otherwise;
}

/** `findAll` reads the address of everybody who has it, as it is now. */
async function prove(
  tx: Transaction,
  { browser }: Pick<Context, 'browser'>,
  { userId, addressId, opens, lockName, otherwise }: Proven,
  findAll: () => Promise<(UserEmail | UserPhone)[]>,
): Promise<void> {
  const user = await lockHolders(tx, userId, await findAll());
  await tx.lock(lockName);
  const all = await findAll();
  const own = all.find(({ id }) => id === addressId);
  const others = all.filter((each) => each.userId !== userId);
  if (user === undefined || own === undefined || others.some(isVerified)) throw otherwise();
  if (isVerified(own)) return;

  const before = await auditedWithAddresses(tx, user);
  // Once an account has proved an address it is that owner's, who adds others from wherever they like.
  const isFirst = own.isPrimary && ![...before.emails, ...before.phones].some(({ isVerified }) => isVerified);
  if (opens && !isFirst) throw otherwise();
  const isOutside = user.signupSessionId == null || user.signupSessionId !== browser.sessionId;
  if (isFirst && isOutside) await purgeStrangersAccess(tx, user, own.id, browser.sessionId);
  await takeFrom(tx, others);
  own.verifiedAt = tx.now;
  own.updatedAt = tx.now;
  await refreshUser(tx, user);
  const after = await auditedWithAddresses(tx, user);
  tx.record({ type: 'user.updated', resource: resourceOf(user), before, after });
}

/** In the order of their ids: two who prove one address at once wait for each other instead of meeting head-on. */
async function lockHolders(tx: Transaction, userId: string, addresses: readonly (UserEmail | UserPhone)[]) {
  const ids = new Set([userId, ...addresses.map((address) => address.userId)]);
  const users = await tx.em.find(
    User,
    { deploymentId: tx.deploymentId, id: { $in: [...ids] } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  return users.find(({ id }) => id === userId);
}

const isVerified = ({ verifiedAt }: UserEmail | UserPhone) => verifiedAt != null;
