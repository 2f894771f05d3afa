import { sql } from 'kysely';
import type { KnowledgeBaseVectors, VectorFailure, VectorKind } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';

/** The state of the vectors of knowledge bases. */
export async function vectorsOfKnowledgeBases(
  { rows, viewer: { deploymentId } }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnowledgeBaseVectors>> {
  const found = await rows
    .selectFrom('ai_knowledge_base as base')
    .leftJoin('vector_indexing as indexing', (join) =>
      join
        .onRef('indexing.deployment_id', '=', 'base.deployment_id')
        .onRef('indexing.knowledge_base_id', '=', 'base.id'),
    )
    .leftJoin('vector_index as active', (join) =>
      join
        .onRef('active.deployment_id', '=', 'base.deployment_id')
        .onRef('active.knowledge_base_id', '=', 'base.id')
        .on('active.status', '=', 'active'),
    )
    .leftJoin('vector_index as building', (join) =>
      join
        .onRef('building.deployment_id', '=', 'base.deployment_id')
        .onRef('building.knowledge_base_id', '=', 'base.id')
        .on('building.status', '=', 'building'),
    )
    .select([
      'base.id',
      sql<VectorKind | null>`upper(active.kind)`.as('kind'),
      'active.model',
      'active.dimensions',
      'active.id as activeId',
      'building.id as buildingId',
      sql<number>`least(coalesce(building.vector_count, active.vector_count, 0), base.chunk_count)`.as('indexedChunks'),
      'base.chunk_count as chunks',
      sql<VectorFailure | null>`indexing.failure`.as('failure'),
    ])
    .where('base.deployment_id', '=', deploymentId)
    .where('base.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(
    found.map(({ id, activeId, buildingId, ...vectors }) => {
      const hasIndex = activeId !== null || buildingId !== null;
      const isComplete = buildingId === null && vectors.indexedChunks === vectors.chunks;
      const status = !hasIndex ? 'NONE' : isComplete ? 'READY' : 'BUILDING';
      return [id, { ...vectors, status: vectors.failure === null ? status : 'FAILED' }];
    }),
  );
}
