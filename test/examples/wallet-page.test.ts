import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeSettings } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import {
  createPageWorld,
  enterPassword,
  errorOf,
  signedInAs,
  signOutOnPage,
  signUpOnPage,
} from '../support/passkey-page.ts';
import { newWallet, type TestWallet, WALLET_SETTINGS } from '../support/wallets.ts';

const ADA = 'ada@example.com';
const openPage = useBrowser();

/** Gives the page a wallet (EIP-1193) that this process signs with. It returns its address in lower case, as many do. */
async function injectWallet(page: Page, wallet: TestWallet): Promise<void> {
  await page.exposeFunction('signInTest', (raw: `0x${string}`) => wallet.signMessage({ message: { raw } }));
  await page.addInitScript((address) => {
    const { signInTest } = globalThis as unknown as { signInTest: (raw: string) => Promise<string> };
    const request = async ({ method, params }: { method: string; params: string[] }) => {
      if (method === 'eth_requestAccounts') return [address];
      const isDeclined = (globalThis as { isDeclining?: boolean }).isDeclining;
      if (method !== 'personal_sign' || isDeclined) throw Object.assign(new Error('User rejected'), { code: 4001 });
      return signInTest(params[0] as string);
    };
    Object.assign(globalThis, { ethereum: { request } });
  }, wallet.address.toLowerCase());
}

const useWallet = (page: Page) => page.getByRole('button', { name: 'Sign in with a wallet' }).click();
const walletsOf = (page: Page) => page.locator('#wallet-list li');

describe('wallets in the page of examples/passkeys-and-wallets', () => {
  it('are linked, sign in and are unlinked', async () => {
    const world = await createPageWorld(WALLET_SETTINGS);
    const page = await openPage();
    const wallet = newWallet();
    await injectWallet(page, wallet);
    await page.goto(world.pageUrl);
    await useWallet(page);
    expect(await errorOf(page)).toContain('No account that may sign in has linked this wallet.');

    await signUpOnPage(page, ADA);
    await page.getByRole('button', { name: 'Link a wallet' }).click();
    await page.getByText('The wallet was linked.').waitFor();
    expect(await walletsOf(page).getAttribute('title')).toBe(wallet.address);
    await signOutOnPage(page);
    await useWallet(page);
    await signedInAs(page, ADA);

    page.on('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Unlink' }).click();
    await page.getByText('The wallet was unlinked.').waitFor();
    expect(await walletsOf(page).count()).toBe(0);
  });

  it('sign up without a password', async () => {
    const world = await createPageWorld(WALLET_SETTINGS, { email: { required: false } });
    const page = await openPage();
    await injectWallet(page, newWallet());
    await page.goto(world.pageUrl);
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'Sign up with a wallet' }).click();
    await page.getByText('You are signed in as user').waitFor();
    expect(await walletsOf(page).count()).toBe(1);
  });

  it('are linked in a sign-in where each account needs one', async () => {
    const world = await createPageWorld();
    const page = await openPage();
    await injectWallet(page, newWallet());
    await page.goto(world.pageUrl);
    await signUpOnPage(page, ADA);
    await signOutOnPage(page);
    await changeSettings(world, { ...WALLET_SETTINGS, web3_wallet: { enabled: true, required: true } });
    await page.reload();
    await enterPassword(page, ADA);
    await page.locator('#step').getByRole('button', { name: 'Link a wallet' }).click();
    await signedInAs(page, ADA);
  });

  it('are asked for in words when the browser has none, or the user declines', async () => {
    const world = await createPageWorld(WALLET_SETTINGS);
    const page = await openPage();
    await page.goto(world.pageUrl);
    await useWallet(page);
    expect(await errorOf(page)).toContain('This browser has no wallet.');
    await injectWallet(page, newWallet());
    await page.reload();
    await page.evaluate(() => Object.assign(globalThis, { isDeclining: true }));
    await useWallet(page);
    expect(await errorOf(page)).toBe('You declined the request in your wallet.');
  });
});
