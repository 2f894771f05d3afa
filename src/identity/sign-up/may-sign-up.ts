import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { assertCountryAllowed, assertEmailsAllowed } from '../policy/admission.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';
import type { SignUp } from './sign-up.rules.ts';

/**
 * Throws 403 when the deployment's restrictions do not allow the sign-up. An invitation or an approved waitlist entry
 * overrides the sign-up mode, but not the allowlist, the blocklist or the country rules.
 */
export async function assertMaySignUp(
  ctx: Context,
  { restrictions }: AuthPolicy,
  { email }: SignUp,
  isInvited: boolean,
): Promise<void> {
  assertCountryAllowed(ctx, restrictions);
  const emailKeys = email === null ? [] : [email.key];
  await assertEmailsAllowed(ctx.rows, ctx.viewer.deploymentId, restrictions, emailKeys);
  const { signUpMode } = restrictions;
  if (isInvited || signUpMode === 'OPEN') return;
  throw new ServiceError(
    'SIGN_UP_CLOSED',
    signUpMode === 'WAITLIST'
      ? 'Sign-up is by waitlist only. Join the waitlist to get access.'
      : 'Sign-up is by invitation only.',
  );
}
