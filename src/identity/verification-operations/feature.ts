import type { Feature } from '../../platform/feature.ts';
import { verificationResolvers } from './verification.resolvers.ts';

/** The operations that verify an address for a sign-in, a sign-up or the signed-in user. */
export const verificationOperationsFeature: Feature = {
  resolvers: { deployment: [verificationResolvers] },
};
