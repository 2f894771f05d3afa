import { isLoopbackHost, normaliseHost } from '../../platform/crypto/hosts.ts';
import { type FieldRule, fieldRule } from '../../platform/validation/field-rules.ts';

/** The characters of URIs (RFC 3986, section 2). The URL parser changes others, so that the stored text would name another URI. */
const URI = /^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+$/;

/**
 * The first rule that each stored URI breaks, or null: it is absolute and consists of characters
 * of URIs, and has no fragment, user name, password or wildcard.
 */
export function uriError(text: string): FieldRule | null {
  if (!URI.test(text)) return fieldRule('URI_CHARACTERS');
  const url = URL.parse(text);
  if (url === null) return fieldRule('URI_ABSOLUTE');
  if (text.includes('#')) return fieldRule('URI_FRAGMENT');
  const authority = /^[^:]+:\/\/([^/?]*)/.exec(text)?.[1] ?? '';
  if (authority.includes('@') || url.username !== '' || url.password !== '') {
    return fieldRule('URI_USER');
  }
  return authority.includes('*') || url.hostname.includes('*') ? fieldRule('URI_WILDCARD') : null;
}

/** The error of a URL that must be https, or also http to a loopback host if `allowHttpLoopback`. */
export function webUrlError(text: string, allowHttpLoopback: boolean): FieldRule | null {
  const error = uriError(text);
  if (error !== null) return error;
  const [, scheme, authority = ''] = /^(https?):\/\/([^/?]+)/.exec(text) ?? [];
  if (scheme === 'https' || (scheme === 'http' && allowHttpLoopback && isLoopbackHost(new URL(text).hostname))) {
    return normaliseHost(authority) === null ? fieldRule('URI_HOST') : null;
  }
  return allowHttpLoopback ? fieldRule('URI_HTTPS_OR_LOCALHOST') : fieldRule('URI_HTTPS');
}

/** Whether one of the texts may be allowed in the mode staging only: plain http to a loopback host. */
export const hasHttp = (texts: readonly string[]): boolean => texts.some((text) => /^http:/i.test(text));
