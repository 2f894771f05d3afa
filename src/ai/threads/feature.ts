import { lifecycleEvents } from '../../platform/events/service-event.ts';
import type { Feature } from '../../platform/feature.ts';
import { AiAgentThreadSchema } from './ai-agent-thread.entity.ts';
import { threadsById } from './ai-agent-thread.reads.ts';
import { aiAgentThreadResolvers } from './ai-agent-thread.resolvers.ts';
import { ThreadMessageSchema } from './thread-message.entity.ts';

/** Conversations with AI agents. */
export const aiAgentThreadsFeature: Feature = {
  entities: [AiAgentThreadSchema, ThreadMessageSchema],
  resolvers: [aiAgentThreadResolvers],
  events: lifecycleEvents('ai_agents:read', 'ai_agent_thread', 'A thread of an AI agent'),
  eventResources: {
    ai_agent_thread: { typeName: 'AiAgentThread', omittedFields: ['title', 'lastMessageAt'], byId: threadsById },
  },
};
