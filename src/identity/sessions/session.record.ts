import { type RawBuilder, sql } from 'kysely';
import type { ActivityCounts } from '../../platform/activity/activity-counts.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { newToken, sha256 } from '../../platform/crypto/tokens.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { Session } from './session.entity.ts';

/** A session with its new token, for the cookie that is set after the commit. */
export interface IssuedSession {
  readonly id: string;
  readonly token: string;
  readonly maxAgeSeconds: number;
}

/** Sets the session cookie of the response, and the session that the envelope shows. Call it after the commit. */
export function setSessionCookie({ sessionCookie, viewer }: Context, session: IssuedSession): void {
  if (viewer.hasSessionToken && viewer.signedIn?.sessionId === session.id)
    throw new Error('A session token became a cookie.');
  sessionCookie.set(session);
}

/**
 * Renews the browser's session, or creates one, with a new token: the old cookie stops working. The active sign-in does not
 * change when `activeSignInId` is undefined.
 */
export async function openSession(
  tx: Transaction,
  { sessionCookie, request }: Context,
  maxAgeSeconds: number,
  activeSignInId?: string | null,
): Promise<IssuedSession> {
  const token = newToken();
  const expiresAt = new Date(tx.now.getTime() + maxAgeSeconds * 1_000);
  if (sessionCookie.sessionId !== null) {
    const renewed = await tx.rows
      .updateTable('session')
      .set({
        token_hash: sha256(token),
        ...(activeSignInId !== undefined && { active_signin_id: activeSignInId }),
        ip: request.ip,
        user_agent: request.userAgent,
        last_active_at: tx.now.toISOString(),
        expires_at: expiresAt.toISOString(),
        updated_at: tx.now.toISOString(),
      })
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', sessionCookie.sessionId)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (renewed !== undefined) return { id: renewed.id, token, maxAgeSeconds };
  }
  const session = tx.em.create(Session, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    tokenHash: sha256(token),
    activeSigninId: activeSignInId ?? null,
    ip: request.ip,
    userAgent: request.userAgent,
    lastActiveAt: tx.now,
    expiresAt,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await tx.em.flush();
  return { id: session.id, token, maxAgeSeconds };
}

/** Selects sign-ins of a session: one, those of a user, or all. */
export interface SignInSelection {
  readonly userId?: string;
  readonly signInId?: string;
}

/** Deletes sign-ins of a session and records an event for each. Also deletes the attempts, unless one sign-in is selected. */
export async function endSignIns(tx: Transaction, sessionId: string, which: SignInSelection): Promise<number> {
  if (which.signInId === undefined) {
    await endAttempts(tx, sessionId, which);
    if (which.userId === undefined) await endSignUpAttempts(tx, sessionId);
  }
  const { signInId, userId } = which;
  const ended = await deleteSignIns(
    tx,
    sql`session_id = ${sessionId}
      and ${signInId === undefined ? sql`true` : sql`signin.id = ${signInId}`}
      and ${userId === undefined ? sql`true` : sql`user_id = ${userId}`}`,
  );
  return ended.length;
}

/** Locks the session for the rest of the command. Lock the user first when a command locks both. */
export async function lockSession(tx: Transaction, sessionId: string): Promise<void> {
  await tx.rows
    .selectFrom('session')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', sessionId)
    .forUpdate()
    .execute();
}

interface AttemptSelection {
  readonly userId?: string;
  readonly unknownKey?: string | null;
}

/** Deletes sign-in attempts of a session. Takes one statement whether or not the user exists, so that timing reveals nothing. */
export async function endAttempts(
  tx: Transaction,
  sessionId: string,
  { userId, unknownKey }: AttemptSelection,
): Promise<void> {
  let query = tx.rows
    .deleteFrom('signin_attempt')
    .where('deployment_id', '=', tx.deploymentId)
    .where('session_id', '=', sessionId);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  if (unknownKey !== undefined) query = query.where('unknown_key', '=', unknownKey);
  await query.execute();
}

/** Deletes the sign-up attempts of a session, and the codes and links that were sent for them. */
export async function endSignUpAttempts(tx: Transaction, sessionId: string): Promise<void> {
  const { rows, deploymentId } = tx;
  await rows
    .deleteFrom('verification')
    .where('deployment_id', '=', deploymentId)
    .where('purpose', '=', 'sign_up')
    .where('subject_id', 'in', (from) =>
      from
        .selectFrom('signup_attempt')
        .select('id')
        .where('deployment_id', '=', deploymentId)
        .where('session_id', '=', sessionId),
    )
    .execute();
  await rows
    .deleteFrom('signup_attempt')
    .where('deployment_id', '=', deploymentId)
    .where('session_id', '=', sessionId)
    .execute();
}

/** A sign-in that has ended. */
export interface EndedSignIn {
  readonly id: string;
  readonly sessionId: string;
  readonly userId: string;
}

type EndedSignInRow = EndedSignIn &
  Readonly<Record<'ip' | 'userAgent' | 'method' | 'secondFactor' | 'impersonator', string | null>> &
  Readonly<Record<'signedInAt' | 'lastActiveAt', string>>;

/**
 * Deletes the sign-ins that meet the condition on `signin`, and records an event for each with the data of its browser. For
 * a user who is being erased the events contain only ids.
 */
export async function deleteSignIns(
  tx: Transaction,
  condition: RawBuilder<unknown>,
  { isErased = false } = {},
): Promise<EndedSignIn[]> {
  const { rows: ended } = await sql<EndedSignInRow>`
    delete from signin using session
    where signin.deployment_id = ${tx.deploymentId} and session.deployment_id = signin.deployment_id
      and session.id = signin.session_id and ${condition}
    returning signin.id, session.id as "sessionId", signin.user_id as "userId", session.ip,
      session.user_agent as "userAgent", signin.method, signin.second_factor as "secondFactor", signin.impersonator,
      signin.created_at as "signedInAt", session.last_active_at as "lastActiveAt"`.execute(tx.rows);
  for (const { id: signInId, sessionId, userId, signedInAt, lastActiveAt, ...browser } of ended) {
    const known = { ...browser, signedInAt: toIso(signedInAt), lastActiveAt: toIso(lastActiveAt) };
    tx.record({
      type: 'session.deleted',
      resource: { type: 'session', id: sessionId },
      before: { signinId: signInId, userId, ...(!isErased && known) },
    });
  }
  return ended;
}

const toIso = (stamp: string) => new Date(stamp).toISOString();

/** A user who does something now. */
interface Activity {
  readonly deploymentId: number;
  readonly userId: string;
  /** As ISO 8601 text. */
  readonly now: string;
}

/**
 * Sets the time of the user's last activity, and other columns. Returns a function that counts the user as active if this was the first
 * activity of the day or month: call it after the commit. The row is locked first, so that two activities at the same time count once.
 */
export async function setLastActive(
  rows: Rows,
  { deploymentId, userId, now }: Activity,
  otherColumns: RawBuilder<unknown> = sql``,
): Promise<(counts: ActivityCounts) => void> {
  const { rows: found } = await sql<{ previously: string | null }>`
    update "user" active set last_active_at = ${now}::timestamptz ${otherColumns}
    from (select id, last_active_at from "user" where deployment_id = ${deploymentId} and id = ${userId}::bigint
      for no key update) before
    where active.deployment_id = ${deploymentId} and active.id = before.id
    returning before.last_active_at as previously`.execute(rows);
  return (counts) => {
    for (const { previously } of found) {
      if (dayOf(previously) < dayOf(now)) counts.add(deploymentId, 'active_user_day');
      if (monthOf(previously) < monthOf(now)) counts.add(deploymentId, 'active_user_month');
    }
  };
}

/** The day in UTC. Empty text, which is before all days, without an activity. */
const dayOf = (time: string | null) => time?.slice(0, 10) ?? '';
const monthOf = (time: string | null) => time?.slice(0, 7) ?? '';
