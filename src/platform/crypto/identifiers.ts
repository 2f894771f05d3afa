import { domainToASCII } from 'node:url';
import { latinSkeleton, usesOneScript } from './look-alikes.ts';

const EMAIL_MAX_BYTES = 254;
const LOCAL_PART_MAX_BYTES = 64;
const USERNAME_MAX_LENGTH = 255;

/** RFC 5321's atom, with letters beyond ASCII (RFC 6531). Nothing invisible: no blanks, controls or surrogates. */
const ATOM = /^(?:[\w!#$%&'*+/=?^`{|}~-]|[^\p{ASCII}\p{C}\p{Z}\p{DI}])+$/u;
/** Before IDNA, which would decode `%41` and the like. */
const DOMAIN = /^(?:[A-Za-z0-9.-]|[^\p{ASCII}\p{C}\p{Z}])+$/u;
const ASCII_DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** `DI` is what is ignored when shown, such as the Hangul filler, which counts as a letter. */
const USERNAME = /^(?:(?!\p{DI})[\p{L}\p{Nd}._-])+$/u;
/** Two characters that NFC turns into ASCII: `K` (Kelvin) and a Greek accent. A mailbox could be another than the ASCII one. */
const ASCII_IN_DISGUISE = /[\u212a\u1fef]/;
const PHONE_SEPARATORS = /[ .\-\u00a0]/g;
const E164 = /^\+[1-9][0-9]{6,14}$/;

/**
 * The key that stored addresses are unique by and looked up with; null for what is no address. Only ASCII letters
 * fold: Unicode's folding joins `İ` and `i` in one place and parts them in another, the classic reset takeover.
 */
export function emailKey(email: string): string | null {
  if (email.length > EMAIL_MAX_BYTES) return null;
  const [local, domain, ...rest] = fold(email).split('@');
  if (ASCII_IN_DISGUISE.test(email.split('@')[0] ?? '')) return null;
  if (local === undefined || domain === undefined || rest.length > 0) return null;
  if (Buffer.byteLength(local) > LOCAL_PART_MAX_BYTES || !local.split('.').every((atom) => ATOM.test(atom)))
    return null;
  const ascii = domainKey(domain);
  if (ascii === null) return null;
  const key = `${local}@${ascii}`;
  return Buffer.byteLength(key) > EMAIL_MAX_BYTES ? null : key;
}

/** The domain of an address in ASCII and lower case, as it stands in address keys; null for what is none. */
export function domainKey(domain: string): string | null {
  if (domain.length > EMAIL_MAX_BYTES || !DOMAIN.test(domain)) return null;
  const ascii = domainToASCII(fold(domain)).replace(/\.$/, '');
  return ASCII_DOMAIN.test(ascii) ? ascii : null;
}

/** A username as it is stored and shown: NFKC turns full-width letters and the like into plain ones. */
export const usernameText = (username: string): string => username.normalize('NFKC');

/**
 * Letters, digits and `. _ -` of one script; never `@`, so that no username is taken for an address. Names that look alike
 * letter for letter have one key: those in full width, and those of other scripts that could be taken for Latin.
 */
export function usernameKey(username: string): string | null {
  if (username.length > USERNAME_MAX_LENGTH) return null;
  const text = usernameText(username);
  if (text.length > USERNAME_MAX_LENGTH || !USERNAME.test(text) || !usesOneScript(text)) return null;
  return fold(latinSkeleton(text));
}

/** E.164; blanks, hyphens, dots and one pair of parentheses are read over. */
export function phoneKey(phoneNumber: string): string | null {
  if (phoneNumber.length > 32) return null;
  // `+44 (0)20 …` means two numbers, of which one doesn't exist: refused rather than guessed.
  const key = phoneNumber
    .trim()
    .replace(/\(([1-9][0-9]*)\)/, '$1')
    .replace(PHONE_SEPARATORS, '');
  return E164.test(key) ? key : null;
}

/** NFC, then ASCII letters in lower case and no others. */
function fold(text: string): string {
  return text.normalize('NFC').replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
