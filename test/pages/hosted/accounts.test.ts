import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD, signIn } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, expectAccessible, type HostedWorld } from '../../support/hosted-pages.ts';
import {
  enterPassword,
  follow,
  press,
  returned,
  signedInEmail,
  signInUrl,
  targetOf,
} from '../../support/sign-in-pages.ts';

const openPage = useBrowser();

const SEVERAL = { multi_session_support: 'enabled' };

describe('A person without redirect_url', () => {
  const locationOf = async (world: HostedWorld, path: string, session: string | null, form: Record<string, string>) =>
    (await world.page(path, { session, form })).headers['location'];
  const withPassword = { action: 'password', email: 'ada@example.com', password: PASSWORD };

  it('continues at pages for users while the settings lead to the page for developers', async () => {
    const world = await createHostedWorld([SEVERAL]);
    const { cookie } = await openSignedUpBrowser(world, 'ada@example.com');
    for (const path of ['/sign-in', '/sign-up']) {
      expect((await world.page(path, { session: cookie })).text).toContain(
        `href="${world.url}/user-profile">Continue</a>`,
      );
    }
    expect(await locationOf(world, '/sign-in', null, withPassword)).toBe(`${world.url}/user-profile`);
    const created = await locationOf(world, '/create-organization', cookie, { action: 'submit', name: 'Contoso' });
    expect(String(created).replace(world.url, '')).toMatch(/^\/organization-profile\?organization=\d+$/);
    const browser = await openSignedUpBrowser(world, 'bob@example.com');
    await signIn(browser, 'ada@example.com');
    expect(await locationOf(world, '/sign-out', browser.cookie, { action: 'submit' })).toBe(`${world.url}/sign-in`);
  });

  it('continues at a path or absolute URL of the settings, or at the profile that they name', async () => {
    const world = await createHostedWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    const end = async (settings: object) => {
      await world.backend.patch('/settings/ui', settings);
      return locationOf(world, '/sign-in', null, withPassword);
    };
    expect(await end({ after_signin_redirect_url: '/start' })).toBe(`${world.url}/start`);
    expect(await end({ after_signin_redirect_url: `${world.url}/` })).toBe(`${world.url}/`);
    const profile = { user_profile_url: 'https://app.example.com/me' };
    expect(await end({ after_signin_redirect_url: '', ...profile })).toBe('https://app.example.com/me');
  });
});

describe.each([true, false])('The accounts of a browser with JavaScript: %s', (javaScriptEnabled) => {
  it('can be switched on the sign-in page, and sign out one by one', async () => {
    const world = await createHostedWorld([SEVERAL]);
    await world.backend.patch('/settings/ui', {
      after_sign_out_one_page_url: '/sign-in?done=signedOut',
      after_sign_out_all_page_url: '/.well-known/jwks.json',
    });
    await openSignedUpBrowser(world, 'ada@example.com');
    await openSignedUpBrowser(world, 'bob@example.com');
    const page = await openPage({ javaScriptEnabled });
    await page.goto(signInUrl(world));
    await enterPassword(page, 'ada@example.com');
    await returned(page, world);
    await page.goto(signInUrl(world));
    await page.getByText('You are signed in as ada@example.com.').waitFor();
    await follow(page, 'Use another account');
    await enterPassword(page, 'bob@example.com');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('bob@example.com');
    await page.goto(signInUrl(world));
    await press(page, 'Continue as ada@example.com');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
    await page.goto(`${world.url}/sign-out`);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
    await press(page, 'Sign out');
    await page.waitForURL(`${world.url}/sign-in?done=signedOut`);
    expect(await signedInEmail(page, world)).toBe('bob@example.com');
    await page.goto(`${world.url}/sign-out`);
    await press(page, 'Sign out');
    await page.waitForURL(`${world.url}/.well-known/jwks.json`);
    expect(await signedInEmail(page, world)).toBeNull();
  });

  it('sign out to the page of the application that redirect_url names, also on the user profile', async () => {
    const world = await createHostedWorld([SEVERAL]);
    const settings = { after_sign_out_one_page_url: '/one', after_sign_out_all_page_url: '/all' };
    await world.backend.patch('/settings/ui', settings);
    await world.backend.put('/settings/allowed-origins', { allowed_origins: [world.url] });
    for (const email of ['ada@example.com', 'bob@example.com']) await openSignedUpBrowser(world, email);
    const page = await openPage({ javaScriptEnabled });
    for (const path of ['/sign-out', '/user-profile', '/sign-in']) {
      await page.goto(signInUrl(world));
      await enterPassword(page, 'ada@example.com');
      await returned(page, world);
      await page.goto(`${world.url}${path}?${new URLSearchParams({ redirect_url: targetOf(world) })}`);
      await press(page, 'Sign out');
      await returned(page, world);
      expect([path, await signedInEmail(page, world)]).toEqual([path, null]);
    }
    for (const email of ['ada@example.com', 'bob@example.com']) {
      await page.goto(signInUrl(world, { account: 'other' }));
      await enterPassword(page, email);
      await returned(page, world);
    }
    await page.goto(`${world.url}/sign-out?redirect_url=${encodeURIComponent('https://evil.example')}`);
    await press(page, 'Sign out');
    await page.waitForURL(`${world.url}/one`);
    await page.goto(`${world.url}/user-profile?redirect_url=${encodeURIComponent('https://evil.example')}`);
    await press(page, 'Sign out');
    await page.waitForURL(`${world.url}/all`);
  });

  it('replace each other where a browser has one account', async () => {
    const world = await createHostedWorld([{ multi_session_support: 'disabled' }]);
    await openSignedUpBrowser(world, 'ada@example.com');
    await openSignedUpBrowser(world, 'bob@example.com');
    const page = await openPage({ javaScriptEnabled });
    await page.goto(signInUrl(world));
    await enterPassword(page, 'ada@example.com');
    await returned(page, world);
    await page.goto(signInUrl(world));
    await press(page, 'Use another account');
    await page.getByRole('heading', { name: 'Sign in to Northwind' }).waitFor();
    expect(await signedInEmail(page, world)).toBeNull();
    await enterPassword(page, 'bob@example.com');
    await returned(page, world);
    await page.goto(signInUrl(world));
    await follow(page, 'Continue');
    await page.waitForURL(targetOf(world));
    expect(await signedInEmail(page, world)).toBe('bob@example.com');
  });
});

describe('The accounts of a browser', () => {
  it('are shown on accessible pages', async () => {
    const world = await createHostedWorld([SEVERAL]);
    await openSignedUpBrowser(world, 'ada@example.com');
    await openSignedUpBrowser(world, 'bob@example.com');
    const page = await openPage();
    for (const email of ['ada@example.com', 'bob@example.com']) {
      await page.goto(signInUrl(world, { account: 'other' }));
      await enterPassword(page, email);
      await returned(page, world);
    }
    await page.goto(`${world.url}/sign-in`);
    await expectAccessible(page, 'sign-in-accounts');
    await page.goto(`${world.url}/sign-out`);
    await expectAccessible(page, 'sign-out');
  });

  it('stay signed in when a form comes from another origin', async () => {
    const world = await createHostedWorld();
    const browser = await openSignedUpBrowser(world, 'ada@example.com');
    const page = await openPage();
    await page.context().addCookies([{ name: '__session', value: browser.cookie ?? '', url: world.url }]);
    await page.goto('about:blank');
    await page.setContent(`<form method="post" action="${world.url}/sign-out"><button>Send</button></form>`);
    await press(page, 'Send');
    await page.getByText('The form came from a page that is not allowed.').waitFor();
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
  });
});
