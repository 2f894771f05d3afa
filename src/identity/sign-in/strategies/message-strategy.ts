import type { AuthSettings } from '../../../deployment/index.ts';
import type { Context } from '../../../platform/context.ts';
import { command } from '../../../platform/database/command.ts';
import { requireMembers, type ServiceError } from '../../../platform/errors.ts';
import type { PhoneChannel } from '../../../platform/phone/phone-sender.ts';
import type { ProofBy, proveEmail } from '../../addresses/prove-address.ts';
import type { SignInInput } from '../../graph/types.ts';
import { type AuthPolicy, authPolicy } from '../../policy/policy.reads.ts';
import { assertRedirect } from '../../policy/redirect-url.ts';
import { setSessionCookie } from '../../sessions/session.record.ts';
import { checkCode, consumeChallenge, invalidCode } from '../../verification/verification.ts';
import { continueSignIn } from '../continue-sign-in.ts';
import type { FoundAttempt } from '../pending-attempt.reads.ts';
import type { RecipientLookup } from '../recipients.reads.ts';
import { attemptOf } from '../shown-attempt.ts';
import { countSignIn, uncountClientAttempt } from '../sign-in-limits.ts';
import { addAttempt, type SignInOutcome } from '../signin-attempt.record.ts';
import { completeVerifiedAttempt } from '../pending-attempt.ts';
import { type FirstFactorMessage, type SignInStrategy, strategyNotAvailable } from './strategy.ts';

/** What the strategies that send a code or a link differ in. */
export interface MessageFactor {
  /** As attempts and sign-ins name it. */
  readonly method: 'email_otp' | 'phone_otp' | 'magic_link';
  readonly identifier: 'email' | 'phoneNumber';
  isEnabled(settings: AuthSettings): boolean;
  /** How the message reaches a phone: as asked for, if the settings allow it. Null for mail. */
  channelOf(input: SignInInput, settings: AuthSettings): PhoneChannel | null;
  find(ctx: Context, text: string): Promise<RecipientLookup>;
  readonly message: FirstFactorMessage;
  /** Marks the address verified that the message went to. */
  readonly prove: VerifyAddress;
}

type VerifyAddress = typeof proveEmail;

/** A strategy that sends a message and leaves an attempt that waits for its answer; for an unknown address alike, to nobody. */
export function messageStrategy(factor: MessageFactor): SignInStrategy {
  const { method, identifier, isEnabled, message } = factor;
  const fields = [identifier] as const;
  return {
    identifier,
    fields,
    isEnabled,
    message,
    async begin(ctx, input, policy) {
      const redirectUrl = assertRedirect(ctx.config, policy, input.redirectUrl);
      const channel = factor.channelOf(input, policy.settings);
      const { [identifier]: text } = requireMembers(input, fields, 'is required by this strategy');
      const { who, recipient } = await factor.find(ctx, text);
      const userId = recipient?.userId ?? null;
      const isKnownHere = recipient?.isKnownHere ?? false;
      const unknownKey = recipient === undefined ? who : null;
      await countSignIn(ctx, { who, isKnownHere, what: 'signin_message' });

      const { session, attempt } = await command(ctx, async (tx) => {
        const addressId = recipient?.addressId ?? null;
        const waiting = {
          userId,
          unknownKey,
          addressId,
          channel,
          method,
          policy,
          step: 'verify_first_factor' as const,
        };
        const { session, attempt } = await addAttempt(tx, ctx, waiting);
        await tx.em.flush();
        const to = recipient?.to ?? null;
        const sent = {
          id: attempt.id,
          userId,
          unknownKey,
          isKnownHere,
          sessionId: session.id,
          to,
          channel,
          redirectUrl,
        };
        await message.send(tx, ctx, policy, sent);
        return { session, attempt };
      });
      setSessionCookie(ctx, session);
      return { signin: null, signinAttempt: attemptOf(attempt) };
    },
    async verifyFirstFactor(ctx, attempt, code) {
      const challengeId = await checkCode(ctx, { purpose: 'sign_in', subjectId: attempt.id }, code);
      const policy = await authPolicy(ctx);
      return completeFirstFactor(ctx, factor, attempt, policy, { challengeId, otherwise: invalidCode });
    },
  };
}

/** A challenge that was answered, and what is thrown where another call has used it up. */
export interface MatchedChallenge {
  readonly challengeId: string;
  readonly otherwise: () => ServiceError;
}

/** Passes the first factor by the message that was answered, if the settings still allow the strategy. */
export function completeFirstFactor(
  ctx: Context,
  { method, isEnabled, prove }: MessageFactor,
  attempt: FoundAttempt,
  policy: AuthPolicy,
  answered: MatchedChallenge,
): Promise<SignInOutcome> {
  if (!isEnabled(policy.settings)) throw strategyNotAvailable(method);
  return completeMessageStep(ctx, attempt, policy, { ...answered, prove, by: 'message' });
}

/**
 * The code or link held: whoever has it reads the address's messages. It is used up, the address is marked as proved, and
 * the sign-in goes on in the calling browser.
 */
export async function completeMessageStep(
  ctx: Context,
  attempt: FoundAttempt,
  policy: AuthPolicy,
  { challengeId, otherwise, prove, by }: MatchedChallenge & { readonly prove: VerifyAddress; readonly by: ProofBy },
): Promise<SignInOutcome> {
  const { id, userId, addressId, method } = attempt;
  if (userId === null || addressId === null) throw otherwise();
  const { session, ...outcome } = await command(ctx, async (tx) => {
    await consumeChallenge(tx, challengeId, otherwise);
    await prove(tx, ctx, { userId, addressId, by }, otherwise);
    await completeVerifiedAttempt(tx, { id, userId }, ctx.browser.sessionId ?? attempt.sessionId);
    return continueSignIn(tx, ctx, { userId, method, policy });
  });
  setSessionCookie(ctx, session);
  await uncountClientAttempt(ctx, 'signin_message');
  return outcome;
}
