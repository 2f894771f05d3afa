import type { Feature } from '../../platform/feature.ts';
import { authSettingsResolvers } from './backend/auth-settings.resolvers.ts';
import { authOptionsResolvers } from './deployment/auth-options.resolvers.ts';

/** The deployment's settings for sign-up and sign-in. */
export const authSettingsFeature: Feature = {
  resolvers: { backend: [authSettingsResolvers], deployment: [authOptionsResolvers] },
};
