import type { Feature } from '../../platform/feature.ts';
import { MessageTemplateSchema } from './message-template.entity.ts';
import { messageTemplateResolvers } from './message-template.resolvers.ts';

/** The texts that deployments replace in messages to users. */
export const messageTemplatesFeature: Feature = {
  entities: [MessageTemplateSchema],
  resolvers: [messageTemplateResolvers],
};
