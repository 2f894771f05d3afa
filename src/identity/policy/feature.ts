import type { Feature } from '../../platform/feature.ts';
import { policyResolvers } from './policy.resolvers.ts';

/** What a deployment's settings demand of signing up and in. */
export const policyFeature: Feature = {
  resolvers: [policyResolvers],
};
