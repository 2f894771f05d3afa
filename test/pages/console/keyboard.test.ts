import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSignedUpBrowser, signIn } from '../../support/accounts.ts';
import { createAllResources } from '../../support/all-resources.ts';
import { useBrowser } from '../../support/browser.ts';
import { type ConsoleOperator, consoleUrl, signedInOperator } from '../../support/console.ts';
import { CONSOLE_PAGES, type FullWorld, pathOfPage } from '../../support/console-pages.ts';
import { activate, focusOf, tabOrderOf, tabTo } from '../../support/keyboard.ts';
import { createWorld } from '../../support/world.ts';

const openPage = useBrowser();
let full: FullWorld;
let operator: ConsoleOperator;
let opened: Page | undefined;

beforeAll(async () => {
  const world = await createWorld();
  full = { world, all: await createAllResources(world) };
  operator = await signedInOperator({ role: 'administrator', deploymentIds: [world.id] });
});

/** One page of the browser for all tests, without transitions. */
async function visit(path: string): Promise<Page> {
  opened ??= (await operator.open(openPage, { reducedMotion: 'reduce' })).page;
  await opened.goto(`${await consoleUrl()}${path}`);
  return opened;
}

/** Opens a menu with Enter, goes into it and leaves it with Escape. */
async function useMenu(page: Page, name: string): Promise<void> {
  const menu = page.locator('details.menu', { has: page.locator(`summary[aria-label="${name}"]`) }).first();
  await menu.locator('> summary').focus();
  await page.keyboard.press('Enter');
  expect(await menu.getAttribute('open'), name).not.toBeNull();
  await page.keyboard.press('Tab');
  expect(await menu.locator('.menu-entries :focus').count(), name).toBe(1);
  await page.keyboard.press('Escape');
  expect(await menu.getAttribute('open'), name).toBeNull();
  expect(await focusOf(page)).toMatchObject({ name, isVisible: true });
}

describe('With only the keyboard, an operator', () => {
  it.each(CONSOLE_PAGES)('reaches everything of $name in its order, and sees what has the focus', async (named) => {
    const page = await visit(pathOfPage(named, full));
    const { usable, reached, hidden } = await tabOrderOf(page);
    expect(reached).toEqual(usable);
    expect(hidden).toEqual([]);
    const menus = await page
      .locator('main .menu > summary')
      .evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
    for (const name of new Set(menus)) await useMenu(page, name);
  });

  it('skips the navigation, and opens and leaves the menu of the account', async () => {
    const page = await visit(`/${full.world.id}/users`);
    await page.keyboard.press('Tab');
    expect(await focusOf(page)).toMatchObject({ name: 'Skip to the content', isVisible: true });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('main :focus').count()).toBe(1);
    await useMenu(page, 'Grace Hopper, your account');
  });

  it('unlocks a user, from the list of deployments and the search on', async () => {
    const { world } = full;
    await openSignedUpBrowser(world, 'locked@example.com');
    for (let at = 0; at < 12; at += 1) await signIn(world.browser(), 'locked@example.com', 'wrong password');
    const page = await visit('');
    await activate(page, 'Northwind', 'Enter');
    await page.keyboard.press('Control+K');
    await page.keyboard.type('locked@example.com');
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    await activate(page, 'locked@example.com', 'Enter');
    await activate(page, 'Lift the lockout', 'Space');
    await page.getByRole('status').getByText('The lockout was lifted.').waitFor();
    expect((await signIn(world.browser(), 'locked@example.com')).status).toBe(200);
    await page.keyboard.press('Control+K');
    expect(await page.locator('#find:focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('#find:focus').count()).toBe(0);
    await tabTo(page, 'Overview');
  });
});
