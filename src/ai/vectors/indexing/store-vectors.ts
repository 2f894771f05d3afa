import { sql } from 'kysely';
import type { Transaction } from '../../../platform/commands/command.ts';
import { LOOK_UP_EACH } from '../../../platform/database/statements/look-up-each.ts';
import { restAfter } from '../../../platform/jobs/rest-after.ts';
import { arrayText } from '../vector-encoding.ts';
import type { IndexingClaim } from './indexing-claim.ts';
import { increaseIndexVersion, type StoredIndex } from './vector-indexes.ts';

/** Vectors that one transaction looks at. */
const EXAMINED_BATCH_SIZE = 2_000;

/** Stores the vectors of chunks that still exist. Those that were stored before stay as they are. */
export async function storeVectors(
  tx: Transaction,
  index: StoredIndex,
  chunkIds: readonly string[],
  vectors: readonly Float32Array[],
): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    insert into chunk_vector (deployment_id, index_id, chunk_id, vector)
    select chunk.deployment_id, ${index.id}::bigint, chunk.id, new.vector::real[]
    from unnest(${chunkIds}::bigint[], ${vectors.map(arrayText)}::text[]) as new (chunk_id, vector)
      cross join lateral (
        select deployment_id, id from document_chunk
        where deployment_id = ${tx.deploymentId} and id = new.chunk_id ${LOOK_UP_EACH}) chunk
    on conflict (deployment_id, index_id, chunk_id) do nothing`.execute(tx.rows);
  await changeVectorCount(tx, index, Number(numAffectedRows));
}

/** Removes vectors of chunks that no longer exist. */
export async function removeObsoleteVectors(claim: IndexingClaim, index: StoredIndex): Promise<void> {
  for (let last: string | null = '0'; last !== null; ) {
    const startedAt = performance.now();
    last = await claim.write((tx) => removeObsoleteAfter(tx, index, last));
    await restAfter(startedAt);
  }
}

/** Looks at the next vectors. Returns the chunk of the last one, or null at the end. */
async function removeObsoleteAfter(tx: Transaction, index: StoredIndex, last: string | null): Promise<string | null> {
  const ofIndex = sql`deployment_id = ${tx.deploymentId}::integer and index_id = ${index.id}::bigint`;
  const { rows } = await sql<{ last: string | null; removed: number }>`
    with examined as materialized (
      select chunk_id from chunk_vector where ${ofIndex} and chunk_id > ${last}::bigint
      order by chunk_id limit ${EXAMINED_BATCH_SIZE}::integer
    ), removed as (
      delete from chunk_vector where ${ofIndex} and chunk_id = any(array(
        select chunk_id from examined where not exists (
          select from document_chunk
          where deployment_id = ${tx.deploymentId}::integer and id = examined.chunk_id ${LOOK_UP_EACH})))
      returning chunk_id
    )
    select (select max(chunk_id)::text from examined) as last, (select count(*)::int from removed) as removed`.execute(
    tx.rows,
  );
  await changeVectorCount(tx, index, -(rows[0]?.removed ?? 0));
  return rows[0]?.last ?? null;
}

async function changeVectorCount(tx: Transaction, index: StoredIndex, change: number): Promise<void> {
  if (change === 0) return;
  await tx.rows
    .updateTable('vector_index')
    .set({ vector_count: sql`vector_count + ${change}`, updated_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', index.id)
    .execute();
  if (index.status === 'active') await increaseIndexVersion(tx, index.knowledgeBaseId);
}
