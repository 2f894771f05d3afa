import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { addUser, type NewUser } from '../addresses/add-user.ts';
import { addressTaken, emailAddress, type Holder, lockFreeAddress, phoneAddress } from '../addresses/address-holder.ts';
import { releaseClaims } from '../addresses/release-claims.ts';
import { reserveUsername } from '../addresses/user-identifiers.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';
import { continueSignIn } from '../sign-in/continue-sign-in.ts';
import type { SignInPolicy } from '../sign-in/sign-in-attempt.record.ts';
import {
  findSocialUser,
  linkSocialAccount,
  lockSocialAccount,
  type SocialAccount,
  socialAccountTaken,
} from '../social-connections/social-connection.record.ts';
import { addPictureJob } from '../social-connections/social-pictures.ts';
import { audited, resourceOf } from '../users/user.record.ts';
import { markWaitlistEntryJoined } from '../waitlist/waitlist-token.ts';
import { addWallet, lockWalletHolder, type NewWallet, walletTaken } from '../wallets/wallet.record.ts';
import { isVerifiable } from './sign-up-steps.ts';
import type { SocialApplicant } from './social-applicant.ts';

/** The account that a sign-up creates. */
export interface NewAccount extends NewUser {
  /** A wallet that has signed a challenge of the sign-up. Lock its address before. */
  readonly wallet?: NewWallet | null;
  /** An account at a provider that has signed the person in. */
  readonly social?: SocialApplicant | null;
}

/** The result of `reserveIdentifiers`. */
export interface ReservedIdentifiers {
  /**
   * Whether another account claims the phone number and the settings have no way to verify it. The new account then only
   * adds the number.
   */
  readonly isPhonePending: boolean;
}

/**
 * Locks the identifiers of a sign-up to the end of the command. Throws 409 when one is taken. An address that the sign-up
 * has verified is removed from the account that only claims it; one that it has not verified counts as taken. It locks
 * addresses and users, so call it before a session is locked. `path` is the prefix of the field name in the error.
 */
export async function reserveIdentifiers(
  tx: Transaction,
  applicant: NewAccount,
  policy: Pick<AuthPolicy, 'settings'>,
  path: string,
): Promise<ReservedIdentifiers> {
  const { email, emailVerifiedAt, phoneNumber, phoneVerifiedAt, username, wallet, social } = applicant;
  if (social != null) await reserveSocialAccount(tx, social.account);
  const claims: Holder[] = [];
  let isPhonePending = false;
  if (email !== null) {
    const address = emailAddress(email.key);
    const claim = await lockFreeAddress(tx, address, `${path}email`);
    if (claim !== undefined && emailVerifiedAt === null) throw addressTaken(address, `${path}email`);
    if (claim !== undefined) claims.push(claim);
  }
  if (phoneNumber !== null) {
    const address = phoneAddress(phoneNumber);
    const claim = await lockFreeAddress(tx, address, `${path}phoneNumber`);
    isPhonePending = claim !== undefined && phoneVerifiedAt === null && !isVerifiable(address, policy);
    if (claim !== undefined && phoneVerifiedAt === null && !isPhonePending) {
      throw addressTaken(address, `${path}phoneNumber`);
    }
    if (claim !== undefined && !isPhonePending) claims.push(claim);
  }
  await releaseClaims(tx, claims);
  if (username !== null) await reserveUsername(tx, username.key, `${path}username`);
  if (wallet != null && (await lockWalletHolder(tx, wallet)) !== undefined) throw walletTaken();
  return { isPhonePending };
}

async function reserveSocialAccount(tx: Transaction, account: SocialAccount): Promise<void> {
  await lockSocialAccount(tx, account);
  if ((await findSocialUser(tx, account)) !== undefined) throw socialAccountTaken();
}

/** Creates the account of a sign-up whose identifiers were reserved in this command, and continues with its sign-in. */
export async function createAccount(
  tx: Transaction,
  ctx: Context,
  applicant: NewAccount,
  policy: SignInPolicy,
  reserved: ReservedIdentifiers,
) {
  const { social } = applicant;
  const user = await addUser(tx, applicant, { ...reserved, locale: social?.locale ?? ctx.request.locale });
  const actor = { type: 'user' as const, id: user.id };
  tx.record({ type: 'user.created', resource: resourceOf(user), after: audited(user), actor });
  tx.onCommit(() => ctx.activityCounts.add(tx.deploymentId, 'sign_up'));
  if (applicant.wallet != null) await addWallet(tx, user.id, applicant.wallet);
  if (social != null) {
    await linkSocialAccount(ctx, tx, user.id, social.account);
    await addPictureJob(ctx, tx, user.id, social.pictureUrl);
  }
  if (applicant.email !== null && applicant.emailVerifiedAt !== null) {
    await tx.em.flush();
    await markWaitlistEntryJoined(tx, applicant.email.key, user.id);
  }
  const signIn = await continueSignIn(tx, ctx, { userId: user.id, method: 'sign_up', policy });
  // A first verification of the address in another browser is by the owner of the address, who may be another person.
  user.signupSessionId = signIn.session.id;
  await tx.em.flush();
  return { ...signIn, userId: user.id };
}

/** The user of a new account, and their sign-in if it is complete, for the invitation that the sign-up accepts. */
export const signedUp = ({ userId, signIn }: Pick<Awaited<ReturnType<typeof createAccount>>, 'userId' | 'signIn'>) => ({
  userId,
  signInId: signIn?.id ?? null,
});
