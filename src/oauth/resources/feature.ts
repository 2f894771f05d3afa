import { lifecycleEvents } from '../../platform/events/service-event.ts';
import type { Feature } from '../../platform/feature.ts';
import { memberResourceResolvers } from './deployment/oauth-resource.resolvers.ts';
import { OauthResourceSchema } from './oauth-resource.entity.ts';
import { resourcesById } from './oauth-resource.reads.ts';
import { oauthResourceResolvers } from './oauth-resource.resolvers.ts';

/** Services that accept access tokens. */
export const oauthResourcesFeature: Feature = {
  entities: [OauthResourceSchema],
  resourceNames: { oauth_resource: { column: 'name', field: 'name' } },
  resolvers: { backend: [oauthResourceResolvers], deployment: [memberResourceResolvers] },
  events: lifecycleEvents('oauth_applications:read', 'oauth_resource', 'An OAuth resource'),
  nodes: {
    backend: [
      { table: 'oauth_resource', typeName: 'OauthResource', scope: 'oauth_applications:read', byId: resourcesById },
    ],
  },
  eventResources: { oauth_resource: { omittedFields: [] } },
  tags: {
    'oauth-resources': {
      name: 'OAuth resources',
      description: 'Your services that accept access tokens of OAuth applications, with their scopes.',
    },
  },
};
