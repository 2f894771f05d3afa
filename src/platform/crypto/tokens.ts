import { hash, randomBytes } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 256 random bits in 43 base64url characters: sessions, invitations, reset links. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a token is stored (43 base64url characters). Enough for 256 random bits; codes need `vault.hmac`. */
export function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}

/** The number in so many base62 digits, zeros in front. */
export function toBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 62n) text = BASE62.charAt(Number(rest % 62n)) + text;
  if (text.length > length) throw new RangeError(`The number does not fit into ${length} base62 digits.`);
  return text.padStart(length, '0');
}

/** Null if a character is no base62 digit. */
export function fromBase62(text: string): bigint | null {
  let value = 0n;
  for (const character of text) {
    const digit = BASE62.indexOf(character);
    if (digit < 0) return null;
    value = value * 62n + BigInt(digit);
  }
  return value;
}

/** 43 digits: 62^43 is just more than 2^256, so every value has its own text and none is likelier than another. */
export function randomBase62(): string {
  return toBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), 43);
}
