import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';
import { User } from '../users/user.entity.ts';

export const KnownDeviceSchema = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_device',
  properties: {
    deploymentId: p.integer(),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').primary(),
    /** The client's IPv4 address, or the /64 of its IPv6 address. */
    address: p.text().primary(),
    agentHash: p.text().primary(),
    lastUsedAt: p.datetime(3),
  },
});

/** An address and browser from which an account has signed in. */
export class KnownDevice extends KnownDeviceSchema.class {}
KnownDeviceSchema.setClass(KnownDevice);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    known_device: TableOf<typeof KnownDeviceSchema>;
  }
}
