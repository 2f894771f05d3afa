import type { AuthSettings } from '../../../deployment/index.ts';
import type { SignInInput } from '../../../generated/deployment.ts';
import { command, type Transaction } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import { requireFields, type ServiceError } from '../../../platform/errors.ts';
import type { PhoneChannel } from '../../../platform/phone/phone-sender.ts';
import { fieldRule } from '../../../platform/validation/field-rules.ts';
import type { markEmailVerified, VerifiedBy } from '../../address-verification/mark-address-verified.ts';
import type { FoundAttempt } from '../../attempts/pending-attempt.reads.ts';
import { completeVerifiedAttempt } from '../../attempts/pending-attempt.ts';
import { presentSignInAttempt } from '../../attempts/present-sign-in-attempt.ts';
import { type AuthPolicy, authPolicy } from '../../policy/policy.reads.ts';
import { assertRedirect } from '../../policy/redirect-url.ts';
import { setSessionCookie } from '../../sessions/session.record.ts';
import { checkCode, consumeChallenge, invalidCode } from '../../verification/verification.ts';
import { continueSignIn } from '../continue-sign-in.ts';
import type { RecipientLookup } from '../recipients.reads.ts';
import { withStoredFailure } from '../record-failure.ts';
import { addAttempt, type SignInOutcome } from '../sign-in-attempt.record.ts';
import { countSignIn, uncountClientAttempt } from '../sign-in-limits.ts';
import type { Lack } from '../sign-in-means.reads.ts';
import {
  type FirstFactorMessage,
  isEnabled,
  type RequiredSettings,
  type SignInStrategy,
  strategyNotAvailable,
} from './strategy.ts';

/** The parts in which the strategies that send a code or a link differ. */
export interface MessageFactor {
  /** The name in attempts and sign-ins. */
  readonly method: 'email_otp' | 'phone_otp' | 'magic_link';
  readonly identifier: 'email' | 'phoneNumber';
  readonly requiredSettings: RequiredSettings;
  /** The channel to the phone: the requested one, if the settings allow it. Null for mail. */
  channelOf(input: SignInInput, settings: AuthSettings): PhoneChannel | null;
  lookUp(ctx: Context, text: string): Promise<RecipientLookup>;
  readonly message: FirstFactorMessage;
  /** Marks the address of the message as verified. */
  readonly verifyAddress: VerifyAddress;
}

type VerifyAddress = typeof markEmailVerified;

/**
 * A strategy that sends a message and creates an attempt that waits for its code or link. For an unknown address it does
 * the same without a recipient.
 */
export function messageStrategy(factor: MessageFactor): SignInStrategy {
  const { method, identifier, requiredSettings, message } = factor;
  const fields = [identifier] as const;
  return {
    identifier,
    fields,
    requiredSettings,
    lackOf: (means) =>
      identifier === 'email'
        ? lackOfAddress(means.holdsEmail, means.receivesEmail, 'NO_EMAIL')
        : lackOfAddress(means.holdsPhone, means.receivesPhone, 'NO_PHONE'),
    message,
    async begin(ctx, input, policy) {
      const redirectUrl = assertRedirect(ctx.config, policy, input.redirectUrl);
      const channel = factor.channelOf(input, policy.settings);
      const { [identifier]: text } = requireFields(input, fields, fieldRule('REQUIRED_BY_STRATEGY'));
      const { identifierHash, recipient } = await factor.lookUp(ctx, text);
      const userId = recipient?.userId ?? null;
      const isKnownClient = recipient?.isKnownClient ?? false;
      const unknownKey = recipient === undefined ? identifierHash : null;
      const attempted = { userId, unknownKey: identifierHash, method, wrong: 'WRONG_CODE' as const };
      const { session, attempt } = await withStoredFailure(ctx, attempted, async () => {
        await countSignIn(ctx, { identifierHash, userId, isKnownClient, action: 'signin_message' });
        return command(ctx, beginAttempt);
      });
      setSessionCookie(ctx, session);
      return { signIn: null, signInAttempt: presentSignInAttempt(attempt) };

      async function beginAttempt(tx: Transaction) {
        const addressId = recipient?.addressId ?? null;
        const pending = {
          userId,
          unknownKey,
          addressId,
          channel,
          method,
          policy,
          step: 'verify_first_factor' as const,
        };
        const { session, attempt } = await addAttempt(tx, ctx, pending);
        await tx.em.flush();
        const to = recipient?.to ?? null;
        const addressed = {
          id: attempt.id,
          userId,
          unknownKey,
          isKnownClient,
          sessionId: session.id,
          to,
          channel,
          redirectUrl,
        };
        await message.send(tx, ctx, policy, addressed);
        return { session, attempt };
      }
    },
    async verifyFirstFactor(ctx, attempt, code) {
      const challengeId = await checkCode(ctx, { purpose: 'sign_in', subjectId: attempt.id }, code);
      const policy = await authPolicy(ctx);
      return completeFirstFactor(ctx, factor, attempt, policy, { challengeId, consumedError: invalidCode });
    },
  };
}

function lackOfAddress(holds: boolean, receives: boolean, absent: Lack): Lack | null {
  if (receives) return null;
  return holds ? 'ADDRESS_NOT_VERIFIED' : absent;
}

/** A challenge whose code or link was correct. */
export interface MatchedChallenge {
  readonly challengeId: string;
  /** The error when another request has already used the code or link. */
  readonly consumedError: () => ServiceError;
}

/** Passes the first factor with the code or link of a message, if the settings still allow the strategy. */
export function completeFirstFactor(
  ctx: Context,
  { method, requiredSettings, verifyAddress }: MessageFactor,
  attempt: FoundAttempt,
  policy: AuthPolicy,
  challenge: MatchedChallenge,
): Promise<SignInOutcome> {
  if (!isEnabled({ requiredSettings }, policy.settings)) throw strategyNotAvailable(method);
  return completeMessageStep(ctx, attempt, policy, { ...challenge, verifyAddress, by: 'message' });
}

/**
 * Completes a step whose code or link was correct, which shows that the caller reads the messages of the address. Consumes
 * the challenge, marks the address as verified and continues the sign-in in the caller's browser.
 */
export async function completeMessageStep(
  ctx: Context,
  attempt: FoundAttempt,
  policy: AuthPolicy,
  {
    challengeId,
    consumedError,
    verifyAddress,
    by,
  }: MatchedChallenge & { readonly verifyAddress: VerifyAddress; readonly by: VerifiedBy },
): Promise<SignInOutcome> {
  const { id, userId, addressId, method, secondFactor } = attempt;
  if (userId === null || addressId === null) throw consumedError();
  const { session, ...outcome } = await command(ctx, async (tx) => {
    await consumeChallenge(tx, challengeId, consumedError);
    await verifyAddress(tx, ctx, { userId, addressId, by }, consumedError);
    await completeVerifiedAttempt(tx, { id, userId }, ctx.sessionCookie.sessionId ?? attempt.sessionId);
    return continueSignIn(tx, ctx, { userId, method, secondFactor: secondFactor ?? undefined, policy });
  });
  setSessionCookie(ctx, session);
  await uncountClientAttempt(ctx, 'signin_message');
  return outcome;
}
