import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { User } from '../users/user.entity.ts';
import type { WalletNamespace } from './ethereum-address.ts';

export const UserWalletSchema = defineEntity({
  name: 'UserWallet',
  tableName: 'user_wallet',
  properties: {
    ...identityColumns,
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id'),
    /** `eip155` of a key, whose address is the same on each chain. `eip155:1` of a contract on the chain 1 (CAIP-2). */
    namespace: p.text().$type<WalletNamespace>().default('eip155'),
    /** In lower case. */
    address: p.text(),
    /** The chain of the last signed message. */
    chainId: p.bigint('number'),
    lastUsedAt: p.datetime(3),
    ...timestampColumns,
  },
});

/** A wallet of a user. Its owner has signed a message with it. */
export class UserWallet extends UserWalletSchema.class {}
UserWalletSchema.setClass(UserWallet);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    user_wallet: TableOf<typeof UserWalletSchema>;
  }
}
