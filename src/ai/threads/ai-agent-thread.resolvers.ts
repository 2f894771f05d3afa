import type { Resolvers } from '../../generated/backend.ts';
import { usersById } from '../../identity/index.ts';
import { pageList } from '../../platform/database/pages/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { deleted } from '../../platform/graph/deleted-resource.ts';
import { organizationsById, workspacesById } from '../../tenancy/index.ts';
import { agentsById, getAgent } from '../agents/ai-agent.reads.ts';
import { getThread, listThreads, threadCounts, threadsOfAgents } from './ai-agent-thread.reads.ts';
import { addMessage, createThread, deleteThread, updateThread } from './ai-agent-thread.service.ts';
import { listMessages, messageCounts, messagesOfThreads } from './thread-message.reads.ts';

export const aiAgentThreadResolvers: Resolvers = {
  Query: {
    aiAgentThread: (_, { agentId, threadId }, { rows, viewer }) =>
      getThread(rows, viewer.deploymentId, agentId, threadId),
    listAiAgentThreads: async (_, { agentId, page, perPage, ...filter }, { rows, viewer, loaders }) => {
      await getAgent(rows, viewer.deploymentId, agentId);
      return pageList(
        { page, perPage },
        async () => (await loaders.load(threadCounts, agentId, { filter })) ?? 0,
        (range) => listThreads(rows, viewer.deploymentId, agentId, filter, range),
      );
    },
    listAiAgentThreadMessages: async (_, { agentId, threadId, page, perPage }, { rows, viewer, loaders }) => {
      await getThread(rows, viewer.deploymentId, agentId, threadId);
      return pageList(
        { page, perPage },
        async () => (await loaders.load(messageCounts, threadId)) ?? 0,
        (range) => listMessages(rows, viewer.deploymentId, threadId, range),
      );
    },
  },
  Mutation: {
    createAiAgentThread: (_, { agentId, input }, ctx) => createThread(ctx, agentId, input),
    updateAiAgentThread: (_, { agentId, threadId, input }, ctx) => updateThread(ctx, agentId, threadId, input),
    deleteAiAgentThread: (_, { agentId, threadId }, ctx) => deleted(threadId, deleteThread(ctx, agentId, threadId)),
    addAiAgentThreadMessage: (_, { agentId, threadId, input }, ctx) => addMessage(ctx, agentId, threadId, input),
  },
  AiAgent: {
    threads: ({ id }, { filter, ...args }, { loaders }) =>
      connectionOf(args, (page) => loaders.load(threadsOfAgents, id, { ...page, filter }), {
        total: async () => (await loaders.load(threadCounts, id, { filter })) ?? 0,
      }),
  },
  AiAgentThread: {
    agent: async ({ agentId }, _, { loaders }) => (await loaders.load(agentsById, agentId)) ?? null,
    user: async ({ userId }, _, { loaders }) =>
      userId == null ? null : ((await loaders.load(usersById, userId)) ?? null),
    organization: async ({ organizationId }, _, { loaders }) =>
      organizationId == null ? null : ((await loaders.load(organizationsById, organizationId)) ?? null),
    workspace: async ({ workspaceId }, _, { loaders }) =>
      workspaceId == null ? null : ((await loaders.load(workspacesById, workspaceId)) ?? null),
    messages: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(messagesOfThreads, id, page), {
        total: async () => (await loaders.load(messageCounts, id)) ?? 0,
      }),
  },
};
