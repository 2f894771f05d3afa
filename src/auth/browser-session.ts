import { sql } from 'kysely';
import { sha256 } from '../crypto/tokens.ts';
import type { Rows } from '../database/tables.ts';
import { Viewer } from './viewer.ts';

/** What a session token proves: the browser's live session, and who is signed in there. */
export interface BrowserSession {
  readonly viewer: Viewer;
  readonly sessionId: string | null;
}

/** A session's last activity is written at most this often, so that reads stay reads. */
const TOUCH_SECONDS = 60;

/** A setting of the deployment joined as `d`, in seconds. */
export const secondsOf = (setting: 'sessionValidityPeriod' | 'sessionInactiveTimeout') =>
  sql<number>`(d.auth_settings->>${sql.lit(setting)})::int`;

/** Whether something that began then and lasts so long is over. */
export function isOver(since: string, seconds: number, now = Date.now()): boolean {
  return Date.parse(since) + seconds * 1_000 <= now;
}

/**
 * The live session of a token in this deployment. Nobody is signed in while the active sign-in is missing (a second factor is
 * still due), has outlived the settings, or its user was deactivated.
 */
export async function browserSession(rows: Rows, deploymentId: number, token: string | null): Promise<BrowserSession> {
  const nobody = Viewer.anonymous(deploymentId);
  if (token === null) return { viewer: nobody, sessionId: null };
  const found = await rows
    .selectFrom('session as s')
    .innerJoin('deployment as d', 'd.id', 's.deployment_id')
    .leftJoin('signin as a', (join) =>
      join.onRef('a.deployment_id', '=', 's.deployment_id').onRef('a.id', '=', 's.active_signin_id'),
    )
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
      'u.id as userId',
      secondsOf('sessionValidityPeriod').as('validity'),
      secondsOf('sessionInactiveTimeout').as('timeout'),
    ])
    .where('s.token_hash', '=', sha256(token))
    .where('s.deployment_id', '=', deploymentId)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined || isOver(found.expiresAt, 0)) return { viewer: nobody, sessionId: null };
  const { sessionId, lastActiveAt, signinId, signedInAt, userId, validity, timeout } = found;
  if (timeout > 0 && isOver(lastActiveAt, timeout)) return { viewer: nobody, sessionId: null };

  const isSignedIn = signinId !== null && userId !== null && signedInAt !== null && !isOver(signedInAt, validity);
  // A short timeout needs a finer measure than a minute, or it would end sessions in use.
  const interval = timeout > 0 ? Math.min(TOUCH_SECONDS, timeout / 10) : TOUCH_SECONDS;
  if (isOver(lastActiveAt, interval)) touch(rows, deploymentId, sessionId, isSignedIn ? userId : null);
  if (!isSignedIn) return { viewer: nobody, sessionId };
  return { viewer: Viewer.user(deploymentId, { userId, sessionId, signinId }), sessionId };
}

/** Nobody waits for it, and the next request repeats one that failed. */
function touch(rows: Rows, deploymentId: number, sessionId: string, userId: string | null): void {
  const now = new Date().toISOString();
  const session = rows
    .updateTable('session')
    .set({ last_active_at: now })
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', sessionId)
    .where('last_active_at', '<', now);
  const user = rows
    .updateTable('user')
    .set({ last_active_at: now })
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', userId);
  for (const update of userId === null ? [session] : [session, user]) update.execute().catch(() => undefined);
}
