import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../platform/database/properties.ts';
import type { TableOf } from '../../platform/database/tables.ts';

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

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ai_agent: TableOf<typeof AiAgentSchema>;
  }
}
