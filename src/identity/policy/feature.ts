import type { Feature } from '../../platform/feature.ts';
import { policyResolvers } from './policy.resolvers.ts';

/** The deployment's settings for sign-up and sign-in. */
export const policyFeature: Feature = {
  resolvers: [policyResolvers],
};
