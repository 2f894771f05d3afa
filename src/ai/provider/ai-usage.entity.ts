import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';

export const AiUsageSchema = defineEntity({
  name: 'AiUsage',
  tableName: 'ai_usage',
  properties: {
    deploymentId: p.integer().primary(),
    day: p.date().primary(),
    purpose: p.text().primary(),
    model: p.text().primary(),
    requests: p.bigint('number'),
    inputTokens: p.bigint('number'),
    outputTokens: p.bigint('number'),
  },
});

/** The tokens that a deployment used on one day (UTC), by purpose and model. */
export class AiUsage extends AiUsageSchema.class {}
AiUsageSchema.setClass(AiUsage);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ai_usage: TableOf<typeof AiUsageSchema>;
  }
}
