import type { Services } from '../../platform/context.ts';
import { withoutTransaction } from '../../platform/jobs/jobs.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { modelExtractionJobs, vectorIndexJobs } from '../knowledge-bases/knowledge-base-jobs.ts';

interface ProviderChangeJob {
  readonly deploymentId: number;
}

/** Brings the knowledge bases of a deployment up to date when its provider changed. */
export const providerChangeJobs: Queue<ProviderChangeJob> = {
  name: 'ai-provider-changes',
  settings: { concurrency: 1, retryLimit: 10, retryDelay: 15, retryBackoff: true, retryDelayMax: 3_600 },
};

/** Adds the jobs of all knowledge bases whose vectors or entities can come from the provider. */
export async function followProviderChange(
  { database, jobs }: Services,
  { deploymentId }: ProviderChangeJob,
): Promise<void> {
  const bases = await database.rows
    .selectFrom('ai_knowledge_base')
    .select(['id', 'type', 'extraction_model as extractionModel'])
    .where('deployment_id', '=', deploymentId)
    .orderBy('id')
    .execute();
  const jobsOf = (changed: typeof bases) =>
    changed.map(({ id: knowledgeBaseId }) => ({ data: { deploymentId, knowledgeBaseId } }));
  const tx = withoutTransaction(database.rows);
  await jobs.addAll(tx, vectorIndexJobs, jobsOf(bases.filter(({ type }) => type !== 'graph')));
  await jobs.addAll(tx, modelExtractionJobs, jobsOf(bases.filter(({ extractionModel }) => extractionModel !== null)));
}
