import {
  frontendUrl,
  type HostDeployment,
  isInteger,
  namesIn,
  publicKeyOf,
  sessionAudience,
} from '../../deployment/index.ts';
import type { Config } from '../../platform/config.ts';
import { verifyJwt } from '../../platform/crypto/jwt.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { SessionState } from './session-state.reads.ts';

/** `typ` of a session token: neither an access token nor that of a template passes for one. */
export const SESSION_TOKEN_TYPE = 'session+jwt';

/**
 * The claim that names the sign-in. A session outlives its sign-ins: a token that named `sid` and `sub` alone would hold again
 * once the user signs in anew.
 */
export const SIGNIN_CLAIM = 'signin_id';

/** What a session token names. */
export interface NamedSession {
  readonly kid: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly signinId: string;
}

/** Reads the names of an unverified token; null where nothing could have them. */
export function namedSession(token: string): NamedSession | null {
  const named = namesIn(token);
  if (named === null) return null;
  const { sub: userId, sid: sessionId, [SIGNIN_CLAIM]: signinId } = named.claims;
  if (!isInteger(userId, 64) || !isInteger(sessionId, 64) || !isInteger(signinId, 64)) return null;
  return { kid: named.kid, userId, sessionId, signinId };
}

interface ReadToken {
  readonly token: string;
  readonly named: NamedSession | null;
}

/**
 * Returns the sign-in that a session token names, which must not have ended or expired. An invalid token is 401, also for
 * operations that need no sign-in.
 */
export async function signinOfToken(
  config: Config,
  deployment: HostDeployment,
  { token, named }: ReadToken,
  publicJwk: Record<string, unknown> | null | undefined,
  state: SessionState | null,
) {
  const signin = state?.signins.find(({ id, userId }) => id === named?.signinId && userId === named.userId);
  if (named === null || publicJwk == null || signin === undefined) throw invalidToken();
  const verified = await verifyJwt(token, () => publicKeyOf(named.kid, publicJwk), {
    typ: SESSION_TOKEN_TYPE,
    issuer: frontendUrl(config, deployment.frontendHost),
    audience: sessionAudience(deployment.id),
    now: new Date(),
  });
  if (verified === null) throw invalidToken();
  return signin;
}

const invalidToken = () =>
  new ServiceError(
    'NOT_AUTHENTICATED',
    'The session token does not hold. Get a new one from GET /session/token, or leave Authorization out.',
  );
