import type { Feature } from '../../platform/feature.ts';
import { socialSignInResolvers } from './social-sign-in.resolvers.ts';

/** Signing in, linking and reauthenticating with an account at another provider. */
export const socialSignInFeature: Feature = {
  resolvers: { deployment: [socialSignInResolvers] },
};
