import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../support/accounts.ts';
import { outcomeOf } from '../../support/message-sign-in.ts';
import {
  createWorldOfWallets,
  newWallet,
  openWalletBrowser,
  requestChallenge,
  signChallenge,
  signInWithWallet,
  signMessage,
} from '../../support/wallets.ts';
import { createWorld, eventsOf } from '../../support/world.ts';

const INVALID = [400, 'INVALID_WALLET_SIGNATURE'];
const signIn = (browser: ReturnType<Awaited<ReturnType<typeof createWorld>>['browser']>, wallet: object) =>
  browser.post('/auth/signin', { strategy: 'web3_wallet', wallet });

describe('POST /auth/wallet-challenge', () => {
  it('returns the parts of a message for the origin of the deployment', async () => {
    const world = await createWorldOfWallets({ web3_wallet: { chain_ids: [10, 1] } });
    const { status, body } = await world.browser().post('/auth/wallet-challenge');
    expect([status, body.data]).toEqual([
      201,
      {
        domain: world.frontendHost,
        uri: `https://${world.frontendHost}`,
        version: '1',
        chain_ids: [10, 1],
        nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
        statement: 'Sign in to Northwind.',
        issued_at: expect.any(String),
        expiration_time: expect.any(String),
      },
    ]);
    expect(Date.parse(body.data.expiration_time) - Date.parse(body.data.issued_at)).toBe(300_000);
  });

  it('accepts an allowed origin and rejects any other one', async () => {
    const world = await createWorldOfWallets();
    await world.backend.put('/settings/allowed-origins', { allowed_origins: ['https://app.example.com:8443'] });
    const request = (origin: string) => world.browser().post('/auth/wallet-challenge', { origin });
    const { body } = await request('https://app.example.com:8443/sign-in');
    expect([body.data.domain, body.data.uri]).toEqual(['app.example.com:8443', 'https://app.example.com:8443']);
    expect(outcomeOf(await request('https://evil.example.com'))).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('returns 403 while the settings disable wallets', async () => {
    const world = await createWorld();
    const response = await world.browser().post('/auth/wallet-challenge');
    expect(outcomeOf(response)).toEqual([403, 'FEATURE_DISABLED']);
  });

  it('contains only the characters that EIP-4361 allows in a statement', async () => {
    const world = await createWorldOfWallets();
    await world.backend.patch('/settings/ui', { app_name: 'Café "Zürich"\\' });
    expect((await requestChallenge(world.browser())).statement).toBe('Sign in to Caf Zrich.');
  });
});

describe('sign-in with a wallet', () => {
  it('signs in to the account that has linked the wallet, and stores the chain', async () => {
    const world = await createWorldOfWallets({ web3_wallet: { chain_ids: [1, 10] } });
    const { wallet, userId } = await openWalletBrowser(world);
    const browser = world.browser();
    const { status, body } = await signInWithWallet(browser, wallet, { chainId: 10 });
    expect([status, body.data.signin?.user_id, body.data.signin_attempt]).toEqual([200, userId, null]);
    const { data } = (await browser.get('/me/wallets')).body;
    expect(data).toMatchObject([{ address: wallet.address, chain_id: 10 }]);
    const created = (await eventsOf(world)).findLast(({ type }) => type === 'session.created');
    expect(created?.after).toMatchObject({ userId, method: 'web3_wallet' });
  });

  it('uses the strategy without a name in the input when it is the first factor', async () => {
    const world = await createWorldOfWallets({ first_factor: 'web3_wallet' });
    const { wallet } = await openWalletBrowser(world);
    const browser = world.browser();
    const { status } = await browser.post('/auth/signin', { wallet: await signChallenge(browser, wallet) });
    expect(status).toBe(200);
  });

  it('rejects the wallet of no account, and accepts its same message for a sign-up', async () => {
    const world = await createWorldOfWallets();
    const browser = world.browser();
    const wallet = await signChallenge(browser, newWallet());
    expect(outcomeOf(await signIn(browser, wallet))).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await browser.post('/auth/signup', { wallet })).status).toBe(201);
  });

  it('rejects the wallet of a deactivated user', async () => {
    const world = await createWorldOfWallets();
    const { wallet, userId } = await openWalletBrowser(world);
    await world.backend.patch(`/users/${userId}`, { is_active: false });
    expect(outcomeOf(await signInWithWallet(world.browser(), wallet))).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('rejects the wallet of an account in another deployment', async () => {
    const { wallet } = await openWalletBrowser(await createWorldOfWallets());
    const other = await createWorldOfWallets();
    expect(outcomeOf(await signInWithWallet(other.browser(), wallet))).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('rejects a message for another deployment', async () => {
    const world = await createWorldOfWallets();
    const { wallet } = await openWalletBrowser(world);
    const signed = await signChallenge((await createWorldOfWallets()).browser(), wallet);
    expect(outcomeOf(await signIn(world.browser(), signed))).toEqual(INVALID);
  });

  it.each([
    ['another domain', { domain: 'evil.example.com' }],
    ['another URI', { uri: 'https://evil.example.com' }],
    ['another nonce', { nonce: 'a'.repeat(32) }],
    ['a chain that the settings do not list', { chainId: 137 }],
    ['an expiration time in the past', { expirationTime: new Date(0) }],
    ['a start in the future', { notBefore: new Date(Date.now() + 3_600_000) }],
  ])('rejects a message with %s', async (_, changes) => {
    const world = await createWorldOfWallets();
    const { wallet } = await openWalletBrowser(world);
    const browser = world.browser();
    expect(outcomeOf(await signInWithWallet(browser, wallet, changes))).toEqual(INVALID);
    expect((await browser.get('/me')).status).toBe(401);
  });

  it('rejects a changed text, the signature of another wallet, and a text that is not a message', async () => {
    const world = await createWorldOfWallets();
    const { wallet } = await openWalletBrowser(world);
    const browser = world.browser();
    const signed = await signChallenge(browser, wallet);
    const { signature } = await signMessage(newWallet(), await requestChallenge(browser));
    const changed = signed.message.replace('Sign in to', 'Sign up to');
    expect(outcomeOf(await signIn(browser, { ...signed, message: changed }))).toEqual(INVALID);
    expect(outcomeOf(await signIn(browser, { ...signed, signature }))).toEqual(INVALID);
    expect(outcomeOf(await signIn(browser, { ...signed, message: 'Sign me in' }))).toEqual(INVALID);
    expect((await signIn(browser, signed)).status).toBe(200);
  });

  it('does not lock out the owner of an address for the messages of another browser, whose attempts are limited', async () => {
    const world = await createWorldOfWallets();
    const { wallet } = await openWalletBrowser(world);
    const { rows } = world.services.database;
    const other = world.browser();
    const { message } = await signChallenge(other, wallet);
    const forged = () => signIn(other, { message, signature: `0x${'00'.repeat(65)}` });
    for (let n = 0; n < 12; n += 1) expect(outcomeOf(await forged())).toEqual(INVALID);
    expect((await signInWithWallet(world.browser(), wallet)).status).toBe(200);
    const counters = await rows
      .selectFrom('attempt_counter')
      .select(['key', 'count'])
      .where('deployment_id', '=', world.id)
      .execute();
    // The attempts of the other browser stay counted, only by the network address.
    expect(counters.filter(({ key }) => key.startsWith('signin:'))).toEqual([
      { key: expect.stringMatching(/^signin:127\.0\.0\.1\//), count: 12 },
    ]);
    for (let n = 12; n < 100; n += 1) await forged();
    expect(outcomeOf(await forged())).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });

  it('rejects a signed message of another browser', async () => {
    const world = await createWorldOfWallets();
    const { wallet } = await openWalletBrowser(world);
    const signed = await signChallenge(world.browser(), wallet);
    const other = world.browser();
    await requestChallenge(other);
    expect(outcomeOf(await signIn(other, signed))).toEqual(INVALID);
  });

  it('accepts a signed message once, also when it is sent twice at the same time', async () => {
    const world = await createWorldOfWallets();
    const { wallet } = await openWalletBrowser(world);
    const browser = world.browser();
    const signed = await signChallenge(browser, wallet);
    const outcomes = (await Promise.all([1, 2, 3].map(() => signIn(browser, signed)))).map(outcomeOf);
    expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1);
    expect(outcomes.filter(([status]) => status !== 200)).toEqual([INVALID, INVALID]);
    expect(outcomeOf(await signIn(browser, signed))).toEqual(INVALID);
  });

  it('rejects a challenge that has expired', async () => {
    const world = await createWorldOfWallets();
    const { wallet } = await openWalletBrowser(world);
    const browser = world.browser();
    const { expirationTime: _, ...parts } = await requestChallenge(browser);
    const signed = await signMessage(wallet, parts);
    await world.services.database.rows
      .updateTable('wallet_challenge')
      .set({ expires_at: new Date(0).toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    expect(outcomeOf(await signIn(browser, signed))).toEqual(INVALID);
  });

  it('is rejected after the settings no longer allow the chain', async () => {
    const world = await createWorldOfWallets();
    const { wallet } = await openWalletBrowser(world);
    const browser = world.browser();
    const signed = await signChallenge(browser, wallet);
    await changeSettings(world, { web3_wallet: { chain_ids: [10] } });
    expect(outcomeOf(await signIn(browser, signed))).toEqual(INVALID);
  });
});
