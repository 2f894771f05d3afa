import type { Page } from 'playwright-core';

/** Opens the menu of an item, and a part of it. */
export async function openMenu(page: Page, name: string, part?: string): Promise<void> {
  const menu = page.locator('details.menu').filter({ has: page.locator(`summary[aria-label="${name}"]`) });
  await menu.locator('> summary').click();
  if (part !== undefined) await menu.locator('.menu-part > summary').filter({ hasText: part }).click();
}

/** Opens all disclosures, and the last menu with all its parts: only one menu is open at a time. */
export async function openLastMenu(page: Page): Promise<void> {
  for (const summary of await page.locator('.disclosure > summary').all()) await summary.click();
  const menus = page.locator('.menu > summary');
  if ((await menus.count()) === 0) return;
  await menus.last().click();
  for (const summary of await page.locator('.menu[open] .menu-part > summary').all()) await summary.click();
}
