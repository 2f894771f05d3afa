import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { enrollUser } from '../../support/authenticators.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, describedBy, expectAccessible, type HostedWorld } from '../../support/hosted-pages.ts';
import { waitForMail } from '../../support/mail.ts';
import { createSignInWorld, enterPassword, follow, press, returned, signInUrl } from '../../support/sign-in-pages.ts';
import { addAuthenticator } from '../../support/virtual-authenticator.ts';

const openPage = useBrowser();
const ADDRESS = 'ada@example.com';
const COOKIE = 'page_last_way';
const EMAIL_CODES = { authentication_factors: { email_otp_enabled: true } };

/** The cookie of the last way; undefined without it. */
const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === COOKIE);

/** Remembers a way as the pages do. */
const remember = (page: Page, world: HostedWorld, value: string) =>
  page.context().addCookies([{ name: COOKIE, value, domain: new URL(world.url).hostname, path: '/sign-in' }]);

/** The buttons and links with the badge. */
const marked = (page: Page) => page.locator('main [aria-describedby="last-used"]');

describe.each([true, false])('The way of the last sign-in with JavaScript: %s', (javaScriptEnabled) => {
  it('is remembered after the sign-in is complete, and is first and marked the next time', async () => {
    const world = await createSignInWorld([EMAIL_CODES]);
    await openSignedUpBrowser(world, ADDRESS);
    // The first proof of an address ends its password, so another user signs in with one.
    await openSignedUpBrowser(world, 'bob@example.com');
    const page = await openPage({ javaScriptEnabled });
    await page.goto(signInUrl(world));
    expect(await page.getByText('Last used').count()).toBe(0);
    await follow(page, 'Email code');
    await page.getByLabel('Email address').fill(ADDRESS);
    await press(page, 'Send code');
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    expect(await cookieOf(page)).toBeUndefined();
    await page.getByLabel('Code').fill((await waitForMail(world, ADDRESS)).code ?? '');
    await press(page, 'Continue');
    await returned(page, world);
    const cookie = await cookieOf(page);
    expect(cookie).toMatchObject({ value: 'email-code', path: '/sign-in', httpOnly: true, sameSite: 'Lax' });
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1_000 + 364 * 86_400);
    await page.goto(`${world.url}/sign-out`);
    await press(page, 'Sign out');
    await page.goto(signInUrl(world));
    expect(await marked(page).textContent()).toBe('Send code');
    expect(await describedBy(marked(page))).toBe('Last used');
    await follow(page, 'Password');
    expect(await marked(page).textContent()).toBe('Email code');
    await enterPassword(page, 'bob@example.com');
    await returned(page, world);
    expect((await cookieOf(page))?.value).toBe('password');
  });

  it('is that of the first factor after a second one', async () => {
    const world = await createHostedWorld();
    const { code } = await enrollUser(world, ADDRESS);
    const page = await openPage({ javaScriptEnabled });
    await page.goto(signInUrl(world));
    await enterPassword(page, ADDRESS);
    await page.getByLabel('Code of the authenticator app').waitFor();
    expect(await cookieOf(page)).toBeUndefined();
    await page.getByLabel('Code of the authenticator app').fill(code(1));
    await press(page, 'Continue');
    await returned(page, world);
    expect((await cookieOf(page))?.value).toBe('password');
  });
});

describe('The way of the last sign-in', () => {
  it('is a passkey after one was used, which is above the form then', async () => {
    const passkey = { enabled: true, allow_autofill: false, prompt_registration_on_auth: true };
    const world = await createSignInWorld([{ authentication_factors: { passkey } }]);
    await openSignedUpBrowser(world, ADDRESS);
    const page = await openPage();
    await addAuthenticator(page);
    await page.goto(signInUrl(world));
    await enterPassword(page, ADDRESS);
    await press(page, 'Create a passkey');
    await returned(page, world);
    expect((await cookieOf(page))?.value).toBe('password');
    await page.context().clearCookies();
    await page.goto(signInUrl(world));
    await press(page, 'Passkey');
    await returned(page, world);
    expect((await cookieOf(page))?.value).toBe('passkey');
    await page.goto(`${world.url}/sign-out`);
    await press(page, 'Sign out');
    await page.goto(signInUrl(world));
    expect(await marked(page).textContent()).toBe('Use a passkey');
    expect(await page.locator('main .button:visible').allTextContents()).toEqual(['Use a passkey', 'Sign in']);
    await expectAccessible(page, 'sign-in-last-passkey');
  });

  it('is ignored where the settings no longer enable it, and when it is not known', async () => {
    const world = await createHostedWorld([EMAIL_CODES]);
    const page = await openPage();
    const shown = async (value: string) => {
      await remember(page, world, value);
      await page.goto(signInUrl(world));
      return [await page.getByText('Last used').count(), await page.getByLabel('Password', { exact: true }).count()];
    };
    expect(await shown('email-code')).toEqual([1, 0]);
    for (const value of ['phone', 'passkey', 'sso:google', 'toString', 'sso:', '%3Cb%3E']) {
      expect([value, await shown(value)]).toEqual([value, [0, 1]]);
    }
    await changeSettings(world, { authentication_factors: { email_otp_enabled: false } });
    expect(await shown('email-code')).toEqual([0, 1]);
  });

  it('has only names that the pages know', async () => {
    const world = await createHostedWorld();
    const { cookie } = await openSignedUpBrowser(world, ADDRESS);
    const setBy = async (way: string) => {
      const { headers } = await world.page(`/sign-in?step=next&way=${encodeURIComponent(way)}`, { session: cookie });
      return [headers['set-cookie'] ?? []].flat().filter((line) => line.startsWith(COOKIE));
    };
    expect(await setBy('passkey')).toHaveLength(1);
    for (const way of ['ada@example.com', 'passkey; Path=/', 'sso:a b', '']) expect(await setBy(way)).toEqual([]);
  });

  it('is not remembered after a wrong password', async () => {
    const world = await createHostedWorld();
    await openSignedUpBrowser(world, ADDRESS);
    const send = (password: string) =>
      world.page('/sign-in?method=password', { form: { action: 'password', email: ADDRESS, password } });
    const cookies = async (password: string) => String((await send(password)).headers['set-cookie'] ?? '');
    expect(await cookies('wrong')).not.toContain(COOKIE);
    expect(await cookies(PASSWORD)).toContain(`${COOKIE}=password; Path=/sign-in; HttpOnly; Secure; SameSite=Lax;`);
  });
});
