import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import type { VerifyMagicLinkInput } from '../../graphql/generated/types.ts';
import { confirmMyEmailLink } from '../me/my-emails.service.ts';
import { confirmSignUpLink } from '../sign-up/verify-sign-up.service.ts';
import { findLink, invalidLink } from '../verification/verification.ts';
import { passFirstFactor } from './first-factor.service.ts';
import { attemptOfLink } from './message-attempt.reads.ts';
import { authPolicy } from './policy.reads.ts';
import { assertRedirect } from './redirect-url.ts';

/**
 * Confirms the link of a mail; see `verifyMagicLink` in the schema. The confirming browser goes on with what the link is
 * for, never the asking one: whoever asks for a link in another's name and has them press the button would be signed in as
 * them otherwise.
 */
export async function verifyMagicLink(ctx: Context, { token, redirectUrl: wanted }: VerifyMagicLinkInput) {
  const policy = await authPolicy(ctx.rows, ctx.viewer.deploymentId);
  const redirectUrl = assertRedirect(ctx.config, policy, wanted);
  const link = await findLink(ctx, token);
  if (link.purpose === 'sign_up') return { ...(await confirmSignUpLink(ctx, link)), redirectUrl };
  if (link.purpose === 'email') return { ...(await confirmMyEmailLink(ctx, link)), redirectUrl };
  if (link.purpose !== 'sign_in') throw invalidLink();
  const attempt = await attemptOfLink(ctx, link.subjectId);
  if (attempt === undefined) throw invalidLink();
  const { requireSameDevice } = policy.settings.authenticationFactors.magicLink;
  if (requireSameDevice && attempt.sessionId !== ctx.browser.sessionId) throw otherDevice();
  return { ...(await passFirstFactor(ctx, attempt, link.id, invalidLink)), redirectUrl };
}

const otherDevice = () =>
  new ServiceError('OTHER_DEVICE', 'This link only works in the browser that asked for it. Open it there.');
