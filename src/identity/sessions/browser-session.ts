import { secondsOf } from '../../deployment/index.ts';
import { type SignedIn, Viewer } from '../../platform/access/viewer.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { type Active, inBackground, noteActive } from './last-active.ts';

/** What a session token proves: the browser's live session, and who is signed in there. */
export interface BrowserSession {
  readonly viewer: Viewer;
  readonly sessionId: string | null;
}

/** A session's last activity is written at most this often, so that reads stay reads. */
const TOUCH_SECONDS = 60;

/** Whether something that began then and lasts so long is over. */
export function isOver(since: string, seconds: number, now = Date.now()): boolean {
  return Date.parse(since) + seconds * 1_000 <= now;
}

/** Which sign-in of a session is meant: the active one, or the named one of a user. */
export type WhichSession =
  | { readonly token: string }
  | { readonly sessionId: string; readonly signinId: string; readonly userId: string };

/** A session that has not ended, with one of its sign-ins, the user only while they are active. */
export function sessionRows(rows: Rows, deploymentId: number, which: WhichSession) {
  const query = rows
    .selectFrom('session as s')
    .innerJoin('deployment as d', 'd.id', 's.deployment_id')
    .leftJoin('signin as a', (join) => {
      const ofDeployment = join.onRef('a.deployment_id', '=', 's.deployment_id');
      return 'token' in which
        ? ofDeployment.onRef('a.id', '=', 's.active_signin_id')
        : ofDeployment
            .onRef('a.session_id', '=', 's.id')
            .on('a.id', '=', which.signinId)
            .on('a.user_id', '=', which.userId);
    })
    .leftJoin('user as u', (join) =>
      join
        .onRef('u.deployment_id', '=', 'a.deployment_id')
        .onRef('u.id', '=', 'a.user_id')
        .on('u.is_active', '=', true),
    )
    .select([
      's.id as sessionId',
      's.expires_at as expiresAt',
      's.last_active_at as lastActiveAt',
      'a.id as signinId',
      'a.created_at as signedInAt',
      'a.authenticated_at as authenticatedAt',
      'a.active_organization_id as organizationId',
      'a.active_workspace_id as workspaceId',
      'u.id as userId',
      secondsOf('sessionValidityPeriod').as('validity'),
      secondsOf('sessionInactiveTimeout').as('timeout'),
    ])
    .where('s.deployment_id', '=', deploymentId)
    .where('s.ended_at', 'is', null);
  return 'token' in which
    ? query.where('s.token_hash', '=', sha256(which.token))
    : query.where('s.id', '=', which.sessionId);
}

export interface SessionRow {
  readonly sessionId: string;
  readonly expiresAt: string;
  readonly lastActiveAt: string;
  readonly signinId: string | null;
  readonly signedInAt: string | null;
  readonly authenticatedAt: string | null;
  readonly userId: string | null;
  readonly organizationId: string | null;
  readonly workspaceId: string | null;
  readonly validity: number;
  readonly timeout: number;
}

/** What of a session's row still holds under the settings. Its use is noted. */
export function liveSession(rows: Rows, deploymentId: number, row: SessionRow) {
  const { sessionId, expiresAt, lastActiveAt, signinId, signedInAt, authenticatedAt, userId, validity, timeout } = row;
  if (isOver(expiresAt, 0) || (timeout > 0 && isOver(lastActiveAt, timeout)))
    return { sessionId: null, signedIn: null };

  const isWhole = signinId !== null && userId !== null && signedInAt !== null && authenticatedAt !== null;
  const signedIn: SignedIn | null =
    isWhole && !isOver(signedInAt, validity) ? { userId, sessionId, signinId, authenticatedAt } : null;
  // A short timeout needs a finer measure than a minute, or it would end sessions in use.
  const interval = timeout > 0 ? Math.min(TOUCH_SECONDS, timeout / 10) : TOUCH_SECONDS;
  if (isOver(lastActiveAt, interval))
    touch(rows, deploymentId, sessionId, signedIn && { ...row, userId: signedIn.userId });
  return { sessionId, signedIn };
}

/**
 * The live session of a token in this deployment. Nobody is signed in while the active sign-in is missing (a second factor is
 * still due), has outlived the settings, or its user was deactivated.
 */
export async function browserSession(rows: Rows, deploymentId: number, token: string | null): Promise<BrowserSession> {
  const found = token === null ? undefined : await sessionRows(rows, deploymentId, { token }).executeTakeFirst();
  if (found === undefined) return { viewer: Viewer.anonymous(deploymentId), sessionId: null };
  const { sessionId, signedIn } = liveSession(rows, deploymentId, found);
  const viewer = signedIn === null ? Viewer.anonymous(deploymentId) : Viewer.user(deploymentId, signedIn);
  return { viewer, sessionId };
}

/** Nobody waits for it, and the next request repeats one that failed. */
function touch(rows: Rows, deploymentId: number, sessionId: string, active: Active | null): void {
  const now = new Date().toISOString();
  const session = rows
    .updateTable('session')
    .set({ last_active_at: now })
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', sessionId)
    .where('last_active_at', '<', now);
  inBackground(session);
  if (active !== null) noteActive(rows, deploymentId, active, now);
}
