import type { Feature } from '../../platform/feature.ts';
import { AiProviderSchema } from './ai-provider.entity.ts';
import { AiUsageSchema } from './ai-usage.entity.ts';
import { aiUsageResolvers } from './ai-usage.resolvers.ts';

/** The AI provider of a deployment, and its tokens. */
export const aiProviderFeature: Feature = {
  entities: [AiProviderSchema, AiUsageSchema],
  resolvers: { backend: [aiUsageResolvers] },
  sealedColumns: [{ table: 'ai_provider', column: 'api_key_sealed', key: 'deployment_id' }],
};
