import type { SignUpInput } from '../../generated/deployment.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import type { FoundInvitation } from '../../platform/ports/sign-up-invitations.ts';
import { addressLimits } from '../../platform/rate-limits/address-limits.ts';
import { countAttempt } from '../../platform/rate-limits/attempt-counter.ts';
import type { Identifier } from '../addresses/user-identifiers.ts';
import { getSignUpAttempt, signUpAttemptNotFound } from '../attempts/sign-up-attempt.reads.ts';
import { getMe } from '../me/me.reads.ts';
import { type AuthPolicy, authPolicy } from '../policy/policy.reads.ts';
import { assertRedirect } from '../policy/redirect-url.ts';
import { setSessionCookie } from '../sessions/session.record.ts';
import { emailOfWaitlistToken } from '../waitlist/waitlist-token.ts';
import { consumeWalletChallenge, readSignedMessage, verifyWallet } from '../wallets/verify-wallet.ts';
import { type Applicant, beginSignUp } from './begin-sign-up.ts';
import { createAccount, reserveIdentifiers, signedUp } from './create-account.ts';
import { assertMaySignUp } from './may-sign-up.ts';
import { readSignUp } from './sign-up.rules.ts';
import { remainingSignUpSteps } from './sign-up-steps.ts';
import { openApplicant, type SocialApplicant } from './social-applicant.ts';

/** Creates an account, or an attempt when an address must be verified first; see `signUp` in the schema. */
export async function signUp(ctx: Context, input: SignUpInput) {
  const policy = await authPolicy(ctx);
  const redirectUrl = assertRedirect(ctx.config, policy, input.redirectUrl);
  const { signUpAttemptId } = input;
  if (signUpAttemptId != null) return completeProfile(ctx, policy, { ...input, signUpAttemptId }, redirectUrl);
  const admission = await admissionOf(ctx, input);
  const { verified } = admission;
  return applySignUp(ctx, policy, { ...admission, input, isInvited: verified !== null, social: null, redirectUrl });
}

/** The invitation that a sign-up accepts. */
interface SignUpInvitation {
  readonly id: string;
  read(tx: Transaction): Promise<FoundInvitation>;
}

/** What lets a person sign up in any mode. */
export interface Admission {
  readonly invitation: SignUpInvitation | null;
  /** The address that a mailed token verifies, because it was mailed to it. */
  readonly verified: Identifier | null;
}

/** Reads the invitation or the waitlist entry of a token. */
export async function admissionOf(
  ctx: Context,
  { invitationToken, waitlistToken }: Pick<SignUpInput, 'invitationToken' | 'waitlistToken'>,
): Promise<Admission> {
  if (invitationToken) {
    const invitation = await ctx.signUpInvitations.ofToken(ctx.rows, ctx.viewer.deploymentId, invitationToken);
    return { invitation: { id: invitation.id, read: async () => invitation }, verified: identifierOf(invitation) };
  }
  return { invitation: null, verified: waitlistToken ? await emailOfWaitlistToken(ctx, waitlistToken) : null };
}

export interface SignUpApplication extends Admission {
  readonly input: SignUpInput;
  readonly isInvited: boolean;
  /** The account at a provider that has signed the person in. */
  readonly social: SocialApplicant | null;
  readonly redirectUrl: string | null;
  /** The attempt that waited for the fields of this application. */
  readonly attemptId?: string;
}

/** Creates the account of an application, or an attempt for its next step. */
export async function applySignUp(ctx: Context, policy: AuthPolicy, application: SignUpApplication) {
  const { deploymentId } = ctx.viewer;
  const { input, invitation, verified, isInvited, social, redirectUrl } = application;
  const accepted = readSignUp(input, policy, verified, social !== null);
  await countAttempt(ctx, addressLimits(ctx, 'signup'));
  await assertMaySignUp(ctx, policy, accepted, isInvited);
  const { password, wallet: signature, ...rest } = accepted;
  const walletChallenge = signature === null ? null : await verifyWallet(ctx, policy, readSignedMessage(signature));
  const passwordHash = password === null ? null : await ctx.passwords.hash(password);
  const emailVerifiedAt = verified === null ? null : new Date();
  const applicant = {
    ...rest,
    passwordHash,
    emailVerifiedAt,
    phoneVerifiedAt: null,
    wallet: walletChallenge,
    walletChallenge,
    invitationId: invitation?.id ?? null,
    social,
  };
  const tenant = { rows: ctx.rows, deploymentId };
  const steps = await remainingSignUpSteps(tenant, policy, { ...applicant, emailKey: applicant.email?.key ?? null });
  const [first] = steps;
  if (first === undefined) return signUpWithoutSteps(ctx, policy, applicant, application);
  return beginSignUp(ctx, policy, applicant, { steps: [first, ...steps.slice(1)], redirectUrl });
}

/** Continues the sign-up of a person whom a provider has signed in, with the fields that were missing. */
async function completeProfile(
  ctx: Context,
  policy: AuthPolicy,
  input: SignUpInput & { readonly signUpAttemptId: string },
  redirectUrl: string | null,
) {
  const attempt = await getSignUpAttempt(ctx, input.signUpAttemptId);
  const social = openApplicant(ctx, attempt);
  if (attempt.currentStep !== 'complete_profile' || social === null) throw signUpAttemptNotFound();
  const { email, emailKey, emailVerifiedAt, firstName, lastName, invitationId } = attempt;
  const isVerified = email !== null && emailKey !== null && emailVerifiedAt !== null;
  return applySignUp(ctx, policy, {
    input: {
      ...input,
      email: input.email || email,
      firstName: input.firstName || firstName,
      lastName: input.lastName || lastName,
    },
    invitation:
      invitationId === null ? null : { id: invitationId, read: (tx) => ctx.signUpInvitations.ofId(tx, invitationId) },
    verified: isVerified ? { text: email, key: emailKey } : null,
    isInvited: social.isInvited,
    social,
    redirectUrl,
    attemptId: attempt.id,
  });
}

const identifierOf = ({ email, emailKey }: FoundInvitation) => ({ text: email, key: emailKey });

async function signUpWithoutSteps(
  ctx: Context,
  policy: AuthPolicy,
  applicant: Applicant,
  { invitation, attemptId }: Pick<SignUpApplication, 'invitation' | 'attemptId'>,
) {
  const {
    session,
    userId: _,
    ...result
  } = await command(ctx, async (tx) => {
    if (applicant.walletChallenge !== null) await consumeWalletChallenge(tx, applicant.walletChallenge);
    const reserved = await reserveIdentifiers(tx, applicant, policy, 'input.');
    if (attemptId !== undefined) await endAttempt(tx, attemptId);
    const created = await createAccount(tx, ctx, applicant, policy, reserved);
    if (invitation !== null) await ctx.signUpInvitations.accept(tx, await invitation.read(tx), signedUp(created));
    const user = created.signIn === null ? null : await getMe(tx.rows, tx.deploymentId, created.userId);
    return { ...created, user };
  });
  setSessionCookie(ctx, session);
  return { ...result, signUpAttempt: null };
}

/** Deletes the attempt that waited for the fields. Throws 404 when another request has used it. */
async function endAttempt(tx: Transaction, id: string): Promise<void> {
  await tx.rows
    .deleteFrom('signup_attempt')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(signUpAttemptNotFound);
}
