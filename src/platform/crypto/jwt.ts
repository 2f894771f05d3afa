import {
  type CryptoKey,
  calculateJwkThumbprint,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';

/** The algorithm of the tokens that this service verifies itself. */
const ALGORITHM = 'ES256';
const RSA_BITS = 2_048;
const MAX_TOKEN_LENGTH = 16_384;

export type { CryptoKey, JWK };

/** How a key signs. OpenID Connect Discovery requires RS256. */
export type SigningAlgorithm = 'ES256' | 'RS256';

/** A signing key. The algorithm belongs to the key and is never taken from a token. */
export interface SigningKey {
  /** The RFC 7638 thumbprint of the public key. */
  readonly kid: string;
  readonly publicJwk: JWK;
  /** Stored encrypted only. */
  readonly privateJwk: JWK;
}

export interface JwtExpectations {
  /** The required `typ`: `at+jwt`, `session+jwt`. */
  readonly typ: string;
  readonly issuer: string;
  readonly audience: string;
  readonly now: Date;
}

/** Returns the public key of the id, or null. Its errors are rethrown, not treated as an invalid token. */
export type FindPublicKey = (kid: string) => CryptoKey | null | Promise<CryptoKey | null>;

/** Generates a key pair. One of RS256 takes hundreds of milliseconds, in a thread of its own. */
export async function newSigningKey(alg: SigningAlgorithm = ALGORITHM): Promise<SigningKey> {
  const pair = await generateKeyPair(alg, { extractable: true, modulusLength: RSA_BITS });
  const bare = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(bare);
  const header = { kid, alg, use: 'sig' };
  return {
    kid,
    publicJwk: { ...bare, ...header },
    privateJwk: { ...(await exportJWK(pair.privateKey)), ...header },
  };
}

/** Imports a key. This costs more than a signature, so callers cache the result by `kid`. */
export async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM);
  if (key instanceof Uint8Array) throw new TypeError('A signing key is never a shared secret.');
  return key;
}

/** Signs the claims unchanged. The caller sets times, issuer and audience. */
export function signJwt(
  claims: JWTPayload,
  privateKey: CryptoKey,
  header: { kid: string; typ: string },
): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, ...header }).sign(privateKey);
}

/** The claims of a token that is valid now, or null. A token without an expiry is invalid. */
export async function verifyJwt(
  token: string,
  findKey: FindPublicKey,
  expected: JwtExpectations,
): Promise<JWTPayload | null> {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  try {
    const verified = await jwtVerify(token, (header) => keyNamedBy(header.kid, findKey), {
      algorithms: [ALGORITHM],
      typ: expected.typ,
      issuer: expected.issuer,
      audience: expected.audience,
      currentDate: expected.now,
      requiredClaims: ['exp'],
    });
    return verified.payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/**
 * The key id and claims of a token, not verified. Use them only to choose the key to verify the token with. Null when the text
 * is not a token.
 */
export function readUnverified(token: string): { readonly kid: unknown; readonly claims: JWTPayload } | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  try {
    return { kid: decodeProtectedHeader(token).kid, claims: decodeJwt(token) };
  } catch {
    // Both only parse the text, so any error means that it is malformed.
    return null;
  }
}

async function keyNamedBy(kid: string | undefined, findKey: FindPublicKey): Promise<CryptoKey> {
  const key = typeof kid === 'string' ? await findKey(kid) : null;
  if (key === null) throw new errors.JWKSNoMatchingKey();
  return key;
}
