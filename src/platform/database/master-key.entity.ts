import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from './tables.ts';

export const MasterKeySchema = defineEntity({
  name: 'MasterKey',
  tableName: 'master_key',
  properties: { id: p.integer().primary(), fingerprint: p.text() },
});

/** The fingerprint of the master key that encrypts the stored secrets, in one row. The key itself is not stored. */
export class MasterKey extends MasterKeySchema.class {}
MasterKeySchema.setClass(MasterKey);

declare module './tables.ts' {
  interface Tables {
    master_key: TableOf<typeof MasterKeySchema>;
  }
}
