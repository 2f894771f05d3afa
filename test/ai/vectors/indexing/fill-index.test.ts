import { expect, it } from 'vitest';
import { fillIndex } from '../../../../src/ai/vectors/indexing/fill-index.ts';
import { claimIndexing, type IndexingClaim } from '../../../../src/ai/vectors/indexing/indexing-claim.ts';
import { createIndex, readIndexes, type StoredIndex } from '../../../../src/ai/vectors/indexing/vector-indexes.ts';
import { addChunks, createBase, indexesOf } from '../../../support/vectors.ts';
import { createWorld } from '../../../support/world.ts';

it('ends early when the knowledge base has outgrown the index while its vectors are computed', async () => {
  const world = await createWorld();
  const { services, id: deploymentId } = world;
  const knowledgeBaseId = await createBase(world);
  await addChunks(
    world,
    knowledgeBaseId,
    Array.from({ length: 1_500 }, (_, at) => `word${at}`),
  );
  const claim = (await claimIndexing(services, { deploymentId, knowledgeBaseId })) as IndexingClaim;
  await claim.write((tx) => createIndex(tx, knowledgeBaseId, { kind: 'latent', model: null, providerVersion: null }));
  const [index] = (await readIndexes(services.database.rows, claim)) as [StoredIndex];
  const vectors = {
    batchSize: 250,
    vectorsOf: async (chunks: readonly unknown[]) => chunks.map(() => Float32Array.of(1, 0)),
  };
  const fill = (isWanted: boolean) =>
    fillIndex(services, claim, index, vectors, { changedSince: null, isWanted: async () => isWanted });
  const stored = async () => (await indexesOf(world, knowledgeBaseId))[0]?.stored;
  expect([await fill(false), await stored()]).toEqual([null, 1_000]);
  expect([await fill(true), await stored()]).toEqual([500, 1_500]);
  await claim.release(null);
});
