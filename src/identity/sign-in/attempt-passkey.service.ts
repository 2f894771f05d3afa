import type { AttemptPasskeyInput } from '../../generated/deployment.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { type FoundAttempt, getAttemptOfBrowser } from '../attempts/pending-attempt.reads.ts';
import { completeAttempt } from '../attempts/pending-attempt.ts';
import { allowsPasskeyAsSecondFactor, passkeysOf } from '../passkeys/passkey.reads.ts';
import { countPasskeyRequest, type PasskeyRequest, requestPasskeyOf } from '../passkeys/request-options.ts';
import { invalidPasskey, recordPasskeyUse, verifyPasskey } from '../passkeys/verify-passkey.ts';
import { type AuthPolicy, authPolicy } from '../policy/policy.reads.ts';
import { setSessionCookie } from '../sessions/session.record.ts';
import { continueSignIn } from './continue-sign-in.ts';
import { withStoredFailure } from './record-failure.ts';
import type { SignInOutcome } from './sign-in-attempt.record.ts';
import { uncountClientAttempt } from './sign-in-limits.ts';
import { ANY_ACCOUNT } from './strategies/passkey.ts';
import { availableStrategy } from './strategies/strategies.ts';
import { strategyNotAvailable } from './strategies/strategy.ts';

/** Returns a new challenge for an attempt of this browser; see `preparePasskey` in the schema. */
export async function preparePasskey(ctx: Context, signInAttemptId: string): Promise<PasskeyRequest> {
  const policy = await authPolicy(ctx);
  const { id, userId, purpose } = await attemptForPasskey(ctx, policy, signInAttemptId);
  await countPasskeyRequest(ctx);
  const subject = { purpose, subjectId: id } as const;
  if (purpose === 'sign_in') {
    const isOnlyFactor = policy.settings.secondFactorPolicy === 'REQUIRED';
    return requestPasskeyOf(ctx, policy, subject, { userId: null, isOnlyFactor });
  }
  if (userId === null || (await passkeysOf(ctx.rows, ctx.viewer.deploymentId, userId)).length === 0) {
    throw noPasskeyForSecondFactor();
  }
  return requestPasskeyOf(ctx, policy, subject, { userId });
}

/** Completes the step that an attempt of this browser waits for; see `attemptPasskey` in the schema. */
export async function attemptPasskey(
  ctx: Context,
  { signInAttemptId, credential }: AttemptPasskeyInput,
): Promise<SignInOutcome> {
  const policy = await authPolicy(ctx);
  const { id, userId, unknownKey, method, purpose } = await attemptForPasskey(ctx, policy, signInAttemptId);
  const acceptsAnyAccount = purpose === 'sign_in' && unknownKey === ANY_ACCOUNT;
  const named = { userId, unknownKey: acceptsAnyAccount ? null : unknownKey, method, wrong: 'WRONG_PASSKEY' as const };
  const passkey = await withStoredFailure(ctx, named, async () => {
    const verified = await verifyPasskey(ctx, policy, { purpose, subjectId: id }, credential);
    // An attempt that began with an identifier signs in to its account only, or to none.
    if (!acceptsAnyAccount && userId !== verified.userId) throw invalidPasskey();
    return verified;
  });

  const complete = async (tx: Transaction) => {
    await completeAttempt(tx, { id, userId: passkey.userId }, ctx.sessionCookie.sessionId);
    await recordPasskeyUse(tx, passkey);
    const countsAsSecondFactor = purpose === 'second_factor' || passkey.isUserVerified;
    return continueSignIn(tx, ctx, {
      userId: passkey.userId,
      method,
      secondFactor: countsAsSecondFactor ? 'passkey' : undefined,
      policy,
    });
  };
  const { session, ...outcome } = await withStoredFailure(ctx, { ...named, userId: passkey.userId }, () =>
    command(ctx, complete),
  );
  setSessionCookie(ctx, session);
  await uncountClientAttempt(ctx, 'signin_passkey');
  return outcome;
}

/** The attempt, and the factor that a passkey would pass. Throws when it accepts none. */
async function attemptForPasskey(ctx: Context, { settings }: AuthPolicy, id: string) {
  const attempt = await getAttemptOfBrowser(ctx, id);
  return { ...attempt, purpose: purposeOf(attempt, settings) };
}

function purposeOf(
  { currentStep, method }: FoundAttempt,
  settings: AuthPolicy['settings'],
): 'sign_in' | 'second_factor' {
  if (currentStep === 'verify_first_factor' && method === 'passkey') {
    availableStrategy('PASSKEY', settings);
    return 'sign_in';
  }
  if (currentStep !== 'verify_second_factor') {
    throw new ServiceError('CONFLICT', `This attempt waits for ${currentStep}, which is not completed with a passkey.`);
  }
  // A passkey that was the first factor without user verification is one factor, and not a second one.
  if (method === 'passkey') throw noPasskeyForSecondFactor();
  if (!allowsPasskeyAsSecondFactor(settings)) throw strategyNotAvailable('PASSKEY');
  return 'second_factor';
}

const noPasskeyForSecondFactor = () =>
  new ServiceError(
    'STRATEGY_NOT_AVAILABLE',
    'This sign-in cannot be completed with a passkey. Send a code of the second factor instead.',
  );
