import type { AuthSettings } from '../../deployment/index.ts';
import { SessionCookie } from '../../platform/access/session-cookie.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { countAttempt, hashedKey } from '../../platform/rate-limits/attempt-counter.ts';
import type { VerificationContext } from '../address-verification/mark-address-verified.ts';
import { addressOf } from '../addresses/address-holder.ts';
import { type AddressKind, findAddress, type ShownAddress } from '../addresses/address-kinds.ts';
import { assertRemovable, changeAddresses, makePrimary } from '../addresses/user-addresses.ts';
import type { Identifier } from '../addresses/user-identifiers.ts';
import { notifyOwner } from '../messages/notify-owner.ts';
import { type AuthPolicy, authPolicy } from '../policy/policy.reads.ts';
import { removeUnlessLastWayIn } from '../sign-in/last-way-in.ts';
import type { Guesser } from '../verification/guess-limits.ts';
import { checkCode, consumeChallenge, invalidateChallengesOf, invalidCode } from '../verification/verification.ts';
import { assertNotLastIdentifier } from './last-identifier.ts';

const MAX_ADDRESSES = 10;
const HOUR_SECONDS = 3_600;
/** Limits per requesting user and per address, so that one account cannot use up the codes of the address's owner. */
const CODES_PER_HOUR = { perUser: 10, perAddress: 30 };

/** What a signed-in user's own changes need to know of email addresses or phone numbers. */
export interface MyAddressKind<Shown extends ShownAddress = ShownAddress> extends AddressKind<Shown> {
  /** The operation that makes another address primary. */
  readonly makePrimaryOperation: string;
  readonly notVerified: () => ServiceError;
  textOf(shown: Shown): string;
  /** Marks the address verified, unless another user has verified it meanwhile. */
  markVerified(tx: Transaction, ctx: VerificationContext, userId: string, id: string): Promise<void>;
}

/** Adds an address that is pending until it is verified, whether or not another account has it. */
export function addMyAddress<Shown extends ShownAddress>(
  ctx: Context,
  kind: AddressKind<Shown>,
  address: Identifier,
): Promise<Shown> {
  const { userId } = ctx.viewer.assertSignedIn();
  return changeAddresses(ctx, userId, async (tx, user) => {
    const others = await kind.load(tx, user);
    assertAddable(
      kind,
      others.length,
      others.some((other) => addressOf(other).key === address.key),
    );
    const id = tx.newId();
    const added = { id, deploymentId: tx.deploymentId, userId, createdAt: tx.now, updatedAt: tx.now };
    kind.create(tx, address, { ...added, status: 'pending', isPrimary: others.length === 0, verifiedAt: null });
    await tx.em.flush();
    return findAddress(tx, kind, userId, id);
  });
}

/** The user's unverified address with this id. Throws 403 when the settings disable addresses of its kind. Reads the policy unless it is passed. */
export async function findUnverified<Shown extends ShownAddress>(
  ctx: Context,
  kind: AddressKind<Shown>,
  id: string,
  known?: AuthPolicy,
) {
  const { userId } = ctx.viewer.assertSignedIn();
  const { deploymentId } = ctx.viewer;
  const found = await findAddress({ rows: ctx.rows, deploymentId }, kind, userId, id);
  const policy = known ?? (await authPolicy(ctx));
  assertEnabled(kind, policy.settings);
  if (found.isVerified) throw new ServiceError('ALREADY_VERIFIED', `This ${kind.label} is already verified.`);
  return { userId, found, policy };
}

export function assertEnabled({ purpose }: AddressKind, settings: AuthSettings): void {
  if (settings[purpose].enabled) return;
  throw new ServiceError(
    'FEATURE_DISABLED',
    `This deployment does not use ${purpose} ${purpose === 'email' ? 'addresses' : 'numbers'}.`,
  );
}

/** Throws 409 when the user has this address already, or the maximum number. The user must be locked. */
function assertAddable({ label }: AddressKind, count: number, hasIt: boolean): void {
  if (hasIt) throw new ServiceError('CONFLICT', `Your account already has this ${label}.`);
  if (count >= MAX_ADDRESSES)
    throw new ServiceError(
      'CONFLICT',
      `An account can have at most ${MAX_ADDRESSES} addresses of one kind. Remove another one first.`,
    );
}

/** The counters of wrong codes for an address. The target counts all accounts, since each of them can verify the address. */
export const guesserAt = (
  ctx: Context,
  { purpose }: Pick<AddressKind, 'purpose'>,
  { userId, to }: { readonly userId: string; readonly to: string },
): Guesser => ({
  target: `${purpose}:${hashedKey(ctx, to)}`,
  client: userId,
});

/** Counts a code before it is sent, per user and per address. Throws 429 above the hourly limits. */
export async function countSentCode(ctx: Context, userId: string, to: string): Promise<void> {
  const { perUser, perAddress } = CODES_PER_HOUR;
  await countAttempt(ctx, [
    { key: `address_codes:${userId}`, max: perUser, seconds: HOUR_SECONDS },
    { key: `address_codes_to:${hashedKey(ctx, to)}`, max: perAddress, seconds: HOUR_SECONDS },
  ]);
}

/** Checks the code that was sent to the address and marks the address verified. */
export async function verifyMyAddress<Shown extends ShownAddress>(
  ctx: Context,
  kind: MyAddressKind<Shown>,
  id: string,
  code: string,
): Promise<Shown> {
  const unverified = await findUnverified(ctx, kind, id);
  const challengeId = await checkCode(ctx, { purpose: kind.purpose, subjectId: id }, code);
  return completeVerification(ctx, kind, unverified, { id: challengeId, createError: invalidCode });
}

/** Consumes the challenge and marks the address verified. */
export async function completeVerification<Shown extends ShownAddress>(
  ctx: Context,
  kind: MyAddressKind<Shown>,
  { userId, found }: Pick<Awaited<ReturnType<typeof findUnverified<Shown>>>, 'userId' | 'found'>,
  challenge: { readonly id: string; readonly createError: () => ServiceError },
): Promise<Shown> {
  const { sessionId } = ctx.viewer.assertSignIn();
  const { id } = found;
  const text = kind.textOf(found);
  return command(ctx, async (tx) => {
    await consumeChallenge(tx, challenge.id, challenge.createError);
    // With a session token, use the session of its sign-in.
    await kind.markVerified(tx, { ...ctx, sessionCookie: new SessionCookie(sessionId) }, userId, id);
    const to = await primaryEmailOf(tx, userId);
    // Verifying the primary address itself needs no notice: its owner has just used the code.
    if (to !== text) await notifyOwner(ctx, tx, to, { event: `${kind.purpose}_added`, address: text });
    return findAddress(tx, kind, userId, id);
  });
}

/** Makes a verified address the primary one and notifies the previous primary email address. */
export async function makeMyAddressPrimary<Shown extends ShownAddress>(
  ctx: Context,
  kind: MyAddressKind<Shown>,
  id: string,
) {
  const { userId } = ctx.viewer.assertSignedIn();
  const { settings } = await authPolicy(ctx);
  return changeAddresses(ctx, userId, async (tx, user) => {
    const all = await kind.load(tx, user);
    const chosen = all.find((each) => each.id === id);
    if (chosen === undefined) throw kind.notFound();
    assertEnabled(kind, settings);
    if (chosen.verifiedAt == null) throw kind.notVerified();
    await makePrimary(tx, all, id, 'id', kind.label);
    await invalidateChallengesOf(tx, userId);
    await notifyOwner(ctx, tx, user.primaryEmail, { event: `${kind.purpose}_made_primary` });
    await tx.em.flush();
    return findAddress(tx, kind, userId, id);
  });
}

/** Removes an address that the account does not need, and notifies the primary email address and the removed one. */
export async function deleteMyAddress(ctx: Context, kind: MyAddressKind, id: string): Promise<null> {
  const { userId } = ctx.viewer.assertSignedIn();
  const { settings } = await authPolicy(ctx);
  return changeAddresses(ctx, userId, async (tx, user) => {
    const all = await kind.load(tx, user);
    const address = all.find((each) => each.id === id);
    if (address === undefined) throw kind.notFound();
    await assertNotLastIdentifier(tx, user, { address, all, settings });
    assertRemovable(address, all, {
      label: kind.label,
      howToMakePrimary: kind.makePrimaryOperation,
      isRequired: settings[kind.purpose].required,
    });
    await removeUnlessLastWayIn(tx, { userId, settings, what: kind.label }, () => tx.em.remove(address));
    await invalidateChallengesOf(tx, userId);
    const shown = 'email' in address ? address.email : address.phoneNumber;
    const happened = { event: `${kind.purpose}_removed`, address: shown } as const;
    await notifyOwner(ctx, tx, user.primaryEmail, happened);
    const isRemovedAddressNotified =
      address.verifiedAt != null && 'email' in address && address.email !== user.primaryEmail;
    if (isRemovedAddressNotified) await notifyOwner(ctx, tx, shown, happened, userId);
    return null;
  });
}

async function primaryEmailOf({ rows, deploymentId }: Transaction, userId: string): Promise<string | null> {
  const { email } = await rows
    .selectFrom('user')
    .select('primary_email as email')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}
