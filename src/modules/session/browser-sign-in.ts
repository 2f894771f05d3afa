import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { newToken, sha256 } from '../../crypto/tokens.ts';
import type { Transaction } from '../../database/command.ts';
import type { PhoneChannel } from '../../phone/phone-sender.ts';
import { guesserAs } from '../authenticator/second-factor.ts';
import { admit } from '../restriction/admission.ts';
import { endSignupAttempts } from '../sign-up/end-signup-attempts.ts';
import { askForProof } from './ask-for-proof.ts';
import { deleteSignins } from './ended-signins.ts';
import { type GuessKeys, reserveGuesses, SECOND_FACTOR_CAPS } from './guess-budget.ts';
import { nextStep, type SecondFactor, type Step } from './next-step.ts';
import { noteDevice } from './note-device.ts';
import type { AuthPolicy } from './policy.reads.ts';
import { Session } from './session.entity.ts';
import { attemptOf } from './session.reads.ts';
import { Signin } from './signin.entity.ts';
import { SigninAttempt } from './signin-attempt.entity.ts';

/** An attempt lives this long. */
const ATTEMPT_SECONDS = 600;

/** A browser's session under its new token, to be handed out once the command has committed. */
export interface OpenedSession {
  readonly id: string;
  readonly token: string;
  readonly maxAge: number;
}

/** Lets the answer carry the new cookie, and the envelope show the session that it names. */
export function handOut({ browser, viewer }: Context, { id, token, maxAge }: OpenedSession): void {
  if (viewer.isBearer && viewer.signedIn?.sessionId === id) throw new Error('A session token became a cookie.');
  browser.sessionId = id;
  browser.nextCookie = { token, maxAge };
}

/** What of the deployment's settings decides a sign-in. */
export type SignInPolicy = Pick<AuthPolicy, 'settings' | 'restrictions' | 'appName' | 'frontendHost'>;

export interface SigningIn {
  readonly userId: string;
  /** The strategy of the first factor, or `sign_up`. */
  readonly method: string;
  /** The second factor that was passed, if one was. */
  readonly secondFactor?: SecondFactor | undefined;
  readonly policy: SignInPolicy;
}

/** What a passed factor has led to: the sign-in, or an attempt that asks for the next factor. */
export interface Proceeded {
  readonly session: OpenedSession;
  readonly signin: Awaited<ReturnType<typeof addSignin>>['signin'] | null;
  readonly signinAttempt: ReturnType<typeof attemptOf> | null;
}

/** Goes on with a sign-in whose factors so far hold: signs the user in, or leaves an attempt for what is missing. */
export async function proceed(tx: Transaction, ctx: Context, signingIn: SigningIn): Promise<Proceeded> {
  const { userId, policy } = signingIn;
  const unproved = await admit(
    { request: ctx.request, rows: tx.rows, viewer: ctx.viewer },
    policy.restrictions,
    userId,
  );
  if (unproved !== null) return askForProof(tx, ctx, signingIn, unproved);
  const step = await nextStep(tx, signingIn, policy.settings);
  if (step === null) return { ...(await addSignin(tx, ctx, signingIn)), signinAttempt: null };
  const { session, attempt } = await addAttempt(tx, ctx, { ...signingIn, step });
  return { session, signin: null, signinAttempt: attemptOf(attempt) };
}

/** Signs the user in in this browser. A new sign-in replaces the account's earlier one here, or all of them. */
async function addSignin(tx: Transaction, ctx: Context, { userId, method, secondFactor, policy }: SigningIn) {
  const { settings } = policy;
  const signinId = tx.newId();
  const session = await openSession(tx, ctx, settings.sessionValidityPeriod, signinId);
  await endSignins(tx, session.id, settings.multiSessionSupport === 'ENABLED' ? { userId } : {});
  const signin = tx.em.create(Signin, {
    id: signinId,
    deploymentId: tx.deploymentId,
    sessionId: session.id,
    userId,
    authenticatedAt: tx.now,
    method,
    secondFactor: secondFactor ?? null,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await noteDevice(tx, ctx, userId);
  await tx.rows
    .updateTable('user')
    .set({ last_active_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', userId)
    .execute();
  tx.record({
    type: 'session.created',
    resource: { type: 'session', id: session.id },
    after: { signinId, userId, method, secondFactor: secondFactor ?? null },
    actor: { type: 'user', id: userId },
  });
  return { session, signin: { id: signinId, userId, createdAt: signin.createdAt.toISOString() } };
}

export interface NewAttempt extends Omit<SigningIn, 'userId'> {
  /** Null for the account of an address that nobody has: it looks like any other and can't be completed. */
  readonly userId: string | null;
  /** What the guesses of nobody's attempt are counted by. */
  readonly unknownKey?: string | null;
  /** Where the code or link of a first factor goes, and how. */
  readonly addressId?: string | null;
  readonly channel?: PhoneChannel | null;
  readonly step: Step;
}

/** Leaves an attempt that waits for its next factor. Nobody is active in this browser until it is completed. */
export async function addAttempt(
  tx: Transaction,
  ctx: Context,
  { userId, unknownKey = null, addressId = null, channel = null, method, secondFactor, policy, step }: NewAttempt,
) {
  const session = await openSession(tx, ctx, policy.settings.sessionValidityPeriod, null);
  await endAttempts(tx, session.id, userId === null ? { unknownKey } : { userId });
  const keys = step === 'verify_second_factor' && userId !== null ? await reserve(tx, ctx, userId) : {};
  const attempt = tx.em.create(SigninAttempt, {
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
    expiresAt: new Date(tx.now.getTime() + ATTEMPT_SECONDS * 1_000),
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

/** The tries of a second factor; 429 where wrong codes and other attempts leave none. */
async function reserve(tx: Transaction, ctx: Context, userId: string): Promise<GuessKeys> {
  const guesser = await guesserAs(ctx, tx.rows, userId, 'second_factor');
  return reserveGuesses(tx, 'signin_attempt', guesser, SECOND_FACTOR_CAPS);
}

/** Which of a browser's sign-ins: one, those of a user, or all. */
export interface Which {
  readonly userId?: string;
  readonly signinId?: string;
}

/** Deletes sign-ins of a session and records each end; with all, or all of a user, go the attempts. */
export async function endSignins(tx: Transaction, sessionId: string, which: Which): Promise<number> {
  if (which.signinId === undefined) {
    await endAttempts(tx, sessionId, which);
    if (which.userId === undefined) await endSignupAttempts(tx, sessionId);
  }
  const { signinId, userId } = which;
  const ended = await deleteSignins(
    tx,
    sql`session_id = ${sessionId}
      and ${signinId === undefined ? sql`true` : sql`signin.id = ${signinId}`}
      and ${userId === undefined ? sql`true` : sql`user_id = ${userId}`}`,
  );
  return ended.length;
}

/** What changes a session waits for the others that do; a command that locks the user as well does so first. */
export async function lockSession(tx: Transaction, sessionId: string): Promise<void> {
  await tx.rows
    .selectFrom('session')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', sessionId)
    .forUpdate()
    .execute();
}

interface WhoseAttempts {
  readonly userId?: string;
  readonly unknownKey?: string | null;
}

/** As many statements for nobody as for somebody. */
async function endAttempts(tx: Transaction, sessionId: string, { userId, unknownKey }: WhoseAttempts): Promise<void> {
  let query = tx.rows
    .deleteFrom('signin_attempt')
    .where('deployment_id', '=', tx.deploymentId)
    .where('session_id', '=', sessionId);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  if (unknownKey !== undefined) query = query.where('unknown_key', '=', unknownKey);
  await query.execute();
}

/**
 * The browser's session, or a new one, under a new token: whoever knew the old one is out. Without `activeSigninId` whoever
 * is active stays so.
 */
export async function openSession(
  tx: Transaction,
  { browser, request }: Context,
  maxAge: number,
  activeSigninId?: string | null,
): Promise<OpenedSession> {
  const token = newToken();
  const expiresAt = new Date(tx.now.getTime() + maxAge * 1_000);
  if (browser.sessionId !== null) {
    const renewed = await tx.rows
      .updateTable('session')
      .set({
        token_hash: sha256(token),
        ...(activeSigninId !== undefined && { active_signin_id: activeSigninId }),
        ip: request.ip,
        user_agent: request.userAgent,
        last_active_at: tx.now.toISOString(),
        expires_at: expiresAt.toISOString(),
        updated_at: tx.now.toISOString(),
      })
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', browser.sessionId)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (renewed !== undefined) return { id: renewed.id, token, maxAge };
  }
  const session = tx.em.create(Session, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    tokenHash: sha256(token),
    activeSigninId: activeSigninId ?? null,
    ip: request.ip,
    userAgent: request.userAgent,
    lastActiveAt: tx.now,
    expiresAt,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await tx.em.flush();
  return { id: session.id, token, maxAge };
}
