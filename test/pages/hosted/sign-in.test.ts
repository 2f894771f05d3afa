import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, expectAccessible, recordOffences } from '../../support/hosted-pages.ts';

const openPage = useBrowser();

describe.each([true, false])('The sign-in page with JavaScript: %s', (javaScriptEnabled) => {
  it('signs a user in with a password and returns to the application', async () => {
    const world = await createHostedWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    const page = await openPage({ javaScriptEnabled });
    const offences = recordOffences(page, [world.url]);
    await page.goto(`${world.url}/sign-in?redirect_url=${encodeURIComponent(`${world.url}/.well-known/meta`)}`);
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').getByText('The sign-in details are wrong.').waitFor();
    expect(await page.title()).toBe('Error: Sign in to Northwind · Northwind');
    expect(await page.getByLabel('Email address').inputValue()).toBe('ada@example.com');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${world.url}/.well-known/meta`);
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

describe('The sign-in page', () => {
  it.each([
    ['/sign-in', 'Sign in'],
    ['/sign-up', 'Sign up'],
  ])('shows the name once: in the heading of %s, or in the logo, which usually contains it', async (path, short) => {
    const world = await createHostedWorld();
    const shown = async () => {
      const { text } = await world.page(path);
      const main = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
      const visible = main.replaceAll(/<span class="unseen">.*?<\/span>/g, '').replaceAll(/<[^>]*>/g, '');
      return {
        heading: /<h1>(.*?)<\/h1>/.exec(main)?.[1],
        names: visible.split('Northwind').length - 1,
        alt: /<img class="logo"[^>]* alt="([^"]*)"/.exec(main)?.[1],
        title: /<title>(.*?) ·/.exec(text)?.[1],
      };
    };
    const title = `${short} to Northwind`;
    expect(await shown()).toEqual({ heading: title, names: 1, alt: undefined, title });
    await world.backend.patch('/settings/ui', { logo_image_url: `${world.url}/logo.svg` });
    expect(await shown()).toEqual({ heading: short, names: 0, alt: 'Northwind', title });
  });

  it('reaches the link to a new password after the field of the password', async () => {
    const world = await createHostedWorld();
    const page = await openPage();
    await page.goto(`${world.url}/sign-in`);
    await page.getByLabel('Password', { exact: true }).focus();
    const reached: (string | null)[] = [];
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      reached.push((await focused.getAttribute('aria-label')) ?? (await focused.textContent()));
    }
    expect(reached).toEqual(['Show the password', 'Forgot your password?', 'Sign in']);
  });

  it('is accessible in every mode and width', async () => {
    const world = await createHostedWorld();
    const page = await openPage();
    await page.goto(`${world.url}/sign-in`);
    await expectAccessible(page, 'sign-in');
  });
});
