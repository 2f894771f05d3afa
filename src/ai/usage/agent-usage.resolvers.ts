import type { AiAgentUsage, Resolvers } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { getAgent } from '../agents/ai-agent.reads.ts';
import { type UsageArgs, usageOfAgents } from './agent-usage.reads.ts';

export const agentUsageResolvers: Resolvers = {
  Query: {
    aiAgentUsage: async (_, { agentId, ...args }, ctx) => {
      await getAgent(ctx.rows, ctx.viewer.deploymentId, agentId);
      return usageOf(ctx, agentId, args);
    },
  },
  AiAgent: { usage: ({ id }, { first, ...args }, ctx) => usageOf(ctx, id, { ...args, page: 1, perPage: first }) },
};

const usageOf = async ({ loaders }: Context, agentId: string, args: UsageArgs) =>
  (await loaders.load(usageOfAgents, agentId, args)) as AiAgentUsage;
