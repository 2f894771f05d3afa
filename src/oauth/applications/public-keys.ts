import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { type FieldError, fieldError } from '../../platform/errors.ts';
import { isJsonObject, type JsonObject } from '../../platform/json/json-values.ts';

/** A JWK Set of public keys. */
export interface PublicKeys {
  readonly keys: readonly Record<string, unknown>[];
}

const MAX_KEYS = 10;
const MAX_KID_LENGTH = 255;
const MIN_RSA_BITS = 2_048;
/** Larger keys and exponents would make each check of a signature slow. */
const MAX_RSA_BITS = 8_192;
const MAX_RSA_EXPONENT = 0xffff_ffffn;

/** Members of private and symmetric keys (RFC 7518, section 6). */
const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];

/** The algorithms of each kind of key: of its type, or of its curve. */
const ALGORITHMS: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['RSA', ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512']],
  ['EC P-256', ['ES256']],
  ['EC P-384', ['ES384']],
  ['EC P-521', ['ES512']],
  ['OKP Ed25519', ['EdDSA', 'Ed25519']],
]);

/** The public keys in a JWK Set with only the members that are used, in their usual form. Appends an error for each invalid key. */
export function readPublicKeys(jwks: JsonObject, errors: FieldError[]): PublicKeys {
  const { keys } = jwks;
  if (!Array.isArray(keys) || keys.length === 0 || keys.length > MAX_KEYS) {
    errors.push(fieldError('input.jwks', `must have the member keys with 1 to ${MAX_KEYS} keys`));
    return { keys: [] };
  }
  const read: Record<string, unknown>[] = [];
  for (const [index, key] of keys.entries()) {
    const found = readKey(key);
    if (typeof found === 'string') errors.push(fieldError(['input', 'jwks', 'keys', index], found));
    else if (found['kid'] !== undefined && read.some(({ kid }) => kid === found['kid'])) {
      errors.push(fieldError(['input', 'jwks', 'keys', index], 'must not repeat the kid of an earlier one'));
    } else read.push(found);
  }
  return { keys: read };
}

/** The key, or the rule that it breaks. */
function readKey(jwk: unknown): Record<string, unknown> | string {
  if (!isJsonObject(jwk)) return 'must be a JWK';
  if (PRIVATE_MEMBERS.some((member) => Object.hasOwn(jwk, member))) {
    return 'must be a public key; this one has private members, so replace it';
  }
  const { kty, crv, kid, use, alg } = jwk;
  const algorithms = ALGORITHMS.get(kty === 'RSA' ? kty : `${kty} ${crv}`);
  if (algorithms === undefined) return 'must be of RSA, of EC on P-256, P-384 or P-521, or of Ed25519';
  if (use !== undefined && use !== 'sig') return 'must be for signatures, so its use is sig';
  if (alg !== undefined && !algorithms.some((known) => known === alg)) {
    return `must have one of these values of alg, or none: ${algorithms.join(', ')}`;
  }
  if (kid !== undefined && (typeof kid !== 'string' || kid === '' || kid.length > MAX_KID_LENGTH)) {
    return `must have a kid of 1 to ${MAX_KID_LENGTH} characters, or none`;
  }
  const key = importKey(jwk);
  if (key === null) return 'must be a valid public key';
  const { modulusLength = MIN_RSA_BITS, publicExponent = 0n } = key.asymmetricKeyDetails ?? {};
  if (modulusLength < MIN_RSA_BITS || modulusLength > MAX_RSA_BITS || publicExponent > MAX_RSA_EXPONENT) {
    return `must have ${MIN_RSA_BITS} to ${MAX_RSA_BITS} bits, and an exponent of at most 32 bits`;
  }
  return {
    ...key.export({ format: 'jwk' }),
    ...(kid !== undefined && { kid }),
    ...(use !== undefined && { use }),
    ...(alg !== undefined && { alg }),
  };
}

function importKey(jwk: JsonObject): KeyObject | null {
  try {
    return createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' });
  } catch {
    return null;
  }
}
