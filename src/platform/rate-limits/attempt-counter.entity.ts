import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';

export const AttemptCounterSchema = defineEntity({
  name: 'AttemptCounter',
  tableName: 'attempt_counter',
  properties: {
    deploymentId: p.integer().primary(),
    key: p.text().primary(),
    count: p.integer(),
    resetsAt: p.datetime(3),
  },
});

/** How often something was tried until the window ends. */
export class AttemptCounter extends AttemptCounterSchema.class {}
AttemptCounterSchema.setClass(AttemptCounter);

declare module '../database/tables.ts' {
  interface Tables {
    attempt_counter: TableOf<typeof AttemptCounterSchema>;
  }
}
