import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';

export const AiAgentUsageSchema = defineEntity({
  name: 'AiAgentUsage',
  tableName: 'ai_agent_usage',
  properties: {
    deploymentId: p.integer().primary(),
    agentId: p.bigint('string').primary(),
    day: p.date().primary(),
    /** 0 for runs by servers and by deleted users. The agent can have been deleted. */
    userId: p.bigint('string').primary(),
    runs: p.integer(),
    failedRuns: p.integer(),
    steps: p.bigint('number'),
    inputTokens: p.bigint('number'),
    outputTokens: p.bigint('number'),
    durationMs: p.bigint('number'),
  },
});

/** The runs of an agent by one user, or by servers, that ended on one day (UTC). */
export class AiAgentUsage extends AiAgentUsageSchema.class {}
AiAgentUsageSchema.setClass(AiAgentUsage);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ai_agent_usage: TableOf<typeof AiAgentUsageSchema>;
  }
}
