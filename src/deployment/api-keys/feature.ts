import type { Feature } from '../../platform/feature.ts';
import { ApiKeySchema } from './api-key.entity.ts';
import { apiKeyResolvers, scopeResolvers } from './api-key.resolvers.ts';

/** The company's own API keys and access tokens. */
export const apiKeysFeature: Feature = {
  entities: [ApiKeySchema],
  resolvers: [apiKeyResolvers, scopeResolvers],
  tags: {
    'api-keys': { name: 'API keys', description: 'Keys that authenticate your servers against this API.' },
    'access-tokens': { name: 'Access tokens', description: 'Short-lived tokens with chosen scopes.' },
  },
};
