import { CompiledQuery } from 'kysely';
import type { AuthSettings } from '../../deployment/index.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { attemptOf, type ShownAttempt } from '../sign-in/shown-attempt.ts';
import { signupAttemptOf } from '../sign-up/signup-attempt.reads.ts';

/**
 * A browser's session with everything that the envelope shows of it: the columns of a statement that has the session as
 * `s`. Each list is one JSON value, so that the statement has one row whatever the session holds. `now` is the name of the
 * statement's parameter with the current time.
 */
export const sessionStateColumns = (now: string) => `
  s.id as "sessionId", s.active_signin_id as "activeSigninId",
  s.expires_at as "expiresAt", s.last_active_at as "lastActiveAt",
  (select json_agg(json_build_object(
      'id', a.id::text, 'userId', a.user_id::text, 'createdAt', a.created_at, 'authenticatedAt', a.authenticated_at,
      'organizationId', (select o.organization_id::text from organization_membership o
        where o.deployment_id = a.deployment_id and o.organization_id = a.active_organization_id and o.user_id = a.user_id),
      'workspaceId', (select w.workspace_id::text from workspace_membership w
        where w.deployment_id = a.deployment_id and w.workspace_id = a.active_workspace_id and w.user_id = a.user_id)
    ) order by a.id)
    from signin a
    join "user" u on u.deployment_id = a.deployment_id and u.id = a.user_id and u.is_active
    where a.deployment_id = s.deployment_id and a.session_id = s.id) as "signins",
  (select json_agg(json_build_object('id', t.id::text, 'method', t.method, 'currentStep', t.current_step,
      'completed', t.completed, 'createdAt', t.created_at) order by t.id)
    from signin_attempt t
    where t.deployment_id = s.deployment_id and t.session_id = s.id and not t.completed and t.expires_at > ${now}
  ) as "signinAttempts",
  (select json_agg(json_build_object('id', t.id::text, 'currentStep', t.current_step, 'createdAt', t.created_at,
      'kind', (select v.kind from verification v
        where v.deployment_id = t.deployment_id and v.purpose = 'sign_up' and v.subject_id = t.id)) order by t.id)
    from signup_attempt t
    where t.deployment_id = s.deployment_id and t.session_id = s.id and t.expires_at > ${now}) as "signupAttempts"`;

/** A sign-in of an active user. Moments are in PostgreSQL's form of JSON. */
export interface StoredSignin {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: string;
  readonly authenticatedAt: string;
  /** What the sign-in works in, as long as the user is a member of it. */
  readonly organizationId: string | null;
  readonly workspaceId: string | null;
}

/** The columns of {@link sessionStateColumns}, of a session that exists. */
export interface SessionStateRow {
  readonly sessionId: string;
  readonly activeSigninId: string | null;
  readonly expiresAt: string;
  readonly lastActiveAt: string;
  readonly signins: readonly StoredSignin[] | null;
  readonly signinAttempts: readonly ShownAttempt[] | null;
  readonly signupAttempts: readonly Parameters<typeof signupAttemptOf>[0][] | null;
}

/** What is left of a session under the settings. */
export interface SessionState {
  readonly sessionId: string;
  readonly lastActiveAt: string;
  /** The sign-ins that have neither ended nor expired, oldest first. */
  readonly signins: readonly StoredSignin[];
  /** Those that the session shows: one at most where the settings allow one. */
  readonly shownSignins: readonly StoredSignin[];
  /** The one that the browser's requests act for; null while a second factor is due. */
  readonly active: StoredSignin | null;
  readonly signinAttempts: readonly ReturnType<typeof attemptOf>[];
  readonly signupAttempts: readonly ReturnType<typeof signupAttemptOf>[];
}

/** The session as it counts now, or null when it has expired. */
export function sessionState(row: SessionStateRow, settings: AuthSettings): SessionState | null {
  const { sessionId, activeSigninId, expiresAt, lastActiveAt, signins, signinAttempts, signupAttempts } = row;
  const { sessionInactiveTimeout, sessionValidityPeriod, multiSessionSupport } = settings;
  const isInactive = sessionInactiveTimeout > 0 && isOver(lastActiveAt, sessionInactiveTimeout);
  if (isOver(expiresAt, 0) || isInactive) return null;
  const current = (signins ?? [])
    .filter(({ createdAt }) => !isOver(createdAt, sessionValidityPeriod))
    .map((signin) => ({
      ...signin,
      createdAt: inIso(signin.createdAt),
      authenticatedAt: inIso(signin.authenticatedAt),
    }));
  const active = current.find(({ id }) => id === activeSigninId) ?? null;
  return {
    sessionId,
    lastActiveAt,
    signins: current,
    // Several from a time when the settings allowed them: the active one is left, or the newest.
    shownSignins:
      multiSessionSupport === 'DISABLED' ? [active ?? current.at(-1)].filter((each) => each != null) : current,
    active,
    signinAttempts: (signinAttempts ?? []).map((each) => attemptOf({ ...each, createdAt: inIso(each.createdAt) })),
    signupAttempts: (signupAttempts ?? []).map((each) =>
      signupAttemptOf({ ...each, createdAt: inIso(each.createdAt) }),
    ),
  };
}

const READ_SESSION = `select ${sessionStateColumns('$3')} from session s
  where s.deployment_id = $1 and s.id = $2 and s.ended_at is null`;

/** A session by its id, in one statement. Inside a command pass the transaction's rows. */
export async function readSessionState(
  rows: Rows,
  deploymentId: number,
  sessionId: string,
  settings: AuthSettings,
): Promise<SessionState | null> {
  const query = CompiledQuery.raw(READ_SESSION, [deploymentId, sessionId, new Date().toISOString()]);
  const { rows: found } = await rows.executeQuery<SessionStateRow>(query);
  return found[0] === undefined ? null : sessionState(found[0], settings);
}

/** Whether something that began then and lasts so long has expired. */
export function isOver(since: string, seconds: number, now = Date.now()): boolean {
  return Date.parse(since) + seconds * 1_000 <= now;
}

const inIso = (stamp: string) => new Date(stamp).toISOString();
