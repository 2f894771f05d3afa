import { sha256 } from '../crypto/tokens.ts';
import type { Rows } from '../database/tables.ts';
import { Viewer } from './viewer.ts';

/** What a session token proves: the browser's live session, and who is signed in there. */
export interface BrowserSession {
  readonly viewer: Viewer;
  readonly sessionId: string | null;
}

/**
 * The live session of a token in this deployment. Nobody is signed in while the active sign-in is missing (a second factor is
 * still due) or its user was deactivated.
 */
export async function browserSession(rows: Rows, deploymentId: number, token: string | null): Promise<BrowserSession> {
  const nobody = Viewer.anonymous(deploymentId);
  if (token === null) return { viewer: nobody, sessionId: null };
  const found = await rows
    .selectFrom('session as s')
    .leftJoin('signin as a', (join) =>
      join.onRef('a.deployment_id', '=', 's.deployment_id').onRef('a.id', '=', 's.active_signin_id'),
    )
    .leftJoin('user as u', (join) =>
      join
        .onRef('u.deployment_id', '=', 'a.deployment_id')
        .onRef('u.id', '=', 'a.user_id')
        .on('u.is_active', '=', true),
    )
    .select(['s.id as sessionId', 's.expires_at as expiresAt', 'a.id as signinId', 'u.id as userId'])
    .where('s.token_hash', '=', sha256(token))
    .where('s.deployment_id', '=', deploymentId)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined || Date.parse(found.expiresAt) <= Date.now()) return { viewer: nobody, sessionId: null };
  const { sessionId, signinId, userId } = found;
  if (signinId === null || userId === null) return { viewer: nobody, sessionId };
  return { viewer: Viewer.user(deploymentId, { userId, sessionId, signinId }), sessionId };
}
