import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';

export const AiUserLimitsSchema = defineEntity({
  name: 'AiUserLimits',
  tableName: 'ai_user_limits',
  properties: {
    deploymentId: p.integer().primary(),
    runsPerDay: p.integer(),
    tokensPerDay: p.integer(),
    maxParallelRuns: p.integer(),
    maxParallelRunsPerUser: p.integer(),
    parallelRunsReservedForServers: p.integer().nullable(),
  },
});

/** How much the users and servers of a deployment may run agents. A deployment without a row has the defaults. */
export class AiUserLimits extends AiUserLimitsSchema.class {}
AiUserLimitsSchema.setClass(AiUserLimits);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ai_user_limits: TableOf<typeof AiUserLimitsSchema>;
  }
}
