import {
  frontendUrl,
  type HostDeployment,
  isInteger,
  mayHaveSigned,
  namesIn,
  publicKeyOf,
  sessionAudience,
} from '../../deployment/index.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import type { Services } from '../../platform/context.ts';
import { verifyJwt } from '../../platform/crypto/jwt.ts';
import { ServiceError } from '../../platform/errors.ts';
import { liveSession, type SessionRow, sessionRows } from './browser-session.ts';

/** `typ` of a session token: neither an access token nor that of a template passes for one. */
export const SESSION_TOKEN_TYPE = 'session+jwt';

/**
 * The claim that names the sign-in. A session outlives its sign-ins: a token that named `sid` and `sub` alone would hold again
 * once the user signs in anew.
 */
export const SIGNIN_CLAIM = 'signin_id';

/**
 * Who a session token stands for: the user in the sign-in that it was made in, which must be alive now. A token that
 * doesn't hold is 401, also where nobody needs to be signed in: its sender means to be somebody.
 */
export async function bearerViewer(services: Services, deployment: HostDeployment, token: string): Promise<Viewer> {
  return (await verified(services, deployment, token)) ?? refused();
}

function refused(): never {
  throw new ServiceError(
    'NOT_AUTHENTICATED',
    'The session token does not hold. Get a new one from GET /session/token, or leave Authorization out.',
  );
}

async function verified({ database, config }: Services, deployment: HostDeployment, token: string) {
  const { rows } = database;
  const named = namesIn(token);
  if (named === null) return null;
  const { kid, claims } = named;
  const { sub, sid, [SIGNIN_CLAIM]: signinId } = claims;
  if (!isInteger(sub, 64) || !isInteger(sid, 64) || !isInteger(signinId, 64)) return null;
  const now = new Date();
  const found = await sessionRows(rows, deployment.id, { sessionId: sid, signinId, userId: sub })
    .innerJoin('signing_key as sk', 'sk.deployment_id', 's.deployment_id')
    .select('sk.public_jwk as publicJwk')
    .where('sk.kid', '=', kid)
    .where('sk.purpose', '=', 'session')
    .where(mayHaveSigned(now))
    .executeTakeFirst();
  if (found === undefined) return null;
  const { publicJwk, ...session } = found;
  const isGenuine = await verifyJwt(token, () => publicKeyOf(kid, publicJwk), {
    typ: SESSION_TOKEN_TYPE,
    issuer: frontendUrl(config, deployment.frontendHost),
    audience: sessionAudience(deployment.id),
    now,
  });
  if (isGenuine === null) return null;
  const { signedIn } = liveSession(rows, deployment.id, session satisfies SessionRow);
  return signedIn === null ? null : Viewer.sessionToken(deployment.id, signedIn);
}
