import { sql } from 'kysely';
import type { AuthSettings } from '../../deployment/index.ts';
import type { Impersonation } from '../../platform/access/acting-user.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import { precompiledText } from '../../platform/database/statements/precompiled-query.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { presentSignInAttempt, type StoredSignInAttempt } from '../attempts/present-sign-in-attempt.ts';
import { presentSignUpAttempt } from '../attempts/sign-up-attempt.reads.ts';
import { acceptedFactors, type Factors, factorsJson } from '../factors/authenticator.reads.ts';

/**
 * The columns of a browser's session `s` and of everything the response envelope shows of it. Each list is one JSON value,
 * so that the statement returns one row per session. The
 * statement names the deployment of the session.
 */
export const sessionStateColumns = (now: string) => sql`
  s.id as "sessionId", s.active_signin_id as "activeSignInId",
  s.expires_at as "expiresAt", s.last_active_at as "lastActiveAt",
  (select json_agg(json_build_object(
      'id', a.id::text, 'userId', a.user_id::text, 'createdAt', a.created_at, 'authenticatedAt', a.authenticated_at,
      'impersonation', case when a.impersonator is not null
        then json_build_object('impersonator', a.impersonator, 'expiresAt', a.expires_at) end,
      'organizationId', (select o.organization_id::text from organization_membership o
        where o.deployment_id = ${DEPLOYMENT_ID} and o.organization_id = a.active_organization_id and o.user_id = a.user_id),
      'workspaceId', (select w.workspace_id::text from workspace_membership w
        where w.deployment_id = ${DEPLOYMENT_ID} and w.workspace_id = a.active_workspace_id and w.user_id = a.user_id)
    ) order by a.id)
    from signin a
    join "user" u on u.deployment_id = a.deployment_id and u.id = a.user_id and u.is_active
    where a.deployment_id = ${DEPLOYMENT_ID} and a.session_id = s.id) as "signIns",
  (select json_agg(json_build_object('id', t.id::text, 'method', t.method, 'currentStep', t.current_step,
      'completed', t.completed, 'createdAt', t.created_at,
      'factors', case when t.current_step = 'verify_second_factor' then (select ${factorsJson} from "user" u
        where u.deployment_id = ${DEPLOYMENT_ID} and u.id = t.user_id) end) order by t.id)
    from signin_attempt t
    where t.deployment_id = ${DEPLOYMENT_ID} and t.session_id = s.id and not t.completed and t.expires_at > ${now}::timestamptz
  ) as "signInAttempts",
  (select json_agg(json_build_object('id', t.id::text, 'currentStep', t.current_step, 'createdAt', t.created_at,
      'missingFields', t.missing_fields, 'kind', (select v.kind from verification v
        where v.deployment_id = ${DEPLOYMENT_ID} and v.purpose = 'sign_up' and v.subject_id = t.id)) order by t.id)
    from signup_attempt t
    where t.deployment_id = ${DEPLOYMENT_ID} and t.session_id = s.id and t.expires_at > ${now}::timestamptz) as "signUpAttempts"`;

/** A sign-in of an active user. Timestamps have PostgreSQL's JSON format. */
export interface StoredSignIn {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: string;
  readonly authenticatedAt: string;
  /** Null for the user's own sign-in. */
  readonly impersonation: Impersonation | null;
  /** The active organization and workspace; null when the user is not a member. */
  readonly organizationId: string | null;
  readonly workspaceId: string | null;
}

interface SessionAttempt extends StoredSignInAttempt {
  /** The second factors of the user, of an attempt that waits for one. */
  readonly factors: Factors | null;
}

/** The columns of {@link sessionStateColumns}, of a session that exists. */
export interface SessionStateRow {
  readonly sessionId: string;
  readonly activeSignInId: string | null;
  readonly expiresAt: string;
  readonly lastActiveAt: string;
  readonly signIns: readonly StoredSignIn[] | null;
  readonly signInAttempts: readonly SessionAttempt[] | null;
  readonly signUpAttempts: readonly Parameters<typeof presentSignUpAttempt>[0][] | null;
}

/** A session under the deployment's settings, without expired sign-ins. */
export interface SessionState {
  readonly sessionId: string;
  readonly lastActiveAt: string;
  /** The sign-ins that have neither ended nor expired, oldest first. */
  readonly signIns: readonly StoredSignIn[];
  /** The sign-ins that responses show: at most one when the settings allow only one account. */
  readonly shownSignIns: readonly StoredSignIn[];
  /** The sign-in that the browser's requests act for; null while a second factor is missing. */
  readonly active: StoredSignIn | null;
  readonly signInAttempts: readonly ReturnType<typeof presentSignInAttempt>[];
  readonly signUpAttempts: readonly ReturnType<typeof presentSignUpAttempt>[];
}

/** The current state of the session, or null when it has expired. */
export function sessionState(row: SessionStateRow, settings: AuthSettings): SessionState | null {
  const { sessionId, activeSignInId, expiresAt, lastActiveAt, signIns, signInAttempts, signUpAttempts } = row;
  const { sessionInactiveTimeout, sessionValidityPeriod, multiSessionSupport } = settings;
  const isInactive = sessionInactiveTimeout > 0 && hasExpired(lastActiveAt, sessionInactiveTimeout);
  if (hasExpired(expiresAt, 0) || isInactive) return null;
  const current = (signIns ?? [])
    .filter(
      ({ createdAt, impersonation }) =>
        !hasExpired(createdAt, sessionValidityPeriod) &&
        (impersonation === null || !hasExpired(impersonation.expiresAt, 0)),
    )
    .map((signIn) => ({
      ...signIn,
      createdAt: toIso(signIn.createdAt),
      authenticatedAt: toIso(signIn.authenticatedAt),
    }));
  const active = current.find(({ id }) => id === activeSignInId) ?? null;
  return {
    sessionId,
    lastActiveAt,
    signIns: current,
    // Several sign-ins can remain from before the settings changed: show the active one, or else the newest.
    shownSignIns:
      multiSessionSupport === 'DISABLED' ? [active ?? current.at(-1)].filter((each) => each != null) : current,
    active,
    signInAttempts: (signInAttempts ?? []).map(({ factors, ...each }) =>
      presentSignInAttempt(
        { ...each, createdAt: toIso(each.createdAt) },
        factors === null ? [] : acceptedFactors(factors, each.method, settings),
      ),
    ),
    signUpAttempts: (signUpAttempts ?? []).map((each) =>
      presentSignUpAttempt({ ...each, createdAt: toIso(each.createdAt) }),
    ),
  };
}

interface SessionArgs {
  readonly deploymentId: number;
  readonly sessionId: string;
  readonly now: string;
}

const readSession = precompiledText<SessionArgs, SessionStateRow>(
  ({ deploymentId, sessionId, now }) => sql`select ${sessionStateColumns(now)} from session s
    where s.deployment_id = ${deploymentId} and s.id = ${sessionId} and s.ended_at is null`,
);

/** Reads a session by id in one statement. Inside a command, pass the transaction's rows. */
export async function readSessionState(
  rows: Rows,
  deploymentId: number,
  sessionId: string,
  settings: AuthSettings,
): Promise<SessionState | null> {
  const [found] = await readSession(rows, { deploymentId, sessionId, now: new Date().toISOString() });
  return found === undefined ? null : sessionState(found, settings);
}

/** Whether the given number of seconds has passed since the timestamp. */
export function hasExpired(since: string, seconds: number, now = Date.now()): boolean {
  return Date.parse(since) + seconds * 1_000 <= now;
}

const toIso = (stamp: string) => new Date(stamp).toISOString();
