import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const AiAgentSchema = defineEntity({
  name: 'AiAgent',
  tableName: 'ai_agent',
  properties: {
    ...identityColumns,
    name: p.text(),
    description: p.text().nullable(),
    model: p.text(),
    systemPrompt: p.text().nullable(),
    /** Null when runs leave it to the model, like `maxTokens`. */
    temperature: p.double().$type<number>().nullable(),
    maxTokens: p.integer().nullable(),
    /** Null for no limit of its own. */
    maxParallelRuns: p.integer().nullable(),
    /** Null for the default. */
    timeLimitSeconds: p.integer().nullable(),
    tools: p.array().default([]),
    isActive: p.boolean().default(true),
    /** The users that it is published to: at most one of the three is set, and none for no users. */
    isForAllUsers: p.boolean().default(false),
    audienceOrganizationId: p.bigint('string').nullable(),
    audienceWorkspaceId: p.bigint('string').nullable(),
    /** Incremented by a trigger of the table with each change of a column that people edit. */
    version: p.integer().default(1),
    ...timestampColumns,
  },
});

export class AiAgent extends AiAgentSchema.class {}
AiAgentSchema.setClass(AiAgent);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ai_agent: TableOf<typeof AiAgentSchema>;
  }
}
