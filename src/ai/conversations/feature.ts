import type { Feature } from '../../platform/feature.ts';
import { ownRunsById, ownThreadsById } from './conversations.reads.ts';
import { ownConversationResolvers } from './conversations.resolvers.ts';

/** Threads and runs of the signed-in user, on the deployment host. */
export const conversationsFeature: Feature = {
  resolvers: { deployment: [ownConversationResolvers] },
  nodes: {
    deployment: [
      { table: 'ai_agent_thread', typeName: 'AiAgentThread', byId: ownThreadsById },
      { table: 'ai_agent_run', typeName: 'AiAgentRun', byId: ownRunsById },
    ],
  },
};
