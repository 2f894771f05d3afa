import type { Services } from '../context.ts';
import { type CryptoKey, importKey, type JWK, readUnverified, verifyJwt } from '../crypto/jwt.ts';
import { Lru } from '../lru.ts';
import { backendAudience } from './audiences.ts';
import { isScope, type Scope } from './scopes.ts';
import { Viewer } from './viewer.ts';

/** `typ` of an access token (RFC 9068): a session token never passes for one. */
export const ACCESS_TOKEN_TYPE = 'at+jwt';

/** `iss` of a deployment's access tokens; deployments may share a backend host, so their number stands in it. */
export function accessTokenIssuer(deploymentId: number, backendHost: string): string {
  return `https://${backendHost}/deployments/${deploymentId}`;
}

/** Imported public keys by `kid`, which is made of the key itself: an entry is never out of date. */
const publicKeys = new Lru<string, Promise<CryptoKey>>(1_000);

/**
 * The viewer of an access token that holds, else null. What the token says of itself finds, in one statement, the key that
 * signed it and the API key that it acts for, which must be alive and of the same deployment; only then is it believed.
 */
export async function verifyAccessToken({ database }: Services, token: string): Promise<Viewer | null> {
  const named = namesIn(token);
  if (named === null) return null;
  const { deploymentId, keyId, kid } = named;
  const found = await database.rows
    .selectFrom('signing_key as s')
    .innerJoin('deployment as d', 'd.id', 's.deployment_id')
    .innerJoin('api_key as k', 'k.deployment_id', 's.deployment_id')
    .select(['s.public_jwk as publicJwk', 'd.backend_host as backendHost', 'k.scopes', 'k.expires_at as expiresAt'])
    .where('s.deployment_id', '=', deploymentId)
    .where('s.kid', '=', kid)
    .where('s.purpose', '=', 'access_token')
    .where('k.id', '=', keyId)
    .where('k.revoked_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return null;
  const now = new Date();
  if (found.expiresAt !== null && Date.parse(found.expiresAt) <= now.getTime()) return null;
  const claims = await verifyJwt(token, () => publicKeyOf(kid, found.publicJwk), {
    typ: ACCESS_TOKEN_TYPE,
    issuer: accessTokenIssuer(deploymentId, found.backendHost),
    audience: backendAudience(deploymentId),
    now,
  });
  return claims === null ? null : Viewer.accessToken(deploymentId, keyId, scopesOf(claims['scope'], found.scopes));
}

interface Names {
  readonly deploymentId: number;
  readonly keyId: string;
  readonly kid: string;
}

/** Nothing that the database could not be asked for: a forged name is no error, it finds nothing. */
function namesIn(token: string): Names | null {
  const read = readUnverified(token);
  if (read === null) return null;
  const { kid, claims } = read;
  const { sub, deployment_id: deploymentId } = claims;
  if (typeof kid !== 'string' || !/^[\w-]{1,64}$/.test(kid)) return null;
  if (!isInteger(deploymentId, 32) || !isInteger(sub, 64)) return null;
  return { deploymentId: Number(deploymentId), keyId: sub, kid };
}

function isInteger(text: unknown, bits: number): text is string {
  if (typeof text !== 'string' || !/^\d{1,19}$/.test(text)) return false;
  return BigInt.asIntN(bits, BigInt(text)).toString() === text;
}

function publicKeyOf(kid: string, jwk: Record<string, unknown>): Promise<CryptoKey> {
  let key = publicKeys.get(kid);
  if (key === undefined) {
    key = importKey(jwk as JWK);
    publicKeys.set(kid, key);
  }
  return key;
}

/** The token's scopes, and none that its key doesn't have. */
function scopesOf(claim: unknown, ofKey: readonly string[]): Scope[] {
  const scopes = typeof claim === 'string' ? claim.split(' ').filter(isScope) : [];
  return ofKey.length === 0 ? scopes : scopes.filter((scope) => ofKey.includes(scope));
}
