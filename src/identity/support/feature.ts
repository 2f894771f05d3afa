import type { Feature } from '../../platform/feature.ts';
import { userSupportResolvers } from './user-support.resolvers.ts';

/** What a backend does for users who cannot sign in or have lost a factor. */
export const userSupportFeature: Feature = { resolvers: { backend: [userSupportResolvers] } };
