import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Formats 40 hexadecimal digits as an Ethereum address with the checksum of EIP-55, which is in the case of its letters. */
export function checksumAddress(hex: string): string {
  const lower = hex.toLowerCase();
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(lower)));
  const digits = [...lower].map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${digits.join('')}`;
}

/** Whether the text is an Ethereum address with a correct checksum. */
export const isChecksumAddress = (text: string): boolean =>
  /^0x[0-9a-fA-F]{40}$/.test(text) && checksumAddress(text.slice(2)) === text;

/** The form in which addresses are stored and compared. */
export const addressKey = (address: string): string => address.toLowerCase();

/** Where an address identifies a wallet: a key on all chains, a contract on one chain. */
export type WalletNamespace = 'eip155' | `eip155:${number}`;

export const KEY_NAMESPACE = 'eip155';

export const contractNamespace = (chainId: number): WalletNamespace => `eip155:${chainId}`;
