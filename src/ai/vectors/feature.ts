import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { vectorIndexJobs } from '../knowledge-bases/knowledge-base-jobs.ts';
import { ChunkVectorSchema } from './chunk-vector.entity.ts';
import { findOutdatedVectors, outdatedVectorJobs } from './find-outdated-vectors.ts';
import { indexVectors } from './index-vectors.ts';
import { LatentTermSchema } from './latent-term.entity.ts';
import { vectorResolvers } from './vector.resolvers.ts';
import { VectorIndexSchema } from './vector-index.entity.ts';
import { VectorIndexingSchema } from './vector-indexing.entity.ts';
import { vectorLeg } from './vector-leg.ts';

/** The vectors of knowledge bases. */
export const vectorsFeature: Feature = {
  entities: [VectorIndexSchema, VectorIndexingSchema, ChunkVectorSchema, LatentTermSchema],
  resolvers: { backend: [vectorResolvers] },
  workers: [worker(vectorIndexJobs, indexVectors), worker(outdatedVectorJobs, findOutdatedVectors)],
  searchLegs: { vector: vectorLeg },
};
