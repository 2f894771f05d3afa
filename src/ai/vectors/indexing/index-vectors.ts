import type { Services } from '../../../platform/context.ts';
import { DeliveryError } from '../../../platform/errors.ts';
import type { KnowledgeBaseJob } from '../../knowledge-bases/knowledge-base-jobs.ts';
import { waitForChanges } from '../../knowledge-bases/wait-for-changes.ts';
import { ProviderError } from '../../provider/provider.ts';
import { deleteIndex } from './delete-vectors.ts';
import { indexOnce } from './index-once.ts';
import { ClaimLost, claimIndexing, type IndexingClaim } from './indexing-claim.ts';
import { readIndexes } from './vector-indexes.ts';
import { readIndexedBase } from './wanted-index.ts';

/** A model that keeps its dimensions takes a few steps. */
const MAX_STEPS = 50;

/** The model returns vectors of other dimensions again and again. */
class UnstableModel extends ProviderError {
  constructor() {
    super('INVALID_RESPONSE');
  }
}

/**
 * Brings the vectors of a knowledge base up to date. Does nothing when they are, and when another process works on them, which then
 * looks again. Each step is one short transaction, so that an interrupted run is continued by the next.
 */
export async function indexVectors(services: Services, job: KnowledgeBaseJob): Promise<void> {
  await waitForChanges(services.database.rows, job);
  for (let isRequested = true; isRequested; ) {
    const claim = await claimIndexing(services, job);
    if (claim === null) break;
    isRequested = await runClaimed(services, claim);
  }
  for (const index of await readIndexes(services.database.rows, job)) {
    if (index.status === 'retired' || (await readIndexedBase(services, job)) === null)
      await deleteIndex(services, index);
  }
}

/** Returns whether another job was started meanwhile. */
async function runClaimed(services: Services, claim: IndexingClaim): Promise<boolean> {
  try {
    let steps = 0;
    while (await indexOnce(services, claim)) {
      steps += 1;
      if (steps > MAX_STEPS) throw new UnstableModel();
    }
    return await claim.release(null);
  } catch (error) {
    if (error instanceof ClaimLost) return false;
    const failure = failureOf(error);
    await claim.release(failure);
    throw error instanceof ProviderError ? new DeliveryError(failure, error.message) : error;
  }
}

function failureOf(error: unknown): string {
  const isKnown = error instanceof ProviderError || error instanceof DeliveryError;
  return isKnown && error.reason !== 'ABORTED' ? error.reason : 'INTERNAL';
}
