import type { PrepareVerificationInput } from '../../generated/deployment.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { SignUpStep } from '../attempts/sign-up-attempt.entity.ts';
import {
  attemptExpiry,
  getSignUpAttempt,
  presentSignUpAttempt,
  signUpAttemptNotFound,
} from '../attempts/sign-up-attempt.reads.ts';
import { type AuthPolicy, authPolicy } from '../policy/policy.reads.ts';
import { assertRedirect } from '../policy/redirect-url.ts';
import { lockSession, setSessionCookie } from '../sessions/session.record.ts';
import {
  checkCode,
  consumeChallenge,
  type findLink,
  invalidCode,
  invalidLink,
  messageTimes,
} from '../verification/verification.ts';
import type { NewAccount } from './create-account.ts';
import { createAccount, reserveIdentifiers, signedUp } from './create-account.ts';
import {
  challengeKindOf,
  chooseVerificationStrategy,
  countMessage,
  lockStepAddress,
  sendChallenge,
} from './sign-up-challenge.ts';
import { remainingSignUpSteps } from './sign-up-steps.ts';
import { openApplicant } from './social-applicant.ts';

type Attempt = Awaited<ReturnType<typeof getSignUpAttempt>>;

/** The challenge of a step whose code or link was correct. */
interface MatchedChallenge {
  readonly challengeId: string;
  /** The error when another request has already used the code or link. */
  readonly consumedError: typeof invalidCode;
}

/** Sends a new code or link for this browser's sign-up. The previous one becomes invalid. */
export async function prepareSignUpVerification(
  ctx: Context,
  signUpAttemptId: string,
  requested: Pick<PrepareVerificationInput, 'strategy' | 'redirectUrl'>,
) {
  const policy = await authPolicy(ctx);
  const redirectUrl = assertRedirect(ctx.config, policy, requested.redirectUrl);
  const attempt = await getSignUpAttempt(ctx, signUpAttemptId);
  if (attempt.currentStep === 'complete_profile') {
    throw new ServiceError(
      'CONFLICT',
      'This attempt waits for complete_profile. Send its fields to POST /auth/signup.',
    );
  }
  const strategy = chooseVerificationStrategy(attempt.currentStep, policy.settings, requested.strategy);
  await countMessage(ctx, attempt);
  return command(ctx, async (tx) => {
    const owner = await lockStepAddress(tx, attempt);
    const expiresAt = await sendChallenge(tx, ctx, { policy, step: attempt, strategy, owner, redirectUrl });
    tx.record({
      type: 'session.signup_attempt.message_sent',
      resource: { type: 'session', id: attempt.sessionId },
      after: { signupAttemptId: attempt.id, strategy },
    });
    return { strategy, ...messageTimes(tx, expiresAt) };
  });
}

/** Completes a step of this browser's sign-up with the code that was sent. The last step creates the account. */
export async function attemptSignUpVerification(ctx: Context, signUpAttemptId: string, code: string) {
  const attempt = await getSignUpAttempt(ctx, signUpAttemptId);
  const subject = { purpose: 'sign_up' as const, subjectId: attempt.id };
  const challengeId = await checkCode(ctx, subject, code);
  const policy = await authPolicy(ctx);
  return completeStep(ctx, policy, attempt, { challengeId, consumedError: invalidCode });
}

/**
 * Completes a sign-up with its mailed link, only in the browser that signed up. In another browser the link stays valid:
 * another person may have signed up with the address, and its owner must not confirm that person's password.
 */
export async function confirmSignUpLink(ctx: Context, link: Awaited<ReturnType<typeof findLink>>, policy: AuthPolicy) {
  if (link.sessionId === null || link.sessionId !== ctx.sessionCookie.sessionId) {
    throw new ServiceError(
      'OTHER_DEVICE',
      'Open this link in the browser in which you signed up. If you did not sign up, ignore it.',
    );
  }
  const attempt = await getSignUpAttempt(ctx, link.subjectId).catch((error: unknown) => {
    throw error instanceof ServiceError ? invalidLink() : error;
  });
  return completeStep(ctx, policy, attempt, { challengeId: link.id, consumedError: invalidLink });
}

async function completeStep(ctx: Context, policy: AuthPolicy, attempt: Attempt, challenge: MatchedChallenge) {
  const applicant = applicantOf(ctx, attempt);
  const tenant = { rows: ctx.rows, deploymentId: ctx.viewer.deploymentId };
  const [next] = await remainingSignUpSteps(tenant, policy, { ...applicant, emailKey: attempt.emailKey });
  return next === undefined
    ? completeSignUp(ctx, policy, attempt, applicant, challenge)
    : continueSignUp(ctx, policy, attempt, next, challenge);
}

/** Creates the account. When that fails, the attempt and its code stay valid. */
async function completeSignUp(
  ctx: Context,
  policy: AuthPolicy,
  attempt: Attempt,
  applicant: NewAccount,
  challenge: MatchedChallenge,
) {
  const {
    session,
    userId: _,
    ...result
  } = await command(ctx, async (tx) => {
    // Of two parallel requests with the same code, the second finds no attempt instead of taken identifiers.
    await tx.lock(`sign-up ${attempt.id}`);
    await assertAtStep(tx, attempt);
    const reserved = await reserveIdentifiers(tx, applicant, policy, '');
    await lockSession(tx, attempt.sessionId);
    await tx.rows
      .deleteFrom('signup_attempt')
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', attempt.id)
      .returning('id')
      .executeTakeFirstOrThrow(signUpAttemptNotFound);
    await consumeChallenge(tx, challenge.challengeId, challenge.consumedError);
    const created = await createAccount(tx, ctx, applicant, policy, reserved);
    const { invitationId } = attempt;
    const { signUpInvitations } = ctx;
    if (invitationId !== null) {
      await signUpInvitations.accept(tx, await signUpInvitations.ofId(tx, invitationId), signedUp(created));
    }
    return created;
  });
  setSessionCookie(ctx, session);
  return { ...result, signUpAttempt: null };
}

/** Marks the step's address as verified and sends the code or link of the next step. */
async function continueSignUp(
  ctx: Context,
  policy: AuthPolicy,
  attempt: Attempt,
  currentStep: SignUpStep,
  challenge: MatchedChallenge,
) {
  const step = { ...attempt, currentStep };
  const strategy = chooseVerificationStrategy(currentStep, policy.settings);
  await countMessage(ctx, step);
  await command(ctx, async (tx) => {
    const owner = await lockStepAddress(tx, step);
    await tx.rows
      .updateTable('signup_attempt')
      .set({
        [verifiedAtColumn(attempt.currentStep)]: tx.now.toISOString(),
        current_step: currentStep,
        expires_at: attemptExpiry(tx.now).toISOString(),
        updated_at: tx.now.toISOString(),
      })
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', attempt.id)
      .where('current_step', '=', attempt.currentStep)
      .returning('id')
      .executeTakeFirstOrThrow(signUpAttemptNotFound);
    await consumeChallenge(tx, challenge.challengeId, challenge.consumedError);
    await sendChallenge(tx, ctx, { policy, step, strategy, owner });
    tx.record({
      type: 'session.signup_attempt.updated',
      resource: { type: 'session', id: attempt.sessionId },
      before: { signupAttemptId: attempt.id, currentStep: attempt.currentStep },
      after: { signupAttemptId: attempt.id, currentStep },
    });
  });
  return {
    signIn: null,
    signInAttempt: null,
    signUpAttempt: presentSignUpAttempt({ ...step, kind: challengeKindOf(strategy) }),
  };
}

function verifiedAtColumn(step: SignUpStep): 'email_verified_at' | 'phone_verified_at' {
  if (step === 'complete_profile') throw new Error('This step verifies no address.');
  return step === 'verify_email' ? 'email_verified_at' : 'phone_verified_at';
}

/** The data of the attempt, with the address of the step that was just passed marked as verified. */
function applicantOf(ctx: Context, attempt: Attempt): NewAccount {
  const { email, emailKey, username, usernameKey, phoneNumber, firstName, lastName, passwordHash } = attempt;
  const { walletNamespace: namespace, walletAddress: address, walletChainId: chainId } = attempt;
  const verifiedAt = (step: SignUpStep, earlier: string | null) => {
    if (attempt.currentStep === step) return new Date();
    return earlier === null ? null : new Date(earlier);
  };
  return {
    email: email === null || emailKey === null ? null : { text: email, key: emailKey },
    emailVerifiedAt: verifiedAt('verify_email', attempt.emailVerifiedAt),
    phoneNumber,
    phoneVerifiedAt: verifiedAt('verify_phone', attempt.phoneVerifiedAt),
    username: username === null || usernameKey === null ? null : { text: username, key: usernameKey },
    firstName,
    lastName,
    passwordHash,
    social: openApplicant(ctx, attempt),
    wallet: address === null || namespace === null ? null : { namespace, address, chainId: Number(chainId) },
  };
}

async function assertAtStep(tx: Transaction, { id, currentStep }: Attempt): Promise<void> {
  await tx.rows
    .selectFrom('signup_attempt')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .where('current_step', '=', currentStep)
    .executeTakeFirstOrThrow(signUpAttemptNotFound);
}
