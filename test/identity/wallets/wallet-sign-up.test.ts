import { describe, expect, it } from 'vitest';
import { changeSettings, PASSWORD } from '../../support/accounts.ts';
import { waitForMail } from '../../support/mail.ts';
import { newAddress, outcomeOf } from '../../support/message-sign-in.ts';
import {
  createWorldOfWallets,
  createWorldWithWallets,
  newWallet,
  openWalletBrowser,
  signChallenge,
  signInWithWallet,
  signUpWithWallet,
} from '../../support/wallets.ts';
import { createWorld, eventsOf } from '../../support/world.ts';

describe('sign-up with a wallet', () => {
  it('creates an account without a password, and records the wallet', async () => {
    const world = await createWorldOfWallets();
    const { wallet, userId, browser } = await openWalletBrowser(world);
    expect((await browser.get('/me')).body.data).toMatchObject({ id: userId, email: null, has_password: false });
    expect((await world.backend.get(`/users/${userId}`)).body.wallets).toMatchObject([{ address: wallet.address }]);
    const linked = (await eventsOf(world)).find(({ type }) => type === 'user.wallet.linked');
    expect([linked?.resource_id, linked?.after]).toEqual([
      userId,
      { walletId: expect.any(String), address: wallet.address },
    ]);
  });

  it('requires the other fields that the settings require', async () => {
    const world = await createWorldWithWallets();
    const response = await signUpWithWallet(world.browser(), newWallet());
    expect(outcomeOf(response)).toEqual([400, 'VALIDATION_FAILED']);
    expect(response.body.errors.map(({ path }) => path)).toEqual(['email']);
  });

  it('rejects a wallet that another account has linked', async () => {
    const world = await createWorldOfWallets();
    const { wallet } = await openWalletBrowser(world);
    expect(outcomeOf(await signUpWithWallet(world.browser(), wallet))).toEqual([409, 'WALLET_TAKEN']);
  });

  it('creates one account when two browsers sign up with a wallet at the same time', async () => {
    const world = await createWorldOfWallets();
    const wallet = newWallet();
    const browsers = [world.browser(), world.browser()];
    const signed = await Promise.all(browsers.map((browser) => signChallenge(browser, wallet)));
    const responses = await Promise.all(
      browsers.map((browser, n) => browser.post('/auth/signup', { wallet: signed[n] })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('rejects a wallet while the settings disable wallets, and requires one where they require one', async () => {
    const world = await createWorld();
    const wallet = { message: 'x', signature: `0x${'0'.repeat(130)}` };
    const account = { email: newAddress(), password: PASSWORD };
    const disabled = await world.browser().post('/auth/signup', { ...account, wallet });
    expect([disabled.status, disabled.body.errors[0]?.path]).toEqual([400, 'wallet']);
    await changeSettings(world, { web3_wallet: { enabled: true, required: true } });
    const missing = await world.browser().post('/auth/signup', account);
    expect([missing.status, missing.body.errors[0]?.path]).toEqual([400, 'wallet']);
  });

  it('keeps the wallet while the email address is verified, and links it when the account is created', async () => {
    const world = await createWorldWithWallets({ email: { verify_signup: true } });
    const [browser, wallet, email] = [world.browser(), newWallet(), newAddress()];
    const { status, body } = await signUpWithWallet(browser, wallet, { email });
    expect([status, body.data.user]).toEqual([201, null]);
    expect(outcomeOf(await signInWithWallet(world.browser(), wallet))).toEqual([401, 'INVALID_CREDENTIALS']);
    const { code } = await waitForMail(world, email);
    const signup_attempt_id = body.data.signup_attempt?.id;
    expect((await browser.post('/auth/attempt-verification', { signup_attempt_id, code })).status).toBe(200);
    expect((await signInWithWallet(world.browser(), wallet)).status).toBe(200);
  });

  it('rejects the last step of a sign-up when another account has linked the wallet meanwhile', async () => {
    const world = await createWorldWithWallets({ email: { verify_signup: true } });
    const [browser, wallet, email] = [world.browser(), newWallet(), newAddress()];
    const { body } = await signUpWithWallet(browser, wallet, { email });
    const { code } = await waitForMail(world, email);
    await changeSettings(world, { email: { verify_signup: false, required: false } });
    await openWalletBrowser(world, wallet);
    const signup_attempt_id = body.data.signup_attempt?.id;
    const last = await browser.post('/auth/attempt-verification', { signup_attempt_id, code });
    expect(outcomeOf(last)).toEqual([409, 'WALLET_TAKEN']);
  });
});
