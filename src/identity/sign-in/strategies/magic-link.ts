import type { Context } from '../../../platform/context.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { markEmailVerified } from '../../address-verification/mark-address-verified.ts';
import { findAttemptOfLink } from '../../attempts/pending-attempt.reads.ts';
import type { AuthPolicy } from '../../policy/policy.reads.ts';
import { type findLink, invalidLink } from '../../verification/verification.ts';
import { sendEmailLink } from '../first-factor-messages.ts';
import { lookUpByEmail } from '../recipients.reads.ts';
import { withStoredFailure } from '../record-failure.ts';
import { completeFirstFactor, type MessageFactor, messageStrategy } from './message-strategy.ts';

const factor: MessageFactor = {
  method: 'magic_link',
  identifier: 'email',
  requiredSettings: {
    'authentication_factors.magic_link.enabled': ({ authenticationFactors }) => authenticationFactors.magicLink.enabled,
    'email.enabled': ({ email }) => email.enabled,
    'email.magic_link_verification_allowed': ({ email }) => email.magicLinkVerificationAllowed,
  },
  channelOf: () => null,
  lookUp: lookUpByEmail,
  message: { strategy: 'EMAIL_LINK', send: sendEmailLink },
  verifyAddress: markEmailVerified,
};

export const magicLink = messageStrategy(factor);

/**
 * Passes the first factor in the browser that confirms the link. Where the settings require the same device, only the
 * browser that requested the link may confirm it.
 */
export async function confirmSignInLink(ctx: Context, link: Awaited<ReturnType<typeof findLink>>, policy: AuthPolicy) {
  const attempt = await findAttemptOfLink(ctx, link.subjectId);
  if (attempt === undefined) throw invalidLink();
  const { requireSameDevice } = policy.settings.authenticationFactors.magicLink;
  return withStoredFailure(ctx, { ...attempt, wrong: 'EXPIRED_CODE' }, async () => {
    if (requireSameDevice && attempt.sessionId !== ctx.browser.sessionId) throw otherDevice();
    return completeFirstFactor(ctx, factor, attempt, policy, { challengeId: link.id, consumedError: invalidLink });
  });
}

const otherDevice = () =>
  new ServiceError('OTHER_DEVICE', 'This link only works in the browser in which you requested it. Open it there.');
