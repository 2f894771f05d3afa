import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';

/** A knowledge base whose chunks are brought to its extraction model. */
export interface ExtractedBase {
  readonly deploymentId: number;
  readonly knowledgeBaseId: string;
  /** Null for extraction without a model. */
  readonly model: string | null;
}

export interface LaggingChunk {
  readonly id: string;
  readonly text: string;
  readonly headingPath: readonly string[];
}

/** The extraction model of a knowledge base; undefined when it does not exist or has no graph. */
export async function findExtractedBase(
  rows: Rows,
  target: Omit<ExtractedBase, 'model'>,
): Promise<ExtractedBase | undefined> {
  const base = await rows
    .selectFrom('ai_knowledge_base')
    .select('extraction_model as model')
    .where('deployment_id', '=', target.deploymentId)
    .where('id', '=', target.knowledgeBaseId)
    .where('type', '<>', 'vector')
    .executeTakeFirst();
  return base && { ...target, model: base.model };
}

/**
 * Searchable chunks whose entities are from another model, by id. The ids after `start` come first, then those before: two processes
 * that start at different chunks seldom ask for the same one.
 */
export async function findLaggingChunks(
  rows: Rows,
  { deploymentId, knowledgeBaseId, model }: ExtractedBase,
  start: string,
  limit: number,
): Promise<LaggingChunk[]> {
  const isLagging =
    model === null ? sql`chunk.extraction_model is not null` : sql`chunk.extraction_model is distinct from ${model}`;
  const after = (condition: ReturnType<typeof sql>) => sql`(
    select chunk.id, chunk.text, chunk.heading_path as "headingPath"
    from document_chunk as chunk
    join knowledge_base_document as document
      on document.deployment_id = ${deploymentId} and document.id = chunk.document_id
      and document.generation = chunk.generation
    where chunk.deployment_id = ${deploymentId} and chunk.knowledge_base_id = ${knowledgeBaseId}
      and ${isLagging} and ${condition}
    order by chunk.id limit ${limit})`;
  const { rows: found } = await sql<LaggingChunk>`
    ${after(sql`chunk.id > ${start}`)} union all ${after(sql`chunk.id <= ${start}`)} limit ${limit}`.execute(rows);
  return found;
}

/** The id of some chunk of the knowledge base. */
export async function someChunkId(rows: Rows, { deploymentId, knowledgeBaseId }: ExtractedBase): Promise<string> {
  const chunk = await rows
    .selectFrom('document_chunk')
    .select(sql<string>`(min(id) + trunc(random() * (max(id) - min(id)))::bigint)::text`.as('id'))
    .where('deployment_id', '=', deploymentId)
    .where('knowledge_base_id', '=', knowledgeBaseId)
    .executeTakeFirst();
  return chunk?.id ?? '0';
}

/** The knowledge bases with chunks whose entities are from another model, in all deployments, if a provider can extract them. */
export async function findLaggingBases(rows: Rows): Promise<Omit<ExtractedBase, 'model'>[]> {
  const { rows: found } = await sql<Omit<ExtractedBase, 'model'>>`
    select base.deployment_id as "deploymentId", base.id as "knowledgeBaseId"
    from ai_knowledge_base as base
    where base.type <> 'vector' and case when base.extraction_model is null then exists (
      select from document_chunk as chunk
      where chunk.deployment_id = base.deployment_id and chunk.knowledge_base_id = base.id
        and chunk.extraction_model is not null
    ) else exists (
      select from ai_provider as provider where provider.deployment_id = base.deployment_id
    ) and exists (
      select from document_chunk as chunk
      where chunk.deployment_id = base.deployment_id and chunk.knowledge_base_id = base.id
        and chunk.extraction_model is distinct from base.extraction_model
    ) end`.execute(rows);
  return found;
}
