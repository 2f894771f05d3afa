import type { Context } from '../../platform/context.ts';
import { newToken } from '../../platform/crypto/tokens.ts';

/**
 * The cookie with the secret that binds attempts to a browser. The prefix keeps other hosts from setting it, and `Lax` lets the
 * browser send it when the provider returns it (RFC 6265bis).
 */
export const SOCIAL_COOKIE = '__Host-sso';

/** The secret of this browser, which the response sets again for this time. Attempts in several tabs have the same one. */
export function bindToBrowser({ request, responseHeaders }: Context, seconds: number): string {
  const secret = request.socialSecret ?? newToken();
  responseHeaders.set(
    'Set-Cookie',
    `${SOCIAL_COOKIE}=${secret}; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=${seconds}`,
  );
  return secret;
}
