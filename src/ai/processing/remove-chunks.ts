import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import { LOOK_UP_EACH } from '../../platform/database/statements/look-up-each.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { deleteMentions } from '../entities/store-mentions.ts';
import type { ChunkRemovalJob } from '../knowledge-bases/knowledge-base-jobs.ts';
import { deleteBlocksOfDeletedBase, deletePostings } from '../lexical/delete-postings.ts';
import { deleteVectors } from '../vectors/indexing/delete-vectors.ts';

/** Chunks of one transaction. Each has hundreds of postings and mentions. */
const BATCH_SIZE = 50;

/** A chunk that no document of the deployment has: neither searches nor a running processing need it. */
const isObsolete = (deploymentId: number) => sql<boolean>`not exists (
  select from knowledge_base_document as document
  where document.deployment_id = ${deploymentId} and document.id = chunk.document_id and (
    document.generation = chunk.generation
    or (document.requested_generation = chunk.generation and document.status = 'processing')
  ) ${LOOK_UP_EACH})`;

/** Removes the obsolete chunks of a document or a knowledge base. */
export async function removeObsoleteChunks(
  { database }: Pick<Services, 'database'>,
  job: ChunkRemovalJob,
): Promise<void> {
  const { deploymentId } = job;
  const scope =
    'documentId' in job
      ? sql<boolean>`chunk.document_id = ${job.documentId}`
      : sql<boolean>`chunk.knowledge_base_id = ${job.knowledgeBaseId}`;
  await removeWhere(database.rows, deploymentId, sql<boolean>`${scope} and ${isObsolete(deploymentId)}`);
}

/** Removes the chunks of one processing, which an attempt has left. */
export async function removeChunks(
  rows: Rows,
  { deploymentId, documentId, generation }: { deploymentId: number; documentId: string; generation: number },
): Promise<void> {
  await removeWhere(
    rows,
    deploymentId,
    sql<boolean>`chunk.document_id = ${documentId} and chunk.generation = ${generation}`,
  );
}

async function removeWhere(rows: Rows, deploymentId: number, condition: RawBuilder<boolean>): Promise<void> {
  const bases = new Set<string>();
  let last = '0';
  for (;;) {
    const found = await rows
      .selectFrom('document_chunk as chunk')
      .select(['chunk.id', 'chunk.knowledge_base_id as knowledgeBaseId'])
      .where('chunk.deployment_id', '=', deploymentId)
      .where('chunk.id', '>', last)
      .where(condition)
      .orderBy('chunk.id')
      .limit(BATCH_SIZE)
      .execute();
    const end = found.at(-1);
    if (end === undefined) return;
    last = end.id;
    for (const [knowledgeBaseId, chunks] of Map.groupBy(found, (chunk) => chunk.knowledgeBaseId)) {
      if (!bases.has(knowledgeBaseId)) await deleteBlocksOfDeletedBase(rows, { deploymentId, knowledgeBaseId });
      bases.add(knowledgeBaseId);
      const ids = chunks.map(({ id }) => id);
      await rows.transaction().execute((tx) => deleteBatch(tx, deploymentId, knowledgeBaseId, ids));
    }
  }
}

async function deleteBatch(tx: Rows, deploymentId: number, knowledgeBaseId: string, ids: string[]): Promise<void> {
  await deletePostings(tx, { deploymentId, knowledgeBaseId, chunkIds: ids });
  await deleteVectors(tx, deploymentId, knowledgeBaseId, ids);
  await deleteMentions(tx, deploymentId, knowledgeBaseId, ids);
  await tx
    .deleteFrom('document_chunk')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
}
