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

/** The number of attempts in a window, which ends at `resetsAt`. */
export class AttemptCounter extends AttemptCounterSchema.class {}
AttemptCounterSchema.setClass(AttemptCounter);

declare module '../database/tables.ts' {
  interface Tables {
    attempt_counter: TableOf<typeof AttemptCounterSchema>;
  }
}
