import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { PrepareVerificationInput } from '../graph/types.ts';
import { type AuthPolicy, authPolicy } from '../policy/policy.reads.ts';
import { assertRedirect } from '../policy/redirect-url.ts';
import { lockSession, setSessionCookie } from '../sessions/session.record.ts';
import type { NewUser } from '../users/user.record.ts';
import {
  checkCode,
  consumeChallenge,
  type findLink,
  invalidCode,
  invalidLink,
  sentUntil,
} from '../verification/verification.ts';
import { createAccount, reserveIdentifiers } from './create-account.ts';
import { remainingSignUpSteps } from './sign-up-steps.ts';
import { countMessage, formOf, challengeKindOf, lockStepAddress, sendChallenge } from './sign-up-challenge.ts';
import type { SignUpStep } from './signup-attempt.entity.ts';
import { attemptExpiry, getSignupAttempt, signupAttemptNotFound, signupAttemptOf } from './signup-attempt.reads.ts';

type Attempt = Awaited<ReturnType<typeof getSignupAttempt>>;

/** The proof of a step that was given: its challenge, and what is thrown where another call has used it. */
interface MatchedChallenge {
  readonly challengeId: string;
  readonly otherwise: typeof invalidCode;
}

/** Sends the code or link of this browser's sign-up anew, or in another form; the one before is void. */
export async function prepareSignUpVerification(
  ctx: Context,
  signupAttemptId: string,
  wanted: Pick<PrepareVerificationInput, 'strategy' | 'redirectUrl'>,
) {
  const policy = await authPolicy(ctx);
  const redirectUrl = assertRedirect(ctx.config, policy, wanted.redirectUrl);
  const attempt = await getSignupAttempt(ctx, signupAttemptId);
  const form = formOf(attempt.currentStep, policy.settings, wanted.strategy);
  await countMessage(ctx, attempt);
  return command(ctx, async (tx) => {
    const owner = await lockStepAddress(tx, attempt);
    const expiresAt = await sendChallenge(tx, ctx, { policy, challenged: attempt, form, owner, redirectUrl });
    tx.record({
      type: 'session.signup_attempt.message_sent',
      resource: { type: 'session', id: attempt.sessionId },
      after: { signupAttemptId: attempt.id, strategy: form },
    });
    return { strategy: form, ...sentUntil(tx, expiresAt) };
  });
}

/** Completes a step of this browser's sign-up by the code that was sent; the last one makes the account. */
export async function attemptSignUpVerification(ctx: Context, signupAttemptId: string, code: string) {
  const attempt = await getSignupAttempt(ctx, signupAttemptId);
  const subject = { purpose: 'sign_up' as const, subjectId: attempt.id };
  const challengeId = await checkCode(ctx, subject, code);
  const policy = await authPolicy(ctx);
  return completeStep(ctx, policy, attempt, { challengeId, otherwise: invalidCode });
}

/**
 * Completes a sign-up by its mailed link, in the browser that signed up alone. Elsewhere it is not used up: its reader may
 * be the owner of an address that a stranger typed, and must not confirm that stranger's password.
 */
export async function confirmSignUpLink(ctx: Context, link: Awaited<ReturnType<typeof findLink>>, policy: AuthPolicy) {
  if (link.sessionId === null || link.sessionId !== ctx.browser.sessionId) {
    throw new ServiceError(
      'OTHER_DEVICE',
      "Open this link in the browser in which you signed up. If you didn't sign up, ignore it.",
    );
  }
  const attempt = await getSignupAttempt(ctx, link.subjectId).catch((error: unknown) => {
    throw error instanceof ServiceError ? invalidLink() : error;
  });
  return completeStep(ctx, policy, attempt, { challengeId: link.id, otherwise: invalidLink });
}

async function completeStep(ctx: Context, policy: AuthPolicy, attempt: Attempt, proof: MatchedChallenge) {
  const applicant = applicantOf(attempt);
  const place = { rows: ctx.rows, deploymentId: ctx.viewer.deploymentId };
  const [next] = await remainingSignUpSteps(place, policy, { ...applicant, emailKey: attempt.emailKey });
  return next === undefined ? completeSignUp(ctx, policy, attempt, applicant, proof) : continueSignUp(ctx, policy, attempt, next, proof);
}

/** Makes the account. One that can't be made leaves the attempt and its code as they are. */
async function completeSignUp(ctx: Context, policy: AuthPolicy, attempt: Attempt, applicant: NewUser, proof: MatchedChallenge) {
  const {
    session,
    userId: _,
    ...result
  } = await command(ctx, async (tx) => {
    // Of two calls with one code the second finds no attempt, rather than its own identifiers taken.
    await tx.lock(`sign-up ${attempt.id}`);
    await assertAtStep(tx, attempt);
    const reserved = await reserveIdentifiers(tx, applicant, policy, '');
    await lockSession(tx, attempt.sessionId);
    await tx.rows
      .deleteFrom('signup_attempt')
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', attempt.id)
      .returning('id')
      .executeTakeFirstOrThrow(signupAttemptNotFound);
    await consumeChallenge(tx, proof.challengeId, proof.otherwise);
    const made = await createAccount(tx, ctx, applicant, policy, reserved);
    const { invitationId } = attempt;
    const { signUpInvitations } = ctx;
    if (invitationId !== null) {
      await signUpInvitations.accept(tx, await signUpInvitations.ofId(tx, invitationId), made.userId);
    }
    return made;
  });
  setSessionCookie(ctx, session);
  return { ...result, signupAttempt: null };
}

/** Marks the step's address as proved and sends what the next step asks for. */
async function continueSignUp(ctx: Context, policy: AuthPolicy, attempt: Attempt, currentStep: SignUpStep, proof: MatchedChallenge) {
  const challenged = { ...attempt, currentStep };
  const form = formOf(currentStep, policy.settings);
  await countMessage(ctx, challenged);
  await command(ctx, async (tx) => {
    const owner = await lockStepAddress(tx, challenged);
    await tx.rows
      .updateTable('signup_attempt')
      .set({
        [VERIFIED_AT_COLUMN[attempt.currentStep]]: tx.now.toISOString(),
        current_step: currentStep,
        expires_at: attemptExpiry(tx.now).toISOString(),
        updated_at: tx.now.toISOString(),
      })
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', attempt.id)
      .where('current_step', '=', attempt.currentStep)
      .returning('id')
      .executeTakeFirstOrThrow(signupAttemptNotFound);
    await consumeChallenge(tx, proof.challengeId, proof.otherwise);
    await sendChallenge(tx, ctx, { policy, challenged, form, owner });
    tx.record({
      type: 'session.signup_attempt.updated',
      resource: { type: 'session', id: attempt.sessionId },
      before: { signupAttemptId: attempt.id, currentStep: attempt.currentStep },
      after: { signupAttemptId: attempt.id, currentStep },
    });
  });
  return { signin: null, signinAttempt: null, signupAttempt: signupAttemptOf({ ...challenged, kind: challengeKindOf(form) }) };
}

const VERIFIED_AT_COLUMN = { verify_email: 'email_verified_at', verify_phone: 'phone_verified_at' } as const;

/** What the attempt has kept, with the address of the step that has just been passed. */
function applicantOf(attempt: Attempt): NewUser {
  const { email, emailKey, username, usernameKey, phoneNumber, firstName, lastName, passwordHash } = attempt;
  const provedAt = (step: SignUpStep, earlier: string | null) => {
    if (attempt.currentStep === step) return new Date();
    return earlier === null ? null : new Date(earlier);
  };
  return {
    email: email === null || emailKey === null ? null : { text: email, key: emailKey },
    emailVerifiedAt: provedAt('verify_email', attempt.emailVerifiedAt),
    phoneNumber,
    phoneVerifiedAt: provedAt('verify_phone', attempt.phoneVerifiedAt),
    username: username === null || usernameKey === null ? null : { text: username, key: usernameKey },
    firstName,
    lastName,
    passwordHash,
  };
}

async function assertAtStep(tx: Transaction, { id, currentStep }: Attempt): Promise<void> {
  await tx.rows
    .selectFrom('signup_attempt')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .where('current_step', '=', currentStep)
    .executeTakeFirstOrThrow(signupAttemptNotFound);
}
