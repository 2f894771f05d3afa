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
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').getByText('The sign-in details are wrong.').waitFor();
    expect(await page.title()).toBe('Error: Sign in to Northwind · Northwind');
    expect(await page.getByLabel('Email address').inputValue()).toBe('ada@example.com');
    expect(await page.getByLabel('Password').inputValue()).toBe('');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${world.url}/.well-known/meta`);
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

describe('The sign-in page', () => {
  it('is accessible in every mode and width', async () => {
    const world = await createHostedWorld();
    const page = await openPage();
    await page.goto(`${world.url}/sign-in`);
    await expectAccessible(page, 'sign-in');
  });
});
