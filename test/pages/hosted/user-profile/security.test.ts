import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../../support/accounts.ts';
import { totpCodesOf } from '../../../support/authenticators.ts';
import { useBrowser } from '../../../support/browser.ts';
import { createHostedWorld, expectAccessible } from '../../../support/hosted-pages.ts';
import { allowOwnOrigin, press, signPageIn, unfold, visitProfile } from '../../../support/profile-pages.ts';
import { backdateAuthentication } from '../../../support/sign-in.ts';
import { addAuthenticator } from '../../../support/virtual-authenticator.ts';
import { linkWallet, newWallet, WALLET_SETTINGS } from '../../../support/wallets.ts';

const openPage = useBrowser();
const PASSKEYS = { authentication_factors: { passkey: { enabled: true, allow_autofill: false } } };

describe.each([true, false])('The authenticator app with JavaScript: %s', (javaScriptEnabled) => {
  it('is set up with two codes and removed, and backup codes are shown once', async () => {
    const world = await createHostedWorld();
    const { page, offences, open, client } = await visitProfile(openPage, world, { javaScriptEnabled });
    await open('/security');
    await press(page, 'Set up an app');
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    const secret = ((await page.locator('.secret').textContent()) ?? '').replaceAll(' ', '');
    const code = totpCodesOf(secret);
    await page.getByLabel('First code').fill(code(0));
    await page.getByLabel('Next code').fill(code(0));
    await press(page, 'Verify');
    await page.getByRole('alert').waitFor();
    // The same secret is shown again, so that the user need not scan it twice.
    expect(((await page.locator('.secret').textContent()) ?? '').replaceAll(' ', '')).toBe(secret);
    await page.getByLabel('First code').fill(code(-1));
    await page.getByLabel('Next code').fill(code(0));
    await press(page, 'Verify');
    await page.getByText('The authenticator app is set up.').waitFor();
    expect((await signIn(world.browser(), 'ada@example.com')).body.data.signin_attempt).toMatchObject({
      current_step: 'verify_second_factor',
    });

    await press(page, 'Create new codes');
    const codes = await page.locator('.secrets code').allTextContents();
    expect(codes).toHaveLength(10);
    expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(javaScriptEnabled ? 1 : 0);
    await page.getByRole('link', { name: 'I have saved the codes' }).click();
    await page.getByText('10 of 10 left').waitFor();

    await unfold(page, 'Remove the app');
    await page.getByLabel('Code of the app, or a backup code').fill('wrong');
    await press(page, 'Remove the app');
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Code of the app, or a backup code').fill(codes[0] ?? '');
    await press(page, 'Remove the app');
    await page.getByText('The authenticator app was removed.').waitFor();
    expect((await (await client()).get('/me')).body.data.two_factor_enabled).toBe(false);
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('passes another authentication', async () => {
    const world = await createHostedWorld();
    const { page, open, userId, client } = await visitProfile(openPage, world, { javaScriptEnabled });
    const browser = await client();
    const { secret } = (await browser.post('/me/authenticator')).body.data;
    const code = totpCodesOf(secret);
    await browser.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });
    await signPageIn(page, world, browser);
    await backdateAuthentication(world, userId);
    await open('/security');
    await press(page, 'Create new codes');
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    await page.getByLabel('Code of the app, or a backup code').fill(code(1));
    await page
      .locator('form', { has: page.getByLabel('Code of the app') })
      .getByRole('button')
      .click();
    await page.getByText('Thank you. Now repeat your change.').waitFor();
  });
});

describe('Passkeys', () => {
  it('are added, renamed and removed, and the browser learns which are left', async () => {
    const world = await allowOwnOrigin(await createHostedWorld([PASSKEYS]));
    const { page, offences, open, client } = await visitProfile(openPage, world);
    const authenticator = await addAuthenticator(page);
    await open('/security');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('The passkey was added.').waitFor();
    expect(await authenticator.credentialIds()).toHaveLength(1);
    expect(await page.locator('.row', { hasText: 'Added' }).count()).toBe(1);
    await page.getByLabel(/^Manage /).click();
    await page.getByRole('link', { name: /^Rename/ }).click();
    await page.getByLabel('Name of the passkey').fill('Work laptop');
    await press(page, 'Save');
    await page.getByText('The passkey was renamed.').waitFor();
    await unfold(page, 'Manage Work laptop', 'Remove');
    await press(page, 'Remove Work laptop');
    await page.getByText('The passkey was removed.').waitFor();
    expect((await (await client()).get('/me/passkeys')).body.data.passkeys).toEqual([]);
    await expect.poll(() => authenticator.credentialIds()).toEqual([]);
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('lead to another authentication, which a passkey passes', async () => {
    const world = await allowOwnOrigin(await createHostedWorld([PASSKEYS]));
    const { page, open, userId } = await visitProfile(openPage, world);
    await addAuthenticator(page);
    await open('/security');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('The passkey was added.').waitFor();
    await backdateAuthentication(world, userId);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText('Thank you. Now repeat your change.').waitFor();
  });

  it('show an error when the user cancels the request', async () => {
    const world = await allowOwnOrigin(await createHostedWorld([PASSKEYS]));
    const { page, open } = await visitProfile(openPage, world);
    await page.addInitScript(
      `navigator.credentials.create = () => Promise.reject(new DOMException('', 'NotAllowedError'))`,
    );
    await open('/security');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('alert').getByText('The request was cancelled').waitFor();
  });

  it('cannot be added without JavaScript, which the page says', async () => {
    const world = await allowOwnOrigin(await createHostedWorld([PASSKEYS]));
    const { page, open } = await visitProfile(openPage, world, { javaScriptEnabled: false });
    await open('/security');
    await page.getByText('This needs JavaScript').first().waitFor();
    expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
  });
});

describe('Wallets', () => {
  it('are linked with a wallet of the browser', async () => {
    const world = await allowOwnOrigin(await createHostedWorld([WALLET_SETTINGS]));
    const { page, offences, open, client } = await visitProfile(openPage, world);
    const wallet = privateKeyToAccount(generatePrivateKey());
    await page.exposeFunction('askWallet', (method: string, message: string) =>
      method === 'personal_sign'
        ? wallet.signMessage({ message: { raw: message as `0x${string}` } })
        : [wallet.address.toLowerCase()],
    );
    await page.addInitScript(
      'globalThis.ethereum = { request: ({ method, params }) => askWallet(method, params?.[0] ?? "") };',
    );
    await open('/security');
    await page.getByRole('button', { name: 'Link a wallet' }).click();
    await page.getByText('The wallet was linked.').waitFor();
    expect((await (await client()).get('/me/wallets')).body.data).toMatchObject([{ address: wallet.address }]);
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('are unlinked without JavaScript', async () => {
    const world = await allowOwnOrigin(await createHostedWorld([WALLET_SETTINGS]));
    const { page, open, client } = await visitProfile(openPage, world, { javaScriptEnabled: false });
    const browser = await client();
    const wallet = newWallet();
    expect((await linkWallet(browser, wallet)).status).toBe(201);
    await signPageIn(page, world, browser);
    await open('/security');
    await unfold(page, `Manage ${wallet.address}`, 'Unlink');
    await press(page, `Unlink ${wallet.address}`);
    await page.getByText('The wallet was unlinked.').waitFor();
    expect((await (await client()).get('/me/wallets')).body.data).toEqual([]);
  });
});

describe('The page of security', () => {
  it('is accessible in every mode and width', async () => {
    const world = await allowOwnOrigin(await createHostedWorld([PASSKEYS, WALLET_SETTINGS]));
    const { page, open, client } = await visitProfile(openPage, world);
    const browser = await client();
    await addAuthenticator(page);
    await linkWallet(browser, newWallet());
    await signPageIn(page, world, browser);
    await open('/security');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('The passkey was added.').waitFor();
    await expectAccessible(page, 'profile-security');
    await unfold(page, 'Change the password');
    await page.getByLabel('New password').fill('short');
    await expectAccessible(page, 'profile-security-open');
    await page.locator('.row', { hasText: 'Added' }).first().locator('summary').first().click();
    await expectAccessible(page, 'profile-security-menu');
    await page.getByRole('link', { name: /^Rename/ }).click();
    await expectAccessible(page, 'profile-rename-passkey');
    await open('/security');
    await press(page, 'Set up an app');
    await expectAccessible(page, 'profile-authenticator');
    await open('/security');
    await press(page, 'Create new codes');
    await expectAccessible(page, 'profile-backup-codes');
  });

  it('hides what the settings disable', async () => {
    const world = await createHostedWorld([{ second_factor_policy: 'no_second_factor' }]);
    const { page, open } = await visitProfile(openPage, world);
    await open('/security');
    await page.getByRole('heading', { name: 'Password' }).waitFor();
    for (const name of ['Authenticator app', 'Backup codes', 'Passkeys', 'Wallets']) {
      expect(await page.getByRole('main').getByText(name, { exact: true }).count(), name).toBe(0);
    }
  });
});
