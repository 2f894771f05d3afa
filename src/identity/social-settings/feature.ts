import type { Feature } from '../../platform/feature.ts';
import { socialProviderResolvers } from './social-provider.resolvers.ts';

/** The settings of the providers that users sign in with. */
export const socialSettingsFeature: Feature = {
  resolvers: { backend: [socialProviderResolvers] },
};
