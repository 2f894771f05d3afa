import { keccak_256 } from './sha3.js';

const bytesOf = (text) => new TextEncoder().encode(text);
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Writes an address with the checksum of EIP-55, which is in the case of its letters. Wallets may return lower case. */
function checksummed(address) {
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

/** Wallets of the signed-in user, and messages that a wallet of the browser (EIP-1193) signs. */
export function connectWallets(api) {
  /** A challenge that the wallet has signed. The user chooses the account in the dialog of the wallet. */
  async function sign() {
    const [account] = await globalThis.ethereum.request({ method: 'eth_requestAccounts' });
    const challenge = await api.post('/auth/wallet-challenge', { origin: location.origin });
    const message = messageOf(challenge, checksummed(account));
    const params = [`0x${hexOf(bytesOf(message))}`, account];
    const signature = await globalThis.ethereum.request({ method: 'personal_sign', params });
    return { message, signature };
  }

  return {
    isUsable: () => globalThis.ethereum !== undefined,
    list: () => api.get('/me/wallets'),
    signIn: async () => api.post('/auth/signin', { strategy: 'web3_wallet', wallet: await sign() }),
    signUp: async (fields) => api.post('/auth/signup', { ...fields, wallet: await sign() }),
    /** Links the wallet to the signed-in user, or to the account of a sign-in that requires one. */
    link: async (attempt) =>
      api.post('/me/wallets', { ...(await sign()), ...(attempt && { signin_attempt_id: attempt.id }) }),
    unlink: (id) => api.delete(`/me/wallets/${id}`),
    reauthenticate: async () => api.post('/me/reauthenticate', { wallet: await sign() }),
  };
}
