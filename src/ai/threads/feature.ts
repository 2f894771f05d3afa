import { sql } from 'kysely';
import { ownRecords } from '../../platform/data-protection/personal-data.ts';
import { lifecycleEvents } from '../../platform/events/service-event.ts';
import type { Feature } from '../../platform/feature.ts';
import { withExportedCitations } from '../citations/stored-citation.ts';
import { AiAgentThreadSchema } from './ai-agent-thread.entity.ts';
import { threadsById } from './ai-agent-thread.reads.ts';
import { aiAgentThreadResolvers } from './ai-agent-thread.resolvers.ts';
import { Migration007AgentThreads } from './migrations/007-agent-threads.ts';
import { ThreadMessageSchema } from './thread-message.entity.ts';
import { messagesById } from './thread-message.reads.ts';

/** Conversations with AI agents. */
export const aiAgentThreadsFeature: Feature = {
  entities: [AiAgentThreadSchema, ThreadMessageSchema],
  migrations: [{ name: '007-agent-threads', class: Migration007AgentThreads }],
  resolvers: { backend: [aiAgentThreadResolvers] },
  personalData: [
    ownRecords('ai_threads', 'ai_agent_thread', [
      ...(['id', 'agent_id', 'title', 'organization_id', 'workspace_id', 'message_count'] as const),
      ...(['last_message_at', 'created_at', 'updated_at'] as const),
    ]),
    {
      name: 'ai_messages',
      tables: ['ai_agent_thread_message', 'ai_agent_thread'],
      select: ({
        deploymentId,
        userId,
      }) => sql`select message.id, message.thread_id, message.run_id, message.role, message.content,
        message.citations, message.is_incomplete, message.created_at
        from ai_agent_thread_message message join ai_agent_thread thread
          on thread.deployment_id = message.deployment_id and thread.id = message.thread_id
        where message.deployment_id = ${deploymentId} and thread.user_id = ${userId} order by message.id`,
      present: withExportedCitations,
    },
  ],
  events: lifecycleEvents('ai_agents:read', 'ai_agent_thread', 'A thread of an AI agent'),
  nodes: {
    backend: [
      { table: 'ai_agent_thread', typeName: 'AiAgentThread', scope: 'ai_agents:read', byId: threadsById },
      {
        table: 'ai_agent_thread_message',
        typeName: 'AiAgentThreadMessage',
        scope: 'ai_agents:read',
        byId: messagesById,
      },
    ],
  },
  eventResources: {
    ai_agent_thread: { omittedFields: ['title', 'lastMessageAt'] },
  },
};
