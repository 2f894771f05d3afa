import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { newAddress } from '../../support/message-sign-in.ts';
import type { GraphqlError } from '../../support/rest-types/response-of.ts';
import {
  createWorldWithWallets,
  linkWallet,
  newWallet,
  signChallenge,
  signMessage,
  type TestWallet,
} from '../../support/wallets.ts';
import { createWorld } from '../../support/world.ts';

const LINK = 'mutation ($input: LinkWalletInput!) { linkWallet(input: $input) { id address chainId isContract } }';
const UNLINK = 'mutation ($id: ID!) { unlinkWallet(walletId: $id) { id } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { signIn { userId } signInAttempt { id } } }';
const OWN_WALLETS = '{ viewer { user { id } wallets { id address } } }';

const codesOf = ({ body }: { body: { errors?: readonly GraphqlError[] } }) =>
  (body.errors ?? []).map(({ extensions }) => extensions.code);

/** Requests a challenge with the mutation, and signs its message. */
async function signGraphChallenge(browser: BrowserClient, wallet: TestWallet) {
  const { createWalletChallenge: challenge } = await browser.data(`mutation {
    createWalletChallenge { domain uri version chainIds nonce statement issuedAt expirationTime } }`);
  const { domain, uri, version, nonce, statement, issuedAt, expirationTime } = challenge;
  const times = { issuedAt: new Date(issuedAt), expirationTime: new Date(expirationTime) };
  return signMessage(wallet, { domain, uri, version, nonce, statement, chainId: challenge.chainIds[0], ...times });
}

const signInput = async (browser: BrowserClient, wallet: TestWallet) => ({
  strategy: 'WEB3_WALLET',
  wallet: await signGraphChallenge(browser, wallet),
});

describe('wallets through GraphQL', () => {
  it('are linked, shown, used to sign in and unlinked', async () => {
    const world = await createWorldWithWallets();
    const own = await openSignedUpBrowser(world, newAddress());
    const wallet = newWallet();
    const { linkWallet: linked } = await own.data(LINK, { input: await signGraphChallenge(own, wallet) });
    expect(linked).toEqual({
      id: expect.stringMatching(/^\d+$/),
      address: wallet.address,
      chainId: 1,
      isContract: false,
    });
    const shown = [{ id: linked.id, address: wallet.address }];
    expect((await own.data(OWN_WALLETS)).viewer).toEqual({ user: { id: own.userId }, wallets: shown });

    const browser = world.browser();
    const { signIn } = await browser.data(SIGN_IN, { input: await signInput(browser, wallet) });
    expect(signIn).toEqual({ signIn: { userId: own.userId }, signInAttempt: null });
    expect((await browser.data(OWN_WALLETS)).viewer.user.id).toBe(own.userId);

    await own.data(UNLINK, { id: linked.id });
    expect((await own.data(OWN_WALLETS)).viewer.wallets).toEqual([]);
    const later = world.browser();
    const rejected = await later.graphql(SIGN_IN, { input: await signInput(later, wallet) });
    expect(codesOf(rejected)).toEqual(['INVALID_CREDENTIALS']);
  });

  it('reject a challenge that was used, a tampered message, and one of another browser', async () => {
    const world = await createWorldWithWallets();
    const browser = await openSignedUpBrowser(world, newAddress());
    const signed = await signGraphChallenge(browser, newWallet());
    expect(codesOf(await browser.graphql(LINK, { input: signed }))).toEqual([]);
    expect(codesOf(await browser.graphql(LINK, { input: signed }))).toEqual(['INVALID_WALLET_SIGNATURE']);
    const { message, signature } = await signGraphChallenge(browser, newWallet());
    const tampered = { message: message.replace('Chain ID: 1', 'Chain ID: 10'), signature };
    expect(codesOf(await browser.graphql(LINK, { input: tampered }))).toEqual(['INVALID_WALLET_SIGNATURE']);
    const foreign = await signGraphChallenge(world.browser(), newWallet());
    expect(codesOf(await browser.graphql(LINK, { input: foreign }))).toEqual(['INVALID_WALLET_SIGNATURE']);
  });

  it('are linked and unlinked only by their signed-in user', async () => {
    const world = await createWorldWithWallets();
    const [ada, eve] = [await openSignedUpBrowser(world, newAddress()), await openSignedUpBrowser(world, newAddress())];
    const wallet = newWallet();
    const { id } = (await linkWallet(ada, wallet)).body.data;
    const anonymous = world.browser();
    const input = await signChallenge(anonymous, newWallet());
    expect(codesOf(await anonymous.graphql(LINK, { input }))).toEqual(['NOT_AUTHENTICATED']);
    expect(codesOf(await anonymous.graphql(UNLINK, { id }))).toEqual(['NOT_AUTHENTICATED']);
    expect(codesOf(await eve.graphql(UNLINK, { id }))).toEqual(['WALLET_NOT_FOUND']);
    expect(codesOf(await eve.graphql(LINK, { input: await signChallenge(eve, wallet) }))).toEqual(['WALLET_TAKEN']);
    expect((await eve.data(OWN_WALLETS)).viewer.wallets).toEqual([]);
    expect((await ada.data(OWN_WALLETS)).viewer.wallets).toEqual([{ id, address: wallet.address }]);
  });

  it('are shown to backends of their deployment that may read users', async () => {
    const [world, foreign] = [await createWorldWithWallets(), await createWorld()];
    const owner = await openSignedUpBrowser(world, newAddress());
    const [first, second] = [newWallet(), newWallet()];
    for (const wallet of [first, second]) await linkWallet(owner, wallet);
    const query = 'query ($id: ID!) { user(id: $id) { id wallets { address chainId isContract } } }';
    const shown = [first, second].map(({ address }) => ({ address, chainId: 1, isContract: false }));
    expect(await world.backend.data(query, { id: owner.userId })).toEqual({
      user: { id: owner.userId, wallets: shown },
    });
    const { body } = await foreign.backend.graphql(query, { id: owner.userId });
    expect(JSON.stringify(body)).not.toContain(first.address);
  });
});
