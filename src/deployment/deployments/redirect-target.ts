import { frontendUrl, type PublicUrl } from './frontend-url.ts';

/** What says where a deployment's redirects and mailed links may lead. */
export interface RedirectRules {
  readonly frontendHost: string;
  readonly allowedOrigins: readonly string[];
}

/**
 * Whether the URL is on the deployment's own host or one of its allowed origins. A link of ours leads nowhere else: that
 * would lend the deployment's name to whoever wrote it.
 */
export function isRedirectTarget(
  config: PublicUrl,
  { frontendHost, allowedOrigins }: RedirectRules,
  url: string,
): boolean {
  const target = URL.parse(url);
  // What stands before an @ is read as a host by people.
  if (target === null || target.username !== '' || target.password !== '') return false;
  const own = new URL(frontendUrl(config, frontendHost)).origin;
  return [own, ...allowedOrigins].includes(target.origin);
}
