import type { Services } from '../../../platform/context.ts';
import { restAfter } from '../../../platform/jobs/rest-after.ts';
import type { ChunkVectors } from './chunk-vectors.ts';
import { chunksWithoutVector } from './chunks-without-vector.ts';
import type { IndexingClaim } from './indexing-claim.ts';
import { storeVectors } from './store-vectors.ts';
import { changeIndex, type StoredIndex } from './vector-indexes.ts';

/** The model returned vectors of other dimensions than before: those of the index cannot be compared with them. */
export class DimensionsChanged extends Error {}

/** After so many chunks, it is checked whether the index is still wanted. */
const CHECKED_CHUNKS = 1_000;

export interface FillOptions {
  /** Looks only at the chunks of documents that were changed since then; null for all. */
  readonly changedSince: Date | null;
  /** Whether the vectors are still of use: while they are computed, the knowledge base may outgrow the index. */
  readonly isWanted: () => Promise<boolean>;
}

/** Stores the vectors of visible chunks that have none. Returns their number, or null if it ended because they are not wanted. */
export async function fillIndex(
  { database }: Services,
  claim: IndexingClaim,
  index: StoredIndex,
  { batchSize, vectorsOf }: ChunkVectors,
  { changedSince, isWanted }: FillOptions,
): Promise<number | null> {
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
    const thousands = Math.floor(count / CHECKED_CHUNKS);
    count += chunks.length;
    if (Math.floor(count / CHECKED_CHUNKS) > thousands && !(await isWanted())) return null;
    await restAfter(startedAt);
    startedAt = performance.now();
  }
  return count;
}
