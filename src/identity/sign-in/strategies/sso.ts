import { requireFields } from '../../../platform/errors.ts';
import { fieldRule } from '../../../platform/validation/field-rules.ts';
import { attemptNotFound } from '../../attempts/pending-attempt.ts';
import { startSocialAttempt } from '../../social-attempts/start-social-attempt.ts';
import type { SignInStrategy } from './strategy.ts';

/** Sign-in at a provider, such as Google. It continues when the provider returns the browser; see `social-sign-in/`. */
export const sso: SignInStrategy = {
  identifier: null,
  fields: ['provider'],
  // Without an enabled provider, the setting counts as false.
  requiredSettings: {
    'authentication_factors.sso_enabled': ({ authenticationFactors }) => authenticationFactors.ssoEnabled,
  },
  lackOf: ({ socialAccount }) => (socialAccount ? null : 'NO_SOCIAL_ACCOUNT'),
  message: null,
  async begin(ctx, input, policy) {
    const { provider } = requireFields(input, ['provider'], fieldRule('REQUIRED_BY_STRATEGY'));
    const { redirectUrl } = input;
    const socialRequest = await startSocialAttempt(ctx, policy, { provider, purpose: 'sign_in', redirectUrl });
    return { signIn: null, signInAttempt: null, socialRequest };
  },
  async verifyFirstFactor() {
    throw attemptNotFound();
  },
};
