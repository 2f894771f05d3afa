import { sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { LONG_JOB, type Queue } from '../../platform/jobs/queue.ts';
import { documentJobs } from '../documents/processing-jobs.ts';
import { queueDocuments } from '../documents/queue-documents.ts';

/** Adds the missing jobs of documents. */
export const recoveryJobs: Queue<Record<string, never>> = {
  name: 'document-recovery',
  settings: { ...LONG_JOB, concurrency: 1, retryLimit: 3, retryDelay: 15, cron: '* * * * *' },
};

/** Documents of one deployment that one transaction queues. */
const BATCH_SIZE = 500;

interface UnfinishedDocument {
  readonly deploymentId: number;
  readonly id: string;
  readonly generation: number;
}

/**
 * Adds jobs for documents that are not finished and have no job: those of a database that an earlier version filled, and those
 * whose job has failed for the last time. A document and its first job are stored in one transaction.
 */
export async function recoverDocuments({ database, jobs }: Services): Promise<void> {
  for (;;) {
    const found = await documentsWithoutJob(database.rows);
    for (const [deploymentId, documents] of Map.groupBy(found, (document) => document.deploymentId)) {
      const committed: (() => void)[] = [];
      await database.rows
        .transaction()
        .execute((rows) =>
          queueDocuments(jobs, { rows, onCommit: (work) => void committed.push(work) }, deploymentId, documents),
        );
      for (const work of committed) work();
    }
    if (found.length < BATCH_SIZE) return;
  }
}

async function documentsWithoutJob(rows: Rows): Promise<UnfinishedDocument[]> {
  const { rows: found } = await sql<UnfinishedDocument>`
    select document.deployment_id as "deploymentId", document.id::text, document.requested_generation as generation
    from knowledge_base_document as document
    left join (
      select (data ->> 'documentId')::bigint as document_id, (data ->> 'generation')::integer as generation
      from pgboss.job where name = ${documentJobs.name} and state <= 'active'
    ) as job on job.document_id = document.id and job.generation = document.requested_generation
    where document.status in ('pending', 'processing') and job.document_id is null
    order by document.deployment_id, document.id limit ${BATCH_SIZE}`.execute(rows);
  return found;
}
