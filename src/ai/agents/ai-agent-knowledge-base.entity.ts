import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';
import { AiKnowledgeBase } from '../knowledge-bases/ai-knowledge-base.entity.ts';
import { AiAgent } from './ai-agent.entity.ts';

export const AiAgentKnowledgeBaseSchema = defineEntity({
  name: 'AiAgentKnowledgeBase',
  tableName: 'ai_agent_knowledge_base',
  properties: {
    deploymentId: p.integer(),
    agentId: () => p.manyToOne(AiAgent).mapToPk().fieldName('agent_id').primary(),
    knowledgeBaseId: () => p.manyToOne(AiKnowledgeBase).mapToPk().fieldName('knowledge_base_id').primary(),
    position: p.integer(),
  },
});

export class AiAgentKnowledgeBase extends AiAgentKnowledgeBaseSchema.class {}
AiAgentKnowledgeBaseSchema.setClass(AiAgentKnowledgeBase);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ai_agent_knowledge_base: TableOf<typeof AiAgentKnowledgeBaseSchema>;
  }
}
