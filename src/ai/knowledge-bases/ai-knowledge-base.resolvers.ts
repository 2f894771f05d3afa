import type { OrganizationKnowledgeBasesArgs, Resolvers } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { pageList } from '../../platform/database/pages/page.ts';
import { connectionOf, type PageArgs } from '../../platform/graph/connections.ts';
import { deleted } from '../../platform/graph/deleted-resource.ts';
import { organizationsById, workspacesById } from '../../tenancy/index.ts';
import {
  countKnowledgeBases,
  documentTotals,
  getKnowledgeBase,
  type KnowledgeBaseCriteria,
  knowledgeBasePage,
  listKnowledgeBases,
} from './ai-knowledge-base.reads.ts';
import { createKnowledgeBase, deleteKnowledgeBase, updateKnowledgeBase } from './ai-knowledge-base.service.ts';
import {
  knowledgeBasesOfOrganizations,
  knowledgeBasesOfWorkspaces,
  type OwnedKnowledgeBases,
} from './knowledge-base-owner-edges.reads.ts';

export const aiKnowledgeBaseResolvers: Resolvers = {
  Query: {
    aiKnowledgeBase: (_, { id: kbId }, { rows, viewer }) => getKnowledgeBase(rows, viewer.deploymentId, kbId),
    aiKnowledgeBases: (_, args, ctx) => knowledgeBasesConnection(ctx, args),
    listAiKnowledgeBases: (_, { page, perPage, ...filter }, { rows, viewer: { deploymentId } }) =>
      pageList(
        { page, perPage },
        () => countKnowledgeBases(rows, deploymentId, { filter }),
        (range) => listKnowledgeBases(rows, deploymentId, { filter }, range),
      ),
  },
  Mutation: {
    createAiKnowledgeBase: (_, { input }, ctx) => createKnowledgeBase(ctx, input),
    updateAiKnowledgeBase: (_, { id: kbId, input }, ctx) => updateKnowledgeBase(ctx, kbId, input),
    deleteAiKnowledgeBase: (_, { id: kbId }, ctx) => deleted(kbId, deleteKnowledgeBase(ctx, kbId)),
  },
  Deployment: { knowledgeBases: (_, args, ctx) => knowledgeBasesConnection(ctx, args) },
  Organization: { knowledgeBases: ownedConnection(knowledgeBasesOfOrganizations) },
  Workspace: { knowledgeBases: ownedConnection(knowledgeBasesOfWorkspaces) },
  AiKnowledgeBase: {
    organization: async ({ organizationId }, _, { loaders }) =>
      organizationId == null ? null : ((await loaders.load(organizationsById, organizationId)) ?? null),
    workspace: async ({ workspaceId }, _, { loaders }) =>
      workspaceId == null ? null : ((await loaders.load(workspacesById, workspaceId)) ?? null),
    documentCount: async ({ id }, _, { loaders }) => (await loaders.load(documentTotals, id))?.documentCount ?? 0,
    totalTokens: async ({ id }, _, { loaders }) => (await loaders.load(documentTotals, id))?.totalTokens ?? 0,
  },
};

function knowledgeBasesConnection({ rows, viewer: { deploymentId } }: Context, args: PageArgs & KnowledgeBaseCriteria) {
  return connectionOf(args, (page) => knowledgeBasePage(rows, deploymentId, args, page), {
    total: () => countKnowledgeBases(rows, deploymentId, args),
  });
}

function ownedConnection({ pages, counts }: OwnedKnowledgeBases) {
  return (
    { id }: { readonly id: string },
    { search, filter, ...args }: OrganizationKnowledgeBasesArgs,
    { loaders }: Context,
  ) =>
    connectionOf(args, (page) => loaders.load(pages, id, { ...page, search, filter }), {
      total: async () => (await loaders.load(counts, id, { search, filter })) ?? 0,
    });
}
