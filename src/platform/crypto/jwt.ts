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

const ALGORITHM = 'ES256';
const MAX_TOKEN_LENGTH = 16_384;

export type { CryptoKey, JWK };

/** One key has one algorithm, and no token chooses it. */
export interface SigningKey {
  /** The RFC 7638 thumbprint of the public key. */
  readonly kid: string;
  readonly publicJwk: JWK;
  /** Only ever stored sealed. */
  readonly privateJwk: JWK;
}

export interface JwtExpectations {
  /** What the token is for: `at+jwt`, `session+jwt`. */
  readonly typ: string;
  readonly issuer: string;
  readonly audience: string;
  readonly now: Date;
}

/** The public key of that id, or null; an error that it throws is thrown on and not taken for a bad token. */
export type FindPublicKey = (kid: string) => CryptoKey | null | Promise<CryptoKey | null>;

export async function newSigningKey(): Promise<SigningKey> {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const bare = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(bare);
  const header = { kid, alg: ALGORITHM, use: 'sig' };
  return {
    kid,
    publicJwk: { ...bare, ...header },
    privateJwk: { ...(await exportJWK(pair.privateKey)), ...header },
  };
}

/** Costs more than a signature: callers keep the result by its `kid`. */
export async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM);
  if (key instanceof Uint8Array) throw new TypeError('A signing key is never a shared secret.');
  return key;
}

/** Signs the claims as they are: times, issuer and audience are the caller's. */
export function signJwt(
  claims: JWTPayload,
  privateKey: CryptoKey,
  header: { kid: string; typ: string },
): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, ...header }).sign(privateKey);
}

/** The claims of a token that holds now, or null. One without an expiry never holds. */
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
 * What a token says of itself, unchecked: it may tell which key to check it with, and nothing else. Null where the text is
 * no token at all.
 */
export function readUnverified(token: string): { readonly kid: unknown; readonly claims: JWTPayload } | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  try {
    return { kid: decodeProtectedHeader(token).kid, claims: decodeJwt(token) };
  } catch {
    // Both only parse the text: whatever they throw means that it is malformed.
    return null;
  }
}

async function keyNamedBy(kid: string | undefined, findKey: FindPublicKey): Promise<CryptoKey> {
  const key = typeof kid === 'string' ? await findKey(kid) : null;
  if (key === null) throw new errors.JWKSNoMatchingKey();
  return key;
}
