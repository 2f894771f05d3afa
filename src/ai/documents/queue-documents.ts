import { sql } from 'kysely';
import type { Jobs, JobTransaction } from '../../platform/jobs/jobs.ts';
import { documentJobs } from './processing-jobs.ts';

interface QueuedDocument {
  readonly id: string;
  readonly generation: number;
}

/**
 * Adds the jobs of a deployment's documents in the transaction that stored them. Deployments take turns: the n-th waiting
 * document of a deployment has the priority of the next job minus n, so that it waits for the n-th ones of other deployments only.
 */
export async function queueDocuments(
  jobs: Jobs,
  tx: JobTransaction,
  deploymentId: number,
  documents: readonly QueuedDocument[],
): Promise<void> {
  const first = await nextPriority(tx, deploymentId, documents);
  await jobs.addAll(
    tx,
    documentJobs,
    documents.map(({ id, generation }, index) => ({
      data: { deploymentId, documentId: id, generation },
      priority: first - index,
    })),
  );
}

/** The priority of the deployment's next document, after those that wait already. */
async function nextPriority({ rows }: JobTransaction, deploymentId: number, added: readonly QueuedDocument[]) {
  const { rows: found } = await sql<{ priority: number }>`
    select coalesce((
      select priority from pgboss.job
      where name = ${documentJobs.name} and state < 'active' and not blocked
      order by priority desc limit 1
    ), 0) - (
      select count(*)::int from knowledge_base_document
      where deployment_id = ${deploymentId} and status = 'pending' and id <> all(${added.map(({ id }) => id)}::bigint[])
    ) as priority`.execute(rows);
  return found[0]?.priority ?? 0;
}
