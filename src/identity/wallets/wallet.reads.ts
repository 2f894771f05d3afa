import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { checksumAddress, contractNamespace, KEY_NAMESPACE } from './ethereum-address.ts';

export const MAX_WALLETS = 10;

/** The wallets of a deployment's users, oldest first. Callers add the condition on the user. */
const selectWallets = (rows: Rows, deploymentId: number) =>
  rows
    .selectFrom('user_wallet')
    .select([
      'id',
      'user_id as userId',
      'namespace',
      'address',
      'chain_id as chainId',
      'last_used_at as lastUsedAt',
      'created_at as createdAt',
    ])
    .where('deployment_id', '=', deploymentId)
    .orderBy('id');

type StoredWallet = Awaited<ReturnType<ReturnType<typeof selectWallets>['execute']>>[number];

/** A wallet as responses show it. The driver returns bigint columns as text; ids of chains fit into a number. */
const present = ({ userId: _, namespace, address, chainId, ...wallet }: StoredWallet) => ({
  ...wallet,
  address: checksumAddress(address.slice(2)),
  chainId: Number(chainId),
  isContract: namespace !== KEY_NAMESPACE,
});

/** The wallets of a user, as responses show them. */
export async function walletsOf(rows: Rows, deploymentId: number, userId: string) {
  return (await selectWallets(rows, deploymentId).where('user_id', '=', userId).execute()).map(present);
}

/** The wallets of each user. */
export async function walletsByUser({ rows, viewer }: Context, userIds: readonly string[]) {
  const found = await selectWallets(rows, viewer.deploymentId)
    .where('user_id', '=', sql<string>`any(${userIds}::bigint[])`)
    .execute();
  const byUser = Map.groupBy(found, (row) => row.userId);
  return new Map([...byUser].map(([userId, wallets]) => [userId, wallets.map(present)]));
}

/**
 * The accounts that have linked the address, which is in lower case: as a key, and as a contract on the chain. Which of them
 * signs in is known when the signature is verified.
 */
export const findWalletAccounts = ({ rows, viewer }: Context, address: string, chainId: number) =>
  rows
    .selectFrom('user as u')
    .innerJoin('user_wallet as w', (join) =>
      join.onRef('w.deployment_id', '=', 'u.deployment_id').onRef('w.user_id', '=', 'u.id'),
    )
    .select(['u.id', 'u.is_active as isActive', 'w.namespace'])
    .where('u.deployment_id', '=', viewer.deploymentId)
    .where('w.namespace', 'in', [KEY_NAMESPACE, contractNamespace(chainId)])
    .where('w.address', '=', address)
    .execute();

/** Whether the user has linked a wallet. */
export async function hasWallet(rows: Rows, deploymentId: number, userId: string): Promise<boolean> {
  const found = await rows
    .selectFrom('user_wallet')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Wallets of any user by id. */
export async function walletsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await selectWallets(rows, viewer.deploymentId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, present(row)]));
}

/** The signed-in user's wallets by id. */
export async function ownWalletsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await selectWallets(rows, viewer.deploymentId)
    .where('user_id', '=', viewer.assertSignedIn().userId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, present(row)]));
}
