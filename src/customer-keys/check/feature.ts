import type { Feature } from '../../platform/feature.ts';
import { apiKeyCheckResolvers } from './check.resolvers.ts';

/** Checks customers' API keys. */
export const apiKeyCheckFeature: Feature = {
  resolvers: { backend: [apiKeyCheckResolvers] },
};
