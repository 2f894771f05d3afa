import { pageList } from '../../platform/database/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import { knowledgeBaseCounts, knowledgeBasesOfAgents } from '../knowledge-bases/ai-knowledge-base.reads.ts';
import { agentsBehind, countAgents, getAgent, listAgents } from './ai-agent.reads.ts';
import { createAgent, deleteAgent, updateAgent } from './ai-agent.service.ts';

export const aiAgentResolvers: Resolvers = {
  Query: {
    aiAgent: (_, { id: agentId }, { rows, viewer }) => getAgent(rows, viewer.deploymentId, agentId),
    aiAgents: (_, args, { rows, viewer }) =>
      pageList(
        args,
        () => countAgents(rows, viewer.deploymentId, args),
        (range) => listAgents(rows, viewer.deploymentId, args, range),
      ),
  },
  Mutation: {
    createAiAgent: (_, { input }, ctx) => createAgent(ctx, input),
    updateAiAgent: (_, { id: agentId, input }, ctx) => updateAgent(ctx, agentId, input),
    deleteAiAgent: (_, { id: agentId }, ctx) => deleteAgent(ctx, agentId),
  },
  Deployment: {
    agents: (_, args, { rows, viewer: { deploymentId } }) =>
      connectionOf(args, (page) => agentsBehind(rows, deploymentId, page), {
        total: () => countAgents(rows, deploymentId),
      }),
  },
  AiAgent: {
    linkedKnowledgeBases: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(knowledgeBasesOfAgents, id, page), {
        total: async () => (await loaders.load(knowledgeBaseCounts, id)) ?? 0,
      }),
  },
};
