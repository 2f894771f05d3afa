import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { vectorIndexJobs } from '../knowledge-bases/knowledge-base-jobs.ts';
import { ChunkVectorSchema } from './chunk-vector.entity.ts';
import { findOutdatedVectors, outdatedVectorJobs } from './indexing/find-outdated-vectors.ts';
import { indexVectors } from './indexing/index-vectors.ts';
import { VectorIndexingSchema } from './indexing/vector-indexing.entity.ts';
import { LatentTermSchema } from './latent/latent-term.entity.ts';
import { vectorLeg } from './search/vector-leg.ts';
import { vectorResolvers } from './vector.resolvers.ts';
import { VectorIndexSchema } from './vector-index.entity.ts';

/** The vectors of knowledge bases. */
export const vectorsFeature: Feature = {
  entities: [VectorIndexSchema, VectorIndexingSchema, ChunkVectorSchema, LatentTermSchema],
  resolvers: { backend: [vectorResolvers] },
  workers: [worker(vectorIndexJobs, indexVectors), worker(outdatedVectorJobs, findOutdatedVectors)],
  searchLegs: { vector: vectorLeg },
};
