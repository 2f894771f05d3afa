import type { SignUpInput } from '../../generated/deployment.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import type { FoundInvitation } from '../../platform/ports/sign-up-invitations.ts';
import { addressLimits } from '../../platform/rate-limits/address-limits.ts';
import { countAttempt } from '../../platform/rate-limits/attempt-counter.ts';
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

/** Creates an account, or an attempt when an address must be verified first; see `signUp` in the schema. */
export async function signUp(ctx: Context, input: SignUpInput) {
  const { deploymentId } = ctx.viewer;
  const policy = await authPolicy(ctx);
  const { invitationToken } = input;
  const redirectUrl = assertRedirect(ctx.config, policy, input.redirectUrl);
  const invitation = invitationToken
    ? await ctx.signUpInvitations.ofToken(ctx.rows, deploymentId, invitationToken)
    : null;
  // A mailed token verifies the address that it was mailed to.
  const verified = invitation === null ? await verifiedByWaitlist(ctx, input) : identifierOf(invitation);
  const accepted = readSignUp(input, policy, verified);
  await countAttempt(ctx, addressLimits(ctx, 'signup'));
  await assertMaySignUp(ctx, policy, accepted, verified !== null);
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
  };
  const tenant = { rows: ctx.rows, deploymentId };
  const steps = await remainingSignUpSteps(tenant, policy, { ...applicant, emailKey: applicant.email?.key ?? null });
  const [first] = steps;
  if (first === undefined) return signUpWithoutSteps(ctx, policy, applicant, invitation);
  return beginSignUp(ctx, policy, applicant, { steps: [first, ...steps.slice(1)], redirectUrl });
}

const identifierOf = ({ email, emailKey }: FoundInvitation) => ({ text: email, key: emailKey });

async function verifiedByWaitlist(ctx: Context, { waitlistToken }: SignUpInput) {
  return waitlistToken ? emailOfWaitlistToken(ctx, waitlistToken) : null;
}

async function signUpWithoutSteps(
  ctx: Context,
  policy: AuthPolicy,
  applicant: Applicant,
  invitation: FoundInvitation | null,
) {
  const {
    session,
    userId: _,
    ...result
  } = await command(ctx, async (tx) => {
    if (applicant.walletChallenge !== null) await consumeWalletChallenge(tx, applicant.walletChallenge);
    const reserved = await reserveIdentifiers(tx, applicant, policy, 'input.');
    const created = await createAccount(tx, ctx, applicant, policy, reserved);
    if (invitation !== null) await ctx.signUpInvitations.accept(tx, invitation, signedUp(created));
    const user = created.signIn === null ? null : await getMe(tx.rows, tx.deploymentId, created.userId);
    return { ...created, user };
  });
  setSessionCookie(ctx, session);
  return { ...result, signUpAttempt: null };
}
