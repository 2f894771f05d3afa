import type { Feature } from '../../platform/feature.ts';
import { ChunkPostingSchema } from '../lexical/chunk-posting.entity.ts';
import { DocumentChunkSchema } from '../lexical/document-chunk.entity.ts';
import { knowledgeBaseSearchResolvers } from './knowledge-base-search.resolvers.ts';

/** Searches of knowledge bases. */
export const knowledgeBaseSearchFeature: Feature = {
  entities: [DocumentChunkSchema, ChunkPostingSchema],
  resolvers: [knowledgeBaseSearchResolvers],
};
