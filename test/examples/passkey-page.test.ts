import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeSettings } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import {
  addPasskeyOnPage,
  createPageWorld,
  enterPassword,
  errorOf,
  type PageWorld,
  servePage,
  signedInAs,
  signOutOnPage,
  signUpOnPage,
} from '../support/passkey-page.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';

const ADA = 'ada@example.com';
const EVE = 'eve@example.com';
const AUTOFILL = { authentication_factors: { passkey: { allow_autofill: true } } };
const REQUIRED = {
  second_factor_policy: 'required',
  authentication_factors: { second_factor_backup_code_enabled: false },
};

const openPage = useBrowser();

/** A page in which a user has signed up and added a passkey. */
async function openWithPasskey(world: PageWorld, email = ADA) {
  const page = await openPage();
  const authenticator = await addAuthenticator(page);
  await page.goto(world.pageUrl);
  await signUpOnPage(page, email);
  await addPasskeyOnPage(page, 'Laptop');
  return { page, authenticator };
}

const usePasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' }).click();
const itemsOf = (page: Page) => page.locator('#passkey-list strong').allTextContents();

describe('passkeys in the page of examples/passkeys-and-wallets', () => {
  it('are registered, renamed, and sign in by the button', async () => {
    const world = await createPageWorld();
    const { page, authenticator } = await openWithPasskey(world);
    expect(await authenticator.credentialIds()).toHaveLength(1);
    await page.getByRole('button', { name: 'Rename Laptop' }).click();
    await page.getByLabel('Name of the passkey').fill('Phone');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The passkey has its new name.').waitFor();
    expect(await itemsOf(page)).toEqual(['Phone']);
    await page.reload();
    await signedInAs(page, ADA);

    await signOutOnPage(page);
    await usePasskey(page);
    await signedInAs(page, ADA);
  });

  it('are registered once for each device and account', async () => {
    const { page } = await openWithPasskey(await createPageWorld());
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    expect(await errorOf(page)).toBe('This device has a passkey of your account already.');
    expect(await itemsOf(page)).toEqual(['Laptop']);
  });

  it('sign in by the autofill of the field', async () => {
    const { page } = await openWithPasskey(await createPageWorld(AUTOFILL));
    // The virtual authenticator chooses the passkey as soon as the page asks.
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForResponse((response) => response.url().endsWith('/auth/attempt-passkey') && response.ok());
    await signedInAs(page, ADA);
  });

  it('sign in by the button while the autofill waits, which the button aborts', async () => {
    const world = await createPageWorld(AUTOFILL);
    const { page, authenticator } = await openWithPasskey(world);
    await page.evaluate(() => {
      const get = navigator.credentials.get.bind(navigator.credentials);
      const requests: { mediation: string | undefined; signal: AbortSignal | undefined }[] = [];
      Object.assign(globalThis, { requests, pending: [] });
      navigator.credentials.get = (options) => {
        const pending = requests.filter(({ signal }) => !signal?.aborted).map(({ mediation }) => mediation);
        (globalThis as unknown as { pending: unknown[] }).pending.push(pending);
        requests.push({ mediation: options?.mediation, signal: options?.signal });
        return get(options);
      };
    });
    await authenticator.setPresent(false);
    await signOutOnPage(page);
    await page.waitForFunction(() => (globalThis as unknown as { requests: unknown[] }).requests.length === 1);
    await authenticator.setPresent(true);
    await usePasskey(page);
    await signedInAs(page, ADA);
    const seen = await page.evaluate(() => {
      const { requests, pending } = globalThis as unknown as {
        requests: { mediation?: string }[];
        pending: string[][];
      };
      return { mediations: requests.map(({ mediation }) => mediation ?? 'dialog'), pending };
    });
    expect(seen).toEqual({ mediations: ['conditional', 'dialog'], pending: [[], []] });
  });

  it('pass the second factor after a password', async () => {
    const world = await createPageWorld();
    const { page } = await openWithPasskey(world);
    await signOutOnPage(page);
    await changeSettings(world, REQUIRED);
    await enterPassword(page, ADA);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await signedInAs(page, ADA);
  });

  it('do not sign in where each user needs two factors and the device cannot verify its user', async () => {
    const world = await createPageWorld();
    const { page, authenticator } = await openWithPasskey(world);
    await signOutOnPage(page);
    await changeSettings(world, REQUIRED);
    await authenticator.setUserVerified(false);
    await usePasskey(page);
    expect(await errorOf(page)).toBe('The request was cancelled, or no passkey confirmed it in time. Try again.');
    await authenticator.setUserVerified(true);
    await usePasskey(page);
    await signedInAs(page, ADA);
  });

  it('of another account do not pass the second factor, and sign in to their own account', async () => {
    const world = await createPageWorld();
    await openWithPasskey(world, ADA);
    const { page } = await openWithPasskey(world, EVE);
    await signOutOnPage(page);
    await changeSettings(world, REQUIRED);
    await enterPassword(page, ADA);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    expect(await errorOf(page)).toContain('no passkey confirmed it');
    await page.getByRole('button', { name: 'Start again' }).click();
    await usePasskey(page);
    await signedInAs(page, EVE);
  });

  it('are forgotten by the browser after their user has deleted them', async () => {
    const { page, authenticator } = await openWithPasskey(await createPageWorld());
    page.on('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Delete Laptop' }).click();
    await page.getByText('The passkey was deleted.').waitFor();
    await page.getByText('You have no passkeys yet.').waitFor();
    await expect.poll(() => authenticator.credentialIds()).toEqual([]);
  });

  it('that a server has deleted are rejected, and then forgotten by the browser', async () => {
    const world = await createPageWorld();
    const { page, authenticator } = await openWithPasskey(world);
    await signOutOnPage(page);
    const [user] = (await world.backend.get('/users')).body.data;
    const passkeys = (await world.backend.get(`/users/${user.id}/passkeys`)).body;
    await world.backend.delete(`/users/${user.id}/passkeys/${passkeys[0]?.id}`);
    expect(await authenticator.credentialIds()).toHaveLength(1);
    await usePasskey(page);
    expect(await errorOf(page)).toContain('The passkey');
    await expect.poll(() => authenticator.credentialIds()).toEqual([]);
  });

  it('cannot be used by pages of origins that are not allowed, or that are outside of the relying party id', async () => {
    const world = await createPageWorld();
    const { authenticator } = await openWithPasskey(world);
    const openAt = async (host: string, isAllowed: boolean) => {
      const origin = await servePage(host, world.deploymentUrl);
      const allowed_origins = isAllowed ? [world.pageUrl, origin] : [world.pageUrl];
      await world.backend.put('/settings/allowed-origins', { allowed_origins });
      const page = await openPage();
      await (await addAuthenticator(page)).copyFrom(authenticator);
      await page.goto(origin);
      return page;
    };
    expect(await errorOf(await openAt(`app.${world.frontendHost}`, false))).toContain('does not allow the address');
    const below = await openAt(`app.${world.frontendHost}`, true);
    await usePasskey(below);
    await signedInAs(below, ADA);
    const outside = await openAt('elsewhere.localhost', true);
    await usePasskey(outside);
    expect(await errorOf(outside)).toBe('The address of this page may not use these passkeys.');
  });
});
