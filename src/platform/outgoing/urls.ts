import { isIP } from 'node:net';
import type { ErrorCode } from '../errors.ts';
import type { AddressGuard } from './addresses.ts';

export interface OutgoingUrlOptions {
  readonly guard: AddressGuard;
  /** Allows plain `http` to loopback hosts, for development. The guard must allow loopback as well. */
  readonly allowHttpLoopback: boolean;
  /** Allows plain `http` to addresses that `OUTGOING_ALLOW` lists. The names of hosts are checked at the connection. */
  readonly allowHttpListed?: boolean;
}

/** Code and message of a validation error, for `fieldError`. The message is a predicate without its subject. */
export interface UrlError {
  readonly code: ErrorCode;
  readonly message: string;
}

const MAX_LENGTH = 2048;
/** The URL parser removes line breaks and converts backslashes to slashes, so that it would request another URL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const UNSAFE = /[\u0000-\u0020\u007f\\]/;

/**
 * Checks a URL of a caller that the service requests later. Returns null for a valid URL. Checks IP literals in any spelling and
 * `localhost` immediately. Names are checked when the service connects, because their addresses can change.
 */
export function checkOutgoingUrl(text: string, options: OutgoingUrlOptions): UrlError | null {
  const { guard, allowHttpLoopback, allowHttpListed = false } = options;
  if (text.length > MAX_LENGTH) return invalid(`must have at most ${MAX_LENGTH} characters`);
  const url = UNSAFE.test(text) ? null : URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return invalid('must be an https URL');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol === 'http:' && allowHttpListed) {
    if (!isListed(host, guard))
      return invalid('must be an https URL; plain http is for networks that OUTGOING_ALLOW lists');
  } else if (url.protocol === 'http:' && !(allowHttpLoopback && isLoopback(host))) {
    return invalid(
      allowHttpLoopback ? 'must be an https URL; plain http is for localhost only' : 'must be an https URL',
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

/** Whether plain http to the host can be allowed. The addresses of a name are known only at the connection. */
function isListed(host: string, guard: AddressGuard): boolean {
  if (isLocalhost(host)) return guard.isListed('127.0.0.1') || guard.isListed('::1');
  return isIP(host) === 0 || guard.isListed(host);
}

function isLoopback(host: string): boolean {
  return isLocalhost(host) || (host.startsWith('127.') && isIP(host) === 4) || host === '::1';
}

/** Whether the host is loopback by name: RFC 6761 reserves `localhost` and its subdomains. */
function isLocalhost(host: string): boolean {
  return /^(.+\.)?localhost\.?$/.test(host);
}
