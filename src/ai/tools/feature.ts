import { lifecycleEvents } from '../../platform/events/service-event.ts';
import type { Feature } from '../../platform/feature.ts';
import { AiToolSchema } from './ai-tool.entity.ts';
import { toolsById } from './ai-tool.reads.ts';
import { aiToolResolvers } from './ai-tool.resolvers.ts';
import { Migration006AiTools } from './migrations/006-ai-tools.ts';

/** The tools of deployments that AI agents call over HTTP. */
export const aiToolsFeature: Feature = {
  entities: [AiToolSchema],
  migrations: [{ name: '006-ai-tools', class: Migration006AiTools }],
  resourceNames: { ai_tool: { column: 'name', field: 'name' } },
  resolvers: { backend: [aiToolResolvers] },
  events: [
    ...lifecycleEvents('ai_agents:read', 'ai_tool', 'An AI tool'),
    {
      name: 'ai_tool.secret_rotated',
      description: 'The signing secret of an AI tool was replaced.',
      scope: 'ai_agents:read',
      resourceType: 'ai_tool',
    },
  ],
  nodes: {
    backend: [{ table: 'ai_tool', typeName: 'AiTool', scope: 'ai_agents:read', byId: toolsById }],
  },
  eventResources: {
    ai_tool: { omittedFields: ['parameters', 'secretLastFour'] },
  },
  sealedColumns: [
    { table: 'ai_tool', column: 'signing_secret_sealed' },
    { table: 'ai_tool', column: 'previous_secret_sealed' },
  ],
  tags: {
    'ai-tools': { name: 'AI tools', description: 'Servers of the deployment that its AI agents call.' },
  },
};
