import type { AuthSettings } from '../../deployment/index.ts';
import type { PrepareVerificationInput, VerificationStrategy } from '../../generated/deployment.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { markEmailVerified } from '../address-verification/mark-address-verified.ts';
import { type FoundAttempt, getAttemptOfBrowser } from '../attempts/pending-attempt.reads.ts';
import { attemptNotFound } from '../attempts/pending-attempt.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { assertRedirect } from '../policy/redirect-url.ts';
import { checkCode, invalidCode, messageTimes } from '../verification/verification.ts';
import { sendEmailCode } from './first-factor-messages.ts';
import { withStoredFailure } from './record-failure.ts';
import { attemptSecondFactor } from './second-factor.service.ts';
import { countSignIn, identifierHashOf, uncountSignIn } from './sign-in-limits.ts';
import { completeMessageStep } from './strategies/message-strategy.ts';
import { availableStrategy, strategyOf } from './strategies/strategies.ts';
import type { FirstFactorMessage } from './strategies/strategy.ts';

/** Sends the code or link of a sign-in attempt of this browser again; see `prepareVerification` in the schema. */
export async function prepareSignInVerification(
  ctx: Context,
  signInAttemptId: string,
  requested: Pick<PrepareVerificationInput, 'strategy' | 'redirectUrl'>,
) {
  const policy = await authPolicy(ctx);
  const redirectUrl = assertRedirect(ctx.config, policy, requested.redirectUrl);
  const attempt = await getAttemptOfBrowser(ctx, signInAttemptId);
  const { strategy, send } = messageOf(attempt, policy.settings);
  if (requested.strategy != null && requested.strategy !== strategy) throw differentStrategy(strategy);

  const counted = {
    identifierHash: identifierHashOfAttempt(ctx, attempt),
    userId: attempt.userId,
    isKnownClient: attempt.isKnownClient,
    action: 'signin_message' as const,
  };
  await countSignIn(ctx, counted);
  const sent = command(ctx, async (tx) => {
    const expiresAt = await send(tx, ctx, policy, { ...attempt, redirectUrl });
    tx.record({
      type: 'session.signin_attempt.message_sent',
      resource: { type: 'session', id: attempt.sessionId },
      after: { signinAttemptId: attempt.id, userId: attempt.userId, strategy },
    });
    return { strategy, ...messageTimes(tx, expiresAt) };
  });
  return sent.catch(async (error: unknown) => {
    await uncountSignIn(ctx, counted);
    throw error;
  });
}

/** The message of the step `verify_email`, after any first factor. */
const EMAIL_VERIFICATION: FirstFactorMessage = { strategy: 'EMAIL_CODE', send: sendEmailCode };

/** The message that the attempt waits for. Throws 404 when it does not wait for a message. */
function messageOf(attempt: FoundAttempt, settings: AuthSettings): FirstFactorMessage {
  if (attempt.currentStep === 'verify_email') return EMAIL_VERIFICATION;
  if (attempt.currentStep !== 'verify_first_factor') throw attemptNotFound();
  const { message } = availableStrategy(attempt.method.toUpperCase(), settings);
  if (message === null) throw attemptNotFound();
  return message;
}

/** The hash that the first message of the attempt was counted by. An address that was removed since is counted by its id. */
function identifierHashOfAttempt(ctx: Context, { unknownKey, emailKey, to, addressId }: FoundAttempt): string {
  if (unknownKey !== null) return unknownKey;
  return emailKey === null
    ? identifierHashOf(ctx, 'phone', to ?? addressId ?? '')
    : identifierHashOf(ctx, 'email', emailKey);
}

const differentStrategy = (strategy: VerificationStrategy) =>
  new ServiceError('STRATEGY_NOT_AVAILABLE', `This attempt is verified with ${strategy.toLowerCase()}.`);

/** Verifies the step that a sign-in attempt of this browser waits for; see `attemptVerification` in the schema. */
export async function attemptSignInVerification(ctx: Context, signInAttemptId: string, code: string) {
  const attempt = await getAttemptOfBrowser(ctx, signInAttemptId);
  const wrong = attempt.currentStep === 'verify_second_factor' ? 'WRONG_SECOND_FACTOR' : 'WRONG_CODE';
  return withStoredFailure(ctx, { ...attempt, wrong }, () => verifyStep(ctx, attempt, code));
}

function verifyStep(ctx: Context, attempt: FoundAttempt, code: string) {
  const { currentStep: step } = attempt;
  switch (step) {
    case 'verify_first_factor':
      return strategyOf(attempt).verifyFirstFactor(ctx, attempt, code);
    case 'verify_email':
      return verifyEmailStep(ctx, attempt, code);
    case 'verify_second_factor':
    // These steps accept no code: `attemptSecondFactor` rejects it with a message that says so.
    case 'enroll_second_factor':
    case 'create_backup_codes':
    case 'link_wallet':
      return attemptSecondFactor(ctx, attempt.id, code);
    default:
      throw new Error(`A sign-in attempt waits for ${step satisfies never}.`);
  }
}

/** Verifies the email address with a mailed code, after a first factor was passed. */
async function verifyEmailStep(ctx: Context, attempt: FoundAttempt, code: string) {
  const challengeId = await checkCode(ctx, { purpose: 'sign_in', subjectId: attempt.id }, code);
  const policy = await authPolicy(ctx);
  availableStrategy(attempt.method.toUpperCase(), policy.settings);
  return completeMessageStep(ctx, attempt, policy, {
    challengeId,
    consumedError: invalidCode,
    verifyAddress: markEmailVerified,
    by: 'factor',
  });
}
