import { isRedirectTarget, type PublicUrl } from '../../deployment/index.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import type { AuthPolicy } from './policy.reads.ts';

/** Where a page may go once its link is confirmed; 400 at `redirect_url` for anywhere that we don't lend our name to. */
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
