import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { chunkColumns } from '../documents/document-chunk.reads.ts';
import type { EntityMentionRow } from '../graph/rows.ts';

/** The mentions of an entity in chunks that searches see. */
function selectMentions(rows: Rows, deploymentId: number, entityId: ReturnType<typeof sql<string>>) {
  return rows
    .selectFrom('knowledge_entity as entity')
    .innerJoin('entity_mention as mention', (join) =>
      join
        .onRef('mention.deployment_id', '=', 'entity.deployment_id')
        .onRef('mention.knowledge_base_id', '=', 'entity.knowledge_base_id')
        .onRef('mention.entity_id', '=', 'entity.id'),
    )
    .innerJoin('document_chunk as chunk', (join) =>
      join.onRef('chunk.deployment_id', '=', 'mention.deployment_id').onRef('chunk.id', '=', 'mention.chunk_id'),
    )
    .innerJoin('knowledge_base_document as document', (join) =>
      join
        .onRef('document.deployment_id', '=', 'chunk.deployment_id')
        .onRef('document.id', '=', 'chunk.document_id')
        .onRef('document.generation', '=', 'chunk.generation'),
    )
    .where('entity.deployment_id', '=', deploymentId)
    .where('entity.id', '=', entityId);
}

/** For each entity, a page of the chunks that mention it, plus one row that tells whether more follow. */
export async function mentionsOfEntities({ rows, viewer }: Context, entityIds: readonly string[], page: EdgePage) {
  const found = await childrenOf(rows, entityIds, (entityId) =>
    selectMentions(rows, viewer.deploymentId, entityId)
      .select(['entity.id as entityId', 'mention.frequency'])
      .select(chunkColumns)
      .$call(inPage('mention.chunk_id', page)),
  );
  const mentions = new Map<string, EntityMentionRow[]>(entityIds.map((id) => [id, []]));
  for (const { entityId, frequency, ...chunk } of found) mentions.get(entityId)?.push({ frequency, chunk });
  return mentions;
}

/** The number of chunks that each entity's list of mentions has. */
export async function visibleMentionCounts({ rows, viewer }: Context, entityIds: readonly string[]) {
  const found = await childrenOf(rows, entityIds, (entityId) =>
    selectMentions(rows, viewer.deploymentId, entityId).select([
      entityId.as('id'),
      sql<number>`count(*)::int`.as('count'),
    ]),
  );
  return new Map(found.map(({ id, count }) => [id, count]));
}

/** The number of chunks and documents that mention each entity. An entity without mentions has no entry. */
export async function mentionTotals({ rows, viewer }: Context, entityIds: readonly string[]) {
  const found = await rows
    .selectFrom('knowledge_entity as entity')
    .innerJoin('entity_mention as mention', (join) =>
      join
        .onRef('mention.deployment_id', '=', 'entity.deployment_id')
        .onRef('mention.knowledge_base_id', '=', 'entity.knowledge_base_id')
        .onRef('mention.entity_id', '=', 'entity.id'),
    )
    .innerJoin('document_chunk as chunk', (join) =>
      join.onRef('chunk.deployment_id', '=', 'mention.deployment_id').onRef('chunk.id', '=', 'mention.chunk_id'),
    )
    .select([
      'entity.id',
      sql<number>`count(*)::int`.as('mentionCount'),
      sql<number>`count(distinct chunk.document_id)::int`.as('documentCount'),
    ])
    .where('entity.deployment_id', '=', viewer.deploymentId)
    .where('entity.id', '=', sql<string>`any(${entityIds}::bigint[])`)
    .groupBy('entity.id')
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}
