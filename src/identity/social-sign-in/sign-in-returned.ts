import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { emailKey } from '../../platform/crypto/identifiers.ts';
import { ServiceError } from '../../platform/errors.ts';
import { emailAddress, findHolder, lockAddress } from '../addresses/address-holder.ts';
import { notifyFactorChange } from '../factors/notify-factor-change.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';
import { setSessionCookie } from '../sessions/session.record.ts';
import { continueSignIn } from '../sign-in/continue-sign-in.ts';
import { withStoredFailure } from '../sign-in/record-failure.ts';
import type { ClaimedAttempt } from '../social-attempts/claim-social-attempt.ts';
import {
  findSocialUser,
  linkSocialAccount,
  lockSocialAccount,
  type SocialAccount,
  touchSocialAccount,
} from '../social-connections/social-connection.record.ts';
import { lockActiveUser } from '../users/user.record.ts';
import type { ReturnedPerson } from './returned-person.ts';
import { signUpReturned } from './sign-up-returned.ts';

/** A parallel request has linked or unlinked the account since it was read. */
class AccountChanged extends Error {}

const MAX_TRIES = 3;

/**
 * Signs in the user whose account at the provider it is, or else the user who has verified the same address as the provider, or else
 * starts a sign-up. Requests that run at the same time decide again when the account was linked meanwhile, so that they make one
 * account.
 */
export async function signInReturned(
  ctx: Context,
  policy: AuthPolicy,
  attempt: ClaimedAttempt,
  person: ReturnedPerson,
): Promise<Partial<Awaited<ReturnType<typeof signUpReturned>>> & { readonly isNewUser?: boolean }> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await decide(ctx, policy, attempt, person);
    } catch (error) {
      if (!isChanged(error) || tries === MAX_TRIES) throw error;
    }
  }
}

/** A sign-up finds that a parallel one has linked the account. */
const isChanged = (error: unknown): boolean =>
  error instanceof AccountChanged || (error instanceof ServiceError && error.code === 'SOCIAL_CONNECTION_TAKEN');

async function decide(ctx: Context, policy: AuthPolicy, attempt: ClaimedAttempt, person: ReturnedPerson) {
  const { account, profile } = person;
  const place = { rows: ctx.rows, deploymentId: ctx.viewer.deploymentId };
  const known = await findSocialUser(place, account);
  if (known !== undefined) return signInKnown(ctx, policy, person, known);
  const key = profile.isEmailVerified && policy.settings.email.enabled ? emailKey(profile.email ?? '') : null;
  const holder = key === null ? undefined : await findHolder(place, emailAddress(key));
  if (holder === undefined || key === null) {
    const outcome = await signUpReturned(ctx, policy, attempt, person);
    return { ...outcome, isNewUser: outcome.signUpAttempt === null };
  }
  if (!holder.isReserved || !holder.isVerified) throw linkRequired(person);
  return signInByAddress(ctx, policy, person, { userId: holder.userId, key });
}

/**
 * The provider has verified the address, but the account only claims it, or has it from a server without proof. Its owner is not
 * known to be the person, so the person signs in to it first. A code or a new password does that, and ends the access of a person
 * who claimed a foreign address.
 */
const linkRequired = ({ provider }: ReturnedPerson) =>
  new ServiceError(
    'SOCIAL_LINK_REQUIRED',
    `An account has the email address of your account at ${provider.label}. Sign in to it first, then link ${provider.label}.`,
  );

async function signInKnown(
  ctx: Context,
  policy: AuthPolicy,
  { account }: ReturnedPerson,
  { userId }: { readonly userId: string },
) {
  return signInUser(ctx, policy, userId, async (tx) => {
    await lockOwner(tx, userId);
    if (!(await touchSocialAccount(ctx, tx, userId, account))) throw new AccountChanged();
  });
}

/** Links the account to the user who has verified the same address, and notifies the user. */
async function signInByAddress(
  ctx: Context,
  policy: AuthPolicy,
  { account, provider }: ReturnedPerson,
  { userId, key }: { readonly userId: string; readonly key: string },
) {
  return signInUser(ctx, policy, userId, async (tx) => {
    await lockUnlinked(tx, account);
    const holder = await lockAddress(tx, emailAddress(key));
    if (holder?.userId !== userId || !holder.isReserved || !holder.isVerified) throw new AccountChanged();
    await lockOwner(tx, userId);
    await linkSocialAccount(ctx, tx, userId, account);
    await notifyFactorChange(ctx, tx, userId, { event: 'social_linked', provider: provider.label });
  });
}

async function lockUnlinked(tx: Transaction, account: SocialAccount): Promise<void> {
  await lockSocialAccount(tx, account);
  if ((await findSocialUser(tx, account)) !== undefined) throw new AccountChanged();
}

async function signInUser(
  ctx: Context,
  policy: AuthPolicy,
  userId: string,
  prepare: (tx: Transaction) => Promise<void>,
) {
  const attempted = { userId, unknownKey: null, method: 'sso', wrong: 'USER_INACTIVE' as const };
  const { session, ...outcome } = await withStoredFailure(ctx, attempted, () =>
    command(ctx, async (tx) => {
      await prepare(tx);
      return continueSignIn(tx, ctx, { userId, method: 'sso', policy });
    }),
  );
  setSessionCookie(ctx, session);
  return outcome;
}

/** Locks the user. Only the owner of the account at the provider gets here, so the response may say that the user is inactive. */
async function lockOwner(tx: Transaction, userId: string): Promise<void> {
  if (await lockActiveUser(tx, userId)) return;
  throw new ServiceError('INVALID_CREDENTIALS', 'No account that may sign in is linked. Contact the support.');
}
