import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../tables.ts';

export const KeptCountSchema = defineEntity({
  name: 'KeptCount',
  tableName: 'kept_count',
  properties: {
    deploymentId: p.integer().primary(),
    /** The organization or workspace whose rows are counted, or 0 for the deployment. */
    parentId: p.bigint('string').primary(),
    /** A `Counted`. */
    counted: p.text().primary(),
    /** One of several rows whose sum is the count. */
    slot: p.integer().primary(),
    count: p.bigint('number'),
  },
});

/**
 * A part of the number of rows of a parent. Triggers add to it in the transaction that inserts or deletes the rows. Transactions that run
 * at once add to different slots, so that none waits for another.
 */
export class KeptCount extends KeptCountSchema.class {}
KeptCountSchema.setClass(KeptCount);

declare module '../tables.ts' {
  interface Tables {
    kept_count: TableOf<typeof KeptCountSchema>;
  }
}
