import type { Feature } from '../../platform/feature.ts';
import { userSearchResolvers } from './deployment/knowledge-base-search.resolvers.ts';
import { knowledgeBaseSearchResolvers, searchHitResolvers } from './knowledge-base-search.resolvers.ts';

/** Searches of knowledge bases. */
export const knowledgeBaseSearchFeature: Feature = {
  resolvers: {
    common: [searchHitResolvers],
    backend: [knowledgeBaseSearchResolvers],
    deployment: [userSearchResolvers],
  },
};
