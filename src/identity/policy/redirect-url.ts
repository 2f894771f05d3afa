import { isRedirectTarget, type PublicUrl } from '../../deployment/index.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import type { AuthPolicy } from './policy.reads.ts';

/**
 * Normalizes the URL that a page redirects to after its link is confirmed. Throws 400 at `redirect_url` for an origin that
 * the deployment does not allow, so that its links cannot lead to a foreign site.
 */
export function assertRedirect(
  config: PublicUrl,
  policy: Pick<AuthPolicy, 'frontendHost' | 'allowedOrigins'>,
  redirectUrl: string | null | undefined,
): string | null {
  if (redirectUrl == null) return null;
  if (!isRedirectTarget(config, policy, redirectUrl)) {
    throw validationFailed([
      fieldError('input.redirectUrl', "must be on the deployment's own origin or one of its allowed origins"),
    ]);
  }
  return new URL(redirectUrl).href;
}
