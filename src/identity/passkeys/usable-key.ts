import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';

/** The labels of COSE keys (RFC 9052, section 7.1, RFC 9053, section 7, and RFC 8230, section 4). */
const LABELS = { kty: 1, alg: 3, curve: -1, x: -2, y: -3, modulus: -1, exponent: -2 };
const COORDINATE_BYTES = 32;
/** OpenSSL verifies no signature of a larger key. */
const MAX_EXPONENT_BYTES = 8;
const MODULUS_BITS = { min: 2_048, max: 8_192 };

/** A decoded COSE key. */
export interface CoseKey {
  get(label: number): unknown;
}

/** Whether signatures of the key can be verified: it has the form of its algorithm, and its point is on the curve. */
export function isUsableKey(key: CoseKey): boolean {
  try {
    return isOfItsAlgorithm(key);
  } catch {
    // The libraries throw for a key that is invalid.
    return false;
  }
}

function isOfItsAlgorithm(key: CoseKey): boolean {
  const form = [key.get(LABELS.alg), key.get(LABELS.kty)].join(' ');
  if (form === '-7 2') return key.get(LABELS.curve) === 1 && isPointOfP256(key);
  if (form === '-8 1') return key.get(LABELS.curve) === 6 && isPointOfEd25519(key);
  return form === '-257 3' && isRsaKey(key);
}

function isPointOfP256(key: CoseKey): boolean {
  const [x, y] = [coordinate(key, LABELS.x), coordinate(key, LABELS.y)];
  createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: base64url(x), y: base64url(y) }, format: 'jwk' });
  return true;
}

/** Anyone can sign for a point of small order. */
const isPointOfEd25519 = (key: CoseKey): boolean => !ed25519.Point.fromBytes(coordinate(key, LABELS.x)).isSmallOrder();

function isRsaKey(key: CoseKey): boolean {
  const [modulus, exponent] = [bytes(key, LABELS.modulus), bytes(key, LABELS.exponent)];
  if (exponent.length > MAX_EXPONENT_BYTES || modulus.length > MODULUS_BITS.max / 8) return false;
  const jwk: JsonWebKey = { kty: 'RSA', n: base64url(modulus), e: base64url(exponent) };
  const { modulusLength, publicExponent } = createPublicKey({ key: jwk, format: 'jwk' }).asymmetricKeyDetails ?? {};
  const isOdd = ((modulus.at(-1) ?? 0) & 1) === 1;
  const isOddExponent = publicExponent !== undefined && publicExponent > 1n && (publicExponent & 1n) === 1n;
  return (modulusLength ?? 0) >= MODULUS_BITS.min && isOdd && isOddExponent;
}

function coordinate(key: CoseKey, label: number): Uint8Array {
  const value = bytes(key, label);
  if (value.length !== COORDINATE_BYTES) throw new Error('The coordinate has another length.');
  return value;
}

function bytes(key: CoseKey, label: number): Uint8Array {
  const value = key.get(label);
  if (!(value instanceof Uint8Array)) throw new Error('The key has another form.');
  return value;
}

const base64url = (value: Uint8Array) => Buffer.from(value).toString('base64url');
