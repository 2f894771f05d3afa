import type { Resolvers } from '../../generated/deployment.ts';
import type { Context } from '../../platform/context.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { deleted } from '../../platform/graph/deleted-resource.ts';
import { runUserOf } from '../agents/deployment/ai-agent.reads.ts';
import type { AiAgentRunStreamEventRow } from '../graph/rows.ts';
import { runCounts, runsOfAgents } from '../runs/ai-agent-run.reads.ts';
import { cancelRun } from '../runs/end-run.ts';
import { runAgent, streamRun } from '../runs/run-agent.ts';
import { threadCounts, threadsOfAgents } from '../threads/ai-agent-thread.reads.ts';
import { createThread, deleteThread, updateThread } from '../threads/ai-agent-thread.service.ts';
import { messageCounts, messagesOfThreads } from '../threads/thread-message.reads.ts';
import { getOwnRun, getOwnThread, listOwnMessages, listOwnRuns, listOwnThreads } from './conversations.reads.ts';

export const ownConversationResolvers: Resolvers = {
  Query: {
    aiAgentThread: (_, { agentId, threadId }, ctx) => getOwnThread(ctx, agentId, threadId),
    ownAiAgentThreads: (_, { agentId, ...range }, ctx) => listOwnThreads(ctx, agentId, range),
    ownAiAgentThreadMessages: (_, { agentId, threadId, ...range }, ctx) =>
      listOwnMessages(ctx, { agentId, threadId }, range),
    ownAiAgentRuns: (_, { agentId, ...range }, ctx) => listOwnRuns(ctx, agentId, range),
    aiAgentRun: (_, { agentId, runId }, ctx) => getOwnRun(ctx, agentId, runId),
  },
  Mutation: {
    createAiAgentThread: async (_, { agentId, input }, ctx) => {
      const owner = await runUserOf(ctx, agentId);
      return createThread(ctx, agentId, { ...input, ...owner }, { isOwn: true });
    },
    updateAiAgentThread: async (_, { agentId, threadId, input }, ctx) =>
      updateThread(ctx, agentId, threadId, input, await userOf(ctx, agentId)),
    deleteAiAgentThread: async (_, { agentId, threadId }, ctx) =>
      deleted(threadId, deleteThread(ctx, agentId, threadId, await userOf(ctx, agentId))),
    runAiAgent: async (_, { agentId, input }, ctx) =>
      runAgent(ctx, { agentId, input, user: await runUserOf(ctx, agentId) }),
    cancelAiAgentRun: async (_, { agentId, runId }, ctx) => cancelRun(ctx, agentId, runId, await userOf(ctx, agentId)),
  },
  Subscription: {
    streamAiAgentRun: {
      subscribe: async (_, { agentId, input }, ctx) =>
        streamRun(ctx, { agentId, input, user: await runUserOf(ctx, agentId) }),
      resolve: (event: AiAgentRunStreamEventRow) => event,
    },
  },
  AiAgent: {
    runs: ({ id }, args, { loaders, viewer }) => {
      const filter = { userId: viewer.assertSignedIn().userId };
      return connectionOf(args, (page) => loaders.load(runsOfAgents, id, { ...page, filter }), {
        total: async () => (await loaders.load(runCounts, id, { filter })) ?? 0,
      });
    },
    threads: ({ id }, args, { loaders, viewer }) => {
      const filter = { userId: viewer.assertSignedIn().userId };
      return connectionOf(args, (page) => loaders.load(threadsOfAgents, id, { ...page, filter }), {
        total: async () => (await loaders.load(threadCounts, id, { filter })) ?? 0,
      });
    },
  },
  AiAgentThread: {
    messages: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(messagesOfThreads, id, page), {
        total: async () => (await loaders.load(messageCounts, id)) ?? 0,
      }),
  },
};

/** The id of the signed-in user; 404 when the agent is not published to them. */
const userOf = async (ctx: Context, agentId: string): Promise<string> => (await runUserOf(ctx, agentId)).userId;
