import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../../platform/database/tables.ts';

export const AiAgentWaitingRunSchema = defineEntity({
  name: 'AiAgentWaitingRun',
  tableName: 'ai_agent_waiting_run',
  properties: {
    deploymentId: p.integer().primary(),
    /** The order of arrival, which the database generates. */
    id: p.bigint('string').primary().autoincrement(),
    agentId: p.bigint('string'),
    /** Null for a run by a server. */
    userId: p.bigint('string').nullable(),
    expiresAt: p.datetime(3),
  },
});

/** A run that waits for a slot. It is deleted when the run starts, or is given up. */
export class AiAgentWaitingRun extends AiAgentWaitingRunSchema.class {}
AiAgentWaitingRunSchema.setClass(AiAgentWaitingRun);

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    ai_agent_waiting_run: TableOf<typeof AiAgentWaitingRunSchema>;
  }
}
