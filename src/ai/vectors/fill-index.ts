import type { Services } from '../../platform/context.ts';
import { restAfter } from '../../platform/jobs/rest-after.ts';
import type { ChunkVectors } from './chunk-vectors.ts';
import { chunksWithoutVector } from './chunks-without-vector.ts';
import type { IndexingClaim } from './indexing-claim.ts';
import { storeVectors } from './store-vectors.ts';
import { changeIndex, type StoredIndex } from './vector-indexes.ts';

/** The model returned vectors of other dimensions than before: those of the index cannot be compared with them. */
export class DimensionsChanged extends Error {}

/** Stores the vectors of visible chunks that have none, with `changedSince` as for them. Returns their number. */
export async function fillIndex(
  { database }: Services,
  claim: IndexingClaim,
  index: StoredIndex,
  { batchSize, vectorsOf }: ChunkVectors,
  changedSince: Date | null,
): Promise<number> {
  let { dimensions } = index;
  let count = 0;
  let startedAt = performance.now();
  for await (const chunks of chunksWithoutVector(database.rows, index, { batchSize, changedSince })) {
    const vectors = await vectorsOf(chunks);
    const length = vectors[0]?.length ?? 0;
    if (length !== (dimensions ?? length)) throw new DimensionsChanged();
    const isFirst = dimensions === null;
    dimensions = length;
    await claim.write(async (tx) => {
      if (isFirst) await changeIndex(tx, index.id, { dimensions: length });
      await storeVectors(
        tx,
        index,
        chunks.map(({ id }) => id),
        vectors,
      );
    });
    count += chunks.length;
    await restAfter(startedAt);
    startedAt = performance.now();
  }
  return count;
}
