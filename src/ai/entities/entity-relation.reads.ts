import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { EntityRelationRow } from '../graph/rows.ts';

/** Bounds of the work for entities that many chunks mention. The descriptions in the schema name them. */
const MAX_CHUNKS = 200;
const MAX_RELATIONS = 100;
const MAX_LABELS = 10;
/** How many neighbours with the most joint chunks are weighed. */
const MAX_CANDIDATES = 200;
/** From this number of chunks on, two entities must be in two chunks together. */
const MIN_CHUNKS_FOR_TWO = 50;

interface FoundRelation extends Omit<EntityRelationRow, 'id'> {
  readonly parentId: string;
}

/**
 * The relations of each entity, strongest first. Their weight is the pointwise mutual information ln((n_ab / n_a) / (n_b / N)),
 * where n_a and n_ab are counted in the newest chunks that mention the entity, and n_b and N in the whole knowledge base.
 */
export async function relationsOfEntities({ rows, viewer }: Context, entityIds: readonly string[]) {
  const { deploymentId } = viewer;
  const { rows: found } = await sql<FoundRelation>`
    with seen as materialized (
      select entity.id, entity.knowledge_base_id, mention.chunk_id
      from knowledge_entity as entity
      cross join lateral (
        select mention.chunk_id from entity_mention as mention
        where mention.deployment_id = ${deploymentId} and mention.knowledge_base_id = entity.knowledge_base_id
          and mention.entity_id = entity.id
        order by mention.chunk_id desc limit ${MAX_CHUNKS}
      ) as mention
      where entity.deployment_id = ${deploymentId} and entity.id = any(${entityIds}::bigint[])
    ), total as (
      select seen.id, seen.knowledge_base_id, count(*) as chunks, greatest(base.chunk_count, count(*)) as base_chunks
      from seen
      join ai_knowledge_base as base on base.deployment_id = ${deploymentId} and base.id = seen.knowledge_base_id
      group by seen.id, seen.knowledge_base_id, base.chunk_count
    ), stated as (
      select seen.id, case when relation.source_id = seen.id then relation.target_id else relation.source_id end as other_id,
        (array_agg(distinct relation.label order by relation.label))[1:${sql.lit(MAX_LABELS)}] as labels
      from seen
      join stated_relation as relation on relation.deployment_id = ${deploymentId} and relation.chunk_id = seen.chunk_id
        and (relation.source_id = seen.id or relation.target_id = seen.id)
      group by 1, 2
    ), joint as (
      select seen.id, mention.entity_id as other_id, count(*) as chunks,
        row_number() over (partition by seen.id order by count(*) desc, mention.entity_id) as place
      from seen
      join entity_mention as mention on mention.deployment_id = ${deploymentId} and mention.chunk_id = seen.chunk_id
        and mention.entity_id <> seen.id
      group by seen.id, mention.entity_id
    ), candidate as materialized (
      select joint.id, joint.other_id, joint.chunks, total.knowledge_base_id, total.chunks as own_chunks, total.base_chunks,
        coalesce(stated.labels, '{}') as labels
      from joint
      join total on total.id = joint.id
      left join stated on stated.id = joint.id and stated.other_id = joint.other_id
      where joint.place <= ${MAX_CANDIDATES} and (
        stated.id is not null or joint.chunks >= case when total.base_chunks < ${MIN_CHUNKS_FOR_TWO} then 1 else 2 end)
    ), common as (
      select other.other_id, count(*) as chunks
      from (select distinct candidate.other_id, candidate.knowledge_base_id from candidate) as other
      join entity_mention as mention on mention.deployment_id = ${deploymentId}
        and mention.knowledge_base_id = other.knowledge_base_id and mention.entity_id = other.other_id
      group by other.other_id
    ), weighed as (
      select candidate.*, neighbour.name,
        ln(candidate.chunks::float8 * greatest(candidate.base_chunks, common.chunks)
          / (candidate.own_chunks::float8 * common.chunks)) as weight
      from candidate
      join common on common.other_id = candidate.other_id
      join knowledge_entity as neighbour
        on neighbour.deployment_id = ${deploymentId} and neighbour.id = candidate.other_id
    )
    select weighed.id as "parentId", weighed.id as "entityId", weighed.other_id as "neighbourId",
      weighed.name as "neighbourName", greatest(weighed.weight, 0) as weight, weighed.chunks::int as "jointChunks",
      weighed.labels
    from weighed
    where weighed.weight > 0 or weighed.labels <> '{}'
    order by weighed.weight desc, weighed.chunks desc, weighed.other_id`.execute(rows);
  return byParent(found);
}

/** The relations between entities in the newest chunks of each knowledge base, strongest first, all counted in these chunks. */
export async function relationsOfKnowledgeBases({ rows, viewer }: Context, kbIds: readonly string[]) {
  const { deploymentId } = viewer;
  const { rows: found } = await sql<FoundRelation>`
    with seen as materialized (
      select base.id as knowledge_base_id, chunk.id as chunk_id
      from unnest(${kbIds}::bigint[]) as base (id)
      cross join lateral (
        select chunk.id from document_chunk as chunk
        where chunk.deployment_id = ${deploymentId} and chunk.knowledge_base_id = base.id
        order by chunk.id desc limit ${MAX_CHUNKS}
      ) as chunk
    ), total as (
      select seen.knowledge_base_id, count(*) as chunks from seen group by 1
    ), mentioned as materialized (
      select seen.knowledge_base_id, seen.chunk_id, mention.entity_id
      from seen
      join entity_mention as mention on mention.deployment_id = ${deploymentId} and mention.chunk_id = seen.chunk_id
    ), own as (
      select mentioned.knowledge_base_id, mentioned.entity_id, count(*) as chunks from mentioned group by 1, 2
    ), joint as (
      select a.knowledge_base_id, a.entity_id, b.entity_id as other_id, count(*) as chunks
      from mentioned as a
      join mentioned as b on b.chunk_id = a.chunk_id and b.entity_id > a.entity_id
      group by 1, 2, 3
    ), weighed as (
      select joint.*, ln(joint.chunks::float8 * total.chunks / (a.chunks::float8 * b.chunks)) as weight
      from joint
      join total on total.knowledge_base_id = joint.knowledge_base_id
      join own as a on a.knowledge_base_id = joint.knowledge_base_id and a.entity_id = joint.entity_id
      join own as b on b.knowledge_base_id = joint.knowledge_base_id and b.entity_id = joint.other_id
      where joint.chunks >= case when total.chunks < ${MIN_CHUNKS_FOR_TWO} then 1 else 2 end
    ), best as (
      select weighed.*, row_number() over (
        partition by weighed.knowledge_base_id
        order by weighed.weight desc, weighed.chunks desc, weighed.entity_id, weighed.other_id) as place
      from weighed where weighed.weight > 0
    )
    select best.knowledge_base_id as "parentId", best.entity_id as "entityId", best.other_id as "neighbourId",
      neighbour.name as "neighbourName", best.weight, best.chunks::int as "jointChunks",
      array(
        select distinct relation.label from stated_relation as relation
        where relation.deployment_id = ${deploymentId} and relation.knowledge_base_id = best.knowledge_base_id
          and (relation.source_id = best.entity_id and relation.target_id = best.other_id
            or relation.source_id = best.other_id and relation.target_id = best.entity_id)
        order by relation.label limit ${MAX_LABELS}
      ) as labels
    from best
    join knowledge_entity as neighbour on neighbour.deployment_id = ${deploymentId} and neighbour.id = best.other_id
    where best.place <= ${MAX_RELATIONS}
    order by best.knowledge_base_id, best.place`.execute(rows);
  return byParent(found);
}

function byParent(found: readonly FoundRelation[]): Map<string, EntityRelationRow[]> {
  const relations = new Map<string, EntityRelationRow[]>();
  for (const { parentId, ...relation } of found) {
    const others = relations.get(parentId) ?? [];
    if (others.length < MAX_RELATIONS) others.push({ id: relationId(relation), ...relation });
    relations.set(parentId, others);
  }
  return relations;
}

/** A number that a cursor can name: the same for the same two entities. */
function relationId({ entityId, neighbourId }: { readonly entityId: string; readonly neighbourId: string }): string {
  return BigInt.asUintN(62, BigInt(entityId) * 2_654_435_761n + BigInt(neighbourId)).toString();
}
