import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../database/properties.ts';

export const AiAgentSchema = defineEntity({
  name: 'AiAgent',
  tableName: 'ai_agent',
  properties: {
    ...identified,
    name: p.text(),
    description: p.text().nullable(),
    model: p.text(),
    systemPrompt: p.text().nullable(),
    temperature: p.double().$type<number>(),
    maxTokens: p.integer(),
    tools: p.array().default([]),
    isActive: p.boolean().default(true),
    ...stamped,
  },
});

export class AiAgent extends AiAgentSchema.class {}
AiAgentSchema.setClass(AiAgent);
