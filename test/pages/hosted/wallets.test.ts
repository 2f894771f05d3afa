import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { recordOffences } from '../../support/hosted-pages.ts';
import {
  createSignInWorld,
  enterPassword,
  press,
  returned,
  signedInEmail,
  signInUrl,
} from '../../support/sign-in-pages.ts';
import { newWallet, type TestWallet, WALLET_SETTINGS } from '../../support/wallets.ts';

const openPage = useBrowser();

/** Gives the pages a wallet (EIP-1193), which returns its address in lower case as some wallets do. */
async function addWallet(page: Page, wallet: TestWallet): Promise<void> {
  await page.exposeFunction('walletRequest', async (method: string, params: readonly string[]) => {
    if (method === 'eth_requestAccounts') return [wallet.address.toLowerCase()];
    return wallet.signMessage({ message: { raw: params[0] as `0x${string}` } });
  });
  await page.addInitScript(
    'window.ethereum = { request: ({ method, params }) => window.walletRequest(method, params ?? []) };',
  );
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
    await press(page, 'Use a wallet');
    await page.getByRole('alert').getByText('No account has this wallet.').waitFor();
    await enterPassword(page, 'ada@example.com');
    await press(page, 'Link a wallet');
    await returned(page, world);
    await page.context().clearCookies();
    await page.goto(signInUrl(world));
    await press(page, 'Use a wallet');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('are explained in a browser without one', async () => {
    const world = await createSignInWorld([WALLET_SETTINGS]);
    const page = await openPage();
    await page.goto(signInUrl(world));
    await press(page, 'Use a wallet');
    await page.getByRole('alert').getByText('This browser has no wallet.').waitFor();
  });
});
