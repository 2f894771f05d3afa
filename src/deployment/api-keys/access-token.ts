import { isScope, type Scope } from '../../platform/access/scopes.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import type { Services } from '../../platform/context.ts';
import { verifyJwt } from '../../platform/crypto/jwt.ts';
import { backendAudience } from '../signing-keys/audiences.ts';
import { isIntegerText, mayHaveSigned, publicKeyOf, readTokenIdentifiers } from '../signing-keys/verification-keys.ts';

/** `typ` of an access token (RFC 9068), which session tokens do not have. */
export const ACCESS_TOKEN_TYPE = 'at+jwt';

/** `iss` of a deployment's access tokens. Contains the deployment's id because deployments may share a backend host. */
export function accessTokenIssuer(deploymentId: number, backendHost: string): string {
  return `https://${backendHost}/deployments/${deploymentId}`;
}

/** Whether a token claims to be an access token of an API key: those of the OpenID provider have another kind of issuer. */
export function isAccessToken(token: string): boolean {
  const issuer = readTokenIdentifiers(token)?.claims['iss'];
  return typeof issuer === 'string' && /\/deployments\/\d+$/.test(issuer);
}

/**
 * Returns the viewer of a valid access token, or null. The unverified claims select, in one statement, the signing key
 * and the live API key of the same deployment; then the signature and the claims are verified.
 */
export async function verifyAccessToken({ database }: Services, token: string): Promise<Viewer | null> {
  const identifiers = readIdentifiers(token);
  if (identifiers === null) return null;
  const now = new Date();
  const { deploymentId, keyId, kid } = identifiers;
  const found = await database.rows
    .selectFrom('signing_key as sk')
    .innerJoin('deployment as d', 'd.id', 'sk.deployment_id')
    .innerJoin('api_key as k', 'k.deployment_id', 'sk.deployment_id')
    .select(['sk.public_jwk as publicJwk', 'd.backend_host as backendHost', 'k.scopes', 'k.expires_at as expiresAt'])
    .where('sk.deployment_id', '=', deploymentId)
    .where('sk.kid', '=', kid)
    .where('sk.purpose', '=', 'access_token')
    .where(mayHaveSigned(now))
    .where('k.id', '=', keyId)
    .where('k.revoked_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return null;
  if (found.expiresAt !== null && Date.parse(found.expiresAt) <= now.getTime()) return null;
  const claims = await verifyJwt(token, () => publicKeyOf(kid, found.publicJwk), {
    typ: ACCESS_TOKEN_TYPE,
    issuer: accessTokenIssuer(deploymentId, found.backendHost),
    audience: backendAudience(deploymentId),
    now,
  });
  return claims === null ? null : Viewer.accessToken(deploymentId, keyId, scopesOf(claims['scope'], found.scopes));
}

interface TokenIdentifiers {
  readonly deploymentId: number;
  readonly keyId: string;
  readonly kid: string;
}

function readIdentifiers(token: string): TokenIdentifiers | null {
  const unverified = readTokenIdentifiers(token);
  if (unverified === null) return null;
  const { kid, claims } = unverified;
  const { sub, deployment_id: deploymentId } = claims;
  if (!isIntegerText(deploymentId, 32) || !isIntegerText(sub, 64)) return null;
  return { deploymentId: Number(deploymentId), keyId: sub, kid };
}

/** The token's scopes that its key has as well. */
function scopesOf(claim: unknown, keyScopes: readonly string[]): Scope[] {
  const scopes = typeof claim === 'string' ? claim.split(' ').filter(isScope) : [];
  return keyScopes.length === 0 ? scopes : scopes.filter((scope) => keyScopes.includes(scope));
}
