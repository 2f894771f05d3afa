import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { aiSettingsResolvers } from './ai-settings.resolvers.ts';
import { followProviderChange, providerChangeJobs } from './provider-changes.ts';

/** The settings of the AI provider and of runs, and the verification of the provider. */
export const aiSettingsFeature: Feature = {
  resolvers: { backend: [aiSettingsResolvers] },
  workers: [worker(providerChangeJobs, followProviderChange)],
};
