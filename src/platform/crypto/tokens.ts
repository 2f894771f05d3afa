import { hash, randomBytes } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Generates 256 random bits in 43 base64url characters, for sessions, invitations and reset links. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether the text has the form of a token. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** The hash that a token is stored as, 43 base64url characters. For 256 random bits only: short codes need `vault.hmac`. */
export function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}

/** Formats the number with `length` base62 digits and leading zeros. */
export function toBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 62n) text = BASE62.charAt(Number(rest % 62n)) + text;
  if (text.length > length) throw new RangeError(`The number does not fit into ${length} base62 digits.`);
  return text.padStart(length, '0');
}

/** Returns null when a character is not a base62 digit. */
export function fromBase62(text: string): bigint | null {
  let value = 0n;
  for (const character of text) {
    const digit = BASE62.indexOf(character);
    if (digit < 0) return null;
    value = value * 62n + BigInt(digit);
  }
  return value;
}

/** Generates 256 random bits as 43 digits. 62^43 exceeds 2^256, so that each value has its own text and all are equally likely. */
export function randomBase62(): string {
  return toBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), 43);
}
