import type { AuthSettings } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { ServiceError } from '../../platform/errors.ts';
import { countAttempt, hashedKey } from '../../platform/rate-limits/attempt-counter.ts';
import type { Proving } from '../addresses/prove-address.ts';
import { assertRemovable, changeAddresses, promote } from '../addresses/user-addresses.ts';
import type { UserEmail } from '../addresses/user-email.entity.ts';
import type { UserPhone } from '../addresses/user-phone.entity.ts';
import { tellOwner } from '../messages/tell-owner.ts';
import { type AuthPolicy, authPolicy } from '../policy/policy.reads.ts';
import type { User } from '../users/user.entity.ts';
import type { Guesser } from '../verification/guess-budget.ts';
import { checkCode, consumeChallenge, invalidCode, voidChallengesOf } from '../verification/verification.ts';
import { assertKeepsAWayIn } from './ways-in.ts';

const MAX_ADDRESSES = 10;
const HOUR = 3_600;
/** Of one user, and to one address: a single account can't use up what its owner may ask for. */
const CODES_PER_HOUR = { perUser: 10, perAddress: 30 };

/** An address as it is shown. */
interface ShownAddress {
  readonly id: string;
  readonly isVerified: boolean;
}

/** What e-mail addresses and phone numbers differ in. */
export interface AddressKind<Shown extends ShownAddress = ShownAddress> {
  /** What a code for it is sent for, and the setting that switches it on. */
  readonly purpose: 'email' | 'phone';
  readonly what: 'e-mail address' | 'phone number';
  /** The call that makes another one primary. */
  readonly makePrimaryCall: string;
  readonly notFound: () => ServiceError;
  readonly notVerified: () => ServiceError;
  textOf(shown: Shown): string;
  list(rows: Rows, deploymentId: number, userId: string): Promise<Shown[]>;
  load(tx: Transaction, user: User): Promise<(UserEmail | UserPhone)[]>;
  /** Marks it verified, unless somebody else has proved it meanwhile. */
  prove(tx: Transaction, ctx: Proving, userId: string, id: string): Promise<void>;
}

/** The user's own address of this id; 404 where they have none. */
export async function findMine<Shown extends ShownAddress>(
  rows: Rows,
  deploymentId: number,
  kind: AddressKind<Shown>,
  { userId, id }: { userId: string; id: string },
): Promise<Shown> {
  const found = (await kind.list(rows, deploymentId, userId)).find((each) => each.id === id);
  if (found === undefined) throw kind.notFound();
  return found;
}

/** The address of this id that is still to be verified, in a deployment that uses addresses of its kind. The policy is read where the caller has not read it. */
export async function findUnverified<Shown extends ShownAddress>(
  ctx: Context,
  kind: AddressKind<Shown>,
  id: string,
  known?: AuthPolicy,
) {
  const { userId } = ctx.viewer.assertSignedIn();
  const { deploymentId } = ctx.viewer;
  const found = await findMine(ctx.rows, deploymentId, kind, { userId, id });
  const policy = known ?? (await authPolicy(ctx));
  assertEnabled(kind, policy.settings);
  if (found.isVerified) throw new ServiceError('ALREADY_VERIFIED', `This ${kind.what} is verified already.`);
  return { userId, found, policy };
}

export function assertEnabled({ purpose, what }: AddressKind, settings: AuthSettings): void {
  if (settings[purpose].enabled) return;
  throw new ServiceError('FEATURE_DISABLED', `Users of this deployment are not asked for a ${what}.`);
}

/** 409 where the user has as many as there may be, or this one already; the user is locked. */
export function assertAddable({ what }: AddressKind, count: number, hasIt: boolean): void {
  if (hasIt) throw new ServiceError('CONFLICT', `This ${what} is yours already.`);
  if (count >= MAX_ADDRESSES) throw new ServiceError('CONFLICT', `An account has at most ${MAX_ADDRESSES} of a kind.`);
}

/** Guesses at codes that prove an address: those of all accounts together, since each could prove it. */
export const guesserAt = ({ purpose }: Pick<AddressKind, 'purpose'>, userId: string, to: string): Guesser => ({
  target: `${purpose}:${hashedKey(to)}`,
  client: userId,
});

/** Counts a code before it is sent: so many an hour of one user's, and to one address, over all subjects. */
export async function countSending(ctx: Context, userId: string, to: string): Promise<void> {
  const { perUser, perAddress } = CODES_PER_HOUR;
  await countAttempt(ctx, [
    { key: `address_codes:${userId}`, max: perUser, seconds: HOUR },
    { key: `address_codes_to:${hashedKey(to)}`, max: perAddress, seconds: HOUR },
  ]);
}

/** Checks the code that was sent to the address, which is verified from then on. */
export async function verifyMine<Shown extends ShownAddress>(
  ctx: Context,
  kind: AddressKind<Shown>,
  id: string,
  code: string,
): Promise<Shown> {
  const unverified = await findUnverified(ctx, kind, id);
  const challengeId = await checkCode(ctx, { purpose: kind.purpose, subjectId: id }, code);
  return proveMine(ctx, kind, unverified, { challengeId, otherwise: invalidCode });
}

/** Uses the proof up and marks the address verified. */
export async function proveMine<Shown extends ShownAddress>(
  ctx: Context,
  kind: AddressKind<Shown>,
  { userId, found, policy: { appName } }: Awaited<ReturnType<typeof findUnverified<Shown>>>,
  proof: { readonly challengeId: string; readonly otherwise: () => ServiceError },
): Promise<Shown> {
  const { sessionId } = ctx.viewer.assertSignedIn();
  const { id } = found;
  const text = kind.textOf(found);
  return command(ctx, async (tx) => {
    await consumeChallenge(tx, proof.challengeId, proof.otherwise);
    // A session token speaks for the browser whose sign-in it stands for.
    await kind.prove(tx, { ...ctx, browser: { sessionId } }, userId, id);
    const to = await primaryEmailOf(tx, userId);
    // Whoever reads the primary address has just answered the message that lay in it.
    if (to !== text) await tellOwner(ctx, tx, to, { appName, ...told(kind, text, 'was added to your account') });
    return findMine(tx.rows, tx.deploymentId, kind, { userId, id });
  });
}

/** Makes a verified address the primary one; the earlier primary e-mail address is told. */
export async function makeMinePrimary<Shown extends ShownAddress>(ctx: Context, kind: AddressKind<Shown>, id: string) {
  const { userId } = ctx.viewer.assertRecentlyAuthenticated();
  const { settings, appName } = await authPolicy(ctx);
  return changeAddresses(ctx, userId, async (tx, user) => {
    const all = await kind.load(tx, user);
    const chosen = all.find((each) => each.id === id);
    if (chosen === undefined) throw kind.notFound();
    assertEnabled(kind, settings);
    if (chosen.verifiedAt == null) throw kind.notVerified();
    await promote(tx, all, id, 'id', kind.what);
    await voidChallengesOf(tx, userId);
    await tellOwner(ctx, tx, user.primaryEmail, {
      appName,
      what: `The primary ${kind.what} of your account was changed`,
    });
    await tx.em.flush();
    return findMine(tx.rows, tx.deploymentId, kind, { userId, id });
  });
}

/** Removes an address that the account can do without; the primary e-mail address is told, and the removed one. */
export async function removeMine(ctx: Context, kind: AddressKind, id: string): Promise<null> {
  const { userId } = ctx.viewer.assertRecentlyAuthenticated();
  const { settings, appName } = await authPolicy(ctx);
  return changeAddresses(ctx, userId, async (tx, user) => {
    const all = await kind.load(tx, user);
    const address = all.find((each) => each.id === id);
    if (address === undefined) throw kind.notFound();
    await assertKeepsAWayIn(tx, user, { address, all, settings });
    assertRemovable(address, all, {
      what: kind.what,
      how: kind.makePrimaryCall,
      isRequired: settings[kind.purpose].required,
    });
    tx.em.remove(address);
    await voidChallengesOf(tx, userId);
    const shown = 'email' in address ? address.email : address.phoneNumber;
    const happened = { appName, ...told(kind, shown, 'was removed from your account') };
    await tellOwner(ctx, tx, user.primaryEmail, happened);
    const isToldToo = address.verifiedAt != null && 'email' in address && address.email !== user.primaryEmail;
    if (isToldToo) await tellOwner(ctx, tx, shown, happened);
    return null;
  });
}

/** What the owner is told of an address: it is named in the text alone. */
function told({ what }: Pick<AddressKind, 'what'>, address: string, happened: string) {
  const article = what === 'e-mail address' ? 'An' : 'A';
  return { what: `The ${what} ${address} ${happened}`, subject: `${article} ${what} ${happened}` };
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
