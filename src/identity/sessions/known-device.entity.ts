import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';
import { User } from '../users/user.entity.ts';

export const KnownDeviceSchema = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_device',
  properties: {
    deploymentId: p.integer(),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').primary(),
    /** The client's address, or its /64. */
    address: p.text().primary(),
    agentHash: p.text().primary(),
    lastUsedAt: p.datetime(3),
  },
});

/** Where an account has signed in from. */
export class KnownDevice extends KnownDeviceSchema.class {}
KnownDeviceSchema.setClass(KnownDevice);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    known_device: TableOf<typeof KnownDeviceSchema>;
  }
}
