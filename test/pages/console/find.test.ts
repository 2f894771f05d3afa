import { expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.ts';
import { deploymentPage, signedInOperator } from '../../support/console.ts';
import { expectAccessible } from '../../support/hosted-pages.ts';
import { createWorld } from '../../support/world.ts';

const openPage = useBrowser();

async function createPeople() {
  const world = await createWorld();
  const names = ['Zelda Quist', 'Zelda Quimby'];
  for (const name of names) {
    const [first_name, last_name] = name.split(' ');
    const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
    const { status } = await world.backend.post('/users', { first_name, last_name, email });
    expect(status).toBe(201);
  }
  return world;
}

it('The search shows results while a person types, which the arrows and Enter choose', async () => {
  const world = await createPeople();
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/users'));
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find' });
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('Zelda Qui');
  const options = page.getByRole('listbox', { name: 'Find' }).getByRole('option');
  await expect.poll(() => options.count()).toBe(2);
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  await page.getByRole('status').getByText('2 results').waitFor({ state: 'attached' });
  await expectAccessible(page, 'console-find-while-typing');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  const name = (await chosen.locator('strong').textContent()) ?? '';
  expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  expect(offences).toEqual({ requests: [], errors: [] });
});

it('The search sends no request for one letter, and one for letters that are typed without a pause', async () => {
  const world = await createPeople();
  const operator = await signedInOperator();
  const { page } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/users'));
  const searches: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/find')) searches.push(url.searchParams.get('search') ?? '');
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Z');
  // Longer than the pause after which letters are searched.
  await page.waitForTimeout(400);
  expect(searches).toEqual([]);
  await page.keyboard.type('elda');
  await page.getByRole('option').first().waitFor();
  expect(searches).toEqual(['Zelda']);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('option').count()).toBe(0);
  // Without a chosen result, Enter leads to the page of all results.
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Results for “Zelda”' }).waitFor();
});

it('Results of an earlier text are not shown when a person has typed on', async () => {
  const world = await createPeople();
  const operator = await signedInOperator();
  const { page } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/users'));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/search=Zelda&/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Zelda');
  const first = await page.waitForRequest(/search=Zelda&/);
  const ended = page.waitForEvent('requestfailed', (request) => request === first);
  await page.keyboard.type(' Quist');
  await ended;
  await page.getByRole('option').first().waitFor();
  release();
  expect(await page.getByRole('option').locator('strong').allTextContents()).toEqual(['Zelda Quist']);
});

it('An id has its page as a result while a person types, and leads to it at once afterwards', async () => {
  const world = await createWorld();
  const { body: user } = await world.backend.post('/users', { email: 'ada@example.com' });
  const operator = await signedInOperator({ role: 'auditor' });
  const path = `/console/${world.id}/users/${user.id}`;
  const part = await operator.page(`/${world.id}/find?search=${user.id}&part=content`);
  expect(part.status).toBe(200);
  expect(part.text).toContain(`href="${path}"`);
  expect(part.text).not.toMatch(/<script|<style|<form/);
  const { status, headers } = await operator.page(`/${world.id}/find?search=${user.id}`);
  expect([status, headers.location]).toEqual([303, path]);
});
