import type { Feature } from '../../platform/feature.ts';
import { authSettingsResolvers } from './auth-settings.resolvers.ts';

/** The deployment's settings for sign-up and sign-in. */
export const authSettingsFeature: Feature = {
  resolvers: [authSettingsResolvers],
};
