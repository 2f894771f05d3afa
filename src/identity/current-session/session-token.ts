import {
  frontendUrl,
  type HostDeployment,
  isIntegerText,
  publicKeyOf,
  readTokenIdentifiers,
  sessionAudience,
} from '../../deployment/index.ts';
import type { Config } from '../../platform/config.ts';
import { looksLikeApiKey } from '../../platform/crypto/api-keys.ts';
import { verifyJwt } from '../../platform/crypto/jwt.ts';
import { ServiceError } from '../../platform/errors.ts';
import { SIGNIN_CLAIM } from '../tokens/standard-claims.ts';
import type { SessionState } from './session-state.reads.ts';

/** `typ` of a session token, which distinguishes it from access tokens and template tokens. */
export const SESSION_TOKEN_TYPE = 'session+jwt';

/** The key id and the ids in the claims of a session token whose signature has not been verified. */
export interface UnverifiedSessionToken {
  readonly kid: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly signInId: string;
}

/** Reads the ids of an unverified token. Returns null when the token is malformed. */
export function readUnverifiedSessionToken(token: string): UnverifiedSessionToken | null {
  const named = readTokenIdentifiers(token);
  if (named === null) return null;
  const { sub: userId, sid: sessionId, [SIGNIN_CLAIM]: signInId } = named.claims;
  if (!isIntegerText(userId, 64) || !isIntegerText(sessionId, 64) || !isIntegerText(signInId, 64)) return null;
  return { kid: named.kid, userId, sessionId, signInId };
}

interface PresentedToken {
  readonly token: string;
  readonly named: UnverifiedSessionToken | null;
}

/**
 * Verifies a session token and returns its sign-in, which must not have ended or expired. Throws 401 for an invalid token,
 * also for operations that require no sign-in.
 */
export async function signInOfToken(
  config: Config,
  deployment: HostDeployment,
  { token, named }: PresentedToken,
  publicJwk: Record<string, unknown> | null | undefined,
  state: SessionState | null,
) {
  if (looksLikeApiKey(token)) throw apiKeyOnDeploymentHost();
  const signIn = state?.signIns.find(({ id, userId }) => id === named?.signInId && userId === named.userId);
  if (named === null || publicJwk == null || signIn === undefined) throw invalidToken();
  const verified = await verifyJwt(token, () => publicKeyOf(named.kid, publicJwk), {
    typ: SESSION_TOKEN_TYPE,
    issuer: frontendUrl(config, deployment.frontendHost),
    audience: sessionAudience(deployment.id),
    now: new Date(),
  });
  if (verified === null) throw invalidToken();
  return signIn;
}

const invalidToken = () =>
  new ServiceError(
    'NOT_AUTHENTICATED',
    'The session token is invalid or has expired. Get a new one from GET /session/token, or leave Authorization out.',
  );

/** Says nothing about whether the key is valid: it is not looked up. */
const apiKeyOnDeploymentHost = () =>
  new ServiceError(
    'NOT_AUTHENTICATED',
    'This is the deployment host, which takes session cookies and session tokens; API keys belong to the backend host.',
  );
