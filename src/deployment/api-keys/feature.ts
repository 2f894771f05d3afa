import type { Feature } from '../../platform/feature.ts';
import { ApiKeySchema } from './api-key.entity.ts';
import { apiKeysById } from './api-key.reads.ts';
import { apiKeyResolvers, scopeResolvers } from './api-key.resolvers.ts';

/** API keys and access tokens of the backend host. */
export const apiKeysFeature: Feature = {
  entities: [ApiKeySchema],
  resourceNames: { api_key: { column: 'name', field: 'name' } },
  resolvers: { backend: [apiKeyResolvers, scopeResolvers] },
  nodes: {
    backend: [{ table: 'api_key', typeName: 'ApiKey', scope: 'api_keys:read', byId: apiKeysById }],
  },
  eventResources: {
    api_key: { omittedFields: [], readScopes: { api_key: 'api_keys:read' } },
  },
  tags: {
    'api-keys': { name: 'API keys', description: 'Keys that authenticate your servers against this API.' },
    'access-tokens': { name: 'Access tokens', description: 'Short-lived tokens with chosen scopes.' },
  },
};
