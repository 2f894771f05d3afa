import { isIP } from 'node:net';
import type { ErrorCode } from '../errors.ts';
import type { AddressGuard } from './addresses.ts';

export interface OutgoingUrlOptions {
  readonly guard: AddressGuard;
  /** Lets plain `http` through to loopback hosts, for development; the guard must allow loopback as well. */
  readonly allowHttpLoopback: boolean;
}

/** What is wrong, as `fieldError` wants it: a predicate without its subject. */
export interface UrlError {
  readonly code: ErrorCode;
  readonly message: string;
}

const MAX_LENGTH = 2048;
/** The URL parser drops line breaks and reads backslashes as slashes: what is stored would not be what is called. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSAFE = /[\u0000-\u0020\u007f\\]/;

/**
 * Judges a URL that the service shall call later, when a caller hands it in: null, or what is wrong with it. Names are
 * judged when they are connected to, since what they resolve to changes; IP literals, in any spelling, and `localhost`
 * at once.
 */
export function checkOutgoingUrl(text: string, { guard, allowHttpLoopback }: OutgoingUrlOptions): UrlError | null {
  if (text.length > MAX_LENGTH) return invalid(`must have at most ${MAX_LENGTH} characters`);
  const url = UNSAFE.test(text) ? null : URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return invalid('must be an https URL');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol === 'http:' && !(allowHttpLoopback && isLoopback(host))) {
    return invalid(
      allowHttpLoopback ? 'must be an https URL; plain http is for localhost alone' : 'must be an https URL',
    );
  }
  if (url.username || url.password) return invalid('must not contain a user name or password');
  if (text.includes('#')) return invalid('must not contain a fragment');
  return isBlocked(host, guard)
    ? {
        code: 'ADDRESS_NOT_ALLOWED',
        message: 'must lead to the public internet, or to a network that OUTGOING_ALLOW lists',
      }
    : null;
}

function invalid(message: string): UrlError {
  return { code: 'VALIDATION_FAILED', message };
}

function isBlocked(host: string, guard: AddressGuard): boolean {
  if (isLocalhost(host)) return !guard.isAllowed('127.0.0.1');
  return isIP(host) !== 0 && !guard.isAllowed(host);
}

function isLoopback(host: string): boolean {
  return isLocalhost(host) || (host.startsWith('127.') && isIP(host) === 4) || host === '::1';
}

/** RFC 6761: this name and those under it are always loopback. */
function isLocalhost(host: string): boolean {
  return /^(.+\.)?localhost\.?$/.test(host);
}
