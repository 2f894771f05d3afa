import type { Feature } from '../../platform/feature.ts';
import { socialTokenResolvers } from './social-token.resolvers.ts';

/** The tokens of users at providers, for the backend of the application. */
export const socialTokensFeature: Feature = { resolvers: { backend: [socialTokenResolvers] } };
