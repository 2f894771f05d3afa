import type { Hex } from 'viem';
import { afterEach, describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser } from '../../support/accounts.ts';
import { deployWallet, startChain, stopChains, type TestChain } from '../../support/json-rpc.ts';
import { newAddress, outcomeOf } from '../../support/message-sign-in.ts';
import {
  createWorldOfWallets,
  linkWallet,
  newWallet,
  openWalletBrowser,
  signChallenge,
  signInWithWallet,
  signUpWithWallet,
} from '../../support/wallets.ts';
import { eventsOf, type World } from '../../support/world.ts';

const INVALID = [400, 'INVALID_WALLET_SIGNATURE'];
const UNKNOWN = [401, 'INVALID_CREDENTIALS'];

const setUrls = (world: World, rpc_urls: readonly object[]) =>
  world.backend.patch('/settings/auth', { web3_wallet: { rpc_urls } });

/** A deployment that accepts contracts of these chains, by their ids. */
async function createWorldWithChains(chains: Readonly<Record<number, TestChain>>) {
  const world = await createWorldOfWallets();
  const chain_ids = [1, ...Object.keys(chains).map(Number)];
  await changeSettings(world, { web3_wallet: { chain_ids: [...new Set(chain_ids)] } });
  const rpc_urls = Object.entries(chains).map(([id, { url }]) => ({ chain_id: Number(id), url }));
  expect((await setUrls(world, rpc_urls)).status).toBe(200);
  return world;
}

async function worldWithContract() {
  const chain = await startChain();
  return { chain, wallet: deployWallet([chain]), world: await createWorldWithChains({ 1: chain }) };
}

afterEach(stopChains);

describe('a wallet that is a contract', () => {
  it('signs up, signs in, authenticates again and is unlinked', async () => {
    const { world, wallet } = await worldWithContract();
    const { browser, userId } = await openWalletBrowser(world, wallet);
    const [linked] = (await browser.get('/me/wallets')).body.data;
    expect(linked).toMatchObject({ address: wallet.address, chain_id: 1, is_contract: true });
    const other = world.browser();
    expect((await signInWithWallet(other, wallet)).status).toBe(200);
    expect((await other.get('/me')).body.data.id).toBe(userId);
    const again = await other.post('/me/reauthenticate', { wallet: await signChallenge(other, wallet) });
    expect(again.status).toBe(200);
    await linkWallet(other, newWallet());
    expect((await other.delete(`/me/wallets/${linked?.id}`)).status).toBe(200);
    expect(outcomeOf(await signInWithWallet(world.browser(), wallet))).toEqual(UNKNOWN);
  });

  it('is linked after the address of a sign-up was verified', async () => {
    const { world, wallet } = await worldWithContract();
    const browser = await openSignedUpBrowser(world, newAddress());
    expect((await linkWallet(browser, wallet)).body.data).toMatchObject({ is_contract: true });
    expect(outcomeOf(await linkWallet(browser, wallet))).toEqual([409, 'CONFLICT']);
    const taken = await linkWallet(await openSignedUpBrowser(world, newAddress()), wallet);
    expect(outcomeOf(taken)).toEqual([409, 'WALLET_TAKEN']);
  });

  it('is rejected without an RPC URL of its chain, also after the settings have removed it', async () => {
    const { chain, world, wallet } = await worldWithContract();
    await openWalletBrowser(world, wallet);
    await setUrls(world, [{ chain_id: 1, url: null }]);
    const requests = chain.requests.length;
    const { status, body } = await signInWithWallet(world.browser(), wallet);
    expect([status, body.errors[0]?.code]).toEqual(INVALID);
    expect(body.errors[0]?.message).toContain('contracts of its chain are not accepted');
    expect(chain.requests).toHaveLength(requests);
  });

  it('is rejected when the contract does not accept the signature', async () => {
    const { world, chain, wallet } = await worldWithContract();
    await openWalletBrowser(world, wallet);
    deployWallet([chain], wallet.address);
    const browser = world.browser();
    expect(outcomeOf(await signInWithWallet(browser, wallet))).toEqual(INVALID);
    expect((await browser.get('/me')).status).toBe(401);
  });

  it('signs each challenge once, also when it is sent twice at the same time', async () => {
    const { world, wallet } = await worldWithContract();
    await openWalletBrowser(world, wallet);
    const browser = world.browser();
    const signed = await signChallenge(browser, wallet);
    const signIn = () => browser.post('/auth/signin', { strategy: 'web3_wallet', wallet: signed });
    const statuses = (await Promise.all([signIn(), signIn(), signIn()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400, 400]);
    expect(outcomeOf(await signIn())).toEqual(INVALID);
  });

  it('is asked outside of a transaction, so that other requests go on while its server is slow', async () => {
    const { world, chain, wallet } = await worldWithContract();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const asked = Promise.withResolvers<void>();
    chain.fail = () => {
      asked.resolve();
      return promise;
    };
    const slow = signUpWithWallet(world.browser(), wallet);
    await asked.promise;
    expect((await world.backend.patch('/settings/ui', { app_name: 'Northwind' })).status).toBe(200);
    expect((await signUpWithWallet(world.browser(), newWallet())).status).toBe(201);
    resolve(undefined);
    expect((await slow).status).toBe(201);
  });

  it('gets 503 while the server of its chain fails, and the challenge stays valid', async () => {
    const { world, chain, wallet } = await worldWithContract();
    const browser = world.browser();
    const signed = await signChallenge(browser, wallet);
    chain.fail = () => ({ status: 500, body: '' });
    expect(outcomeOf(await browser.post('/auth/signup', { wallet: signed }))).toEqual([503, 'UNAVAILABLE']);
    chain.fail = () => undefined;
    expect((await browser.post('/auth/signup', { wallet: signed })).status).toBe(201);
  });

  it('is another wallet than a contract with its address on another chain', async () => {
    const [first, second] = [await startChain(1), await startChain(10)];
    const world = await createWorldWithChains({ 1: first, 10: second });
    const wallet = deployWallet([first]);
    const { userId } = await openWalletBrowser(world, wallet);
    const attacker = deployWallet([second], wallet.address as Hex);
    expect(outcomeOf(await signInWithWallet(world.browser(), attacker, { chainId: 10 }))).toEqual(UNKNOWN);
    const browser = world.browser();
    const signed = await signChallenge(browser, attacker, { chainId: 10 });
    const { status, body } = await browser.post('/auth/signup', { wallet: signed });
    expect([status, body.data.user?.id === userId]).toEqual([201, false]);
    const own = world.browser();
    await signInWithWallet(own, wallet);
    expect((await own.get('/me')).body.data.id).toBe(userId);
  });

  it('does not sign in to the account of a key with its address', async () => {
    const { world, chain } = await worldWithContract();
    const key = newWallet();
    await openWalletBrowser(world, key);
    expect(outcomeOf(await signInWithWallet(world.browser(), deployWallet([chain], key.address)))).toEqual(UNKNOWN);
  });

  it('is asked at most 100 times for one network address, also with one challenge', async () => {
    const { world, chain, wallet } = await worldWithContract();
    deployWallet([chain], wallet.address);
    const browser = world.browser();
    const signed = await signChallenge(browser, wallet);
    let status = 0;
    for (let n = 0; n <= 100 && status !== 429; n += 1) {
      ({ status } = await browser.post('/auth/signup', { wallet: signed }));
    }
    expect(status).toBe(429);
    expect(chain.requests.length).toBeLessThan(202);
  });
});

describe('the RPC URLs in the settings', () => {
  const storedOf = ({ services, id }: World) =>
    services.database.rows.selectFrom('wallet_rpc_url').select('url_sealed').where('deployment_id', '=', id).execute();

  it('are stored encrypted, and only their hosts are returned and recorded', async () => {
    const world = await createWorldOfWallets();
    const { body, text } = await setUrls(world, [
      { chain_id: 10, url: 'https://op.example:8443/secret-key' },
      { chain_id: 1, url: 'https://rpc.example/secret-key' },
    ]);
    const hosts = [
      { chain_id: 1, host: 'rpc.example' },
      { chain_id: 10, host: 'op.example:8443' },
    ];
    expect(body.web3_wallet.rpc_urls).toEqual(hosts);
    expect((await world.backend.get('/')).body.auth_settings.web3_wallet.rpc_urls).toEqual(hosts);
    const stored = JSON.stringify([await storedOf(world), await eventsOf(world)]);
    expect(text + stored).not.toContain('secret-key');
    expect((await storedOf(world)).every(({ url_sealed }) => url_sealed.startsWith('v1.'))).toBe(true);
  });

  it('of chains that are left out stay, and null removes one', async () => {
    const world = await createWorldOfWallets();
    await setUrls(world, [{ chain_id: 1, url: 'https://a.example/x' }]);
    await setUrls(world, [{ chain_id: 5, url: 'https://b.example/x' }]);
    await changeSettings(world, { web3_wallet: { chain_ids: [1, 5] } });
    const { body } = await setUrls(world, [{ chain_id: 1, url: null }]);
    expect(body.web3_wallet).toMatchObject({ chain_ids: [1, 5], rpc_urls: [{ chain_id: 5, host: 'b.example' }] });
    expect(await storedOf(world)).toHaveLength(1);
  });

  it.each([
    ['plain http to the internet', [{ chain_id: 1, url: 'http://203.0.114.9/' }], 'rpc_urls.0.url'],
    ['a private address', [{ chain_id: 1, url: 'https://10.0.0.1/' }], 'rpc_urls.0.url'],
    ['a password', [{ chain_id: 1, url: 'https://a:b@rpc.example/' }], 'rpc_urls.0.url'],
    ['a chain twice', [1, 1].map((chain_id) => ({ chain_id, url: 'https://rpc.example/' })), 'rpc_urls.1.chain_id'],
    ['chain 0', [{ chain_id: 0, url: 'https://rpc.example/' }], 'rpc_urls.0.chain_id'],
    ['51 chains', Array.from({ length: 51 }, (_, n) => ({ chain_id: n + 1, url: null })), 'rpc_urls'],
  ])('are rejected with %s, and nothing changes', async (_, urls, path) => {
    const world = await createWorldOfWallets();
    const { status, body } = await setUrls(world, urls);
    expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([400, [`web3_wallet.${path}`]]);
    expect(await storedOf(world)).toEqual([]);
  });

  it('are at most 50, also in several requests', async () => {
    const world = await createWorldOfWallets();
    const urlsFrom = (first: number) =>
      Array.from({ length: 26 }, (_, n) => ({ chain_id: first + n, url: 'https://rpc.example/' }));
    expect((await setUrls(world, urlsFrom(1))).status).toBe(200);
    expect((await setUrls(world, urlsFrom(27))).status).toBe(400);
    expect(await storedOf(world)).toHaveLength(26);
  });
});
