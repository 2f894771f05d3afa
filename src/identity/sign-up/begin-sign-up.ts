import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { emailAddress, lockFreeAddress, phoneAddress } from '../addresses/address-holder.ts';
import { reserveUsername } from '../addresses/user-identifiers.ts';
import { SignUpAttempt, type SignUpStep } from '../attempts/sign-up-attempt.entity.ts';
import { attemptExpiry, presentSignUpAttempt } from '../attempts/sign-up-attempt.reads.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';
import { endSignUpAttempts, openSession, setSessionCookie } from '../sessions/session.record.ts';
import { consumeWalletChallenge, type VerifiedWallet } from '../wallets/verify-wallet.ts';
import { lockWalletHolder, walletTaken } from '../wallets/wallet.record.ts';
import type { NewAccount } from './create-account.ts';
import {
  challengeKindOf,
  chooseVerificationStrategy,
  countMessage,
  lockStepAddress,
  sendChallenge,
} from './sign-up-challenge.ts';
import { type SocialApplicant, sealApplicant } from './social-applicant.ts';

/** The account that a sign-up will create, and the invitation that it will accept. */
export interface Applicant extends NewAccount {
  readonly social: SocialApplicant | null;
  readonly invitationId: string | null;
  /** The signed challenge of the wallet, which the attempt consumes. */
  readonly walletChallenge: VerifiedWallet | null;
}

export interface SignUpSteps {
  readonly steps: readonly [SignUpStep, ...SignUpStep[]];
  /** Where the page redirects to after a mailed link is confirmed. */
  readonly redirectUrl: string | null;
}

/** Creates an attempt that replaces earlier ones of this browser, and sends the code or link of its first step. */
export async function beginSignUp(
  ctx: Context,
  policy: AuthPolicy,
  applicant: Applicant,
  { steps, redirectUrl }: SignUpSteps,
) {
  const [currentStep] = steps;
  const strategy = chooseVerificationStrategy(currentStep, policy.settings);
  const { email, phoneNumber } = applicant;
  const stepAddress = { currentStep, email: email?.text ?? null, emailKey: email?.key ?? null, phoneNumber };
  await countMessage(ctx, stepAddress);
  const { session, attempt } = await command(ctx, async (tx) => {
    if (applicant.walletChallenge !== null) await consumeWalletChallenge(tx, applicant.walletChallenge);
    const owner = await lockStepAddress(tx, stepAddress);
    await assertIdentifiersAvailable(tx, applicant, steps);
    const session = await openSession(tx, ctx, policy.settings.sessionValidityPeriod);
    await endSignUpAttempts(tx, session.id);
    const attempt = await addAttempt(ctx, tx, session.id, { applicant, currentStep, missingFields: null });
    await sendChallenge(tx, ctx, { policy, step: { ...stepAddress, ...attempt }, strategy, owner, redirectUrl });
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
    signIn: null,
    signInAttempt: null,
    signUpAttempt: presentSignUpAttempt({ ...attempt, kind: challengeKindOf(strategy) }),
  };
}

/** Creates an attempt that waits for the fields of a sign-up that a provider does not know. It replaces earlier ones of this browser. */
export async function askForProfile(
  ctx: Context,
  policy: AuthPolicy,
  applicant: Applicant,
  missingFields: readonly string[],
) {
  const currentStep = 'complete_profile';
  const { session, attempt } = await command(ctx, async (tx) => {
    const session = await openSession(tx, ctx, policy.settings.sessionValidityPeriod);
    await endSignUpAttempts(tx, session.id);
    const attempt = await addAttempt(ctx, tx, session.id, { applicant, currentStep, missingFields });
    tx.record({
      type: 'session.signup_attempt.created',
      resource: { type: 'session', id: session.id },
      after: { signupAttemptId: attempt.id, currentStep },
    });
    return { session, attempt };
  });
  setSessionCookie(ctx, session);
  return {
    signIn: null,
    signInAttempt: null,
    signUpAttempt: presentSignUpAttempt({ ...attempt, kind: null, missingFields }),
  };
}

/**
 * Throws 409 when an identifier without a verification step is taken. For an address with a verification step it throws
 * nothing, so that the response does not reveal who has an account.
 */
async function assertIdentifiersAvailable(
  tx: Transaction,
  applicant: NewAccount,
  steps: readonly SignUpStep[],
): Promise<void> {
  const { email, phoneNumber, username, wallet } = applicant;
  if (email !== null && !steps.includes('verify_email')) {
    await lockFreeAddress(tx, emailAddress(email.key), 'input.email');
  }
  if (phoneNumber !== null && !steps.includes('verify_phone')) {
    await lockFreeAddress(tx, phoneAddress(phoneNumber), 'input.phoneNumber');
  }
  if (username !== null) await reserveUsername(tx, username.key, 'input.username');
  if (wallet != null && (await lockWalletHolder(tx, wallet)) !== undefined) throw walletTaken();
}

interface NewSignUpAttempt {
  readonly applicant: Applicant;
  readonly currentStep: SignUpStep;
  readonly missingFields: readonly string[] | null;
}

async function addAttempt(
  ctx: Context,
  tx: Transaction,
  sessionId: string,
  { applicant, currentStep, missingFields }: NewSignUpAttempt,
) {
  const { email, username, wallet, walletChallenge: _, social, ...rest } = applicant;
  const id = tx.newId();
  const attempt = tx.em.create(SignUpAttempt, {
    ...rest,
    id,
    socialSealed: social === null ? null : sealApplicant(ctx, id, social),
    missingFields: missingFields === null ? null : [...missingFields],
    deploymentId: tx.deploymentId,
    sessionId,
    email: email?.text ?? null,
    emailKey: email?.key ?? null,
    username: username?.text ?? null,
    usernameKey: username?.key ?? null,
    walletNamespace: wallet?.namespace ?? null,
    walletAddress: wallet?.address ?? null,
    walletChainId: wallet?.chainId ?? null,
    currentStep,
    expiresAt: attemptExpiry(tx.now),
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await tx.em.flush();
  return { id: attempt.id, sessionId, currentStep, createdAt: tx.now.toISOString() };
}
