import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/command.ts';
import { LOOK_UP_EACH } from '../../platform/database/look-up-each.ts';
import type { IndexingClaim } from './indexing-claim.ts';
import { arrayText } from './vector-encoding.ts';
import { increaseIndexVersion, type StoredIndex } from './vector-indexes.ts';

/** Vectors whose chunk was removed, per transaction. */
const REMOVAL_BATCH_SIZE = 500;

/** Stores the vectors of chunks. Those that were stored before stay as they are. */
export async function storeVectors(
  tx: Transaction,
  index: StoredIndex,
  chunkIds: readonly string[],
  vectors: readonly Float32Array[],
): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    insert into chunk_vector (deployment_id, index_id, chunk_id, vector)
    select ${tx.deploymentId}::int, ${index.id}::bigint, new.chunk_id, new.vector::real[]
    from unnest(${chunkIds}::bigint[], ${vectors.map(arrayText)}::text[]) as new (chunk_id, vector)
    on conflict (deployment_id, index_id, chunk_id) do nothing`.execute(tx.rows);
  await changeVectorCount(tx, index, Number(numAffectedRows));
}

/** Removes vectors of chunks that no longer exist. */
export async function removeObsoleteVectors(claim: IndexingClaim, index: StoredIndex): Promise<void> {
  for (;;) {
    const removed = await claim.write(async (tx) => {
      const { numAffectedRows = 0n } = await sql`
        delete from chunk_vector where deployment_id = ${tx.deploymentId} and index_id = ${index.id}
          and chunk_id = any(array(
            select vector.chunk_id from chunk_vector vector
            where vector.deployment_id = ${tx.deploymentId} and vector.index_id = ${index.id} and not exists (
              select from document_chunk chunk
              where chunk.deployment_id = ${tx.deploymentId} and chunk.id = vector.chunk_id ${LOOK_UP_EACH})
            limit ${REMOVAL_BATCH_SIZE}))`.execute(tx.rows);
      await changeVectorCount(tx, index, -Number(numAffectedRows));
      return Number(numAffectedRows);
    });
    if (removed < REMOVAL_BATCH_SIZE) return;
  }
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
