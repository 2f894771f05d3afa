import type { VerifyMagicLinkInput } from '../../generated/deployment.ts';
import type { Context } from '../../platform/context.ts';
import { confirmMyEmailLink } from '../account/emails.service.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { assertRedirect } from '../policy/redirect-url.ts';
import { confirmSignInLink } from '../sign-in/strategies/magic-link.ts';
import { confirmSignUpLink } from '../sign-up/verify-sign-up.service.ts';
import { findLink, invalidLink } from '../verification/verification.ts';

/**
 * Confirms the link of a mail; see `verifyMagicLink` in the schema. The sign-in continues in the browser that confirms the
 * link, not in the one that requested it. Otherwise an attacker could request a link for a victim's address and be signed
 * in as the victim when the victim confirms it.
 */
export async function verifyMagicLink(ctx: Context, { token, redirectUrl: requestedUrl }: VerifyMagicLinkInput) {
  const policy = await authPolicy(ctx);
  const redirectUrl = assertRedirect(ctx.config, policy, requestedUrl);
  const link = await findLink(ctx, token);
  switch (link.purpose) {
    case 'sign_up':
      return { ...(await confirmSignUpLink(ctx, link, policy)), redirectUrl };
    case 'email':
      return { ...(await confirmMyEmailLink(ctx, link, policy)), redirectUrl };
    case 'sign_in':
      return { ...(await confirmSignInLink(ctx, link, policy)), redirectUrl };
    default:
      throw invalidLink();
  }
}
