import type { Resolvers } from '../../../generated/deployment.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import { countPublishedAgents, getPublishedAgent, listPublishedAgents, publishedAgentPage } from './ai-agent.reads.ts';

export const publishedAgentResolvers: Resolvers = {
  Query: {
    aiAgent: (_, { id: agentId }, { rows, viewer }) =>
      getPublishedAgent(rows, { deploymentId: viewer.deploymentId, userId: viewer.assertSignedIn().userId }, agentId),
    publishedAiAgents: (_, range, { rows, viewer }) =>
      listPublishedAgents(rows, { deploymentId: viewer.deploymentId, userId: viewer.assertSignedIn().userId }, range),
  },
  Viewer: {
    aiAgents: ({ id }, args, { rows, viewer }) => {
      const user = { deploymentId: viewer.deploymentId, userId: viewer.assertUser(id).userId };
      return connectionOf(args, (page) => publishedAgentPage(rows, user, page), {
        total: () => countPublishedAgents(rows, user),
      });
    },
  },
};
