import type { Context } from '../../platform/context.ts';
import { command } from '../../platform/database/command.ts';
import type { FoundInvitation } from '../../platform/ports/sign-up-invitations.ts';
import { addressLimits } from '../../platform/rate-limits/address-limits.ts';
import { countAttempt } from '../../platform/rate-limits/attempt-counter.ts';
import { getMe } from '../account/me.reads.ts';
import type { SignUpInput } from '../graph/types.ts';
import { type AuthPolicy, authPolicy } from '../policy/policy.reads.ts';
import { setSessionCookie } from '../sessions/session.record.ts';
import type { NewUser } from '../users/user.record.ts';
import { emailOfWaitlistToken } from '../waitlist/waitlist-token.ts';
import { beginSignUp } from './begin-sign-up.ts';
import { createAccount, reserveIdentifiers } from './create-account.ts';
import { assertMaySignUp } from './may-sign-up.ts';
import { remainingSignUpSteps } from './sign-up-steps.ts';
import { readSignUp } from './sign-up.rules.ts';

/** Makes an account as the settings ask, or leaves an attempt for what has to be verified; see `signUp` in the schema. */
export async function signUp(ctx: Context, input: SignUpInput) {
  const { deploymentId } = ctx.viewer;
  const policy = await authPolicy(ctx);
  const { invitationToken } = input;
  const invitation = invitationToken
    ? await ctx.signUpInvitations.ofToken(ctx.rows, deploymentId, invitationToken)
    : null;
  // Whoever has a mailed token has proved the address that it was mailed to.
  const proved = invitation === null ? await verifiedByWaitlist(ctx, input) : identifierOf(invitation);
  const wanted = readSignUp(input, policy, proved);
  await countAttempt(ctx, addressLimits(ctx, 'signup'));
  await assertMaySignUp(ctx, policy, wanted, proved !== null);
  const { password, ...rest } = wanted;
  const passwordHash = password === null ? null : await ctx.passwords.hash(password);
  const emailVerifiedAt = proved === null ? null : new Date();
  const applicant = { ...rest, passwordHash, emailVerifiedAt, phoneVerifiedAt: null };
  const place = { rows: ctx.rows, deploymentId };
  const steps = await remainingSignUpSteps(place, policy, { ...applicant, emailKey: applicant.email?.key ?? null });
  const [first] = steps;
  if (first === undefined) return signUpWithoutSteps(ctx, policy, applicant, invitation);
  return beginSignUp(ctx, policy, { ...applicant, invitationId: invitation?.id ?? null }, [first, ...steps.slice(1)]);
}

const identifierOf = ({ email, emailKey }: FoundInvitation) => ({ text: email, key: emailKey });

async function verifiedByWaitlist(ctx: Context, { waitlistToken }: SignUpInput) {
  return waitlistToken ? emailOfWaitlistToken(ctx, waitlistToken) : null;
}

async function signUpWithoutSteps(ctx: Context, policy: AuthPolicy, applicant: NewUser, invitation: FoundInvitation | null) {
  const {
    session,
    userId: _,
    ...result
  } = await command(ctx, async (tx) => {
    const reserved = await reserveIdentifiers(tx, applicant, policy, 'input.');
    const made = await createAccount(tx, ctx, applicant, policy, reserved);
    if (invitation !== null) await ctx.signUpInvitations.accept(tx, invitation, made.userId);
    const user = made.signin === null ? null : await getMe(tx.rows, tx.deploymentId, made.userId);
    return { ...made, user };
  });
  setSessionCookie(ctx, session);
  return { ...result, signupAttempt: null };
}
