import { frontendUrl, type PublicUrl } from '../../deployment/index.ts';

/** The path of the page to which providers return the browser. Each has its own, so that one cannot answer for another (RFC 9700). */
export const SOCIAL_CALLBACK_PATH = '/auth/sso/callback';

/** The URL that is registered at a provider. */
export function socialRedirectUri(config: PublicUrl, frontendHost: string, provider: string): string {
  return new URL(`${SOCIAL_CALLBACK_PATH}/${encodeURIComponent(provider)}`, frontendUrl(config, frontendHost)).href;
}
