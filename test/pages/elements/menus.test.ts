import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, expectFits } from '../../support/hosted-pages.ts';

const openPage = useBrowser();

async function openElements(javaScriptEnabled = true): Promise<Page> {
  const world = await createHostedWorld();
  const page = await openPage({ javaScriptEnabled });
  await page.goto(`${world.url}/-/elements`);
  return page;
}

const menuOf = (page: Page, name: string) => page.locator(`details:has(> summary[aria-label="Manage ${name}"])`);
const buttonOf = (page: Page, name: string) => menuOf(page, name).locator('> summary');
const openMenus = (page: Page) =>
  page.locator('[data-menu][open] > summary').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));

describe('The menu of an item', () => {
  it('closes with Escape, and gives the focus back to its button', async () => {
    const page = await openElements();
    await buttonOf(page, 'Ada Lovelace').click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await menuOf(page, 'Ada Lovelace').locator('.menu-part').getAttribute('open')).toBe('');
    await page.keyboard.press('Escape');
    expect(await openMenus(page)).toEqual([]);
    expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('Manage Ada Lovelace');
  });

  it('closes by a click elsewhere, but not by one inside of it', async () => {
    const page = await openElements();
    await buttonOf(page, 'Ada Lovelace').click();
    await menuOf(page, 'Ada Lovelace').getByText('Change roles').click();
    expect(await openMenus(page)).toEqual(['Manage Ada Lovelace']);
    await page.getByRole('heading', { name: 'Elements' }).click();
    expect(await openMenus(page)).toEqual([]);
  });

  it('closes when another one opens, and when the focus leaves it', async () => {
    const page = await openElements();
    await buttonOf(page, 'Ada Lovelace').click();
    // The open menu is above the button of the next row.
    await buttonOf(page, 'Grace Hopper').dispatchEvent('click');
    expect(await openMenus(page)).toEqual(['Manage Grace Hopper']);
    await menuOf(page, 'Grace Hopper').getByRole('button', { name: 'Remove' }).focus();
    expect(await openMenus(page)).toEqual(['Manage Grace Hopper']);
    await page.keyboard.press('Tab');
    expect(await openMenus(page)).toEqual([]);
  });

  it('is on the screen as a whole when it opens at its end, and at 320 px', async () => {
    const page = await openElements();
    await page.setViewportSize({ width: 320, height: 480 });
    const button = buttonOf(page, 'Grace Hopper');
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await button.focus();
    await page.keyboard.press('Enter');
    const entries = menuOf(page, 'Grace Hopper').locator('.menu-entries');
    await expect
      .poll(async () => {
        const box = await entries.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= 481 && box.x >= 0 && box.x + box.width <= 320;
      })
      .toBe(true);
    await expectFits(page, 'an open menu');
  });

  it('opens and closes by its button without JavaScript', async () => {
    const page = await openElements(false);
    const remove = menuOf(page, 'Ada Lovelace').getByRole('button', { name: 'Remove' });
    expect(await remove.isVisible()).toBe(false);
    await buttonOf(page, 'Ada Lovelace').click();
    expect(await remove.isVisible()).toBe(true);
    await buttonOf(page, 'Ada Lovelace').click();
    expect(await remove.isVisible()).toBe(false);
  });
});
