import type { OauthRedirectTarget } from '../../generated/deployment.ts';

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Where a redirect URI leads: to a website, to a program on the device (RFC 8252, section 7.3), or to an app by its scheme (7.1). */
export function redirectTarget(redirectUri: string): OauthRedirectTarget {
  const url = URL.parse(redirectUri);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return 'APP';
  return LOOPBACK_HOSTS.has(url.hostname) ? 'LOOPBACK' : 'WEBSITE';
}
