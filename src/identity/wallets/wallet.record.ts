import type { Transaction } from '../../platform/commands/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import { checksumAddress, type WalletNamespace } from './ethereum-address.ts';
import { UserWallet } from './user-wallet.entity.ts';

/** The wallet of a new account. */
export interface NewWallet {
  readonly namespace: WalletNamespace;
  /** In lower case. */
  readonly address: string;
  readonly chainId: number;
}

/** The user who has linked the wallet. Locks the address to the end of the command, so that one user links it. */
export async function lockWalletHolder(
  tx: Transaction,
  { namespace, address }: Omit<NewWallet, 'chainId'>,
): Promise<string | undefined> {
  await tx.lock(`wallet ${namespace} ${address}`);
  const holder = await tx.rows
    .selectFrom('user_wallet')
    .select('user_id as userId')
    .where('deployment_id', '=', tx.deploymentId)
    .where('namespace', '=', namespace)
    .where('address', '=', address)
    .executeTakeFirst();
  return holder?.userId;
}

export const walletTaken = () =>
  new ServiceError('WALLET_TAKEN', 'Another account has linked this wallet. Sign in to that account with it.');

/** Adds a wallet to a user and records the event. Lock its address first. Returns the id. */
export async function addWallet(tx: Transaction, userId: string, wallet: NewWallet): Promise<string> {
  const { namespace, address, chainId } = wallet;
  const id = tx.newId();
  tx.em.create(UserWallet, {
    id,
    deploymentId: tx.deploymentId,
    userId,
    namespace,
    address,
    chainId,
    lastUsedAt: tx.now,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await tx.em.flush();
  const resource = { type: 'user', id: userId };
  tx.record({
    type: 'user.wallet.linked',
    resource,
    after: { walletId: id, address: checksumAddress(address.slice(2)) },
    actor: { type: 'user', id: userId },
  });
  return id;
}

/** Deletes one wallet of a user, or all of them, and records an event for each. Returns how many were deleted. */
export async function removeWallets(tx: Transaction, userId: string, walletId?: string): Promise<number> {
  let query = tx.rows
    .deleteFrom('user_wallet')
    .where('deployment_id', '=', tx.deploymentId)
    .where('user_id', '=', userId);
  if (walletId !== undefined) query = query.where('id', '=', walletId);
  const removed = await query.returning(['id as walletId', 'address']).execute();
  for (const { walletId: id, address } of removed) {
    tx.record({
      type: 'user.wallet.unlinked',
      resource: { type: 'user', id: userId },
      before: { walletId: id, address: checksumAddress(address.slice(2)) },
    });
  }
  return removed.length;
}

/** Stores that the wallet was used, and on which chain. Returns false when the user no longer has it. */
export async function touchWallet(
  tx: Transaction,
  userId: string,
  { namespace, address, chainId }: NewWallet,
): Promise<boolean> {
  const now = tx.now.toISOString();
  const used = await tx.rows
    .updateTable('user_wallet')
    .set({ chain_id: chainId, last_used_at: now, updated_at: now })
    .where('deployment_id', '=', tx.deploymentId)
    .where('user_id', '=', userId)
    .where('namespace', '=', namespace)
    .where('address', '=', address)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
