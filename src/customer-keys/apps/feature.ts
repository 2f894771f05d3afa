import { lifecycleEvents } from '../../platform/events/service-event.ts';
import type { Feature } from '../../platform/feature.ts';
import { ApiAuthAppSchema } from './api-auth-app.entity.ts';
import { apiAuthAppsById } from './api-auth-app.reads.ts';
import { apiAuthAppResolvers } from './api-auth-app.resolvers.ts';

/** API auth apps, which customers' keys belong to. */
export const apiAuthAppsFeature: Feature = {
  entities: [ApiAuthAppSchema],
  resourceNames: { api_auth_app: { column: 'name', field: 'name' } },
  resolvers: { backend: [apiAuthAppResolvers] },
  events: lifecycleEvents('api_auth_apps:read', 'api_auth_app', 'An API auth app'),
  nodes: {
    backend: [{ table: 'api_auth_app', typeName: 'ApiAuthApp', scope: 'api_auth_apps:read', byId: apiAuthAppsById }],
  },
  eventResources: {
    api_auth_app: { omittedFields: [] },
  },
  tags: {
    'api-auth': { name: 'API auth', description: "Apps that check your customers' API keys, with their rate limits." },
  },
};
