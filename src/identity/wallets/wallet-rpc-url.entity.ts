import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const WalletRpcUrlSchema = defineEntity({
  name: 'WalletRpcUrl',
  tableName: 'wallet_rpc_url',
  properties: {
    ...identityColumns,
    chainId: p.integer(),
    /** The URL may contain a key. */
    urlSealed: p.text(),
    ...timestampColumns,
  },
});

/** The RPC server that a deployment asks about signatures of contracts on a chain. */
export class WalletRpcUrl extends WalletRpcUrlSchema.class {}
WalletRpcUrlSchema.setClass(WalletRpcUrl);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    wallet_rpc_url: TableOf<typeof WalletRpcUrlSchema>;
  }
}
