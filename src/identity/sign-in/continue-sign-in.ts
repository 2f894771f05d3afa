import { sql } from 'kysely';
import type { AuthSettings } from '../../deployment/index.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import type { ActiveParents } from '../../platform/ports/memberships.ts';
import { presentSignInAttempt } from '../attempts/present-sign-in-attempt.ts';
import type { SignInStep } from '../attempts/sign-in-attempt.entity.ts';
import type { SecondFactorMethod } from '../factors/authenticator.reads.ts';
import { acceptedFactors, type Factors, factorsOf, hasSecondFactor } from '../factors/authenticator.reads.ts';
import { checkRestrictions } from '../policy/admission.ts';
import { allowsAuthenticators, allowsBackupCodes, requiresWallet } from '../policy/policy.reads.ts';
import { rememberDevice } from '../sessions/known-devices.ts';
import { endSignIns, openSession, setLastActive } from '../sessions/session.record.ts';
import type { SecondFactor } from '../sessions/sign-in.entity.ts';
import { SignIn } from '../sessions/sign-in.entity.ts';
import { hasWallet } from '../wallets/wallet.reads.ts';
import { requestEmailVerification } from './request-email-verification.ts';
import { addAttempt, type SignInProgress, type SignInStepResult } from './sign-in-attempt.record.ts';

/** Continues a sign-in after a factor was passed: signs the user in, or creates an attempt for the next step. */
export async function continueSignIn(
  tx: Transaction,
  ctx: Context,
  signingIn: SignInProgress,
): Promise<SignInStepResult> {
  const { userId, policy } = signingIn;
  const unverified = await checkRestrictions(
    { request: ctx.request, rows: tx.rows, viewer: ctx.viewer },
    policy.restrictions,
    userId,
  );
  if (unverified !== null) return requestEmailVerification(tx, ctx, signingIn, unverified);
  const next = await nextStep(tx, signingIn, policy.settings);
  if (next === null) return { ...(await addSignIn(tx, ctx, signingIn)), signInAttempt: null };
  const { session, attempt } = await addAttempt(tx, ctx, { ...signingIn, step: next.step });
  return { session, signIn: null, signInAttempt: presentSignInAttempt(attempt, next.secondFactors) };
}

export interface PassedFactors {
  readonly userId: string;
  /** The strategy of the first factor. */
  readonly method: string;
  /** Unset when only the first factor was passed. */
  readonly secondFactor?: SecondFactor | undefined;
}

interface NextStep {
  readonly step: SignInStep;
  /** The second factors that can pass the step, of `verify_second_factor`. */
  readonly secondFactors?: readonly SecondFactorMethod[];
}

/** The next step after the factors that were passed, or null when the sign-in is complete. */
export async function nextStep(
  tx: Transaction,
  passed: PassedFactors,
  settings: AuthSettings,
): Promise<NextStep | null> {
  if (settings.secondFactorPolicy !== 'NO_SECOND_FACTOR') {
    const factors = await factorsOf(tx.rows, tx.deploymentId, passed.userId);
    const next = secondFactorStep(factors, passed, settings);
    if (next !== null) return next;
  }
  if (!requiresWallet(settings)) return null;
  return walletStep(await hasWallet(tx.rows, tx.deploymentId, passed.userId), settings);
}

/** The step for a wallet that the settings require, or null when none is needed. */
export const walletStep = (hasWallet: boolean, settings: AuthSettings): NextStep | null =>
  requiresWallet(settings) && !hasWallet ? { step: 'link_wallet' } : null;

/** The step for the second factor after the factors that were passed, or null when none is needed. */
export function secondFactorStep(
  all: Factors,
  { method, secondFactor }: Pick<PassedFactors, 'method' | 'secondFactor'>,
  settings: AuthSettings,
): NextStep | null {
  if (settings.secondFactorPolicy === 'NO_SECOND_FACTOR') return null;
  if (secondFactor !== undefined) {
    // A user whose only factor is a passkey needs no backup codes, unless each user needs a second factor.
    const hasSecond = secondFactor !== 'passkey' || hasSecondFactor(all, settings);
    const needsCodes = hasSecond && needsBackupCodes(settings) && all.unusedCodes === 0;
    return needsCodes ? { step: 'create_backup_codes' } : null;
  }
  // A passkey that passed the first factor does not also pass the second one.
  const factors = method === 'passkey' ? { ...all, passkey: false } : all;
  if (hasSecondFactor(factors, settings)) {
    return { step: 'verify_second_factor', secondFactors: acceptedFactors(all, method, settings) };
  }
  if (settings.secondFactorPolicy !== 'REQUIRED') return null;
  return { step: allowsAuthenticators(settings) ? 'enroll_second_factor' : 'create_backup_codes' };
}

/** Whether a user with a second factor also needs backup codes: the settings require them, or allow no other second factor. */
function needsBackupCodes(settings: AuthSettings): boolean {
  if (!allowsBackupCodes(settings)) return false;
  return (
    settings.backupCode.required || (settings.secondFactorPolicy === 'REQUIRED' && !allowsAuthenticators(settings))
  );
}

/** Who impersonates the user of a sign-in with a ticket, and when that ends. */
interface Impersonation {
  readonly ticketId: string;
  readonly impersonator: string;
  readonly expiresAt: string;
}

interface NewSignInProgress extends SignInProgress {
  /** Unset when the user has signed in. */
  readonly impersonation?: Impersonation;
}

/**
 * Signs the user in in this browser. The new sign-in replaces the account's earlier one in this browser, or every sign-in
 * in it where the settings allow only one. The organization and workspace that the user last worked in become active. An
 * impersonation sees the same ones, and leaves no trace of activity of the user: the browser does not become one that the
 * user has signed in from, and the user is not notified.
 */
export async function addSignIn(tx: Transaction, ctx: Context, signingIn: NewSignInProgress) {
  const { userId, method, secondFactor, policy, impersonation } = signingIn;
  const { settings } = policy;
  const signInId = tx.newId();
  const session = await openSession(tx, ctx, settings.sessionValidityPeriod, signInId);
  await endSignIns(tx, session.id, settings.multiSessionSupport === 'ENABLED' ? { userId } : {});
  const active = await ctx.memberships.restorable(tx, userId);
  const signIn = tx.em.create(SignIn, {
    id: signInId,
    deploymentId: tx.deploymentId,
    sessionId: session.id,
    userId,
    authenticatedAt: tx.now,
    method,
    secondFactor: secondFactor ?? null,
    ...(impersonation && { ...impersonation, expiresAt: new Date(impersonation.expiresAt) }),
    activeOrganizationId: active.organizationId,
    activeWorkspaceId: active.workspaceId,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  if (impersonation === undefined) await recordActivity(tx, ctx, userId, active);
  tx.record({
    type: 'session.created',
    resource: { type: 'session', id: session.id },
    after: { signinId: signInId, userId, method, secondFactor: secondFactor ?? null, ...active },
    actor: { type: 'user', id: userId },
    ...(impersonation && { impersonator: impersonation.impersonator }),
  });
  tx.onCommit(() => {
    ctx.metrics.count('gatehouse_sign_ins_total', { method, result: 'signed_in' });
    if (impersonation === undefined) ctx.activityCounts.add(tx.deploymentId, 'sign_in', method);
  });
  return { session, signIn: { id: signInId, userId, createdAt: signIn.createdAt.toISOString() } };
}

async function recordActivity(
  tx: Transaction,
  ctx: Context,
  userId: string,
  { organizationId, workspaceId }: ActiveParents,
): Promise<void> {
  await rememberDevice(tx, ctx, userId);
  const isActivated = organizationId !== null || workspaceId !== null;
  // Stores the only organization too: it stays the last active one when the user joins another.
  const lastActiveParents = sql`, last_active_organization_id = ${organizationId}::bigint, last_active_workspace_id = ${workspaceId}::bigint`;
  const activity = { deploymentId: tx.deploymentId, userId, now: tx.now.toISOString() };
  const count = await setLastActive(tx.rows, activity, isActivated ? lastActiveParents : sql``);
  tx.onCommit(() => count(ctx.activityCounts));
}
