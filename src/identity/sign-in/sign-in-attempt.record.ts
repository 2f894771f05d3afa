import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import type { PhoneChannel } from '../../platform/phone/phone-sender.ts';
import type { presentSignInAttempt } from '../attempts/present-sign-in-attempt.ts';
import type { SignInStep } from '../attempts/sign-in-attempt.entity.ts';
import { SignInAttempt } from '../attempts/sign-in-attempt.entity.ts';
import { guesserFor } from '../factors/second-factor.ts';
import type { PasskeyRequest } from '../passkeys/request-options.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';
import { endAttempts, type IssuedSession, openSession } from '../sessions/session.record.ts';
import type { SecondFactor } from '../sessions/sign-in.entity.ts';
import type { SocialRequest } from '../social-attempts/start-social-attempt.ts';
import { type GuessKeys, reserveGuesses, SECOND_FACTOR_GUESS_LIMITS } from '../verification/guess-limits.ts';

const ATTEMPT_LIFETIME_SECONDS = 600;

/** The settings of the deployment that decide a sign-in. */
export type SignInPolicy = Pick<AuthPolicy, 'settings' | 'restrictions' | 'appName' | 'frontendHost'>;

export interface SignInProgress {
  readonly userId: string;
  /** The strategy of the first factor, or `sign_up`. */
  readonly method: string;
  /** The second factor that was passed, if one was. */
  readonly secondFactor?: SecondFactor | undefined;
  readonly policy: SignInPolicy;
}

/** A sign-in that was just completed. */
export interface NewSignIn {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: string;
}

/** The result of a passed factor: the sign-in, or an attempt that waits for the next factor. */
export interface SignInStepResult {
  readonly session: IssuedSession;
  readonly signIn: NewSignIn | null;
  readonly signInAttempt: ReturnType<typeof presentSignInAttempt> | null;
}

/** The same as operations return it, after the cookie is set. */
export interface SignInOutcome extends Omit<SignInStepResult, 'session'> {
  /** What the browser asks for a passkey with, for an attempt that waits for one. */
  readonly passkeyRequest?: PasskeyRequest;
  /** Where to send the browser, for a sign-in at a provider. */
  readonly socialRequest?: SocialRequest;
}

export interface NewAttempt extends Omit<SignInProgress, 'userId'> {
  /** Null when no account has the identifier. Such an attempt looks like any other and cannot be completed. */
  readonly userId: string | null;
  /** The key that guesses are counted by when `userId` is null. */
  readonly unknownKey?: string | null;
  /** The address that the code or link of a first factor is sent to. */
  readonly addressId?: string | null;
  readonly channel?: PhoneChannel | null;
  readonly step: SignInStep;
}

/** Creates an attempt that waits for its next factor. The browser has no active sign-in until it is completed. */
export async function addAttempt(
  tx: Transaction,
  ctx: Context,
  { userId, unknownKey = null, addressId = null, channel = null, method, secondFactor, policy, step }: NewAttempt,
) {
  const session = await openSession(tx, ctx, policy.settings.sessionValidityPeriod, null);
  await endAttempts(tx, session.id, userId === null ? { unknownKey } : { userId });
  const keys =
    step === 'verify_second_factor' && userId !== null ? await reserveSecondFactorGuesses(tx, ctx, userId) : {};
  const attempt = tx.em.create(SignInAttempt, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    sessionId: session.id,
    userId,
    unknownKey,
    addressId,
    channel,
    method,
    currentStep: step,
    secondFactor: secondFactor ?? null,
    ...keys,
    expiresAt: new Date(tx.now.getTime() + ATTEMPT_LIFETIME_SECONDS * 1_000),
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  const { id } = attempt;
  tx.record({
    type: 'session.signin_attempt.created',
    resource: { type: 'session', id: session.id },
    after: { signinAttemptId: id, userId, method, currentStep: step },
  });
  return { session, attempt: { id, method, currentStep: step, completed: false, createdAt: tx.now.toISOString() } };
}

/** Reserves the code attempts of a second factor. Throws 429 when wrong codes and other sign-in attempts leave none. */
async function reserveSecondFactorGuesses(tx: Transaction, ctx: Context, userId: string): Promise<GuessKeys> {
  const guesser = await guesserFor(ctx, tx.rows, userId, 'second_factor');
  return reserveGuesses(tx, 'signin_attempt', guesser, SECOND_FACTOR_GUESS_LIMITS);
}
