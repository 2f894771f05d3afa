import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';

export const ActivityCountSchema = defineEntity({
  name: 'ActivityCount',
  tableName: 'activity_count',
  properties: {
    deploymentId: p.integer().primary(),
    hour: p.datetime(3).primary(),
    /** An `ActivityKind`, or `users`: the number of all users in this hour. */
    kind: p.text().primary(),
    /** Divides the kind, such as the method of sign-ins. Empty without a division. */
    label: p.text().primary(),
    count: p.bigint('number'),
  },
});

/** How often something happened in one hour (UTC). Says nothing about single users. */
export class ActivityCount extends ActivityCountSchema.class {}
ActivityCountSchema.setClass(ActivityCount);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    activity_count: TableOf<typeof ActivityCountSchema>;
  }
}
