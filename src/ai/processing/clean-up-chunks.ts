import { sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import { removeObsoleteChunks } from './remove-chunks.ts';

/** Removes chunks whose document or knowledge base was deleted without a job, such as with its organization. */
export async function cleanUpChunks(services: Services): Promise<void> {
  const { rows: found } = await sql<{ deploymentId: number; documentId: string }>`
    select distinct chunk.deployment_id as "deploymentId", chunk.document_id::text as "documentId"
    from (select distinct deployment_id, document_id, generation from document_chunk) as chunk
    left join knowledge_base_document as document
      on document.deployment_id = chunk.deployment_id and document.id = chunk.document_id
    where document.id is null or (
      document.generation <> chunk.generation
      and (document.requested_generation <> chunk.generation or document.status <> 'processing')
    )`.execute(services.database.rows);
  for (const { deploymentId, documentId } of found) await removeObsoleteChunks(services, { deploymentId, documentId });
}
