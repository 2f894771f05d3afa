import { sql } from 'kysely';
import { isOfDeployment, LOOK_UP_EACH } from '../../../platform/database/statements/look-up-each.ts';
import type { Rows } from '../../../platform/database/tables.ts';

/** Deletes the vectors of chunks, in all indexes of the knowledge base. */
export async function deleteVectors(
  rows: Rows,
  deploymentId: number,
  knowledgeBaseId: string,
  chunkIds: readonly string[],
): Promise<void> {
  await sql`
    with deleted as (
      delete from chunk_vector where ${isOfDeployment(deploymentId)} and ctid = any(array(
        select vector.ctid
        from vector_index index
        cross join unnest(${chunkIds}::bigint[]) as deleted (id)
        cross join lateral (
          select ctid from chunk_vector
          where deployment_id = ${deploymentId} and index_id = index.id and chunk_id = deleted.id ${LOOK_UP_EACH}
        ) as vector
        where index.deployment_id = ${deploymentId} and index.knowledge_base_id = ${knowledgeBaseId}))
      returning index_id
    )
    update vector_index set vector_count = vector_index.vector_count - counted.count
    from (select index_id, count(*)::int as count from deleted group by index_id) counted
    where vector_index.deployment_id = ${deploymentId} and vector_index.id = counted.index_id`.execute(rows);
}
