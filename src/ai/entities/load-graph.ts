import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';
import { buildEntityGraph, type ChunkMentions, type EntityGraph } from './entity-graph.ts';

/** PGlite has one connection, so the rows are read in small batches, between which other statements run. */
const CHUNKS_PER_STATEMENT = 500;
const ENTITIES_PER_STATEMENT = 5_000;

/** Reads the mentions of the chunks that searches see. */
export async function loadEntityGraph(rows: Rows, deploymentId: number, knowledgeBaseId: string): Promise<EntityGraph> {
  const mentions = await readMentions(rows, deploymentId, knowledgeBaseId);
  const keys = await readKeys(rows, deploymentId, knowledgeBaseId);
  return buildEntityGraph(keys, mentions);
}

async function readMentions(rows: Rows, deploymentId: number, knowledgeBaseId: string): Promise<ChunkMentions[]> {
  const mentions: ChunkMentions[] = [];
  let after = '0';
  for (;;) {
    // The mentions of a chunk are one text: thousands of small rows take longer to decode.
    const { rows: found } = await sql<{ id: string; documentId: string; mentions: string | null }>`
      select chunk.id, chunk.document_id as "documentId", (
        select string_agg(mention.entity_id || ' ' || mention.frequency, ' ') from entity_mention as mention
        where mention.deployment_id = ${deploymentId} and mention.chunk_id = chunk.id
      ) as mentions
      from document_chunk as chunk
      join knowledge_base_document as document
        on document.deployment_id = ${deploymentId} and document.id = chunk.document_id
        and document.generation = chunk.generation
      where chunk.deployment_id = ${deploymentId} and chunk.knowledge_base_id = ${knowledgeBaseId} and chunk.id > ${after}
      order by chunk.id
      limit ${CHUNKS_PER_STATEMENT}`.execute(rows);
    for (const { id, documentId, mentions: text } of found) {
      const values = text === null ? [] : text.split(' ');
      mentions.push({
        chunkId: id,
        documentId,
        entityIds: values.filter((_, index) => index % 2 === 0),
        frequencies: values.filter((_, index) => index % 2 === 1).map(Number),
      });
    }
    const last = found.at(-1);
    if (last === undefined || found.length < CHUNKS_PER_STATEMENT) return mentions;
    after = last.id;
  }
}

async function readKeys(rows: Rows, deploymentId: number, knowledgeBaseId: string): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  let after = '0';
  for (;;) {
    const found = await rows
      .selectFrom('knowledge_entity')
      .select(['id', 'key'])
      .where('deployment_id', '=', deploymentId)
      .where('knowledge_base_id', '=', knowledgeBaseId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(ENTITIES_PER_STATEMENT)
      .execute();
    for (const { id, key } of found) keys.set(id, key);
    const last = found.at(-1);
    if (last === undefined || found.length < ENTITIES_PER_STATEMENT) return keys;
    after = last.id;
  }
}
