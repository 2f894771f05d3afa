import { isLocalPath } from '../../platform/network/local-path.ts';
import { frontendUrl, type PublicUrl } from './frontend-url.ts';

/** The deployment's settings that limit the targets of redirects and mailed links. */
export interface RedirectRules {
  readonly frontendHost: string;
  readonly allowedOrigins: readonly string[];
}

/**
 * Whether the URL is on the deployment's own host or one of its allowed origins, or on the origin of the page that asks. Links to
 * other hosts would let an attacker use the deployment's name. Applications shorten such URLs to their path, so a path that
 * would then name another host is rejected as well.
 */
export function isRedirectTarget(
  config: PublicUrl,
  { frontendHost, allowedOrigins }: RedirectRules,
  url: string,
  pageOrigin?: string,
): boolean {
  const target = URL.parse(url);
  // A `blob:` URL has the origin of the page that created it.
  if (target === null || !['http:', 'https:'].includes(target.protocol)) return false;
  // Rejects user information before an @, which people can mistake for the host.
  if (target.username !== '' || target.password !== '' || !isLocalPath(target.pathname)) return false;
  const own = new URL(frontendUrl(config, frontendHost)).origin;
  return target.origin === pageOrigin || [own, ...allowedOrigins].includes(target.origin);
}
