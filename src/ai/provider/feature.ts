import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { AiProviderSchema } from './ai-provider.entity.ts';
import { aiSettingsResolvers } from './ai-settings.resolvers.ts';
import { AiUsageSchema } from './ai-usage.entity.ts';
import { followProviderChange, providerChangeJobs } from './provider-changes.ts';

/** The AI provider of a deployment, and its tokens. */
export const aiProviderFeature: Feature = {
  entities: [AiProviderSchema, AiUsageSchema],
  resolvers: [aiSettingsResolvers],
  workers: [worker(providerChangeJobs, followProviderChange)],
  sealedColumns: [{ table: 'ai_provider', column: 'api_key_sealed', key: 'deployment_id' }],
};
