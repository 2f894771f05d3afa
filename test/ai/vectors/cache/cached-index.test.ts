import { expect, it } from 'vitest';
import { CachedIndex } from '../../../../src/ai/vectors/cache/cached-index.ts';

const DIMENSIONS = 16;

/** Each chunk has a dimension for itself. */
function vectorOf(chunkId: number): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  vector[chunkId] = 1;
  return vector;
}

const idsOf = (chunkIds: readonly number[], documentId = 1) => ({
  chunkIds: BigInt64Array.from(chunkIds, BigInt),
  documentIds: new BigInt64Array(chunkIds.length).fill(BigInt(documentId)),
});

/** Changes the chunks, and writes the vectors of those that are missing. Returns their ids. */
function change(index: CachedIndex, chunkIds: readonly number[]): number[] {
  const missing = Array.from(index.setChunks(idsOf(chunkIds)), (row) => ({ row, id: Number(index.chunkIdOf(row)) }));
  for (const { row, id } of missing) index.setVector(row, vectorOf(id));
  return missing.map(({ id }) => id);
}

const found = (index: CachedIndex, chunkId: number) =>
  index.search(vectorOf(chunkId), null, 5).map((chunk) => chunk.chunkId);

it('keeps the vectors of chunks that stay when others are added and removed anywhere', () => {
  const index = new CachedIndex(DIMENSIONS);
  const changes: [chunkIds: number[], missing: number[]][] = [
    [
      [2, 4, 6, 8],
      [2, 4, 6, 8],
    ],
    [
      [1, 2, 4, 5, 8, 9],
      [1, 5, 9],
    ],
    [[9], []],
    [
      [3, 7, 9, 10],
      [3, 7, 10],
    ],
    [[], []],
    [[1], [1]],
  ];
  for (const [chunkIds, missing] of changes) {
    expect(change(index, chunkIds)).toEqual(missing);
    for (let id = 0; id < DIMENSIONS; id++) expect(found(index, id)).toEqual(chunkIds.includes(id) ? [`${id}`] : []);
  }
});

it('names chunks again whose vectors were not written, and does not find them', () => {
  const index = new CachedIndex(DIMENSIONS);
  index.setChunks(idsOf([1, 2]));
  expect(found(index, 1)).toEqual([]);
  expect(change(index, [1, 2])).toEqual([1, 2]);
  expect(found(index, 1)).toEqual(['1']);
});

it('orders chunks with equal scores by their ids, and finds only those of the given documents', () => {
  const index = new CachedIndex(DIMENSIONS);
  const ids = Array.from({ length: 1_000 }, (_, at) => at + 1);
  const { chunkIds } = idsOf(ids);
  index.setChunks({ chunkIds, documentIds: chunkIds.map((id) => id % 2n) });
  for (const [row] of ids.entries()) index.setVector(row, vectorOf(0));
  const search = (documentIds: readonly string[] | null) =>
    index.search(vectorOf(0), documentIds, 3).map(({ chunkId }) => chunkId);
  expect(search(null)).toEqual(['1', '2', '3']);
  expect(search(['0'])).toEqual(['2', '4', '6']);
  expect(search(['5'])).toEqual([]);
});
