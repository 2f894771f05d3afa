import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld } from '../../support/hosted-pages.ts';
import { activate, focusOf, tabTo, type } from '../../support/keyboard.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { signedInEmail } from '../../support/sign-in-pages.ts';

const openPage = useBrowser();
const EMAIL = 'ada@example.com';
const NAMES = { name: { first_name_enabled: true, last_name_enabled: true }, username: { enabled: true } };

/** Expects that the focus is on the alert, so that screen readers read it, and that the field with the error says so. */
async function expectAnnounced(page: Page, text: string, invalid: string | null): Promise<void> {
  await page.locator('[role=alert]:focus').getByText(text).waitFor();
  expect(await focusOf(page)).toMatchObject({ role: 'alert', isVisible: true });
  if (invalid === null) return;
  const field = page.getByLabel(invalid, { exact: true });
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const describedBy = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const described = await Promise.all(describedBy.map((id) => page.locator(`[id="${id}"]`).textContent()));
  expect(described.at(-1)).toBeTruthy();
}

describe.each([true, false])('With only the keyboard and with JavaScript: %s, a person', (javaScriptEnabled) => {
  it('signs in after a wrong password, and changes their name after an invalid username', async () => {
    const world = await createHostedWorld([NAMES]);
    await openSignedUpBrowser(world, EMAIL);
    const page = await openPage({ javaScriptEnabled });
    await page.goto(`${world.url}/sign-in?redirect_url=%2Fuser-profile`);
    await page.locator('input:focus').waitFor();
    expect(await focusOf(page)).toMatchObject({ name: 'Email address or username', isVisible: true });
    await page.keyboard.type(EMAIL);
    await type(page, 'Password', 'not the password');
    await activate(page, 'Sign in', 'Space');
    await expectAnnounced(page, 'The sign-in details are wrong.', null);
    await type(page, 'Password', PASSWORD);
    await activate(page, 'Sign in', 'Enter');
    expect(await signedInEmail(page, world)).toBe(EMAIL);

    await type(page, 'First name', 'Ada');
    await type(page, 'Username', 'no spaces allowed');
    await activate(page, 'Save', 'Enter');
    await expectAnnounced(page, 'Check the marked fields.', 'Username');
    await type(page, 'Username', 'ada');
    await activate(page, 'Save', 'Space');
    await page.getByRole('status').getByText('Your changes were saved.').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
  });

  it('skips to the content, and signs up after a common password', async () => {
    const world = await createHostedWorld();
    const page = await openPage({ javaScriptEnabled });
    await page.goto(`${world.url}/sign-up`);
    await page.locator('input:focus').waitFor();
    await page.keyboard.type(EMAIL);
    await type(page, 'Password', 'password1');
    await activate(page, 'Sign up', 'Enter');
    await expectAnnounced(page, 'Check the marked fields.', 'Password');
    await type(page, 'Password', PASSWORD);
    await activate(page, 'Sign up', 'Space');
    expect(await signedInEmail(page, world)).toBe(EMAIL);
    await page.goto(`${world.url}/user-profile`);
    await page.keyboard.press('Tab');
    expect(await focusOf(page)).toMatchObject({ name: 'Skip to the content', isVisible: true });
    expect((await page.locator('.skip').boundingBox())?.x).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('main');
  });

  it('renames an organization after an invalid short name', async () => {
    const world = await createHostedWorld();
    const { userId } = await openSignedUpBrowser(world, EMAIL);
    const id = await addOrganization(world, 'Acme');
    await addMember(world, id, userId, [await roleNamed(world, id, 'Admin')]);
    const page = await openPage({ javaScriptEnabled });
    await page.goto(`${world.url}/organization-profile?organization=${id}`);
    await page.locator('input:focus').waitFor();
    await page.keyboard.type(EMAIL);
    await type(page, 'Password', PASSWORD);
    await activate(page, 'Sign in', 'Enter');
    await type(page, 'Name', 'Acme and Sons');
    await type(page, 'Short name for URLs', 'Not a short name');
    await activate(page, 'Save', 'Enter');
    await expectAnnounced(page, 'Check the marked fields.', 'Short name for URLs');
    await type(page, 'Short name for URLs', 'acme-and-sons');
    await activate(page, 'Save', 'Space');
    await page.getByRole('status').getByText('The changes were saved.').waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Acme and Sons');
  });

  it('opens and closes the menu of an item and its parts, and content that opens', async () => {
    const world = await createHostedWorld();
    const page = await openPage({ javaScriptEnabled });
    await page.goto(`${world.url}/-/elements#lists`);
    const isOpen = () => page.evaluate('document.activeElement.parentElement.open');
    const press = async (name: string, key: 'Enter' | 'Space') => {
      await tabTo(page, name);
      await page.keyboard.press(key);
    };
    await press('Manage Ada Lovelace', 'Enter');
    expect(await isOpen()).toBe(true);
    await press('Change roles', 'Space');
    expect(await isOpen()).toBe(true);
    await tabTo(page, 'Remove');
    if (javaScriptEnabled) {
      await page.keyboard.press('Escape');
      expect(await focusOf(page)).toMatchObject({ name: 'Manage Ada Lovelace', isVisible: true });
    } else {
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
    }
    expect(await isOpen()).toBe(false);
    await page.goto(`${world.url}/-/elements#messages`);
    await press('Opens', 'Space');
    expect(await isOpen()).toBe(true);
    await press('Opens, and is dangerous', 'Enter');
    expect(await isOpen()).toBe(true);
  });
});
