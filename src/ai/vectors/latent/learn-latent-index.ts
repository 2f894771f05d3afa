import { sql } from 'kysely';
import type { Services } from '../../../platform/context.ts';
import { restAfter } from '../../../platform/jobs/rest-after.ts';
import { termsOfChunks } from '../indexing/chunks-without-vector.ts';
import type { IndexingClaim } from '../indexing/indexing-claim.ts';
import { changeIndex, type StoredIndex } from '../indexing/vector-indexes.ts';
import { arrayText } from '../vector-encoding.ts';
import { learnInWorker } from './learn-in-worker.ts';

/** The largest number of chunks to learn from. Of larger knowledge bases, a part of them is representative. */
const MAX_SAMPLE = 20_000;
const READ_BATCH_SIZE = 100;
const WRITE_BATCH_SIZE = 50;

/** Learns the latent vectors of the terms of a knowledge base, and stores them. Repeats an interrupted run from its start. */
export async function learnLatentIndex(
  { database: { rows } }: Services,
  claim: IndexingClaim,
  index: StoredIndex,
  chunkCount: number,
): Promise<void> {
  const step = Math.ceil(chunkCount / MAX_SAMPLE);
  const { terms, dimensions, vectors } = await learnInWorker(
    termsOfChunks(rows, claim, { step, batchSize: READ_BATCH_SIZE }),
  );
  for (let start = 0; start < terms.length; start += WRITE_BATCH_SIZE) {
    const batch = terms.slice(start, start + WRITE_BATCH_SIZE);
    const texts = batch.map((_, offset) => {
      const from = (start + offset) * dimensions;
      return arrayText(vectors.subarray(from, from + dimensions));
    });
    const startedAt = performance.now();
    await claim.write(async (tx) => {
      await sql`insert into latent_term (deployment_id, index_id, term, vector)
        select ${tx.deploymentId}::int, ${index.id}::bigint, new.term, new.vector::real[]
        from unnest(${batch}::text[], ${texts}::text[]) as new (term, vector)
        on conflict (deployment_id, index_id, term) do update set vector = excluded.vector`.execute(tx.rows);
    });
    await restAfter(startedAt);
  }
  await claim.write((tx) => changeIndex(tx, index.id, { dimensions, built_chunk_count: chunkCount }));
}
