import { ownRecords } from '../../platform/data-protection/personal-data.ts';
import { hoursBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { walletResolvers } from './backend/wallet.resolvers.ts';
import { viewerWalletResolvers } from './deployment/wallet.resolvers.ts';
import { exportedWallet } from './exported-wallet.ts';
import { Migration010Wallets } from './migrations/010-wallets.ts';
import { Migration011WalletRpcUrls } from './migrations/011-wallet-rpc-urls.ts';
import { UserWalletSchema } from './user-wallet.entity.ts';
import { ownWalletsById, walletsById } from './wallet.reads.ts';
import { WalletChallengeSchema } from './wallet-challenge.entity.ts';
import { WalletRpcUrlSchema } from './wallet-rpc-url.entity.ts';

/** Wallets of users, and the challenges that they sign (Sign-In with Ethereum). */
export const walletsFeature: Feature = {
  entities: [UserWalletSchema, WalletChallengeSchema, WalletRpcUrlSchema],
  migrations: [
    { name: '010-wallets', class: Migration010Wallets },
    { name: '011-wallet-rpc-urls', class: Migration011WalletRpcUrls },
  ],
  resolvers: { backend: [walletResolvers], deployment: [viewerWalletResolvers] },
  personalData: [
    ownRecords(
      'wallets',
      'user_wallet',
      ['id', 'namespace', 'address', 'chain_id', 'last_used_at', 'created_at'],
      exportedWallet,
    ),
  ],
  events: [
    {
      name: 'user.wallet.linked',
      description: 'A user linked a wallet.',
      scope: 'users:read',
      resourceType: 'user',
    },
    {
      name: 'user.wallet.unlinked',
      description: 'A wallet of a user was unlinked.',
      scope: 'users:read',
      resourceType: 'user',
    },
  ],
  sealedColumns: [{ table: 'wallet_rpc_url', column: 'url_sealed' }],
  retention: [{ table: 'wallet_challenge', time: 'expires_at', before: (now) => hoursBefore(now, 1) }],
  nodes: {
    backend: [{ table: 'user_wallet', typeName: 'Wallet', scope: 'users:read', byId: walletsById }],
    deployment: [{ table: 'user_wallet', typeName: 'Wallet', byId: ownWalletsById }],
  },
};
