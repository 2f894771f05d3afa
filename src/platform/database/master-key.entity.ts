import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from './tables.ts';

export const MasterKeySchema = defineEntity({
  name: 'MasterKey',
  tableName: 'master_key',
  properties: { id: p.integer().primary(), fingerprint: p.text() },
});

/** Which master key the stored secrets are encrypted with: one row, and nothing of the key itself. */
export class MasterKey extends MasterKeySchema.class {}
MasterKeySchema.setClass(MasterKey);

declare module './tables.ts' {
  interface Tables {
    master_key: TableOf<typeof MasterKeySchema>;
  }
}
