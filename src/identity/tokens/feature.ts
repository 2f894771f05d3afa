import { lifecycleEvents } from '../../platform/events/service-event.ts';
import type { Feature } from '../../platform/feature.ts';
import { JwtTemplateSchema } from './jwt-template.entity.ts';
import { jwtTemplatesById } from './jwt-template.reads.ts';
import { jwtTemplateResolvers } from './jwt-template.resolvers.ts';

/** JWT templates: the claims of signed tokens. */
export const jwtTemplatesFeature: Feature = {
  entities: [JwtTemplateSchema],
  resourceNames: { jwt_template: { column: 'name', field: 'name' } },
  resolvers: { backend: [jwtTemplateResolvers] },
  events: lifecycleEvents('jwt_templates:read', 'jwt_template', 'A JWT template'),
  nodes: {
    backend: [{ table: 'jwt_template', typeName: 'JwtTemplate', scope: 'jwt_templates:read', byId: jwtTemplatesById }],
  },
  eventResources: {
    jwt_template: { omittedFields: [] },
  },
  tags: {
    'jwt-templates': { name: 'JWT templates', description: 'Claims and lifetime of the tokens your services verify.' },
  },
};
