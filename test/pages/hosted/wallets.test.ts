import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { expectAccessible, recordOffences } from '../../support/hosted-pages.ts';
import { waitForMail } from '../../support/mail.ts';
import {
  createSignInWorld,
  enterPassword,
  press,
  returned,
  signedInEmail,
  signInUrl,
  signUpUrl,
} from '../../support/sign-in-pages.ts';
import { newWallet, signUpWithWallet, type TestWallet, WALLET_SETTINGS } from '../../support/wallets.ts';

const openPage = useBrowser();

/**
 * Gives the pages a wallet (EIP-1193), which returns its address in lower case as some wallets do. While `isDeclined` returns
 * true, its user declines to sign.
 */
async function addWallet(page: Page, wallet: TestWallet, isDeclined = () => false): Promise<void> {
  await page.exposeFunction('walletRequest', async (method: string, params: readonly string[]) => {
    if (method === 'eth_requestAccounts') return [wallet.address.toLowerCase()];
    return isDeclined() ? null : wallet.signMessage({ message: { raw: params[0] as `0x${string}` } });
  });
  await page.addInitScript(`window.ethereum = {
    request: async ({ method, params }) => {
      const result = await window.walletRequest(method, params ?? []);
      if (result === null) throw { code: 4001 };
      return result;
    },
  };`);
}

describe('Wallets on the sign-in page', () => {
  it('are linked where the settings require them, and sign in afterwards', async () => {
    const world = await createSignInWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    await world.backend.patch('/settings/auth', {
      ...WALLET_SETTINGS,
      web3_wallet: { enabled: true, required: true },
    });
    const page = await openPage();
    const offences = recordOffences(page, [world.url]);
    await addWallet(page, newWallet());
    await page.goto(signInUrl(world));
    await press(page, 'Wallet');
    await page.getByRole('alert').getByText('No account has this wallet.').waitFor();
    await enterPassword(page, 'ada@example.com');
    await press(page, 'Link a wallet');
    await returned(page, world);
    await page.context().clearCookies();
    await page.goto(signInUrl(world));
    await press(page, 'Wallet');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('are explained in a browser without one', async () => {
    const world = await createSignInWorld([WALLET_SETTINGS]);
    const page = await openPage();
    await page.goto(signInUrl(world));
    await press(page, 'Wallet');
    await page.getByRole('alert').getByText('This browser has no wallet.').waitFor();
  });
});

describe('Wallets on the sign-up page', () => {
  it('create an account with the fields of the form and without a password, and sign in afterwards', async () => {
    const world = await createSignInWorld([WALLET_SETTINGS]);
    const page = await openPage();
    const offences = recordOffences(page, [world.url]);
    await addWallet(page, newWallet());
    await page.goto(signUpUrl(world));
    await page.getByText('With a wallet you need no password.').waitFor();
    await expectAccessible(page, 'sign-up-wallet');
    await press(page, 'Sign up with a wallet');
    expect(await page.evaluate('document.activeElement.id')).toBe('email');
    await page.getByLabel('Email address').fill('ada@example.com');
    await press(page, 'Sign up with a wallet');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
    await page.context().clearCookies();
    await page.goto(signInUrl(world));
    await press(page, 'Wallet');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('belong to the account after its address was verified', async () => {
    const world = await createSignInWorld([WALLET_SETTINGS, { email: { verify_signup: true } }]);
    const page = await openPage();
    await addWallet(page, newWallet());
    await page.goto(signUpUrl(world));
    await page.getByLabel('Email address').fill('ada@example.com');
    await press(page, 'Sign up with a wallet');
    await page.getByLabel('Code').fill((await waitForMail(world, 'ada@example.com')).code ?? '');
    await press(page, 'Continue');
    await returned(page, world);
    await page.context().clearCookies();
    await page.goto(signInUrl(world));
    await press(page, 'Wallet');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
  });

  it('are the only button where each account needs one, which the Enter key presses', async () => {
    const world = await createSignInWorld([
      { ...WALLET_SETTINGS, web3_wallet: { enabled: true, required: true }, email: { required: false } },
    ]);
    const page = await openPage();
    await addWallet(page, newWallet());
    await page.goto(signUpUrl(world));
    expect(await page.locator('main label').allTextContents()).toContain('Password (optional)');
    expect(await page.locator('main .button:visible').allTextContents()).toEqual(['Sign up with a wallet']);
    await expectAccessible(page, 'sign-up-only-wallet');
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.keyboard.press('Enter');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
  });

  it('announce why they could not sign up', async () => {
    const world = await createSignInWorld([WALLET_SETTINGS]);
    const wallet = newWallet();
    await signUpWithWallet(world.browser(), wallet, { email: 'ada@example.com' });
    const page = await openPage();
    await page.goto(signUpUrl(world));
    await page.getByLabel('Email address').fill('grace@example.com');
    await press(page, 'Sign up with a wallet');
    await page.getByRole('alert').getByText('This browser has no wallet.').waitFor();
    await expectAccessible(page, 'sign-up-no-wallet');
    let declines = true;
    await addWallet(page, wallet, () => declines);
    await page.goto(signUpUrl(world));
    await page.getByLabel('Email address').fill('grace@example.com');
    await press(page, 'Sign up with a wallet');
    await page.getByRole('alert').getByText('The request was declined in the wallet.').waitFor();
    declines = false;
    await press(page, 'Sign up with a wallet');
    await page.getByRole('alert').getByText('Another account already has this wallet.').waitFor();
    expect(await page.getByLabel('Email address').inputValue()).toBe('grace@example.com');
    await expectAccessible(page, 'sign-up-wallet-taken');
  });

  it('are said to need JavaScript where each account needs one, and are not offered without it', async () => {
    const world = await createSignInWorld([WALLET_SETTINGS]);
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(signUpUrl(world));
    expect(await page.locator('main .button:visible').allTextContents()).toEqual(['Sign up']);
    await changeSettings(world, { web3_wallet: { enabled: true, required: true } });
    await page.reload();
    expect(await page.locator('noscript p:visible').innerText()).toMatch('Signing up with a wallet needs JavaScript.');
    expect(await page.locator('main .button:visible').count()).toBe(0);
  });
});
