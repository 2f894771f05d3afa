import { frontendUrl, type PublicUrl } from './frontend-url.ts';

/** The deployment's settings that limit the targets of redirects and mailed links. */
export interface RedirectRules {
  readonly frontendHost: string;
  readonly allowedOrigins: readonly string[];
}

/**
 * Whether the URL is on the deployment's own host or one of its allowed origins. Links to other hosts would let an
 * attacker use the deployment's name.
 */
export function isRedirectTarget(
  config: PublicUrl,
  { frontendHost, allowedOrigins }: RedirectRules,
  url: string,
): boolean {
  const target = URL.parse(url);
  // Rejects user information before an @, which people can mistake for the host.
  if (target === null || target.username !== '' || target.password !== '') return false;
  const own = new URL(frontendUrl(config, frontendHost)).origin;
  return [own, ...allowedOrigins].includes(target.origin);
}
