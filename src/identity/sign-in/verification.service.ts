import type { AuthSettings } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import { command } from '../../platform/database/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import { confirmMyEmailLink } from '../account/my-emails.service.ts';
import { proveEmail } from '../addresses/prove-address.ts';
import type { PrepareVerificationInput, VerificationStrategy, VerifyMagicLinkInput } from '../graph/types.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { assertRedirect } from '../policy/redirect-url.ts';
import { confirmSignUpLink } from '../sign-up/verify-sign-up.service.ts';
import { checkCode, findLink, invalidCode, invalidLink, sentUntil } from '../verification/verification.ts';
import { sendEmailCode } from './first-factor-messages.ts';
import { type FoundAttempt, getAttemptOfBrowser } from './pending-attempt.reads.ts';
import { attemptSecondFactor } from './second-factor.service.ts';
import { identifierHashOf, countSignIn, uncountSignIn } from './sign-in-limits.ts';
import { confirmSignInLink } from './strategies/magic-link.ts';
import { completeMessageStep } from './strategies/message-strategy.ts';
import { availableStrategy, strategyOf } from './strategies/strategies.ts';
import type { FirstFactorMessage } from './strategies/strategy.ts';
import { attemptNotFound } from './pending-attempt.ts';

/** Sends the code or link of a sign-in attempt of this browser again; see `prepareVerification` in the schema. */
export async function prepareSignInVerification(
  ctx: Context,
  signinAttemptId: string,
  wanted: Pick<PrepareVerificationInput, 'strategy' | 'redirectUrl'>,
) {
  const policy = await authPolicy(ctx);
  const redirectUrl = assertRedirect(ctx.config, policy, wanted.redirectUrl);
  const attempt = await getAttemptOfBrowser(ctx, signinAttemptId);
  const { form, send } = messageOf(attempt, policy.settings);
  if (wanted.strategy != null && wanted.strategy !== form) throw differentStrategy(form);

  const counted = { who: identifierHashOfAttempt(attempt), isKnownHere: attempt.isKnownHere, what: 'signin_message' as const };
  await countSignIn(ctx, counted);
  const sent = command(ctx, async (tx) => {
    const expiresAt = await send(tx, ctx, policy, { ...attempt, redirectUrl });
    tx.record({
      type: 'session.signin_attempt.message_sent',
      resource: { type: 'session', id: attempt.sessionId },
      after: { signinAttemptId: attempt.id, userId: attempt.userId, strategy: form },
    });
    return { strategy: form, ...sentUntil(tx, expiresAt) };
  });
  return sent.catch(async (error: unknown) => {
    await uncountSignIn(ctx, counted);
    throw error;
  });
}

/** Proves an e-mail address behind a first factor, whichever that was. */
const EMAIL_VERIFICATION: FirstFactorMessage = { form: 'EMAIL_CODE', send: sendEmailCode };

/** The message that the attempt waits for; 404 where it waits for none. */
function messageOf(attempt: FoundAttempt, settings: AuthSettings): FirstFactorMessage {
  if (attempt.currentStep === 'verify_email') return EMAIL_VERIFICATION;
  if (attempt.currentStep !== 'verify_first_factor') throw attemptNotFound();
  const { message } = availableStrategy(attempt.method.toUpperCase(), settings);
  if (message === null) throw attemptNotFound();
  return message;
}

/** What the first message of the attempt was counted by; an account that has lost the address is counted by its id. */
function identifierHashOfAttempt({ unknownKey, emailKey, to, addressId }: FoundAttempt): string {
  if (unknownKey !== null) return unknownKey;
  return emailKey === null ? identifierHashOf('phone', to ?? addressId ?? '') : identifierHashOf('email', emailKey);
}

const differentStrategy = (form: VerificationStrategy) =>
  new ServiceError('STRATEGY_NOT_AVAILABLE', `This attempt is verified by ${form.toLowerCase()}.`);

/** Answers the step that a sign-in attempt of this browser waits for; see `attemptVerification` in the schema. */
export async function attemptSignInVerification(ctx: Context, signinAttemptId: string, code: string) {
  const attempt = await getAttemptOfBrowser(ctx, signinAttemptId);
  const { currentStep: step } = attempt;
  switch (step) {
    case 'verify_first_factor':
      return strategyOf(attempt).verifyFirstFactor(ctx, attempt, code);
    case 'verify_email':
      return verifyEmailStep(ctx, attempt, code);
    case 'verify_second_factor':
    // These take no code: the answer says so.
    case 'enroll_second_factor':
    case 'create_backup_codes':
      return attemptSecondFactor(ctx, attempt.id, code);
    default:
      throw new Error(`A sign-in attempt waits for ${step satisfies never}.`);
  }
}

/** A mailed code behind a first factor that was passed before proves the e-mail address. */
async function verifyEmailStep(ctx: Context, attempt: FoundAttempt, code: string) {
  const challengeId = await checkCode(ctx, { purpose: 'sign_in', subjectId: attempt.id }, code);
  const policy = await authPolicy(ctx);
  availableStrategy(attempt.method.toUpperCase(), policy.settings);
  return completeMessageStep(ctx, attempt, policy, { challengeId, otherwise: invalidCode, prove: proveEmail, by: 'factor' });
}

/**
 * Confirms the link of a mail; see `verifyMagicLink` in the schema. The confirming browser goes on with what the link is
 * for, never the asking one: whoever asks for a link in another's name and has them press the button would be signed in as
 * them otherwise.
 */
export async function verifyMagicLink(ctx: Context, { token, redirectUrl: wanted }: VerifyMagicLinkInput) {
  const policy = await authPolicy(ctx);
  const redirectUrl = assertRedirect(ctx.config, policy, wanted);
  const link = await findLink(ctx, token);
  switch (link.purpose) {
    case 'sign_up':
      return { ...(await confirmSignUpLink(ctx, link, policy)), redirectUrl };
    case 'email':
      return { ...(await confirmMyEmailLink(ctx, link, policy)), redirectUrl };
    case 'sign_in':
      return { ...(await confirmSignInLink(ctx, link, policy)), redirectUrl };
    default:
      throw invalidLink();
  }
}
