import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
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

const openPage = useBrowser();

const LINKS = { authentication_factors: { magic_link: { enabled: true } } };

/** The link of a mail on the port of the service. */
async function linkTo(world: HostedWorld, address: string, nth: number): Promise<string> {
  const { link } = await waitForMail(world, address, nth);
  if (link === null) throw new Error('The mail has no link.');
  return `${world.url}${link.pathname}${link.search}`;
}

describe.each([true, false])('The page of a mailed link with JavaScript: %s', (javaScriptEnabled) => {
  it('signs in in another browser and returns to the application', async () => {
    const world = await createSignInWorld([LINKS]);
    await openSignedUpBrowser(world, 'ada@example.com');
    const page = await openPage({ javaScriptEnabled });
    await page.goto(signInUrl(world));
    await follow(page, 'Email link');
    await page.getByLabel('Email address').fill('ada@example.com');
    await press(page, 'Send link');
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    const link = await linkTo(world, 'ada@example.com', 1);
    const other = await openPage({ javaScriptEnabled });
    const offences = recordOffences(other, [world.url]);
    await other.goto(link);
    expect(other.url()).not.toContain('token');
    await other.getByRole('heading', { name: 'Sign in to Northwind' }).waitFor();
    expect(await signedInEmail(other, world)).toBeNull();
    await press(other, 'Continue');
    await returned(other, world);
    expect(await signedInEmail(other, world)).toBe('ada@example.com');
    expect(await signedInEmail(page, world)).toBeNull();
    expect(offences).toEqual({ requests: [], errors: [] });
    await other.goto(link);
    await press(other, 'Continue');
    await other.getByRole('heading', { name: 'This link is invalid' }).waitFor();
    await follow(other, 'Go to the sign-in');
    await other.getByRole('heading', { name: 'You are signed in' }).waitFor();
  });

  it('continues in the tab of the sign-in after the link was opened in another tab', async () => {
    const world = await createSignInWorld([LINKS]);
    await openSignedUpBrowser(world, 'ada@example.com');
    const page = await openPage({ javaScriptEnabled });
    await page.goto(signInUrl(world, { method: 'email-link' }));
    await page.getByLabel('Email address').fill('ada@example.com');
    await press(page, 'Send link');
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    const tab = await page.context().newPage();
    await tab.goto(await linkTo(world, 'ada@example.com', 1));
    await press(tab, 'Continue');
    await returned(tab, world);
    await page.reload();
    await returned(page, world);
  });

  it('explains that a link of another browser cannot be used where the settings require the same one', async () => {
    const world = await createSignInWorld([
      { authentication_factors: { magic_link: { enabled: true, require_same_device: true } } },
    ]);
    await openSignedUpBrowser(world, 'ada@example.com');
    await world.browser().post('/auth/signin', { strategy: 'magic_link', email: 'ada@example.com' });
    const page = await openPage({ javaScriptEnabled });
    await page.goto(await linkTo(world, 'ada@example.com', 1));
    await press(page, 'Continue');
    await page.getByText('This link works only in the browser in which you requested it.').waitFor();
    expect(await signedInEmail(page, world)).toBeNull();
  });

  it('signs in with a ticket of the backend once', async () => {
    const world = await createSignInWorld();
    const { userId } = await openSignedUpBrowser(world, 'ada@example.com');
    const { body } = await world.backend.post(`/users/${userId}/sign-in-tickets`, {});
    const page = await openPage({ javaScriptEnabled });
    const link = `${world.url}/auth/sign-in-ticket?ticket=${body.ticket}&redirect_url=${encodeURIComponent(targetOf(world))}`;
    await page.goto(link);
    expect(page.url()).not.toContain(body.ticket);
    await press(page, 'Continue');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
    await page.goto(link);
    await press(page, 'Continue');
    await page.getByText('This link was used, revoked or has expired.').waitFor();
  });

  it('sets a new password and signs in with it', async () => {
    const world = await createSignInWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    const page = await openPage({ javaScriptEnabled });
    await page.goto(signInUrl(world));
    await follow(page, 'Forgot your password?');
    await page.getByLabel('Email address').fill('ada@example.com');
    await press(page, 'Send link');
    await page.getByText('We have sent a link to your email address').waitFor();
    const link = await linkTo(world, 'ada@example.com', 1);
    const other = await openPage({ javaScriptEnabled });
    await other.goto(link);
    expect(other.url()).not.toContain('token');
    await other.getByText('At least 8 characters.').waitFor();
    await other.getByLabel('New password', { exact: true }).fill('a new passphrase of mine');
    await other.getByLabel('Repeat new password').fill('another passphrase');
    await press(other, 'Set password');
    await other.getByText('The passwords are different.').waitFor();
    await other.getByLabel('New password', { exact: true }).fill('password');
    await other.getByLabel('Repeat new password').fill('password');
    await press(other, 'Set password');
    await other.locator('.field-error').waitFor();
    await other.getByLabel('New password', { exact: true }).fill('a new passphrase of mine');
    await other.getByLabel('Repeat new password').fill('a new passphrase of mine');
    await press(other, 'Set password');
    await other.getByText('Your password was changed. Sign in with the new one.').waitFor();
    await enterPassword(other, 'ada@example.com', PASSWORD);
    await other.getByRole('alert').getByText('The sign-in details are wrong.').waitFor();
    await enterPassword(other, 'ada@example.com', 'a new passphrase of mine');
    await returned(other, world);
    await other.goto(link);
    await other.getByLabel('New password', { exact: true }).fill('yet another passphrase');
    await other.getByLabel('Repeat new password').fill('yet another passphrase');
    await press(other, 'Set password');
    await follow(other, 'Request a new link');
    await other.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  });
});

describe('The pages of mailed links', () => {
  it('say that a link without its token is incomplete', async () => {
    const world = await createSignInWorld();
    for (const path of ['/auth/verify-magic-link', '/auth/sign-in-ticket', '/auth/reset-password']) {
      const { status, text } = await world.browser().get(path);
      expect([path, status]).toEqual([path, 400]);
      expect(text).toContain('The link is incomplete.');
    }
  });

  it('answer a request for a new password in the same way for an unknown address', async () => {
    const world = await createSignInWorld();
    const page = await openPage();
    await page.goto(`${world.url}/forgot-password`);
    await page.getByLabel('Email address').fill('unknown@example.com');
    await press(page, 'Send link');
    await page.getByText('We have sent a link to your email address, if an account has it.').waitFor();
  });

  it('are accessible', async () => {
    const world = await createSignInWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    const page = await openPage();
    await page.goto(`${world.url}/forgot-password`);
    await expectAccessible(page, 'forgot-password');
    await page.goto(`${world.url}/auth/reset-password?token=some-token`);
    await expectAccessible(page, 'reset-password');
    await page.goto(`${world.url}/auth/verify-magic-link?token=some-token`);
    await expectAccessible(page, 'magic-link');
    await press(page, 'Continue');
    await page.getByRole('heading', { name: 'This link is invalid' }).waitFor();
    await expectAccessible(page, 'magic-link-invalid');
  });
});
