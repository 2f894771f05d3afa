import type { Resolvers } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { pageList } from '../../platform/database/pages/page.ts';
import { connectionOf, type PageArgs } from '../../platform/graph/connections.ts';
import { deleted } from '../../platform/graph/deleted-resource.ts';
import { organizationsById, workspacesById } from '../../tenancy/index.ts';
import { knowledgeBaseCounts, knowledgeBasesOfAgents } from '../knowledge-bases/ai-knowledge-base.reads.ts';
import {
  type AgentCriteria,
  agentCounts,
  agentPage,
  agentsOfKnowledgeBases,
  countAgents,
  getAgent,
  listAgents,
} from './ai-agent.reads.ts';
import { createAgent, deleteAgent, updateAgent } from './ai-agent.service.ts';

export const aiAgentResolvers: Resolvers = {
  Query: {
    aiAgent: (_, { id: agentId }, { rows, viewer }) => getAgent(rows, viewer.deploymentId, agentId),
    aiAgents: (_, args, ctx) => agentsConnection(ctx, args),
    listAiAgents: (_, { page, perPage, isActive }, { rows, viewer: { deploymentId } }) =>
      pageList(
        { page, perPage },
        () => countAgents(rows, deploymentId, { filter: { isActive } }),
        (range) => listAgents(rows, deploymentId, { filter: { isActive } }, range),
      ),
  },
  Mutation: {
    createAiAgent: (_, { input }, ctx) => createAgent(ctx, input),
    updateAiAgent: (_, { id: agentId, input }, ctx) => updateAgent(ctx, agentId, input),
    deleteAiAgent: (_, { id: agentId }, ctx) => deleted(agentId, deleteAgent(ctx, agentId)),
  },
  Deployment: { agents: (_, args, ctx) => agentsConnection(ctx, args) },
  AiAgent: {
    audienceOrganization: async ({ audienceOrganizationId: id }, _, { loaders }) =>
      id == null ? null : ((await loaders.load(organizationsById, id)) ?? null),
    audienceWorkspace: async ({ audienceWorkspaceId: id }, _, { loaders }) =>
      id == null ? null : ((await loaders.load(workspacesById, id)) ?? null),
    linkedKnowledgeBases: ({ id }, { search, filter, ...args }, { loaders }) =>
      connectionOf(args, (page) => loaders.load(knowledgeBasesOfAgents, id, { ...page, search, filter }), {
        total: async () => (await loaders.load(knowledgeBaseCounts, id, { search, filter })) ?? 0,
      }),
  },
  AiKnowledgeBase: {
    agents: ({ id }, { search, filter, ...args }, { loaders }) =>
      connectionOf(args, (page) => loaders.load(agentsOfKnowledgeBases, id, { ...page, search, filter }), {
        total: async () => (await loaders.load(agentCounts, id, { search, filter })) ?? 0,
      }),
  },
};

function agentsConnection({ rows, viewer: { deploymentId } }: Context, args: PageArgs & AgentCriteria) {
  return connectionOf(args, (page) => agentPage(rows, deploymentId, args, page), {
    total: () => countAgents(rows, deploymentId, args),
  });
}
