import { sql } from 'kysely';
import type { EntityKind } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import { containsPattern } from '../../platform/database/statements/contains-pattern.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { KnowledgeEntityRow } from '../graph/rows.ts';

const columns = [
  'entity.id',
  'entity.knowledge_base_id as knowledgeBaseId',
  'entity.name',
  sql<EntityKind>`upper(entity.kind)`.as('kind'),
  'entity.created_at as createdAt',
] as const;

/** The search and filter of a list of entities. */
export interface EntityCriteria {
  readonly search?: string | null | undefined;
  readonly kind?: EntityKind | null | undefined;
}

/** One entity of the knowledge base; 404 when it does not exist. */
export function getEntity(rows: Rows, deploymentId: number, kbId: string, id: string): Promise<KnowledgeEntityRow> {
  return selectEntities(rows, deploymentId)
    .select(columns)
    .where('entity.knowledge_base_id', '=', kbId)
    .where('entity.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('ENTITY_NOT_FOUND', 'The entity'));
}

/** Entities of any knowledge base by id. */
export async function entitiesById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await selectEntities(rows, viewer.deploymentId)
    .select(columns)
    .where('entity.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** A range of the knowledge base's entities, sorted by their keys. */
export function listEntities(
  rows: Rows,
  deploymentId: number,
  kbId: string,
  criteria: EntityCriteria,
  { limit, offset }: { limit: number; offset: number },
): Promise<KnowledgeEntityRow[]> {
  return selectEntities(rows, deploymentId, criteria)
    .select(columns)
    .where('entity.knowledge_base_id', '=', kbId)
    .orderBy('entity.key')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** For each knowledge base, a page of its entities, plus one row that tells whether more follow. */
export async function entitiesOfKnowledgeBases(
  { rows, viewer }: Context,
  kbIds: readonly string[],
  { search, kind, ...page }: EdgePage & EntityCriteria,
): Promise<ReadonlyMap<string, KnowledgeEntityRow[]>> {
  const found = await childrenOf(rows, kbIds, (kbId) =>
    selectEntities(rows, viewer.deploymentId, { search, kind })
      .select(columns)
      .where('entity.knowledge_base_id', '=', kbId)
      .$call(inPage('entity.id', page)),
  );
  return Map.groupBy(found, ({ knowledgeBaseId }) => knowledgeBaseId);
}

/** The number of entities of each knowledge base. A knowledge base without entities has no entry. */
export async function entityCounts(
  { rows, viewer }: Context,
  kbIds: readonly string[],
  criteria: EntityCriteria,
): Promise<ReadonlyMap<string, number>> {
  const found = await selectEntities(rows, viewer.deploymentId, criteria)
    .select(['entity.knowledge_base_id as id', sql<number>`count(*)::int`.as('count')])
    .where('entity.knowledge_base_id', '=', sql<string>`any(${kbIds}::bigint[])`)
    .groupBy('entity.knowledge_base_id')
    .execute();
  return new Map(found.map(({ id, count }) => [id, count]));
}

function selectEntities(rows: Rows, deploymentId: number, { search, kind }: EntityCriteria = {}) {
  let query = rows.selectFrom('knowledge_entity as entity').where('entity.deployment_id', '=', deploymentId);
  if (search) query = query.where('entity.name', 'ilike', containsPattern(search));
  if (kind) query = query.where('entity.kind', '=', kind.toLowerCase());
  return query;
}

/** The first chunks of a document, in which its entities are looked for. */
const MAX_CHUNKS_OF_DOCUMENT = 500;

/** The distinct entities that the current chunks of a document mention. */
function entitiesInDocument(rows: Rows, deploymentId: number, documentId: ReturnType<typeof sql<string>>) {
  return selectEntities(rows, deploymentId).where(
    'entity.id',
    'in',
    rows
      .selectFrom('document_chunk as chunk')
      .innerJoin('knowledge_base_document as document', (join) =>
        join
          .onRef('document.deployment_id', '=', 'chunk.deployment_id')
          .onRef('document.id', '=', 'chunk.document_id')
          .onRef('document.generation', '=', 'chunk.generation'),
      )
      .innerJoin('entity_mention as mention', (join) =>
        join.onRef('mention.deployment_id', '=', 'chunk.deployment_id').onRef('mention.chunk_id', '=', 'chunk.id'),
      )
      .select('mention.entity_id')
      .where('chunk.deployment_id', '=', deploymentId)
      .where('chunk.document_id', '=', documentId)
      .where('chunk.position', '<', MAX_CHUNKS_OF_DOCUMENT),
  );
}

/** For each document, a page of the entities that it mentions, plus one row that tells whether more follow. */
export async function entitiesOfDocuments({ rows, viewer }: Context, documentIds: readonly string[], page: EdgePage) {
  const found = await childrenOf(rows, documentIds, (documentId) =>
    entitiesInDocument(rows, viewer.deploymentId, documentId)
      .select(columns)
      .select(documentId.as('documentId'))
      .$call(inPage('entity.id', page)),
  );
  return Map.groupBy(found, ({ documentId }) => documentId);
}

/** The number of entities that each document mentions. */
export async function entityCountsOfDocuments({ rows, viewer }: Context, documentIds: readonly string[]) {
  const found = await childrenOf(rows, documentIds, (documentId) =>
    entitiesInDocument(rows, viewer.deploymentId, documentId).select([
      documentId.as('id'),
      sql<number>`count(*)::int`.as('count'),
    ]),
  );
  return new Map(found.map(({ id, count }) => [id, count]));
}
