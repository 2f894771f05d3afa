import type { Resolvers } from '../../generated/backend.ts';
import { vectorsOfKnowledgeBases } from './vector-state.reads.ts';

export const vectorResolvers: Resolvers = {
  AiKnowledgeBase: {
    vectors: async ({ id }, _, { loaders }) => (await loaders.load(vectorsOfKnowledgeBases, id)) ?? NO_VECTORS,
  },
};

/** The knowledge base was deleted meanwhile. */
const NO_VECTORS = {
  status: 'NONE',
  kind: null,
  model: null,
  dimensions: null,
  indexedChunks: 0,
  chunks: 0,
  failure: null,
} as const;
