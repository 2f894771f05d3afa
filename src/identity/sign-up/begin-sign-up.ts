import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { emailAddress, lockFreeAddress, phoneAddress } from '../addresses/address-holder.ts';
import { reserveUsername } from '../addresses/user-identifiers.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';
import { endSignupAttempts, openSession, setSessionCookie } from '../sessions/session.record.ts';
import type { NewUser } from '../users/user.record.ts';
import { countMessage, formOf, challengeKindOf, lockStepAddress, sendChallenge } from './sign-up-challenge.ts';
import { type SignUpStep, SignupAttempt } from './signup-attempt.entity.ts';
import { attemptExpiry, signupAttemptOf } from './signup-attempt.reads.ts';

/** A sign-up that is not complete yet, with the invitation that it will accept. */
export interface Applicant extends NewUser {
  readonly invitationId: string | null;
}

/** Leaves an attempt in this browser instead of earlier ones, and sends what the first of its steps asks for. */
export async function beginSignUp(
  ctx: Context,
  policy: AuthPolicy,
  applicant: Applicant,
  steps: readonly [SignUpStep, ...SignUpStep[]],
) {
  const [currentStep] = steps;
  const form = formOf(currentStep, policy.settings);
  const { email, phoneNumber } = applicant;
  const addressed = { currentStep, email: email?.text ?? null, emailKey: email?.key ?? null, phoneNumber };
  await countMessage(ctx, addressed);
  const { session, attempt } = await command(ctx, async (tx) => {
    const owner = await lockStepAddress(tx, addressed);
    await assertIdentifiersAvailable(tx, applicant, steps);
    const session = await openSession(tx, ctx, policy.settings.sessionValidityPeriod);
    await endSignupAttempts(tx, session.id);
    const attempt = await addAttempt(tx, session.id, applicant, currentStep);
    await sendChallenge(tx, ctx, { policy, challenged: { ...addressed, ...attempt }, form, owner });
    tx.record({
      type: 'session.signup_attempt.created',
      resource: { type: 'session', id: session.id },
      after: { signupAttemptId: attempt.id, currentStep },
    });
    return { session, attempt };
  });
  setSessionCookie(ctx, session);
  return {
    user: null,
    signin: null,
    signinAttempt: null,
    signupAttempt: signupAttemptOf({ ...attempt, kind: challengeKindOf(form) }),
  };
}

/**
 * 409 for what is taken and no step will ask about. An address that a step asks about is never told to be taken: that would
 * say who has an account.
 */
async function assertIdentifiersAvailable(tx: Transaction, applicant: NewUser, steps: readonly SignUpStep[]): Promise<void> {
  const { email, phoneNumber, username } = applicant;
  if (email !== null && !steps.includes('verify_email')) {
    await lockFreeAddress(tx, emailAddress(email.key), 'input.email');
  }
  if (phoneNumber !== null && !steps.includes('verify_phone')) {
    await lockFreeAddress(tx, phoneAddress(phoneNumber), 'input.phoneNumber');
  }
  if (username !== null) await reserveUsername(tx, username.key, 'input.username');
}

async function addAttempt(tx: Transaction, sessionId: string, applicant: Applicant, currentStep: SignUpStep) {
  const { email, username, ...rest } = applicant;
  const attempt = tx.em.create(SignupAttempt, {
    ...rest,
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    sessionId,
    email: email?.text ?? null,
    emailKey: email?.key ?? null,
    username: username?.text ?? null,
    usernameKey: username?.key ?? null,
    currentStep,
    expiresAt: attemptExpiry(tx.now),
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await tx.em.flush();
  return { id: attempt.id, sessionId, currentStep, createdAt: tx.now.toISOString() };
}
