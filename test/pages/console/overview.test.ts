import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, signIn } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { deploymentPage, signedInOperator } from '../../support/console.ts';
import { expectAccessible } from '../../support/hosted-pages.ts';
import { createWorld } from '../../support/world.ts';

const openPage = useBrowser();

describe('The overview of a deployment', () => {
  it('leads to the page of each step that is left to set up', async () => {
    const world = await createWorld();
    const operator = await signedInOperator();
    const { page, offences } = await operator.open(openPage, { javaScriptEnabled: false });
    await page.goto(await deploymentPage(world));
    await page.getByText('5 steps are left').waitFor();
    await page.getByText('Nothing happened in this period').waitFor();
    for (const step of await page.locator('.steps a').all()) {
      const href = await step.getAttribute('href');
      expect((await operator.page(String(href).replace('/console', ''))).status).toBe(200);
    }
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('shows what happened in the chosen period, with the same numbers in tables', async () => {
    const world = await createWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    await signIn(world.browser(), 'ada@example.com');
    await signIn(world.browser(), 'ada@example.com', 'a wrong password');
    await world.services.activityCounts.flush();
    const operator = await signedInOperator({ role: 'auditor' });
    const { page, offences } = await operator.open(openPage);
    await page.goto(await deploymentPage(world));
    const figure = (label: string) => page.locator('.figure', { hasText: label }).locator('dd');
    await expect.poll(() => figure('Sign-ins').textContent()).toBe('21 failed');
    expect(await figure('Active today').textContent()).toBe('11 this month');
    await page.getByRole('heading', { name: 'Reasons of failures' }).waitFor();
    await page.getByText('Wrong password').waitFor();
    await page.getByRole('link', { name: '24 hours' }).click();
    await page.waitForURL(/days=1$/);
    expect(await page.locator('#activity-signIns-title').textContent()).toBe('Sign-ins');
    await page.getByText('Show the numbers as a table').first().click();
    const rows = page.locator('.chart').first().locator('tbody tr');
    expect(await rows.count()).toBe(24);
    await expectAccessible(page, 'console-overview');
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});
