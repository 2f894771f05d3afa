import type { WalletRpcUrlInput } from '../../deployment/graph/types.ts';
import type { AuthSettings } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { type FieldError, fieldError, validationFailed } from '../../platform/errors.ts';
import { checkOutgoingUrl } from '../../platform/outgoing/urls.ts';
import { WalletRpcUrl } from './wallet-rpc-url.entity.ts';

type RpcUrls = AuthSettings['web3Wallet']['rpcUrls'];

const PATH = ['input', 'web3Wallet', 'rpcUrls'];
const MAX_RPC_URLS = 50;

const urlCell = (id: string) => ({ table: 'wallet_rpc_url', column: 'url_sealed', row: id });

/** Stores the URLs that are given, deletes those that are null, and returns the chains and hosts for the settings. */
export async function changeRpcUrls(
  { vault, outgoing }: Pick<Context, 'vault' | 'outgoing'>,
  tx: Transaction,
  existing: RpcUrls,
  given: readonly WalletRpcUrlInput[],
): Promise<RpcUrls> {
  if (given.length === 0) return existing;
  const byChain = new Map(existing.map((each) => [each.chainId, each]));
  for (const { chainId } of given) byChain.delete(chainId);
  for (const { chainId, url } of given) if (url != null) byChain.set(chainId, { chainId, host: hostOf(url) });
  const errors = inputErrors(given, outgoing);
  if (byChain.size > MAX_RPC_URLS) errors.push(fieldError(PATH, `must not make more than ${MAX_RPC_URLS} chains`));
  if (errors.length > 0) throw validationFailed(errors);

  const chainIds = given.map(({ chainId }) => chainId);
  await tx.rows
    .deleteFrom('wallet_rpc_url')
    .where('deployment_id', '=', tx.deploymentId)
    .where('chain_id', 'in', chainIds)
    .execute();
  for (const { chainId, url } of given) {
    if (url == null) continue;
    const id = tx.newId();
    const urlSealed = vault.seal(url, urlCell(id));
    const { deploymentId, now } = tx;
    tx.em.create(WalletRpcUrl, { id, deploymentId, chainId, urlSealed, createdAt: now, updatedAt: now });
  }
  return [...byChain.values()].sort((a, b) => a.chainId - b.chainId);
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? '';

function inputErrors(given: readonly WalletRpcUrlInput[], guard: Context['outgoing']): FieldError[] {
  const chains = new Set<number>();
  return given.flatMap(({ chainId, url }, index) => {
    if (chains.has(chainId)) return [fieldError([...PATH, index, 'chainId'], 'must be in the list once')];
    chains.add(chainId);
    const error =
      url == null ? null : checkOutgoingUrl(url, { guard, allowHttpLoopback: false, allowHttpListed: true });
    return error === null ? [] : [fieldError([...PATH, index, 'url'], error.message, error.code)];
  });
}

/** The URL of the chain's RPC server, or null when the settings have none. */
export async function rpcUrlOf({ rows, viewer, vault }: Context, chainId: number): Promise<string | null> {
  const stored = await rows
    .selectFrom('wallet_rpc_url')
    .select(['id', 'url_sealed as sealed'])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('chain_id', '=', chainId)
    .executeTakeFirst();
  return stored === undefined ? null : vault.open(stored.sealed, urlCell(stored.id));
}
