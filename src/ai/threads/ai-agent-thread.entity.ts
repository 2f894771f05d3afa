import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const AiAgentThreadSchema = defineEntity({
  name: 'AiAgentThread',
  tableName: 'ai_agent_thread',
  properties: {
    ...identityColumns,
    agentId: p.bigint('string'),
    title: p.text().nullable(),
    userId: p.bigint('string').nullable(),
    /** The customer that it belongs to. A workspace's organization is set as well. */
    organizationId: p.bigint('string').nullable(),
    workspaceId: p.bigint('string').nullable(),
    messageCount: p.integer().default(0),
    lastMessageAt: p.datetime(3).nullable(),
    ...timestampColumns,
  },
});

export class AiAgentThread extends AiAgentThreadSchema.class {}
AiAgentThreadSchema.setClass(AiAgentThread);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ai_agent_thread: TableOf<typeof AiAgentThreadSchema>;
  }
}
