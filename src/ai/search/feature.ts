import type { Feature } from '../../platform/feature.ts';
import { knowledgeBaseSearchResolvers } from './knowledge-base-search.resolvers.ts';

/** Searches of knowledge bases. */
export const knowledgeBaseSearchFeature: Feature = { resolvers: { backend: [knowledgeBaseSearchResolvers] } };
