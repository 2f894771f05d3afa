import type { Services } from '../../../platform/context.ts';
import { LatentTerms } from '../latent/latent-terms.ts';
import { learnLatentIndex } from '../latent/learn-latent-index.ts';
import { createApproximateIndex } from '../pgvector/pgvector.ts';
import { embeddingVectors, latentVectors, returnsSameVectors } from './chunk-vectors.ts';
import { DimensionsChanged, fillIndex } from './fill-index.ts';
import { ClaimLost, type IndexingClaim } from './indexing-claim.ts';
import { removeObsoleteVectors } from './store-vectors.ts';
import { measureUnrelatedCosine } from './unrelated-cosine.ts';
import { activateIndex, changeIndex, createIndex, readIndexes, type StoredIndex } from './vector-indexes.ts';
import { fitsChunkCount, type IndexedBase, readIndexedBase, type WantedIndex } from './wanted-index.ts';

/** Switches to a new index when a step stored fewer vectors than this, so that a steady stream of documents does not prevent it. */
const SWITCH_BELOW = 200;

/** A document becomes visible at most so long after the time that its row has, which another process may have stored. */
const LONGEST_CHANGE_MS = 120_000;

/** Does the next step for the vectors of a knowledge base. Returns whether there may be another. */
export async function indexOnce(services: Services, claim: IndexingClaim): Promise<boolean> {
  const base = await readIndexedBase(services, claim);
  if (base === null) throw new ClaimLost();
  const current = (await readIndexes(services.database.rows, claim)).filter(({ status }) => status !== 'retired');
  const { wanted } = base;
  const fitting = wanted === null ? [] : current.filter((index) => fits(index, wanted, base));
  const target = fitting.find(({ status }) => status === 'active') ?? fitting[0];
  // The active index answers until another one replaces it.
  const unwanted = current.filter((index) => index !== target && (wanted === null || index.status === 'building'));
  if (unwanted.length > 0) {
    await claim.write(async (tx) => {
      for (const { id } of unwanted) await changeIndex(tx, id, { status: 'retired' });
    });
  }
  if (wanted === null) return finish(claim, base);
  if (target === undefined) {
    await claim.write((tx) => createIndex(tx, claim.knowledgeBaseId, newIndex(wanted)));
    return true;
  }
  if (wanted.kind === 'embedding' && target.providerVersion !== wanted.provider.version) {
    const isSame = await returnsSameVectors(services, target, wanted);
    const changes = isSame ? { provider_version: wanted.provider.version } : { is_outdated: true };
    await claim.write((tx) => changeIndex(tx, target.id, changes));
    return true;
  }
  if (wanted.kind === 'latent' && target.builtChunkCount === 0) {
    await learnLatentIndex(services, claim, target, base.chunkCount);
    return true;
  }
  return fillAndSwitch(services, claim, base, target, wanted);
}

async function fillAndSwitch(
  services: Services,
  claim: IndexingClaim,
  base: IndexedBase,
  target: StoredIndex,
  wanted: WantedIndex,
): Promise<boolean> {
  let stored: number | null;
  const startedAt = Date.now();
  const changedSince = target.filledUntil === null ? null : new Date(target.filledUntil);
  const isWanted = async () => {
    const now = await readIndexedBase(services, claim);
    return now?.isImporting || (now?.wanted != null && fits(target, now.wanted, now));
  };
  try {
    stored = await fillIndex(services, claim, target, vectorsFor(services, target, wanted), { changedSince, isWanted });
  } catch (error) {
    if (!(error instanceof DimensionsChanged)) throw error;
    await claim.write((tx) => changeIndex(tx, target.id, { is_outdated: true }));
    return true;
  }
  if (stored === null) return true;
  if (changedSince === null) await removeObsoleteVectors(claim, target);
  if (changedSince === null || stored > 0) {
    const filledUntil = new Date(startedAt - LONGEST_CHANGE_MS).toISOString();
    await claim.write((tx) => changeIndex(tx, target.id, { filled_until: filledUntil }));
  }
  await createApproximateIndexOf(services, target);
  if (target.kind === 'embedding' && stored > 0) await measureUnrelatedCosine(services, claim, target);
  if (target.status === 'building' && stored < SWITCH_BELOW) await claim.write((tx) => activateIndex(tx, target));
  else if (stored === 0) return (await lacksVectors(services, claim, target)) || finish(claim, base);
  return true;
}

/** Whether vectors are missing although no document has changed, as after a restore. The next step looks at all chunks then. */
async function lacksVectors(services: Services, claim: IndexingClaim, target: StoredIndex): Promise<boolean> {
  if (target.filledUntil === null) return false;
  const base = await readIndexedBase(services, claim);
  const index = (await readIndexes(services.database.rows, claim)).find(({ id }) => id === target.id);
  if (base === null || index === undefined || index.vectorCount >= base.chunkCount) return false;
  await claim.write((tx) => changeIndex(tx, target.id, { filled_until: null }));
  return true;
}

/** Before the switch, so that the first searches are fast. */
async function createApproximateIndexOf({ database, vectorSearch }: Services, { deploymentId, id }: StoredIndex) {
  if (!vectorSearch.hasPgvector) return;
  const index = await database.rows
    .selectFrom('vector_index')
    .select(['dimensions', 'vector_count as vectorCount'])
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (index === undefined || index.dimensions === null) return;
  const { dimensions, vectorCount } = index;
  await createApproximateIndex(database.rows, { deploymentId, id, dimensions, vectorCount });
}

/** Stores that the vectors are complete for this version of the knowledge base. */
async function finish(claim: IndexingClaim, { indexVersion, model }: IndexedBase): Promise<false> {
  await claim.write((tx) =>
    tx.rows
      .updateTable('vector_indexing')
      .set({ checked_version: indexVersion, checked_model: model })
      .where('deployment_id', '=', tx.deploymentId)
      .where('knowledge_base_id', '=', claim.knowledgeBaseId)
      .execute(),
  );
  return false;
}

function fits(index: StoredIndex, wanted: WantedIndex, base: IndexedBase): boolean {
  if (index.kind !== wanted.kind || index.isOutdated) return false;
  if (wanted.kind === 'embedding') return index.model === wanted.model;
  return index.builtChunkCount === 0 || fitsChunkCount(index.builtChunkCount, base);
}

const newIndex = (wanted: WantedIndex) => ({
  kind: wanted.kind,
  model: wanted.kind === 'embedding' ? wanted.model : null,
  providerVersion: wanted.kind === 'embedding' ? wanted.provider.version : null,
});

function vectorsFor({ database }: Services, target: StoredIndex, wanted: WantedIndex) {
  if (wanted.kind === 'embedding') return embeddingVectors(wanted.provider, wanted.model);
  const { deploymentId, id: indexId, dimensions } = target;
  return latentVectors(new LatentTerms(database.rows, { deploymentId, indexId, dimensions: dimensions as number }));
}
