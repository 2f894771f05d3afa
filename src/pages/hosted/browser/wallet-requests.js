import { post } from './requests.js';

const bytesOf = (text) => new TextEncoder().encode(text);
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Writes an address with the checksum of EIP-55, which is in the case of its letters. Wallets may return lower case. The hash is
 * loaded when a wallet signs, because most visitors use none.
 */
async function checksummed(address) {
  const { keccak_256 } = await import('./sha3.js');
  const lower = address.slice(2).toLowerCase();
  const hash = hexOf(keccak_256(bytesOf(lower)));
  const digits = [...lower].map((digit, at) => (Number.parseInt(hash[at], 16) >= 8 ? digit.toUpperCase() : digit));
  return `0x${digits.join('')}`;
}

/** The text of a Sign-In with Ethereum message (EIP-4361). */
const messageOf = (challenge, address) => `${challenge.domain} wants you to sign in with your Ethereum account:
${address}

${challenge.statement}

URI: ${challenge.uri}
Version: ${challenge.version}
Chain ID: ${challenge.chain_ids[0]}
Nonce: ${challenge.nonce}
Issued At: ${challenge.issued_at}
Expiration Time: ${challenge.expiration_time}`;

/** A challenge that the wallet has signed. The user chooses the account in the dialog of the wallet. */
export async function signChallenge() {
  const [account] = await globalThis.ethereum.request({ method: 'eth_requestAccounts' });
  const challenge = await post('/auth/wallet-challenge', { origin: location.origin });
  const message = messageOf(challenge, await checksummed(account));
  const params = [`0x${hexOf(bytesOf(message))}`, account];
  const signature = await globalThis.ethereum.request({ method: 'personal_sign', params });
  return { message, signature };
}

/** Whether the browser has a wallet (EIP-1193). */
export const canUseWallets = () => globalThis.ethereum !== undefined;

export const signInWithWallet = async () =>
  post('/auth/signin', { strategy: 'web3_wallet', wallet: await signChallenge() });

/** Links a wallet to the account of a sign-in that requires one. */
export const linkWallet = async (attemptId) =>
  post('/me/wallets', { ...(await signChallenge()), signin_attempt_id: attemptId });
