import { sql } from 'kysely';
import type { Services } from '../../../platform/context.ts';
import { withoutTransaction } from '../../../platform/jobs/jobs.ts';
import { vectorIndexJobs } from '../../knowledge-bases/knowledge-base-jobs.ts';
import type { SearchedIndex } from './searched-indexes.ts';

/** Marks indexes whose model now returns other dimensions, and adds the jobs that replace them. */
export async function markOutdated({ database, jobs }: Services, indexes: readonly SearchedIndex[]): Promise<void> {
  const [first] = indexes;
  if (first === undefined) return;
  const { deploymentId } = first;
  const { rows } = database;
  const marked = await rows
    .updateTable('vector_index')
    .set({ is_outdated: true })
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', sql<string>`any(${indexes.map(({ id }) => id)}::bigint[])`)
    .where('is_outdated', '=', false)
    .returning('knowledge_base_id as knowledgeBaseId')
    .execute();
  // Without a transaction, because the recurring job finds the index as well.
  await jobs.addAll(
    withoutTransaction(rows),
    vectorIndexJobs,
    marked.map(({ knowledgeBaseId }) => ({ data: { deploymentId, knowledgeBaseId } })),
  );
}
