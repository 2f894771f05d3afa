import type { KoaContextWithOIDC } from 'oidc-provider';
import { publicKeyOf, readTokenIdentifiers } from '../../deployment/index.ts';
import { verifyJwt } from '../../platform/crypto/jwt.ts';
import { wordsOf } from '../grants/access.ts';
import { CLAIMS_OF_SCOPE } from '../resources/openid-scopes.ts';

/** The access token of a user that an application exchanges: RFC 8693, section 2.1. */
export interface SubjectToken {
  readonly tokenId: string;
  readonly userId: string;
  /** The application that the user has allowed to use the resource. */
  readonly clientId: string;
  /** The resource that the token is for. */
  readonly resource: string;
  readonly scopes: readonly string[];
  /** The scopes of OpenID Connect whose claims it has. */
  readonly claimScopes: readonly string[];
  /** In seconds since 1970. */
  readonly expiresAt: number;
  /** Whether it came from an exchange itself. */
  readonly isExchanged: boolean;
}

/** Whose signature is accepted, and for which resources. */
interface Accepted {
  readonly issuer: string;
  /** The public keys by which the issuer signs access tokens. */
  readonly keys: readonly Readonly<Record<string, unknown>>[];
  readonly resources: readonly string[];
}

/** The token if the issuer has signed it for one of the resources and it has not expired; null for any other text. */
export async function readSubjectToken(
  token: string,
  { issuer, keys, resources }: Accepted,
): Promise<SubjectToken | null> {
  const audience = resources.find((each) => each === readTokenIdentifiers(token)?.claims['aud']);
  if (audience === undefined) return null;
  const findKey = (kid: string) => {
    const jwk = keys.find((key) => key['kid'] === kid);
    return jwk === undefined ? null : publicKeyOf(kid, jwk);
  };
  const claims = await verifyJwt(token, findKey, { typ: 'at+jwt', issuer, audience, now: new Date() });
  const { client_id: clientId, act } = claims ?? {};
  // That of a machine has the machine as its subject.
  if (claims === null || typeof clientId !== 'string' || claims.sub === clientId) return null;
  const { jti: tokenId, sub: userId, exp: expiresAt } = claims;
  if (tokenId === undefined || userId === undefined || expiresAt === undefined) return null;
  const ofScopes = Object.entries(CLAIMS_OF_SCOPE).filter(([, names]) => names.some((name) => name in claims));
  return {
    tokenId,
    userId,
    clientId,
    resource: audience,
    scopes: wordsOf(claims['scope']),
    claimScopes: ofScopes.map(([scope]) => scope),
    expiresAt,
    isExchanged: act !== undefined,
  };
}

const exchanged = new WeakMap<KoaContextWithOIDC['oidc'], SubjectToken>();

/** Remembers the token that a request exchanges. */
export function rememberSubjectToken(oidc: KoaContextWithOIDC['oidc'], token: SubjectToken): void {
  exchanged.set(oidc, token);
}

/** The token that the request exchanges; undefined for any other grant. */
export const subjectTokenOf = (oidc: KoaContextWithOIDC['oidc']): SubjectToken | undefined => exchanged.get(oidc);
