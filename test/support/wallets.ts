import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage, type SiweMessage } from 'viem/siwe';
import { changeSettings } from './accounts.ts';
import type { BrowserClient } from './clients.ts';
import { createWorld, type World } from './world.ts';

export type TestWallet = PrivateKeyAccount;

export const newWallet = (): TestWallet => privateKeyToAccount(generatePrivateKey());

/** The settings with which users can sign in with wallets. */
export const WALLET_SETTINGS = {
  authentication_factors: { web3_wallet_enabled: true },
  web3_wallet: { enabled: true },
};

/** Creates a deployment whose users can sign in with a wallet and with a password. */
export async function createWorldWithWallets(changes: object = {}): Promise<World> {
  const world = await createWorld();
  await changeSettings(world, WALLET_SETTINGS);
  await changeSettings(world, changes);
  return world;
}

/** Creates a deployment whose accounts need nothing but a wallet. */
export const createWorldOfWallets = (changes: object = {}) =>
  createWorldWithWallets({ email: { required: false }, ...changes });

/** Requests a challenge in the browser. Returns the parts of a message without its address. */
export async function requestChallenge(browser: BrowserClient, input: object = {}) {
  const { status, body } = await browser.post('/auth/wallet-challenge', input);
  if (status !== 201) throw new Error(JSON.stringify(body));
  const { domain, uri, nonce, chain_ids, statement, issued_at, expiration_time } = body.data;
  const chainId = chain_ids[0] as number;
  const times = { issuedAt: new Date(issued_at), expirationTime: new Date(expiration_time) };
  return { domain, uri, nonce, statement, chainId, version: '1' as const, ...times };
}

/** Signs a message like a wallet does. */
export async function signMessage(wallet: TestWallet, parts: Omit<SiweMessage, 'address'>) {
  const message = createSiweMessage({ ...parts, address: wallet.address });
  return { message, signature: await wallet.signMessage({ message }) };
}

/** Requests a challenge and signs it, with other parts where a test changes some. */
export const signChallenge = async (browser: BrowserClient, wallet: TestWallet, changes: Partial<SiweMessage> = {}) =>
  signMessage(wallet, { ...(await requestChallenge(browser)), ...changes });

/** Signs in with a wallet. */
export const signInWithWallet = async (browser: BrowserClient, wallet: TestWallet, changes?: Partial<SiweMessage>) =>
  browser.post('/auth/signin', { strategy: 'web3_wallet', wallet: await signChallenge(browser, wallet, changes) });

/** Signs up with a wallet. */
export const signUpWithWallet = async (browser: BrowserClient, wallet: TestWallet, fields: object = {}) =>
  browser.post('/auth/signup', { wallet: await signChallenge(browser, wallet), ...fields });

/** Links a wallet to the account that is signed in in the browser. */
export const linkWallet = async (browser: BrowserClient, wallet: TestWallet, fields: object = {}) =>
  browser.post('/me/wallets', { ...(await signChallenge(browser, wallet)), ...fields });

/** A browser in which a new user has signed up with nothing but a wallet. */
export async function openWalletBrowser(world: World, wallet = newWallet()) {
  const browser = world.browser();
  const { status, body } = await signUpWithWallet(browser, wallet);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { browser, wallet, userId: body.data.user?.id as string };
}
