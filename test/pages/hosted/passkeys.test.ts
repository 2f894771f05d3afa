import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { totpCodesOf } from '../../support/authenticators.ts';
import { useBrowser } from '../../support/browser.ts';
import { expectAccessible, type HostedWorld, recordOffences } from '../../support/hosted-pages.ts';
import { waitForMail } from '../../support/mail.ts';
import {
  createSignInWorld,
  enterPassword,
  follow,
  press,
  returned,
  signedInEmail,
  signInUrl,
  targetOf,
} from '../../support/sign-in-pages.ts';
import { addAuthenticator } from '../../support/virtual-authenticator.ts';

const openPage = useBrowser();

const passkeys = (changes: object = {}) => ({
  authentication_factors: { passkey: { enabled: true, allow_autofill: false, ...changes } },
});

/** Signs in with a password and accepts the offer of a passkey. */
async function createPasskey(page: Page, world: HostedWorld): Promise<void> {
  await page.goto(signInUrl(world));
  await enterPassword(page, 'ada@example.com');
  await press(page, 'Create a passkey');
  await returned(page, world);
}

async function enterNewAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign up');
}

describe('Passkeys on the sign-in page', () => {
  it('are offered after a sign-in, and sign in with a button', async () => {
    const world = await createSignInWorld([passkeys({ prompt_registration_on_auth: true })]);
    await openSignedUpBrowser(world, 'ada@example.com');
    const page = await openPage();
    const offences = recordOffences(page, [world.url]);
    const authenticator = await addAuthenticator(page);
    await createPasskey(page, world);
    expect(await authenticator.credentialIds()).toHaveLength(1);
    await page.context().clearCookies();
    await page.goto(signInUrl(world));
    await press(page, 'Passkey');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('are offered after a sign-up, which continues where the settings say', async () => {
    const world = await createSignInWorld([passkeys({ prompt_registration_on_auth: true })]);
    await world.backend.patch('/settings/ui', { after_signup_redirect_url: targetOf(world) });
    const page = await openPage();
    const authenticator = await addAuthenticator(page);
    await page.goto(`${world.url}/sign-up`);
    await enterNewAccount(page, 'ada@example.com');
    await press(page, 'Create a passkey');
    await returned(page, world);
    expect(await authenticator.credentialIds()).toHaveLength(1);
    await changeSettings(world, { email: { verify_signup: true } });
    await page.context().clearCookies();
    await page.goto(`${world.url}/sign-up`);
    await enterNewAccount(page, 'grace@example.com');
    await page.getByLabel('Code').fill((await waitForMail(world, 'grace@example.com')).code ?? '');
    await press(page, 'Continue');
    await follow(page, 'Not now');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('grace@example.com');
  });

  it('are not offered again in a browser whose user has declined', async () => {
    const world = await createSignInWorld([passkeys({ prompt_registration_on_auth: true })]);
    await openSignedUpBrowser(world, 'ada@example.com');
    const page = await openPage();
    await addAuthenticator(page);
    await page.goto(signInUrl(world));
    await enterPassword(page, 'ada@example.com');
    await page.getByRole('button', { name: 'Create a passkey' }).waitFor();
    await expectAccessible(page, 'sign-in-passkey-offer');
    await follow(page, 'Not now');
    await returned(page, world);
    await page.context().clearCookies();
    await page.goto(signInUrl(world));
    await enterPassword(page, 'ada@example.com');
    await returned(page, world);
  });

  it('are neither offered nor shown without JavaScript', async () => {
    const world = await createSignInWorld([passkeys({ prompt_registration_on_auth: true })]);
    await openSignedUpBrowser(world, 'ada@example.com');
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(signInUrl(world));
    expect(await page.getByRole('button', { name: 'Passkey' }).isVisible()).toBe(false);
    await enterPassword(page, 'ada@example.com');
    await returned(page, world);
  });

  it('sign in from the autofill of the identifier field', async () => {
    const world = await createSignInWorld([passkeys({ prompt_registration_on_auth: true })]);
    await openSignedUpBrowser(world, 'ada@example.com');
    const page = await openPage();
    await addAuthenticator(page);
    await createPasskey(page, world);
    await changeSettings(world, passkeys({ prompt_registration_on_auth: true, allow_autofill: true }));
    await page.context().clearCookies();
    expect((await world.browser().get('/sign-in')).text).toContain('autocomplete="username webauthn"');
    await page.goto(signInUrl(world));
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
  });

  it('do not keep users from signing in with a password while the autofill waits', async () => {
    const world = await createSignInWorld([passkeys({ allow_autofill: true })]);
    await openSignedUpBrowser(world, 'ada@example.com');
    const page = await openPage();
    const authenticator = await addAuthenticator(page);
    await authenticator.setPresent(false);
    const pending = page.waitForResponse((response) => response.url().endsWith('/auth/signin'));
    await page.goto(signInUrl(world));
    await pending;
    await enterPassword(page, 'ada@example.com');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
  });

  it('are a second factor after a password', async () => {
    const world = await createSignInWorld([passkeys({ prompt_registration_on_auth: true })]);
    const browser = await openSignedUpBrowser(world, 'ada@example.com');
    const page = await openPage();
    await addAuthenticator(page);
    await createPasskey(page, world);
    const { secret } = (await browser.post('/me/authenticator')).body.data;
    const code = totpCodesOf(secret);
    await browser.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });
    await page.context().clearCookies();
    await page.goto(signInUrl(world));
    await enterPassword(page, 'ada@example.com');
    await page.getByLabel('Code of the authenticator app').waitFor();
    await press(page, 'Passkey');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
  });
});
