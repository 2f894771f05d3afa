import { randomBytes } from 'node:crypto';

/** Crockford's base32 in lower case: no i, l, o or u, which people misread. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const CODES = 10;
const DIGITS = 10;

/** Ten distinct codes of 50 random bits, `xxxxx-xxxxx`. Stored as `vault.hmac`, shown once. */
export function newBackupCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < CODES) codes.add(newCode());
  return [...codes];
}

/** The code as it was handed out, however it was typed (case, hyphens, blanks, o for 0, i or l for 1); else null. */
export function normaliseBackupCode(text: string): string | null {
  const digits = text
    .replace(/[\s-]/g, '')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  if (digits.length !== DIGITS || ![...digits].every((digit) => ALPHABET.includes(digit))) return null;
  return withHyphen(digits);
}

function newCode(): string {
  // 256 is a multiple of 32: the five low bits of a random byte are unbiased.
  const digits = Array.from(randomBytes(DIGITS), (byte) => ALPHABET.charAt(byte & 31));
  return withHyphen(digits.join(''));
}

function withHyphen(digits: string): string {
  return `${digits.slice(0, DIGITS / 2)}-${digits.slice(DIGITS / 2)}`;
}
