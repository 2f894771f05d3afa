import { domainToASCII } from 'node:url';
import { latinSkeleton, usesOneScript } from './confusables.ts';

const EMAIL_MAX_BYTES = 254;
const LOCAL_PART_MAX_BYTES = 64;
const USERNAME_MAX_LENGTH = 255;

/** The atom of RFC 5321, with letters beyond ASCII (RFC 6531). Excludes spaces, control characters and surrogates. */
const ATOM = /^(?:[\w!#$%&'*+/=?^`{|}~-]|[^\p{ASCII}\p{C}\p{Z}\p{DI}])+$/u;
/** Checked before IDNA, which would decode `%41` and the like. */
const DOMAIN = /^(?:[A-Za-z0-9.-]|[^\p{ASCII}\p{C}\p{Z}])+$/u;
const ASCII_DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** `DI` (default ignorable) excludes invisible characters such as the Hangul filler, which counts as a letter. */
const USERNAME = /^(?:(?!\p{DI})[\p{L}\p{Nd}._-])+$/u;
/** Characters that NFC turns into ASCII: the Kelvin sign and a Greek accent. Their mailbox may differ from the ASCII one. */
const NORMALIZES_TO_ASCII = /[\u212a\u1fef]/;
const PHONE_SEPARATORS = /[ .\-\u00a0]/g;
const E164 = /^\+[1-9][0-9]{6,14}$/;

/**
 * The key that addresses are looked up with and unique by. Null for text that is not an email address. Only ASCII letters are
 * case-folded: systems disagree on folding `İ` and `i`, which would let a password reset reach another user's mailbox.
 */
export function emailKey(email: string): string | null {
  if (email.length > EMAIL_MAX_BYTES) return null;
  const [local, domain, ...rest] = fold(email).split('@');
  if (NORMALIZES_TO_ASCII.test(email.split('@')[0] ?? '')) return null;
  if (local === undefined || domain === undefined || rest.length > 0) return null;
  if (Buffer.byteLength(local) > LOCAL_PART_MAX_BYTES || !local.split('.').every((atom) => ATOM.test(atom)))
    return null;
  const ascii = domainKey(domain);
  if (ascii === null) return null;
  const key = `${local}@${ascii}`;
  return Buffer.byteLength(key) > EMAIL_MAX_BYTES ? null : key;
}

/** The domain of an address in ASCII and lower case, as in `emailKey`. Null for text that is not a domain. */
export function domainKey(domain: string): string | null {
  if (domain.length > EMAIL_MAX_BYTES || !DOMAIN.test(domain)) return null;
  const ascii = domainToASCII(fold(domain)).replace(/\.$/, '');
  return ASCII_DOMAIN.test(ascii) ? ascii : null;
}

/** The username as it is stored and shown. NFKC turns full-width letters and the like into plain letters. */
export const usernameText = (username: string): string => username.normalize('NFKC');

/**
 * The key that usernames are looked up with and unique by. A username has letters, digits and `. _ -` of one script, never
 * `@`, so that it cannot be confused with an email address. Names that look alike have the same key: those in full-width
 * letters, and those of other scripts whose letters all look like Latin ones. Null for text that is not a username.
 */
export function usernameKey(username: string): string | null {
  if (username.length > USERNAME_MAX_LENGTH) return null;
  const text = usernameText(username);
  if (text.length > USERNAME_MAX_LENGTH || !USERNAME.test(text) || !usesOneScript(text)) return null;
  return fold(latinSkeleton(text));
}

/** The number in E.164 form, or null. Ignores spaces, hyphens, dots and one pair of parentheses. */
export function phoneKey(phoneNumber: string): string | null {
  if (phoneNumber.length > 32) return null;
  // Rejects the ambiguous `+44 (0)20 …`, in which the 0 is dialed only inside the country.
  const key = phoneNumber
    .trim()
    .replace(/\(([1-9][0-9]*)\)/, '$1')
    .replace(PHONE_SEPARATORS, '');
  return E164.test(key) ? key : null;
}

/** Normalizes to NFC and lower-cases ASCII letters only. */
function fold(text: string): string {
  return text.normalize('NFC').replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
