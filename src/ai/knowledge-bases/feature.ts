import { lifecycleEvents } from '../../platform/events/service-event.ts';
import type { Feature } from '../../platform/feature.ts';
import { AiKnowledgeBaseSchema } from './ai-knowledge-base.entity.ts';
import { knowledgeBasesById } from './ai-knowledge-base.reads.ts';
import { aiKnowledgeBaseResolvers } from './ai-knowledge-base.resolvers.ts';
import { searchableBasesOfUser } from './deployment/ai-knowledge-base.reads.ts';
import { searchableBaseResolvers } from './deployment/ai-knowledge-base.resolvers.ts';
import { Migration004KnowledgeBaseSearch } from './migrations/004-knowledge-base-search/index.ts';
import { Migration065UserSearches } from './migrations/065-user-searches.ts';

/** AI knowledge bases. */
export const knowledgeBasesFeature: Feature = {
  entities: [AiKnowledgeBaseSchema],
  migrations: [
    { name: '004-knowledge-base-search', class: Migration004KnowledgeBaseSearch },
    { name: '065-user-searches', class: Migration065UserSearches, servesFrom: 31 },
  ],
  resourceNames: { ai_knowledge_base: { column: 'name', field: 'name' } },
  resolvers: { backend: [aiKnowledgeBaseResolvers], deployment: [searchableBaseResolvers] },
  events: lifecycleEvents('ai_knowledge_bases:read', 'ai_knowledge_base', 'An AI knowledge base'),
  nodes: {
    backend: [
      {
        table: 'ai_knowledge_base',
        typeName: 'AiKnowledgeBase',
        scope: 'ai_knowledge_bases:read',
        byId: knowledgeBasesById,
      },
    ],
    deployment: [{ table: 'ai_knowledge_base', typeName: 'AiKnowledgeBase', byId: searchableBasesOfUser }],
  },
  eventResources: {
    ai_knowledge_base: {
      omittedFields: ['documentCount', 'totalTokens', 'vectors'],
    },
  },
  tags: {
    'ai-knowledge-bases': { name: 'AI knowledge bases', description: 'Knowledge bases and their documents.' },
  },
};
