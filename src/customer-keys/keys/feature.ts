import type { Feature } from '../../platform/feature.ts';
import { ownRecords } from '../../platform/personal-data.ts';
import { ApiAuthKeySchema } from './api-auth-key.entity.ts';
import { keysById } from './api-auth-key.reads.ts';
import { apiAuthKeyResolvers } from './api-auth-key.resolvers.ts';
import { apiKeyNoticeKind } from './api-key-notice.ts';
import { myApiAuthKeysResolvers } from './my-api-auth-keys.resolvers.ts';

const ofKey = { scope: 'api_auth_keys:read', resourceType: 'api_auth_key' } as const;

/** API keys of customers. */
export const apiAuthKeysFeature: Feature = {
  messages: [apiKeyNoticeKind],
  entities: [ApiAuthKeySchema],
  resourceNames: { api_auth_key: { column: 'name', field: 'name' } },
  resolvers: [apiAuthKeyResolvers, myApiAuthKeysResolvers],
  personalData: [
    ownRecords('api_keys', 'api_auth_key', [
      ...(['id', 'app_id', 'name', 'prefix', 'last_four', 'permissions', 'metadata', 'organization_id'] as const),
      ...(['workspace_id', 'expires_at', 'last_used_at', 'revoked_at', 'revoked_reason', 'created_at'] as const),
    ]),
  ],
  events: [
    { name: 'api_auth_key.created', description: 'A key of an API auth app was created.', ...ofKey },
    { name: 'api_auth_key.updated', description: 'A key of an API auth app was changed.', ...ofKey },
    { name: 'api_auth_key.revoked', description: 'A key of an API auth app was revoked.', ...ofKey },
    { name: 'api_auth_key.rotated', description: 'A key of an API auth app was replaced by another.', ...ofKey },
    { name: 'api_auth_key.imported', description: 'A key of an API auth app was imported by its hash.', ...ofKey },
  ],
  eventResources: {
    api_auth_key: { typeName: 'ApiAuthKey', omittedFields: [], byId: keysById },
  },
};
