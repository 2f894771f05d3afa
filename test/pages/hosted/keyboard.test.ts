import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld } from '../../support/hosted-pages.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { signedInEmail } from '../../support/sign-in-pages.ts';

const openPage = useBrowser();
const EMAIL = 'ada@example.com';
const NAMES = { name: { first_name_enabled: true, last_name_enabled: true }, username: { enabled: true } };

interface Focus {
  /** The label of the field, or the text of the button or link. */
  readonly name: string;
  readonly role: string | null;
  readonly isField: boolean;
  /** Whether it has an outline of at least 2 px. */
  readonly isVisible: boolean;
}

const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(`(() => {
    const element = document.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: (element.labels?.[0] ?? element).textContent.trim(),
      role: element.getAttribute('role'),
      isField: element.matches('input, select, textarea'),
      isVisible: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    };
  })()`);

/** Presses Tab until the element with this name has the focus. Each element on the way shows that it has it. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focus = await focusOf(page);
    if (focus.name === '' || (await page.evaluate('document.activeElement === document.body'))) continue;
    expect(focus, focus.name).toMatchObject({ isVisible: true });
    if (focus.name === name) return;
  }
  throw new Error(`Tab does not reach “${name}”.`);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Presses the button with this key and waits for the next page. */
async function activate(page: Page, name: string, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, name);
  await Promise.all([page.waitForEvent('load'), page.keyboard.press(key)]);
}

/** Expects that the focus is on the alert, so that screen readers read it, and that the field with the error says so. */
async function expectAnnounced(page: Page, text: string, invalid: string | null): Promise<void> {
  await page.locator('[role=alert]:focus').getByText(text).waitFor();
  expect(await focusOf(page)).toMatchObject({ role: 'alert', isVisible: true });
  if (invalid === null) return;
  const field = page.getByLabel(invalid);
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
});
