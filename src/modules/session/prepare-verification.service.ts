import type { Context } from '../../context.ts';
import { command } from '../../database/command.ts';
import { ServiceError } from '../../errors.ts';
import type { VerificationStrategy } from '../../graphql/generated/types.ts';
import type { AuthSettings, FirstFactor } from '../deployment/settings.ts';
import { RESEND_SECONDS } from '../verification/verification.ts';
import { type FoundAttempt, ownAttempt } from './message-attempt.reads.ts';
import { authPolicy } from './policy.reads.ts';
import { assertRedirect } from './redirect-url.ts';
import { sendFirstFactor } from './send-first-factor.ts';
import { countedAs, countSignIn, uncountSignIn } from './sign-in-limits.ts';
import { availableStrategy, isPasswordStrategy, type SentStrategy } from './strategies.ts';
import { attemptNotFound } from './waiting-attempt.ts';

export interface Preparing {
  readonly strategy?: VerificationStrategy | null | undefined;
  readonly redirectUrl?: string | null | undefined;
}

const FORMS: Readonly<Record<SentStrategy, VerificationStrategy>> = {
  EMAIL_OTP: 'EMAIL_CODE',
  MAGIC_LINK: 'EMAIL_LINK',
  PHONE_OTP: 'PHONE_CODE',
};

/** Sends the code or link of a sign-in attempt of this browser again; see `prepareVerification` in the schema. */
export async function prepareSignInVerification(ctx: Context, signinAttemptId: string, wanted: Preparing) {
  const policy = await authPolicy(ctx.rows, ctx.viewer.deploymentId);
  const redirectUrl = assertRedirect(ctx.config, policy, wanted.redirectUrl);
  const attempt = await ownAttempt(ctx, signinAttemptId);
  const strategy = strategyOf(attempt, policy.settings);
  const form = FORMS[strategy];
  if (wanted.strategy != null && wanted.strategy !== form) throw otherForm(form);

  const counted = { who: whoOf(attempt), isKnownHere: attempt.isKnownHere, what: 'signin_message' as const };
  await countSignIn(ctx, counted);
  const sent = command(ctx, async (tx) => {
    const expiresAt = await sendFirstFactor(tx, ctx, policy, { ...attempt, strategy, redirectUrl });
    tx.record({
      type: 'session.signin_attempt.message_sent',
      resource: { type: 'session', id: attempt.sessionId },
      after: { signinAttemptId: attempt.id, userId: attempt.userId, strategy: form },
    });
    const resendAt = new Date(tx.now.getTime() + RESEND_SECONDS * 1_000);
    return { strategy: form, expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() };
  });
  return sent.catch(async (error: unknown) => {
    await uncountSignIn(ctx, counted);
    throw error;
  });
}

/** What sends the message that the attempt waits for; 404 where it waits for none. */
function strategyOf({ currentStep, method }: FoundAttempt, settings: AuthSettings): SentStrategy {
  if (currentStep === 'verify_email') return 'EMAIL_OTP';
  if (currentStep !== 'verify_first_factor') throw attemptNotFound();
  const strategy = availableStrategy(method.toUpperCase() as FirstFactor, settings);
  if (isPasswordStrategy(strategy)) throw attemptNotFound();
  return strategy;
}

/** What the first message of the attempt was counted by; an account that has lost the address is counted by its id. */
function whoOf({ unknownKey, emailKey, to, addressId }: FoundAttempt): string {
  if (unknownKey !== null) return unknownKey;
  return emailKey === null ? countedAs('phone', to ?? addressId ?? '') : countedAs('email', emailKey);
}

const otherForm = (form: VerificationStrategy) =>
  new ServiceError('STRATEGY_NOT_AVAILABLE', `This attempt is verified by ${form.toLowerCase()}.`);
