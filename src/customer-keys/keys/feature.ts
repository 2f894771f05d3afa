import { sql } from 'kysely';
import type { Feature } from '../../platform/feature.ts';
import { ApiAuthKeySchema } from './api-auth-key.entity.ts';
import { keysById } from './api-auth-key.reads.ts';
import { apiAuthKeyResolvers } from './api-auth-key.resolvers.ts';
import { apiKeyNoticeKind } from './api-key-notice.ts';
import { myApiAuthKeysResolvers } from './deployment/api-auth-key.resolvers.ts';
import { ownKeysById } from './self-service.reads.ts';

const ofKey = { scope: 'api_auth_keys:read', resourceType: 'api_auth_key' } as const;

/** API keys of customers. */
export const apiAuthKeysFeature: Feature = {
  messages: [apiKeyNoticeKind],
  entities: [ApiAuthKeySchema],
  resourceNames: { api_auth_key: { column: 'name', field: 'name' } },
  resolvers: { backend: [apiAuthKeyResolvers], deployment: [myApiAuthKeysResolvers] },
  personalData: [
    {
      name: 'api_keys',
      tables: ['api_auth_key', 'api_auth_app'],
      select: ({
        deploymentId,
        userId,
      }) => sql`select key.id, app.name as app_name, key.name, key.prefix, key.last_four,
        key.permissions, key.metadata, key.organization_id, key.workspace_id, key.self_made, key.expires_at,
        key.last_used_at, key.revoked_at, key.revoked_reason, key.replaced_by_id, key.created_at, key.updated_at
        from api_auth_key key join api_auth_app app on app.deployment_id = key.deployment_id and app.id = key.app_id
        where key.deployment_id = ${deploymentId} and key.user_id = ${userId} order by key.id`,
    },
  ],
  events: [
    { name: 'api_auth_key.created', description: 'A key of an API auth app was created.', ...ofKey },
    { name: 'api_auth_key.updated', description: 'A key of an API auth app was changed.', ...ofKey },
    { name: 'api_auth_key.revoked', description: 'A key of an API auth app was revoked.', ...ofKey },
    { name: 'api_auth_key.rotated', description: 'A key of an API auth app was replaced by another.', ...ofKey },
    { name: 'api_auth_key.imported', description: 'A key of an API auth app was imported by its hash.', ...ofKey },
  ],
  nodes: {
    backend: [{ table: 'api_auth_key', typeName: 'ApiAuthKey', scope: 'api_auth_keys:read', byId: keysById }],
    deployment: [{ table: 'api_auth_key', typeName: 'ApiAuthKey', byId: ownKeysById }],
  },
  eventResources: {
    api_auth_key: { omittedFields: [], personalFields: ['name', 'metadata', 'revokedReason'] },
  },
};
