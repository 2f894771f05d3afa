import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { LOOK_UP_EACH } from '../../platform/database/statements/look-up-each.ts';
import type { PassageGraph } from './extraction-response.ts';
import type { ExtractedBase } from './lagging-chunks.ts';
import { deleteMentionsOnly, deleteRelations, deleteUnmentioned, storeMentions } from './store-mentions.ts';

/** The new graph of a chunk; null keeps the entities that it has. */
export interface ExtractedGraph {
  readonly id: string;
  readonly graph: PassageGraph | null;
}

/**
 * Replaces the mentions and stated relations of chunks in one transaction, and marks the chunks with the model. Leaves out chunks of
 * documents that were deleted or processed again, and all chunks when the knowledge base has another model by now.
 */
export async function replaceMentions(
  { rows, ids }: Pick<Database, 'rows' | 'ids'>,
  { deploymentId, knowledgeBaseId, model }: ExtractedBase,
  extracted: readonly ExtractedGraph[],
): Promise<void> {
  await rows.transaction().execute(async (tx) => {
    // Locks in the order in which documents are published: knowledge base, document, chunk.
    const { rows: current } = await sql<{ id: string }>`
      update ai_knowledge_base set index_version = index_version + 1
      where deployment_id = ${deploymentId} and id = ${knowledgeBaseId} and extraction_model is not distinct from ${model}
      returning id`.execute(tx);
    if (current.length === 0) return;
    const { rows: marked } = await sql<{ id: string }>`
      with visible as materialized (
        select chunk.id from document_chunk as chunk
        join knowledge_base_document as document
          on document.deployment_id = ${deploymentId} and document.id = chunk.document_id
          and document.generation = chunk.generation
        where chunk.deployment_id = ${deploymentId} and chunk.id = any(${extracted.map(({ id }) => id)}::bigint[])
        for share of document
      )
      update document_chunk as chunk set extraction_model = ${model}
      from visible
      where chunk.deployment_id = ${deploymentId} and chunk.id = visible.id
        and chunk.extraction_model is distinct from ${model}
      returning chunk.id`.execute(tx);
    const isMarked = new Set(marked.map(({ id }) => id));
    const replaced = extracted.flatMap(({ id, graph }) =>
      graph !== null && isMarked.has(id) ? [{ id, ...graph }] : [],
    );
    const chunkIds = replaced.map(({ id }) => id);
    if (chunkIds.length === 0) return;
    await deleteRelations(tx, deploymentId, chunkIds);
    await deleteMentionsOnly(tx, deploymentId, chunkIds);
    await storeMentions(tx, { deploymentId, knowledgeBaseId }, replaced, () => ids.next());
    const relations = replaced.flatMap(({ id, relations }) => relations.map((relation) => ({ id, ...relation })));
    await sql`
      insert into stated_relation (deployment_id, knowledge_base_id, source_id, target_id, label, chunk_id)
      select ${deploymentId}, ${knowledgeBaseId}, source.id, target.id, relation.label, relation.chunk_id
      from unnest(
        ${relations.map(({ source }) => source)}::text[], ${relations.map(({ target }) => target)}::text[],
        ${relations.map(({ label }) => label)}::text[], ${relations.map(({ id }) => id)}::bigint[]
      ) as relation (source, target, label, chunk_id)
      join knowledge_entity as source on source.deployment_id = ${deploymentId}
        and source.knowledge_base_id = ${knowledgeBaseId} and source.key = relation.source
      join knowledge_entity as target on target.deployment_id = ${deploymentId}
        and target.knowledge_base_id = ${knowledgeBaseId} and target.key = relation.target
      on conflict do nothing`.execute(tx);
  });
}

const ENTITIES_PER_TRANSACTION = 500;

/** Deletes the entities that no chunk mentions since mentions were replaced. */
export async function deleteReplacedEntities(
  { rows }: Pick<Database, 'rows'>,
  { deploymentId, knowledgeBaseId }: ExtractedBase,
): Promise<void> {
  for (let last = '0'; ; ) {
    const { rows: found } = await sql<{ id: string }>`
      select entity.id from knowledge_entity as entity
      where entity.deployment_id = ${deploymentId} and entity.knowledge_base_id = ${knowledgeBaseId}
        and entity.id > ${last} and not exists (
          select from entity_mention as mention
          where mention.deployment_id = ${deploymentId} and mention.knowledge_base_id = ${knowledgeBaseId}
            and mention.entity_id = entity.id ${LOOK_UP_EACH})
      order by entity.id limit ${ENTITIES_PER_TRANSACTION}`.execute(rows);
    const ids = found.map(({ id }) => id);
    await rows.transaction().execute((tx) => deleteUnmentioned(tx, deploymentId, knowledgeBaseId, ids));
    if (ids.length < ENTITIES_PER_TRANSACTION) return;
    last = ids.at(-1) as string;
  }
}
