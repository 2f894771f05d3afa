import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { modelExtractionJobs } from '../knowledge-bases/knowledge-base-jobs.ts';
import { entityLeg } from './entity-leg.ts';
import { EntityMentionSchema } from './entity-mention.entity.ts';
import { extractionCheckJobs, extractWithModel, queueLaggingExtractions } from './extract-with-model.ts';
import { KnowledgeEntitySchema } from './knowledge-entity.entity.ts';
import { entitiesById } from './knowledge-entity.reads.ts';
import { knowledgeEntityResolvers } from './knowledge-entity.resolvers.ts';
import { StatedRelationSchema } from './stated-relation.entity.ts';

/** The entities that documents mention, and their relations. */
export const entitiesFeature: Feature = {
  entities: [KnowledgeEntitySchema, EntityMentionSchema, StatedRelationSchema],
  workers: [worker(modelExtractionJobs, extractWithModel), worker(extractionCheckJobs, queueLaggingExtractions)],
  resolvers: { backend: [knowledgeEntityResolvers] },
  searchLegs: { graph: entityLeg },
  nodes: {
    backend: [
      { table: 'knowledge_entity', typeName: 'KnowledgeEntity', scope: 'ai_knowledge_bases:read', byId: entitiesById },
    ],
  },
};
