import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { assertCountryAllowed, assertListed } from '../policy/admission.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';
import type { SignUp } from './sign-up.rules.ts';

/**
 * Refuses whoever the deployment's restrictions keep from signing up. An invitation, or an approved place on the waitlist,
 * passes the mode, which is about strangers; it passes no list and no country.
 */
export async function assertMaySignUp(
  ctx: Context,
  { restrictions }: AuthPolicy,
  { email }: SignUp,
  isInvited: boolean,
): Promise<void> {
  assertCountryAllowed(ctx, restrictions);
  const emailKeys = email === null ? [] : [email.key];
  await assertListed(ctx.rows, ctx.viewer.deploymentId, restrictions, emailKeys);
  const { signUpMode } = restrictions;
  if (isInvited || signUpMode === 'OPEN') return;
  throw new ServiceError(
    'SIGN_UP_CLOSED',
    signUpMode === 'WAITLIST'
      ? 'This deployment takes new users from its waitlist alone.'
      : 'This deployment takes no sign-ups of strangers.',
  );
}
