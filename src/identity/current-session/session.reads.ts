import { deploymentOfCaller } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import { readSessionState, type SessionState } from './session-state.reads.ts';

/** The id of the session in the graph, and the only key of its loader: a request has one session. */
const CURRENT = 'current';

/** The `session` of the response envelope, with the active organization and workspace. */
export type CurrentSession = ReturnType<typeof currentSessionOf>;

/**
 * The current state of the browser's session. Needs no statement until a command has run, because the session was read when
 * the request was authenticated; one statement afterwards.
 */
export async function currentSession(ctx: Context): Promise<CurrentSession> {
  return (await ctx.loaders.load(sessionAfterCommand, CURRENT)) ?? NO_SESSION;
}

/** Stores the session that a request was authenticated with, for `currentSession`. */
export function primeCurrentSession({ loaders }: Pick<Context, 'loaders'>, session: CurrentSession): void {
  loaders.prime(sessionAfterCommand, CURRENT, session);
}

async function sessionAfterCommand(ctx: Context): Promise<ReadonlyMap<string, CurrentSession>> {
  const { rows, viewer, sessionCookie } = ctx;
  const { authSettings } = await deploymentOfCaller(ctx);
  // A request with a session token gets a browser session when it signs in.
  const bearer = sessionCookie.sessionId === null && viewer.hasSessionToken ? viewer.signedIn : null;
  const sessionId = bearer?.sessionId ?? sessionCookie.sessionId;
  if (sessionId === null) return new Map([[CURRENT, NO_SESSION]]);
  const state = await readSessionState(rows, viewer.deploymentId, sessionId, authSettings);
  return new Map([[CURRENT, bearer === null ? currentSessionOf(state) : bearerSessionOf(state, bearer.signInId)]]);
}

/** The session that the response envelope shows for a browser. */
export function currentSessionOf(state: SessionState | null) {
  const active = state?.active ?? null;
  return {
    id: CURRENT,
    signInAttempts: state?.signInAttempts ?? [],
    signIns: (state?.shownSignIns ?? []).map(shownSignIn),
    signUpAttempts: state?.signUpAttempts ?? [],
    activeSignIn: active && shownSignIn(active),
    activeOrganizationId: active?.organizationId ?? null,
    activeWorkspaceId: active?.workspaceId ?? null,
  };
}

/** The session that the envelope shows for a session token: only its own sign-in, no other data of that browser. */
export function bearerSessionOf(state: SessionState | null, signInId: string): CurrentSession {
  const own = state?.shownSignIns.find(({ id }) => id === signInId);
  if (state === null || own === undefined) return NO_SESSION;
  return currentSessionOf({ ...state, shownSignIns: [own], active: own, signInAttempts: [], signUpAttempts: [] });
}

const shownSignIn = ({ id, userId, createdAt }: { id: string; userId: string; createdAt: string }) => ({
  id,
  userId,
  createdAt,
});

/** The session of a browser without a valid cookie. */
export const NO_SESSION: CurrentSession = currentSessionOf(null);
