import { randomBytes } from 'node:crypto';

/** Crockford's base32 in lower case: no i, l, o or u, which people misread. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const CODE_COUNT = 10;
const DIGITS_PER_CODE = 10;

/** Generates ten distinct codes of 50 random bits, `xxxxx-xxxxx`. They are shown once and stored as `vault.hmac`. */
export function newBackupCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < CODE_COUNT) codes.add(newCode());
  return [...codes];
}

/**
 * The code in the form in which it was issued, or null when the text is not a code. Ignores case, hyphens and spaces, and
 * reads o as 0, i and l as 1.
 */
export function normaliseBackupCode(text: string): string | null {
  const digits = text
    .replace(/[\s-]/g, '')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  if (digits.length !== DIGITS_PER_CODE || ![...digits].every((digit) => ALPHABET.includes(digit))) return null;
  return withHyphen(digits);
}

function newCode(): string {
  // 256 is a multiple of 32: the five low bits of a random byte are unbiased.
  const digits = Array.from(randomBytes(DIGITS_PER_CODE), (byte) => ALPHABET.charAt(byte & 31));
  return withHyphen(digits.join(''));
}

function withHyphen(digits: string): string {
  return `${digits.slice(0, DIGITS_PER_CODE / 2)}-${digits.slice(DIGITS_PER_CODE / 2)}`;
}
