import { sql } from 'kysely';
import type { Services } from '../../../platform/context.ts';
import { withoutTransaction } from '../../../platform/jobs/jobs.ts';
import { LONG_JOB, type Queue } from '../../../platform/jobs/queue.ts';
import { type KnowledgeBaseJob, vectorIndexJobs } from '../../knowledge-bases/knowledge-base-jobs.ts';

/** Looks for knowledge bases whose vectors are not up to date although no job is due, as after a restore or an upgrade. */
export const outdatedVectorJobs: Queue<Record<string, never>> = {
  name: 'knowledge-base-vectors-outdated',
  settings: { ...LONG_JOB, concurrency: 1, retryLimit: 3, retryDelay: 60, cron: '*/5 * * * *' },
};

/** Each run adds jobs for at most this many. The next run continues. */
const MAX_JOBS = 1_000;

/** Adds a job for each knowledge base whose vectors were not checked in its current version, and for each deleted one. */
export async function findOutdatedVectors({ database, jobs }: Services): Promise<void> {
  const { rows: found } = await sql<KnowledgeBaseJob>`
    select base.deployment_id as "deploymentId", base.id as "knowledgeBaseId"
    from ai_knowledge_base base
    left join ai_provider provider on provider.deployment_id = base.deployment_id
    left join vector_indexing indexing
      on indexing.deployment_id = base.deployment_id and indexing.knowledge_base_id = base.id
    where (base.type <> 'graph' and base.chunk_count > 0 or indexing.checked_version is not null)
      and indexing.failure is null and (indexing.claimed_until is null or indexing.claimed_until < now())
      and (indexing.checked_version is distinct from base.index_version
        or indexing.checked_model is distinct from case when provider.deployment_id is null or base.type = 'graph' then null
          else coalesce(base.embedding_model, provider.default_embedding_model) end)
    union
    select index.deployment_id, index.knowledge_base_id from vector_index index
    where index.status = 'retired' or index.is_outdated or not exists (
      select from ai_knowledge_base base
      where base.deployment_id = index.deployment_id and base.id = index.knowledge_base_id)
    limit ${MAX_JOBS}`.execute(database.rows);
  await jobs.addAll(
    withoutTransaction(database.rows),
    vectorIndexJobs,
    found.map((data) => ({ data })),
  );
}
