import { checksumAddress, KEY_NAMESPACE } from './ethereum-address.ts';

/** A wallet of an export, with the fields of `Wallet` in the API. */
export const exportedWallet = ({ namespace, address, chain_id, ...wallet }: Record<string, unknown>) => ({
  ...wallet,
  address: checksumAddress(String(address).slice(2)),
  chain_id: Number(chain_id),
  is_contract: namespace !== KEY_NAMESPACE,
});
