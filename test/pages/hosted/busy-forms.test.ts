import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, expectAccessible, type HostedWorld, recordOffences } from '../../support/hosted-pages.ts';
import { signPageIn } from '../../support/profile-pages.ts';

const openPage = useBrowser();

async function openForm(javaScriptEnabled: boolean, fields = true) {
  const world = await createHostedWorld();
  const ada = await openSignedUpBrowser(world, 'ada@example.com');
  const page = await openPage({ javaScriptEnabled });
  await signPageIn(page, world, ada);
  const offences = recordOffences(page, [world.url]);
  await page.goto(`${world.url}/create-organization`);
  if (fields) await page.getByLabel('Name', { exact: true }).fill('Engines');
  return { world, page, offences };
}

/** Answers forms without a page, so that the browser stays on this one, and counts them. */
async function keepPage(page: Page, { url }: HostedWorld): Promise<() => number> {
  let count = 0;
  await page.route(`${url}/create-organization`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    count += 1;
    return route.fulfill({ status: 204 });
  });
  return () => count;
}

const namesOf = async ({ backend }: HostedWorld) =>
  (await backend.get('/organizations')).body.data.map(({ name }) => name);

describe.each([true, false])('A double-click on the button of a form with JavaScript: %s', (javaScriptEnabled) => {
  it('makes one organization and leads to it', async () => {
    const { world, page, offences } = await openForm(javaScriptEnabled);
    await page.getByRole('button', { name: 'Create organization' }).dblclick();
    // The second click ends the navigation of the first, which `waitForURL` would report as a failure.
    await expect.poll(() => page.url()).toMatch(/\/organization-profile\?organization=\d+$/);
    expect(await namesOf(world)).toEqual(['Engines']);
    expect(offences.requests).toEqual([]);
  });
});

describe('The button of a form that is being sent', () => {
  it('is busy, is announced, and sends the form once', async () => {
    const { world, page, offences } = await openForm(true);
    const count = await keepPage(page, world);
    await page.getByRole('button', { name: 'Create organization' }).click();
    const busy = page.getByRole('button', { name: 'Sending…' });
    await busy.waitFor();
    expect(await busy.getAttribute('aria-busy')).toBe('true');
    expect(await busy.getAttribute('aria-disabled')).toBe('true');
    expect(await page.getByRole('status').allTextContents()).toEqual(['Sending…']);
    await busy.click({ force: true });
    await page.getByLabel('Name', { exact: true }).press('Enter');
    expect(count()).toBe(1);
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('keeps the action that it names', async () => {
    const { world, page } = await openForm(true, false);
    await page.goto(`${world.url}/user-profile`);
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/sign-in/);
  });

  it('works again when the browser shows the page from its cache', async () => {
    const { world, page } = await openForm(true);
    const count = await keepPage(page, world);
    const button = page.getByRole('button', { name: 'Create organization' });
    for (const times of [1, 2]) {
      await button.click();
      await page.getByRole('button', { name: 'Sending…' }).waitFor();
      expect(count()).toBe(times);
      await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
      await button.waitFor();
      expect([await button.getAttribute('aria-busy'), await button.getAttribute('aria-disabled')]).toEqual([
        null,
        null,
      ]);
    }
  });

  it('is accessible', async () => {
    const { world, page } = await openForm(true);
    await keepPage(page, world);
    await page.getByRole('button', { name: 'Create organization' }).click();
    await page.getByRole('button', { name: 'Sending…' }).waitFor();
    await expectAccessible(page, 'form-busy');
  });
});

describe('The pages about a form that was sent before', () => {
  it('are accessible', async () => {
    const { world, page } = await openForm(true);
    const keyOf = (selector: string) => page.locator(`${selector} input[name=formKey]`).first();
    const useKey = (selector: string, key: string) =>
      keyOf(selector).evaluate((input, value) => Object.assign(input, { value }), key);
    const key = await keyOf('main form').inputValue();
    await page.getByRole('button', { name: 'Create organization' }).click();
    await page.waitForURL(/\/organization-profile/);
    await page.goto(`${world.url}/create-organization`);
    await page.getByLabel('Name', { exact: true }).fill('Motors');
    await useKey('main form', key);
    await page.getByRole('button', { name: 'Create organization' }).click();
    await page.getByRole('heading', { name: 'Sent already' }).waitFor();
    await expectAccessible(page, 'form-sent-before');

    const codes = 'form:has([value=startAuthenticator])';
    await page.goto(`${world.url}/user-profile/security`);
    const shown = await keyOf(codes).inputValue();
    await page.getByRole('button', { name: 'Set up an app' }).click();
    await page.locator('.secret').waitFor();
    await page.goto(`${world.url}/user-profile/security`);
    await useKey(codes, shown);
    await page.getByRole('button', { name: 'Set up an app' }).click();
    await page.getByRole('heading', { name: 'Shown already' }).waitFor();
    await expectAccessible(page, 'form-shown-already');
  });
});
