import type { AuthSettings } from '../../deployment/index.ts';
import type { WalletRpcUrlInput } from '../../generated/backend.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError, validationFailed } from '../../platform/errors.ts';
import { checkOutgoingUrl } from '../../platform/outgoing/urls.ts';
import { WalletRpcUrl } from './wallet-rpc-url.entity.ts';

type RpcUrls = AuthSettings['web3Wallet']['rpcUrls'];

const PATH = ['input', 'web3Wallet', 'rpcUrls'];
const MAX_RPC_URLS = 50;
const URL_REQUIRED = 'is required, because the chain has no stored URL with this host; null removes the server';

const urlCell = (id: string) => ({ table: 'wallet_rpc_url', column: 'url_sealed', row: id });

/**
 * Stores the URLs that are given, deletes those that are null, and returns the chains and hosts for the settings. An entry with the
 * stored chain and host but without a URL, as the settings show it, keeps its URL.
 */
export async function changeRpcUrls(
  { vault, outgoing }: Pick<Context, 'vault' | 'outgoing'>,
  tx: Transaction,
  existing: RpcUrls,
  input: readonly WalletRpcUrlInput[],
): Promise<RpcUrls> {
  const errors = inputErrors(input, existing, outgoing);
  const given = input.filter(({ url }) => url !== undefined);
  const byChain = new Map(existing.map((each) => [each.chainId, each]));
  for (const { chainId } of given) byChain.delete(chainId);
  for (const { chainId, url } of given) if (url != null) byChain.set(chainId, { chainId, host: hostOf(url) });
  if (byChain.size > MAX_RPC_URLS) errors.push(fieldError(PATH, `must not make more than ${MAX_RPC_URLS} chains`));
  if (errors.length > 0) throw validationFailed(errors);
  if (given.length === 0) return existing;

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

function inputErrors(given: readonly WalletRpcUrlInput[], existing: RpcUrls, guard: Context['outgoing']): FieldError[] {
  const chains = new Set<number>();
  return given.flatMap(({ chainId, host, url }, index) => {
    if (chains.has(chainId)) return [fieldError([...PATH, index, 'chainId'], 'must be in the list once')];
    chains.add(chainId);
    if (url === undefined) {
      const isStored = existing.some((each) => each.chainId === chainId && each.host === host);
      return isStored ? [] : [fieldError([...PATH, index, 'url'], URL_REQUIRED)];
    }
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
