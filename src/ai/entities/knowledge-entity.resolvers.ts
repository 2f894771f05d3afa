import type { Resolvers } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { pageList } from '../../platform/database/pages/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { documentsById } from '../documents/knowledge-base-document.reads.ts';
import type { EntityRelationRow } from '../graph/rows.ts';
import { getKnowledgeBase, knowledgeBasesById } from '../knowledge-bases/ai-knowledge-base.reads.ts';
import { mentionsOfEntities, mentionTotals, visibleMentionCounts } from './entity-mention.reads.ts';
import { relationsOfEntities, relationsOfKnowledgeBases } from './entity-relation.reads.ts';
import {
  entitiesById,
  entitiesOfDocuments,
  entitiesOfKnowledgeBases,
  entityCounts,
  entityCountsOfDocuments,
  getEntity,
  listEntities,
} from './knowledge-entity.reads.ts';
import { pageOfList } from './relation-page.ts';

const relationsOf = async ({ loaders }: Context, entityId: string): Promise<readonly EntityRelationRow[]> =>
  (await loaders.load(relationsOfEntities, entityId)) ?? [];

export const knowledgeEntityResolvers: Resolvers = {
  Query: {
    knowledgeEntity: (_, { knowledgeBaseId: kbId, entityId }, { rows, viewer }) =>
      getEntity(rows, viewer.deploymentId, kbId, entityId),
    listKnowledgeEntities: async (
      _,
      { knowledgeBaseId: kbId, page, perPage, ...criteria },
      { rows, viewer, loaders },
    ) => {
      await getKnowledgeBase(rows, viewer.deploymentId, kbId);
      return pageList(
        { page, perPage },
        async () => (await loaders.load(entityCounts, kbId, criteria)) ?? 0,
        (range) => listEntities(rows, viewer.deploymentId, kbId, criteria, range),
      );
    },
    listEntityRelations: async (_, { knowledgeBaseId: kbId, entityId, page, perPage }, ctx) => {
      const { id } = await getEntity(ctx.rows, ctx.viewer.deploymentId, kbId, entityId);
      const relations = await relationsOf(ctx, id);
      return pageList(
        { page, perPage },
        async () => relations.length,
        async ({ limit, offset }) => relations.slice(offset, offset + limit),
      );
    },
  },
  AiKnowledgeBase: {
    entities: ({ id }, { search, kind, ...args }, { loaders }) =>
      connectionOf(args, (page) => loaders.load(entitiesOfKnowledgeBases, id, { ...page, search, kind }), {
        total: async () => (await loaders.load(entityCounts, id, { search, kind })) ?? 0,
      }),
    relations: async ({ id }, args, { loaders }) => {
      const relations = (await loaders.load(relationsOfKnowledgeBases, id)) ?? [];
      return connectionOf(args, async (page) => pageOfList(relations, page, (relation) => relation.id), {
        total: () => relations.length,
      });
    },
  },
  KnowledgeBaseDocument: {
    entities: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(entitiesOfDocuments, id, page), {
        total: async () => (await loaders.load(entityCountsOfDocuments, id)) ?? 0,
      }),
  },
  KnowledgeEntity: {
    mentionCount: async ({ id }, _, { loaders }) => (await loaders.load(mentionTotals, id))?.mentionCount ?? 0,
    documentCount: async ({ id }, _, { loaders }) => (await loaders.load(mentionTotals, id))?.documentCount ?? 0,
    knowledgeBase: async ({ knowledgeBaseId }, _, { loaders }) =>
      (await loaders.load(knowledgeBasesById, knowledgeBaseId)) ?? null,
    relations: async ({ id }, args, ctx) => {
      const relations = await relationsOf(ctx, id);
      return connectionOf(args, async (page) => pageOfList(relations, page, (relation) => relation.id), {
        total: () => relations.length,
      });
    },
    neighbours: async ({ id }, args, ctx) => {
      const relations = await relationsOf(ctx, id);
      const read = async (relation: EntityRelationRow) => ctx.loaders.load(entitiesById, relation.neighbourId);
      return connectionOf(
        args,
        async (page) => {
          const found = pageOfList(relations, page, ({ neighbourId }) => neighbourId).map(read);
          return (await Promise.all(found)).filter((entity) => entity !== undefined);
        },
        { total: () => relations.length },
      );
    },
    mentions: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(mentionsOfEntities, id, page), {
        total: async () => (await loaders.load(visibleMentionCounts, id)) ?? 0,
        idOf: ({ chunk }) => chunk.id,
      }),
  },
  EntityRelation: {
    entity: async ({ entityId }, _, { loaders }) => (await loaders.load(entitiesById, entityId)) ?? null,
    neighbour: async ({ neighbourId }, _, { loaders }) => (await loaders.load(entitiesById, neighbourId)) ?? null,
  },
  EntityMention: {
    document: async ({ chunk: { documentId } }, _, { loaders }) =>
      (await loaders.load(documentsById, documentId)) ?? null,
  },
};
