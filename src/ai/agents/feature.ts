import { lifecycleEvents } from '../../platform/events/service-event.ts';
import type { Feature } from '../../platform/feature.ts';
import { AiAgentSchema } from './ai-agent.entity.ts';
import { agentsById } from './ai-agent.reads.ts';
import { aiAgentResolvers } from './ai-agent.resolvers.ts';
import { AiAgentKnowledgeBaseSchema } from './ai-agent-knowledge-base.entity.ts';
import { publishedAgentsById } from './deployment/ai-agent.reads.ts';
import { publishedAgentResolvers } from './deployment/ai-agent.resolvers.ts';
import { Migration008AgentAudience } from './migrations/008-agent-audience.ts';
import { Migration027AgentModelSettings } from './migrations/027-agent-model-settings.ts';

/** AI agents. */
export const aiAgentsFeature: Feature = {
  entities: [AiAgentKnowledgeBaseSchema, AiAgentSchema],
  migrations: [
    { name: '008-agent-audience', class: Migration008AgentAudience },
    { name: '027-agent-model-settings', class: Migration027AgentModelSettings },
  ],
  resourceNames: { ai_agent: { column: 'name', field: 'name' } },
  resolvers: { backend: [aiAgentResolvers], deployment: [publishedAgentResolvers] },
  events: lifecycleEvents('ai_agents:read', 'ai_agent', 'An AI agent'),
  nodes: {
    backend: [{ table: 'ai_agent', typeName: 'AiAgent', scope: 'ai_agents:read', byId: agentsById }],
    deployment: [{ table: 'ai_agent', typeName: 'AiAgent', byId: publishedAgentsById }],
  },
  eventResources: {
    ai_agent: { omittedFields: ['systemPrompt'] },
  },
  tags: {
    'ai-agents': { name: 'AI agents', description: 'Model, prompt, tools and knowledge of each agent.' },
  },
};
