import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../../platform/context.ts';
import { LOOK_UP_EACH, PLAN_FOR_SIZE } from '../../../platform/database/statements/look-up-each.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import { dropApproximateIndex } from '../pgvector/pgvector.ts';
import type { StoredIndex } from './vector-indexes.ts';

/** Deletes the vectors of chunks, in all indexes of the knowledge base. */
export async function deleteVectors(
  rows: Rows,
  deploymentId: number,
  knowledgeBaseId: string,
  chunkIds: readonly string[],
): Promise<void> {
  await sql`
    with deleted as (
      delete ${PLAN_FOR_SIZE} from chunk_vector where deployment_id = ${deploymentId} and ctid = any(array(
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

/** Rows of one statement. Each is up to some kilobytes large. */
const BATCH_SIZE = 500;

/** Deletes a retired index with its vectors in batches. Continues an interrupted deletion. */
export async function deleteIndex(
  { database: { rows }, vectorSearch }: Services,
  { deploymentId, id }: StoredIndex,
): Promise<void> {
  if (vectorSearch.hasPgvector) await dropApproximateIndex(rows, id);
  for (const [table, key] of [
    ['chunk_vector', 'chunk_id'],
    ['latent_term', 'term'],
  ] as const) {
    // Each batch begins after the one before: from the beginning, it would read all deleted rows again.
    for (let last: string | null = null; ; ) {
      const isNext: RawBuilder<unknown> = last === null ? sql`` : sql`and ${sql.ref(key)} > ${last}`;
      const { rows: found } = await sql<{ key: string }>`
        select ${sql.ref(key)} as key from ${sql.table(table)}
        where deployment_id = ${deploymentId} and index_id = ${id} ${isNext} order by ${sql.ref(key)} limit ${BATCH_SIZE}`.execute(
        rows,
      );
      if (found.length === 0) break;
      const keys = found.map(({ key }) => key);
      await sql`delete from ${sql.table(table)}
        where deployment_id = ${deploymentId} and index_id = ${id} and ${sql.ref(key)} = any(${keys})`.execute(rows);
      last = keys.at(-1) as string;
    }
  }
  await rows.deleteFrom('vector_index').where('deployment_id', '=', deploymentId).where('id', '=', id).execute();
}
