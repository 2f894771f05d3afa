import type { Feature } from '../../platform/feature.ts';
import { apiKeyCheckResolvers } from './check.resolvers.ts';

/** The check of a customer's key. */
export const apiKeyCheckFeature: Feature = {
  resolvers: [apiKeyCheckResolvers],
};
