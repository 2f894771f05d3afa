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
    /** Set together for a counter that locks out an account or an address; see `LockedOut`. */
    id: p.bigint('string').nullable(),
    action: p.text().nullable(),
    /** The count from which on attempts are rejected. */
    locksAt: p.integer().nullable(),
    userId: p.bigint('string').nullable(),
    address: p.text().nullable(),
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
