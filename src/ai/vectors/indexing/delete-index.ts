import { sql } from 'kysely';
import type { Services } from '../../../platform/context.ts';
import { dropApproximateIndex } from '../pgvector/pgvector-index.ts';
import type { StoredIndex } from './vector-indexes.ts';

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
    for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE; ) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where deployment_id = ${deploymentId} and index_id = ${id}
          and ${sql.ref(key)} = any(array(
            select ${sql.ref(key)} from ${sql.table(table)}
            where deployment_id = ${deploymentId} and index_id = ${id} limit ${BATCH_SIZE}))`.execute(rows);
      deleted = Number(numAffectedRows);
    }
  }
  await rows.deleteFrom('vector_index').where('deployment_id', '=', deploymentId).where('id', '=', id).execute();
}
